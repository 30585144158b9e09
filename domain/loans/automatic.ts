import type { IsoDate } from '../dates/isoDate.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';
import { isMoney, type MoneyKind } from './events/catalogue.ts';
import type { MissingPayment } from './events/paidAsPlanned.ts';
import { takenBack } from './events/takenBack.ts';
import { draftEvent } from './events/draftEvent.ts';
import { confirmedEvents } from './ledger/countingEvents.ts';
import { ledgerOf } from './ledger/ledger.ts';
import type { LedgerLoan, LedgerTerm } from './ledger/types.ts';
import { nearestTerm } from './nearestTerm.ts';

/** A payment that counts. */
type Payment = Extract<LoanEvent, { kind: MoneyKind }>;

const madeAutomatically = (event: LoanEvent | PaperEvent): boolean => 'automatic' in event && event.automatic;

/** Whether it counts automatically, or on one person's word, and not every receiver has confirmed it. */
export const isAutoPaid = (event: LoanEvent | PaperEvent): boolean =>
  (madeAutomatically(event) || event.own_word === true) && event.answered_at === null;

/** Such payments that nobody confirmed or took back, oldest record first. */
export const assumedPayments = (events: readonly LoanEvent[]): Payment[] =>
  confirmedEvents(events).filter((event): event is Payment => isMoney(event.kind) && isAutoPaid(event));

/**
 * The payments taken back before their own day. No payment is made automatically before its day: a fast clock made them, and
 * their terms are still to come (docs/decisions/0031).
 */
function takenBackEarly(events: readonly LoanEvent[]): Set<string> {
  const days = new Map(events.map((event) => [event.hashid, event.date]));
  const early = events.flatMap((event) =>
    event.kind === 'correction' && event.status === 'confirmed' && event.date < (days.get(event.corrects) ?? '')
      ? [event.corrects]
      : [],
  );
  return new Set(early);
}

/**
 * The days of terms with an automatic payment, also if somebody took it back, and of those reported that the
 * receiver says never came: none is made again.
 */
function settledDays(events: readonly LoanEvent[], terms: readonly LedgerTerm[]): Set<IsoDate> {
  const gone = takenBack(events);
  const early = takenBackEarly(events);
  const asking = terms.filter(({ payment }) => payment > 0);
  const days = events.flatMap((event) => {
    if (event.kind !== 'payment') return [];
    if (event.automatic) return early.has(event.hashid) ? [] : [event.date];
    if (event.status !== 'refused' || gone.has(event.hashid)) return [];
    return nearestTerm(asking, event.date)?.date ?? [];
  });
  return new Set(days);
}

/**
 * The payments that an automatic loan lacks on a day: for each term since it became automatic, the open amount by the
 * ledger. Nothing for a term that was paid, before or after its day, or rests, or whose payment was taken back or did
 * not come. Reports count here: the lender answers them.
 */
export function automaticPayments(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  since: IsoDate,
  today: IsoDate,
): MissingPayment[] {
  const known = events.map((event) =>
    event.status === 'reported' ? { ...event, status: 'confirmed' as const } : event,
  );
  const { terms } = ledgerOf(loan, known);
  const settled = settledDays(events, terms);
  const days = terms
    .filter(({ date, payment }) => date >= since && date <= today && payment > 0 && !settled.has(date))
    .map(({ date }) => date);
  const payments: MissingPayment[] = [];
  for (const date of days) {
    const beside = payments.map((one) => draftEvent({ kind: 'payment', ...one }, `\u0000${one.date}`));
    const term = ledgerOf(loan, [...known, ...beside]).terms.find((one) => one.date === date);
    const amount = term ? term.payment - term.paid : 0;
    if (amount > 0) payments.push({ date, amount });
  }
  return payments;
}

/**
 * The automatic payments for terms in a pause that is agreed only now: had it been agreed before the day of the term, none of
 * them would have been made. Nobody confirmed them, so they are taken back with it.
 */
export function paymentsOfRest(loan: LedgerLoan, events: readonly LoanEvent[], pause: LoanEvent): Payment[] {
  const assumed = assumedPayments(events).filter(madeAutomatically);
  if (assumed.length === 0) return [];
  const asking = (known: readonly LoanEvent[]) =>
    new Set(ledgerOf(loan, known).terms.flatMap(({ date, payment }) => (payment > 0 ? [date] : [])));
  const [before, after] = [asking(events), asking([...events, pause])];
  return assumed.filter(({ date }) => before.has(date) && !after.has(date));
}

/**
 * Whether a term asks nothing of anybody, because it counts as paid on its day. Once its payment was made the ledger decides:
 * part of it is open if that payment was taken back, or if older terms were overdue. The same goes for a term whose payment did
 * not come.
 * @param terms those of the loan's ledger
 */
export function isAutomatic(
  { automatic_since: since, events }: Pick<LoanDetail, 'automatic_since' | 'events'>,
  terms: readonly LedgerTerm[],
): (date: IsoDate) => boolean {
  if (since === undefined) return () => false;
  const settled = settledDays(events, terms);
  return (date) => date >= since && !settled.has(date);
}

/** A past year with its automatic payments. */
interface AssumedYear {
  year: number;
  payments: number;
  /** Their total, in cents. */
  amount: number;
}

/**
 * The oldest past year with unconfirmed payments that count; null without one.
 * @param me the person asked, by hashid: payments they confirmed are waiting for somebody else
 */
export function yearToConfirm(events: readonly LoanEvent[], today: IsoDate, me?: string): AssumedYear | null {
  const open = assumedPayments(events).filter(
    ({ confirmations = [] }) => !confirmations.some(({ by }) => by.hashid === me),
  );
  const assumed = open.map(({ date, amount }) => ({ year: Number(date.slice(0, 4)), amount }));
  const year = Math.min(...assumed.map((one) => one.year));
  if (year >= Number(today.slice(0, 4))) return null;
  const own = assumed.filter((one) => one.year === year);
  return { year, payments: own.length, amount: own.reduce((sum, { amount }) => sum + amount, 0) };
}
