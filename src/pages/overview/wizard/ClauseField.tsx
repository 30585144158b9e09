import Box from '@mui/material/Box';
import type { Catalogue, Clause } from '../../../../domain/contracts/clauses/clause.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { ChoicesField } from '../../../forms/ChoicesField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TermField } from '../../../forms/TermField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import type { ClauseWords } from '../../../text/clauseWords.ts';
import { ClauseMeaning } from './ClauseMeaning.tsx';
import { optionsOf } from './optionsOf.ts';
import { SharesField } from './SharesField.tsx';
import { useNames } from './useNames.ts';
import { answersBeside, type WizardValues } from './wizardValues.ts';

interface ClauseFieldProps {
  name: string;
  clause: Clause;
  words: Omit<ClauseWords<never>, 'row'>;
}

/** The field of one clause, if it applies to the values; a hard one with an explanation. */
export function ClauseField({ name, clause, words }: ClauseFieldProps) {
  const terms = answersBeside(useFormValues<WizardValues>().values);
  const withNames = useNames();
  if (!words.explained || !clause.applies(terms)) return <Asked name={name} clause={clause} words={words} />;
  return (
    <Box>
      <Asked name={name} clause={clause} words={words} />
      <ClauseMeaning name={name} of={withNames(words.ask)} />
    </Box>
  );
}

function Asked({ name, clause, words }: ClauseFieldProps) {
  const terms = answersBeside(useFormValues<WizardValues>().values);
  const withNames = useNames();
  if (!clause.applies(terms)) return null;
  const { ask, hint, options = {}, multiline = false } = words;
  const told = typeof hint === 'function' ? hint(terms) : hint;
  const said = told === undefined ? undefined : withNames(told);
  const answers = optionsOf(options).map((one) => ({ ...one, label: withNames(one.label) }));
  const label = withNames(ask);
  const field = { name: `contract.${name}`, label, hint: said, optional: clause.optional };
  const offered = clause.offered(terms).map(String);
  switch (clause.kind) {
    case 'choice':
      return <RadioField {...field} options={answers} />;
    case 'choices':
      return <ChoicesField {...field} options={answers.filter(({ value }) => offered.includes(value))} />;
    case 'yes_no':
      return <CheckboxField name={field.name} label={label} hint={said} />;
    case 'text':
      return <TextField {...field} multiline={multiline} />;
    case 'day':
      return <DateField {...field} />;
    case 'months':
      return <SelectField {...field} options={offered.map((value) => ({ value, label: value }))} width="short" />;
    case 'term':
      return <TermField {...field} />;
    case 'rate':
      return <PercentField {...field} />;
    case 'shares':
      return <SharesField {...field} borrowers={terms.borrowers} />;
    // Clauses that decide the schedule are asked among the dates of the loan (TermsStep).
    case 'rhythm':
    case 'taken_over':
      return null;
  }
}

interface ClauseFieldsProps {
  catalogue: Catalogue;
  words: Readonly<Record<string, ClauseFieldProps['words']>>;
  /** Leaves out what these people need not be asked; by default nothing. */
  asks?: (clause: Clause, name: string) => boolean;
}

/** The fields of the clauses that step 4 asks. */
export function ClauseFields({ catalogue, words, asks = () => true }: ClauseFieldsProps) {
  return Object.entries(catalogue).map(([name, clause]) => {
    const its = words[name];
    return its && clause.step === 'clauses' && asks(clause, name) ? (
      <ClauseField key={name} name={name} clause={clause} words={its} />
    ) : null;
  });
}
