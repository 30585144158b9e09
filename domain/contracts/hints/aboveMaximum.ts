import { addDays, addMonths, dateParts, type IsoDate, isIsoDate, isoDate } from '../../dates/isoDate.ts';
import { formatDateLong } from '../../dates/dutchDate.ts';
import { isMonthEnd } from '../../dates/monthEnd.ts';
import { firstDecemberAbove } from '../../deduction/agreed.ts';
import { makeSchedule } from '../../loans/schedule.ts';
import { formatEuro } from '../../money/format.ts';
import { booksAsAgreed } from '../../statements/books.ts';
import { ownHomeOf } from '../../statements/ownHome.ts';
import type { PaymentEvery } from '../../wire/clauses.ts';
import type { Hint, HintedLoan } from './hint.ts';

/** A loan with everything needed for its schedule. */
interface WholeLoan extends HintedLoan {
  total: number;
  rate_millipercent: number;
  term_months: number;
}

const isWhole = (loan: HintedLoan): loan is WholeLoan =>
  loan.total !== null && loan.rate_millipercent !== null && loan.term_months !== null && isIsoDate(loan.start_date);

/** Null if the schedule always stays below the maximum, undefined for terms that make no schedule. */
function aboveBy({ type, total, taken_over: _, ...loan }: WholeLoan, first: IsoDate) {
  const contract = {
    ...loan,
    first_payment_date: first,
    on_last_day: loan.on_last_day && isMonthEnd(first),
    payment_every: loan.payment_every as PaymentEvery,
    replaces_since: isIsoDate(loan.replaces_since) ? loan.replaces_since : null,
    taken_over: null,
  };
  const made = makeSchedule(type, total, contract);
  if ('errors' in made) return undefined;
  const agreed = { type, total, contract, parties: { from: [], to: [] } };
  const home = ownHomeOf(agreed, booksAsAgreed(agreed, made.schedule), () => 'no');
  return home && firstDecemberAbove(home, made.schedule.endDate);
}

/**
 * The latest first term before the agreed one with which the schedule fits, among the usual days: the same day of an
 * earlier month, the first of a month, and the earliest that is allowed.
 */
function fittingFirst(loan: WholeLoan): IsoDate | undefined {
  const { start_date: start, first_payment_date: agreed, payment_every: every } = loan;
  const earliest = addMonths(start, every);
  const days: IsoDate[] = [];
  for (let back = 0; addMonths(agreed, -back) > earliest; back += 1) {
    const day = addMonths(agreed, -back);
    days.push(day, `${day.slice(0, 7)}-01`);
  }
  return [...days.filter((day) => day < agreed && day > earliest), earliest].find((day) => aboveBy(loan, day) === null);
}

/**
 * With a first term long after the payout, or a pay day earlier in the month, fewer repayments come before 31
 * December than the whole months that the law counts: then a long annuity is behind though everybody pays as agreed.
 */
export function aboveMaximum(loan: HintedLoan): Hint | null {
  if (!isWhole(loan) || loan.taken_over || !isIsoDate(loan.first_payment_date)) return null;
  const found = aboveBy(loan, loan.first_payment_date) ?? null;
  if (found === null) return null;
  const { on, cents } = found;
  const nextYear = dateParts(on).year + 1;
  const repairBy = isoDate(nextYear, 11, 31);
  const fitting = fittingFirst(loan);
  const way =
    fitting !== undefined
      ? `Met een eerste termijn op ${formatDateLong(fitting)} kan dit niet gebeuren.`
      : `Kies een kortere looptijd${loan.payment_every > 1 ? ', of een termijn elke maand' : ''}.`;
  return {
    id: 'schedule_above_maximum',
    title: 'Te weinig afgelost op 31 december',
    text: `Ook als iedereen op tijd betaalt, staat er op ${formatDateLong(on)} ${formatEuro(cents)} meer open dan voor de renteaftrek mag. Wie die achterstand op ${formatDateLong(repairBy)} niet heeft ingelopen, verliest vanaf ${formatDateLong(addDays(repairBy, 1))} de aftrek. ${way}`,
    law: 'Artikel 3.119c en 3.119e van de Wet inkomstenbelasting 2001',
  };
}
