import { hashids } from '../contracts/sides.ts';
import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { forgivenIn } from '../loans/ledger/forgiven.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { countingEvents } from '../loans/ledger/countingEvents.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { ExemptionClaim, GiftKind, GiftPerson } from '../wire/gifts.ts';
import { deathOf, firstBeforeDeath, INHERITANCE_ALONE } from './beforeDeath.ts';
import { type BalanceSpan, callableGift, type GivenByDay } from './callable.ts';
import { equalParts } from './equalParts.ts';
import { openSpans, overdueSpans } from './openSpans.ts';
import { turningDays } from './turningDays.ts';

/** The parts of a loan that count as a gift, by day; amounts in cents. */
interface LoanGift {
  kind: GiftKind;
  date: IsoDate;
  amount: number;
  exemption: ExemptionClaim;
}

/** The same, with the hashids of the lenders who gave it, in equal parts. */
interface GivenByLenders extends LoanGift {
  from: string[];
}

const CALLED_SOON: readonly string[] = ['on_demand', 'short_notice'];

/** Whether it is a day-by-day gift if its rate is low enough. */
export const isCalledSoon = ({ contract }: LoanDetail): boolean => CALLED_SOON.includes(contract.callable);

/** The open balance while the loan can be called at once or soon. */
const callableSpans = (loan: LoanDetail, today: IsoDate): BalanceSpan[] =>
  isCalledSoon(loan) ? openSpans(loan, today) : overdueSpans(loan, today);

/**
 * The day-by-day gift of a loan that can be called at once or soon (art. 15 SW), on the last day of giving. A lender gives
 * as long as they live: with two lenders, a deceased one's half ends with that day. Each day is checked for couples, as
 * with any gift, and for the part taxed with the inheritance alone (art. 12 SW).
 */
function callable(loan: LoanDetail, year: number, today: IsoDate, people: readonly GiftPerson[]): GivenByLenders[] {
  const spans = callableSpans(loan, today);
  if (spans.length === 0) return [];
  const [first, yearEnd] = [`${year}-01-01`, `${year}-12-31`];
  const lenders = hashids(loan.parties.from).map((hashid) => {
    const death = deathOf(hashid, people);
    const inheritedFrom = death !== null && death >= INHERITANCE_ALONE ? [firstBeforeDeath(death)] : [];
    return { hashid, last: death === null || death > yearEnd ? yearEnd : death, inheritedFrom };
  });
  const turned = turningDays(loan, people, { first, last: yearEnd });
  return [...new Set(lenders.map(({ last }) => last))].sort().flatMap((last) => {
    const giving = lenders.filter((lender) => lender.last === last);
    const from = hashids(giving);
    const days = [...turned, ...giving.flatMap(({ inheritedFrom }) => inheritedFrom)];
    const turns = [...new Set(days.map((day) => addDays(day, -1)))].sort();
    let before = 0;
    return [...turns.filter((day) => day < last), last].flatMap((end): GivenByLenders[] => {
      const given = end < first ? null : callableGift(spans, { first, last: end });
      if (given === null) return [];
      // Counted from the first day each time, so that the parts of a year are its whole, rounded once.
      const parts = equalParts(given.amount, lenders.length);
      const whole = lenders.reduce((sum, lender, place) => sum + (lender.last === last ? (parts[place] ?? 0) : 0), 0);
      const amount = whole - before;
      before = whole;
      return amount > 0 ? [{ kind: 'callable', date: given.last, amount, exemption: 'yearly', from }] : [];
    });
  });
}

/**
 * The day-by-day gift before a death, that day included: the part that counts with the inheritance (art. 12 lid 1 SW).
 * @param first the first day that counts, at most a year before the death
 */
export function callableBefore(death: IsoDate, first: IsoDate, loan: LoanDetail): GivenByDay | null {
  const spans = callableSpans(loan, death);
  // A day is a different fraction of a leap year, so the two years are counted separately.
  const newYear = `${death.slice(0, 4)}-01-01`;
  const before = first < newYear ? callableGift(spans, { first, last: death }) : null;
  const after = callableGift(spans, { first: first < newYear ? newYear : first, last: death });
  if (before === null || after === null) return before ?? after;
  return { first: before.first, last: after.last, amount: before.amount + after.amount };
}

/** The forgiven principal, by day: confirmed by both sides and not corrected since (docs/domain.md 2.8). */
export function forgivenOf(loan: LoanDetail): LoanGift[] {
  const { events } = loan;
  if (!countingEvents(events).some(({ kind }) => kind === 'forgiveness')) return [];
  return forgivenIn(ledgerOf(loan, events)).map((one) => ({ kind: 'forgiveness', ...one }));
}

/** Everything in a loan that counts as a gift in a calendar year, as known on a day. */
export function loanEntries(
  loan: LoanDetail,
  year: number,
  today: IsoDate,
  people: readonly GiftPerson[],
): GivenByLenders[] {
  if (loan.contract.signed_date === null) return [];
  const from = hashids(loan.parties.from);
  const forgiven = forgivenOf(loan).filter(({ date }) => Number(date.slice(0, 4)) === year);
  return [...forgiven.map((one) => ({ ...one, from })), ...callable(loan, year, today, people)];
}
