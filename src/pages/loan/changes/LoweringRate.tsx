import { useDeferredValue } from 'react';
import { lowersRate } from '../../../../domain/contracts/life/agreedDay.ts';
import { type IsoDate, isIsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { LoweredRateHint } from '../figures/LoweredRateHint.tsx';
import { eventsText } from '../../../text/loanEvents.ts';
import { type ChangeValues, contentOf } from './changeValues.ts';
import { SaidBefore } from './SaidBefore.tsx';

const { form: text } = eventsText.rate_change;

/** The wizard's question while another rate is being entered: a lower one can be a gift. */
interface LoweringRateProps {
  loan: LoanDetail;
  kind: 'rate_change' | 'new_terms';
  today: IsoDate;
}

export function LoweringRate({ loan, kind, today }: LoweringRateProps) {
  const values = useDeferredValue(useFormValues<ChangeValues>().values);
  const content = contentOf(kind, values);
  if (content === null) return null;
  const asksSince =
    loan.contract.signed_date !== null &&
    values.date < today &&
    lowersRate(content, { terms: loan.contract, events: loan.events });
  return (
    <>
      {asksSince && <SaidBefore hint={text.saidHint} />}
      <LoweredRateHint
        loan={loan}
        content={content}
        note={values.note}
        today={today}
        agreed={isIsoDate(values.paper_date) ? values.paper_date : today}
      />
    </>
  );
}
