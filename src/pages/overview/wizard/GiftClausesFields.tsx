import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { DateField } from '../../../forms/DateField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { clausesText as text } from '../../../text/clauses.ts';
import { wizardText } from '../../../text/wizard.ts';
import { optionsOf } from './optionsOf.ts';
import type { WizardValues } from './wizardValues.ts';

const exclusions = optionsOf(wizardText.exclusionOptions);
const conditions = optionsOf(text.conditions);
const taxPayers = optionsOf(text.taxPayers);

/** The variants of a gift agreement (docs/domain.md 4.1). */
export function GiftClausesFields() {
  const { contract } = useFormValues<WizardValues>().values;
  return (
    <>
      <RadioField
        name="contract.exclusion_clause"
        label={wizardText.exclusion}
        hint={wizardText.exclusionHint}
        options={exclusions}
      />
      {contract.exclusion_clause !== 'none' && (
        <CheckboxField name="contract.exclusion_liftable" label={text.liftable} />
      )}
      <CheckboxField name="contract.revocable" label={wizardText.revocable} />
      <CheckboxField name="contract.counts_toward_estate" label={wizardText.countsTowardEstate} />
      <RadioField name="contract.condition" label={text.condition} options={conditions} />
      {contract.condition !== 'none' && (
        <TextField name="contract.condition_text" label={text.conditionText} multiline />
      )}
      <CheckboxField name="contract.administration" label={text.administration} hint={text.administrationHint} />
      {contract.administration && (
        <>
          <TextField name="contract.administrator" label={text.administrator} hint={text.administratorHint} optional />
          <DateField name="contract.administration_until" label={text.administrationUntil} />
        </>
      )}
      <RadioField name="contract.tax_paid_by" label={text.taxPaidBy} options={taxPayers} />
    </>
  );
}
