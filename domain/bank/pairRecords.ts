import { daysBetween, type IsoDate } from '../dates/isoDate.ts';
import { isMoney, type MoneyKind } from '../loans/events/catalogue.ts';
import { askedBack, takenBack } from '../loans/events/takenBack.ts';
import type { LoanEvent } from '../wire/event.ts';

/** Money on a bank statement. */
interface Paid {
  date: IsoDate;
  amount: number;
  /** Absent if it can be either. */
  kind?: MoneyKind;
}

/** A record of money that counts, or is pending. */
export type MoneyRecord = Extract<LoanEvent, { kind: MoneyKind }>;

/** How far a bank's day may be from the recorded one: a weekend with two holidays. */
const NEAR_DAYS = 5;

/** Whether a bank's day is close enough to a record's, and in the same tax year, to be the same payment. */
export const isSameDay = (recorded: IsoDate, line: IsoDate): boolean =>
  recorded.slice(0, 4) === line.slice(0, 4) && Math.abs(daysBetween(recorded, line)) <= NEAR_DAYS;

/** The payments that count or are pending, except those being taken back: their lines are new (docs/decisions/0010). */
export function recordedMoney(events: readonly LoanEvent[]): MoneyRecord[] {
  const gone = new Set([...takenBack(events), ...askedBack(events)]);
  return events.filter(
    (event): event is MoneyRecord => isMoney(event.kind) && event.status !== 'refused' && !gone.has(event.hashid),
  );
}

/**
 * Which of these payments is already recorded, in their order; undefined for a new one. It is the record of the same kind and
 * amount nearest to its day, in the same year, as the year decides on which tax return it belongs. Each record is one payment.
 * The browser uses it to recognise lines, and the server to recognise reports.
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
