import { daysBetween, type IsoDate } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import { isMoney, type MoneyKind } from './catalogue.ts';
import { askedBack, takenBack } from './takenBack.ts';

/** Money on a bank statement. */
interface Paid {
  kind: MoneyKind;
  date: IsoDate;
  amount: number;
}

/** A record of money that counts, or waits. */
type Money = Extract<LoanEvent, { kind: MoneyKind }>;

/** How far a bank's day lies from the one that was written down: a weekend, with two holidays. */
const NEAR_DAYS = 5;

/** Whether a bank's day is near enough to that of a record, in the year whose tax return it belongs in, to be the same payment. */
export const isSameDay = (recorded: IsoDate, line: IsoDate): boolean =>
  recorded.slice(0, 4) === line.slice(0, 4) && Math.abs(daysBetween(recorded, line)) <= NEAR_DAYS;

/**
 * Which of these payments is recorded already, in their order; undefined for one that is new. It is the record of the same kind and
 * amount nearest to its day, in the same year, as that decides in which tax return it belongs. Each record is one payment.
 * @param known the hashids of records of which the bank's line was taken before
 */
export function alreadyRecorded(
  events: readonly LoanEvent[],
  payments: readonly Paid[],
  known: ReadonlySet<string>,
): (Money | undefined)[] {
  const gone = new Set([...takenBack(events), ...askedBack(events)]);
  const open = events.filter(
    (event): event is Money =>
      isMoney(event.kind) && event.status !== 'refused' && !gone.has(event.hashid) && !known.has(event.hashid),
  );
  const pairs = payments
    .flatMap((payment, at) =>
      open
        .filter(
          ({ kind, amount, date }) =>
            kind === payment.kind && amount === payment.amount && isSameDay(date, payment.date),
        )
        .map((event) => ({ at, event, days: Math.abs(daysBetween(event.date, payment.date)) })),
    )
    .sort((a, b) => a.days - b.days);
  const found: (Money | undefined)[] = payments.map(() => undefined);
  const used = new Set<string>();
  for (const { at, event } of pairs) {
    if (found[at] !== undefined || used.has(event.hashid)) continue;
    found[at] = event;
    used.add(event.hashid);
  }
  return found;
}
