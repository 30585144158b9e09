import { LOAN_CLAUSES } from '../../../../domain/contracts/clauses/catalogue.ts';
import { addMonths, dateParts, type IsoDate, isIsoDate } from '../../../../domain/dates/isoDate.ts';
import { monthEndOf } from '../../../../domain/dates/monthEnd.ts';
import { isOnLastDay } from '../../../../domain/loans/events/newTerms.ts';
import { countingEvents } from '../../../../domain/loans/ledger/countingEvents.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { eventsText } from '../../../text/loanEvents.ts';
import type { ChangeValues } from './changeValues.ts';

const { form: text } = eventsText.new_terms;

/** The day of the terms in the month of another day. */
function termDayIn(day: IsoDate, first: IsoDate): IsoDate {
  const month = (date: IsoDate) => dateParts(date).year * 12 + dateParts(date).month;
  return addMonths(first, month(day) - month(first));
}

/**
 * Whether each term is on the last day of its month from then on: asked as the wizard does, if it was not agreed before. The last
 * term moves along.
 */
export function LastDayChoice({ loan }: { loan: LoanDetail }) {
  const { contract } = loan;
  const { values, setValue } = useFormValues<ChangeValues>();
  const agreed = isOnLastDay({ loan, events: countingEvents(loan.events) });
  if (agreed || !LOAN_CLAUSES.on_last_day.applies(contract)) return null;
  return (
    <CheckboxField
      name="on_last_day"
      label={text.lastDay}
      hint={text.lastDayHint}
      onChanged={(ticked) => {
        if (!isIsoDate(values.ends)) return;
        setValue('ends', ticked ? monthEndOf(values.ends) : termDayIn(values.ends, contract.first_payment_date));
      }}
    />
  );
}
