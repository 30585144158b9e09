import { formatDate, formatDateLong } from '../../dates/dutchDate.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import { isMonthEnd } from '../../dates/monthEnd.ts';
import { NOT_LAST } from '../../contracts/clauses/lastDay.ts';
import type { FieldErrors } from '../../rules/fieldErrors.ts';
import type { LoanEvent } from '../../wire/event.ts';
import { MAX_TERM_MONTHS } from '../agreedEnd.ts';
import { isAhead } from './catalogue.ts';
import { courseOf, onLastDays, termNumber } from '../course.ts';
import { formIn } from '../ledger/formIn.ts';
import { stateOn } from '../ledger/state.ts';
import type { Ledger } from '../ledger/types.ts';

type NewTerms = Extract<LoanEvent, { kind: 'new_terms' }>;

const CONCEPT = 'Dit is nog een concept. Pas de afspraken zelf aan, dan gelden ze vanaf de eerste dag.';
const SAME = 'Deze afspraken gelden al. Kies een andere vorm, een andere rente of een andere laatste termijn.';
const TOO_LONG = `Met deze laatste termijn duurt de lening langer dan ${MAX_TERM_MONTHS} maanden. Kies een eerdere dag.`;
const agreedLater = (day: IsoDate) =>
  `Er is al iets afgesproken dat geldt vanaf ${formatDateLong(day)}. Kies een latere dag, of draai die afspraak eerst terug.`;
const recordedLater = (day: IsoDate) =>
  `Op ${formatDateLong(day)} is al iets vastgelegd. Kies die dag of een latere, of draai eerst terug wat daar staat.`;
const noTerm = (before: IsoDate, after: IsoDate) =>
  `Op deze dag valt geen termijn. Kies bijvoorbeeld ${formatDate(before)} of ${formatDate(after)}.`;
const noTermBefore = (after: IsoDate) =>
  `Op deze dag valt geen termijn. De eerste die kan, is op ${formatDate(after)}.`;

/** Whether each term is on the last day of its month: as signed, or by terms agreed since. */
export const isOnLastDay = ({ loan, events }: Pick<Ledger, 'loan' | 'events'>): boolean =>
  loan.contract.on_last_day || events.some((event) => event.kind === 'new_terms' && event.on_last_day === true);

/** The problem with the last term, which must be one of the days of terms, after the day the new terms start. */
function wrongEnd(before: Ledger, { date, ends, on_last_day: asks }: NewTerms): string | null {
  const agreed = courseOf(before.loan.total, before.loan.contract);
  const course = asks === true || isOnLastDay(before) ? onLastDays(agreed) : agreed;
  const number = termNumber(course, ends);
  if (number * course.every > MAX_TERM_MONTHS) return TOO_LONG;
  const [earlier, after] = [number > 1 ? course.dateOf(number - 1) : date, course.dateOf(number)];
  if (after === ends) return null;
  return earlier > date ? noTerm(earlier, after) : noTermBefore(after);
}

/** The first day with other facts after it: an agreement from that day or a later one, or a later record. */
function wrongDay({ events }: Ledger, { date }: NewTerms): string | null {
  const agreed = events.filter((event) => isAhead(event.kind) && event.date >= date);
  const [first] = agreed.map((event) => event.date).sort();
  if (first !== undefined) return agreedLater(first);
  const recorded = events
    .map((event) => event.date)
    .filter((day) => day > date)
    .sort();
  const last = recorded.at(-1);
  return last === undefined ? null : recordedLater(last);
}

/**
 * Why other terms can't apply to this loan from their day. They are applied to the loan as it is then: agreements for a later
 * day, and later records, assumed the loan as it would have continued.
 * @param before the loan without them
 */
export function newTermsUnfit(before: Ledger, event: NewTerms): FieldErrors {
  const { loan } = before;
  if (loan.contract.signed_date === null) return { date: CONCEPT };
  const day = wrongDay(before, event);
  if (day !== null) return { date: day };
  if (event.on_last_day === true && !isMonthEnd(loan.contract.first_payment_date)) return { on_last_day: NOT_LAST };
  const end = wrongEnd(before, event);
  if (end !== null) return { ends: end };
  const isSame =
    (event.on_last_day !== true || isOnLastDay(before)) &&
    event.form === formIn(before, event.date) &&
    event.ends === before.endDate &&
    event.rate_millipercent === stateOn(before, event.date).rate;
  return isSame ? { form: SAME } : {};
}
