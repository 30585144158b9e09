import Typography from '@mui/material/Typography';
import type { LoanType } from '../../../../domain/contracts/types.ts';
import { possibleRests } from '../../../../domain/loans/events/possibleRests.ts';
import type { PauseRests } from '../../../../domain/wire/event.ts';
import { DayField } from '../../../forms/DayField.tsx';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { type RadioCard, RadioCards } from '../../../forms/RadioCards.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { changesText as text } from '../../../text/loanPayments.ts';
import type { ChangeKind } from './changeValues.ts';

const AMOUNTS = { extra_repayment: text.extraForm, forgiveness: text.forgiveForm, costs: text.costsForm } as const;

const RESTS: Record<PauseRests, Omit<RadioCard, 'value'>> = {
  repayment: { title: text.pauseForm.repayment, text: text.pauseForm.repaymentText },
  everything: { title: text.pauseForm.everything, text: text.pauseForm.everythingText },
};

interface ChangeFieldsProps {
  kind: ChangeKind;
  type: LoanType;
}

/** The fields of each kind of change, without the choice between two outcomes. */
export function ChangeFields({ kind, type }: ChangeFieldsProps) {
  switch (kind) {
    case 'extra_repayment':
    case 'forgiveness':
    case 'costs':
      return (
        <>
          <MoneyField name="amount" label={AMOUNTS[kind].amount} words />
          <DayField name="date" label={AMOUNTS[kind].date} />
        </>
      );
    case 'rate_change':
      return (
        <>
          <PercentField name="rate_millipercent" label={text.rateForm.rate} />
          <DayField name="date" label={text.rateForm.date} />
        </>
      );
    case 'pause':
      return (
        <>
          <DayField name="date" label={text.pauseForm.from} />
          <DayField name="until" label={text.pauseForm.until} />
          {possibleRests(type).length > 1 ? (
            <RadioCards
              name="rests"
              label={text.pauseForm.rests}
              cards={possibleRests(type).map((value) => ({ value, ...RESTS[value] }))}
            />
          ) : (
            <Typography variant="body2">{text.pauseForm.onlyInterest}</Typography>
          )}
        </>
      );
  }
}

/** Why, in the person's own words; of a rate it may matter to the tax office. */
export function NoteField({ kind }: { kind: ChangeKind }) {
  return kind === 'rate_change' ? (
    <TextField name="note" label={text.rateForm.note} hint={text.rateForm.noteHint} optional multiline />
  ) : (
    <TextField name="note" label={text.note} optional />
  );
}
