import { daysBetween, type IsoDate } from '../dates/isoDate.ts';
import { isMoney, type MoneyKind } from '../loans/events/catalogue.ts';
import { askedBack, takenBack } from '../loans/events/takenBack.ts';
import type { LoanEvent } from '../wire/event.ts';

/** Money on a bank statement. */
interface Paid {
  date: IsoDate;
  amount: number;
  /** Left out where it can be either. */
  kind?: MoneyKind;
}

/** A record of money that counts, or waits. */
export type MoneyRecord = Extract<LoanEvent, { kind: MoneyKind }>;

/** How far a bank's day lies from the one that was written down: a weekend, with two holidays. */
const NEAR_DAYS = 5;

/** Whether a bank's day is near enough to that of a record, in the year whose tax return it belongs in, to be the same payment. */
export const isSameDay = (recorded: IsoDate, line: IsoDate): boolean =>
  recorded.slice(0, 4) === line.slice(0, 4) && Math.abs(daysBetween(recorded, line)) <= NEAR_DAYS;

/** The payments that count or wait, but for those that somebody takes back: their lines are new (docs/decisions/0010). */
export function recordedMoney(events: readonly LoanEvent[]): MoneyRecord[] {
  const gone = new Set([...takenBack(events), ...askedBack(events)]);
  return events.filter(
    (event): event is MoneyRecord => isMoney(event.kind) && event.status !== 'refused' && !gone.has(event.hashid),
  );
}

/**
 * Which of these payments is recorded already, in their order; undefined for one that is new. It is the record of the same kind and
 * amount nearest to its day, in the same year, as that decides in which tax return it belongs. Each record is one payment. The browser says by
 * it what is there, and the server does by it what was said.
 */
export function pairRecords<Record extends Pick<MoneyRecord, 'kind' | 'amount' | 'date'>>(
  records: readonly Record[],
  payments: readonly Paid[],
): (Record | undefined)[] {
  const pairs = payments
    .flatMap(({ kind, amount, date }, at) =>
      records
        .filter(
          (record) => record.amount === amount && (kind ?? record.kind) === record.kind && isSameDay(record.date, date),
        )
        .map((record) => ({ at, record, days: Math.abs(daysBetween(record.date, date)) })),
    )
    .sort((a, b) => a.days - b.days);
  const found: (Record | undefined)[] = payments.map(() => undefined);
  const used = new Set<Record>();
  for (const { at, record } of pairs) {
    if (found[at] !== undefined || used.has(record)) continue;
    found[at] = record;
    used.add(record);
  }
  return found;
}
