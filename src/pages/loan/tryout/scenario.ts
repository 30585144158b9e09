import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { Continuation } from '../../../../domain/loans/whatIf.ts';
import { tryOutText as text } from '../../../text/loanTryOut.ts';
import type { BalanceOn } from '../course/coursePoints.ts';
import { interestSentence } from '../figures/interestSentence.ts';

/** A change on the day of a term, beside the loan without it. */
export interface Scenario {
  date: IsoDate;
  now: Continuation;
  then: Continuation;
}

/** The balances there would be, from the day of the change on. */
export function scenarioLine({ date: from, then }: Scenario): BalanceOn {
  return (date) => (date < from ? null : (then.terms.findLast((term) => term.date <= date)?.balance ?? then.open));
}

/** The caption of the chart, while a try-out is on it. */
export function scenarioMessage({ now, then }: Scenario): string {
  return text.message(formatDateLong(then.endDate), interestSentence(now, then));
}
