import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';
import type { Continuation } from '../../../../domain/loans/whatIf.ts';
import { tryOutText as text } from '../../../text/loanTryOut.ts';
import type { BalanceOn } from '../course/coursePoints.ts';
import { interestSentence } from '../figures/interestSentence.ts';

/** The days on which a change can be tried out: of each future term, except the last. */
export const daysToTry = ({ terms }: Schedule, today: IsoDate): IsoDate[] =>
  terms.flatMap(({ date, payment }, i) => (date >= today && payment > 0 && i < terms.length - 1 ? [date] : []));

/** A change on the day of a term, next to the loan without it. */
export interface Scenario {
  date: IsoDate;
  now: Continuation;
  then: Continuation;
}

/** The resulting balances, from the day of the change on. */
export function scenarioLine({ date: from, then }: Scenario): BalanceOn {
  return (date) =>
    date < from ? null : (then.terms.findLast((term) => term.date <= date)?.balance ?? then.figures.open);
}

/** The caption of the chart, while a try-out is on it. */
export function scenarioMessage({ now, then }: Scenario): string {
  return text.message(formatDateLong(then.figures.endDate), interestSentence(now.figures, then.figures));
}
