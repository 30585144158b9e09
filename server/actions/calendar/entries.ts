import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { sideOf } from '../../../domain/contracts/sides.ts';
import { addMonths } from '../../../domain/dates/isoDate.ts';
import { calendarDays } from '../../../domain/loans/calendarDays.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import type { Env } from '../../env/settings.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { type ContractRecord, listContracts } from '../../repositories/contracts.ts';
import type { CalendarEntry } from './writeCalendar.ts';

/** How far a feed looks ahead: it follows the loan, and whoever finds its address reads no further. */
const FEED_MONTHS = 24;

interface Reading {
  reader: Caller;
  today: string;
  amounts: boolean;
  env: Pick<Env, 'publicUrl'>;
  /** The hashid of the reader's family. */
  family: string;
}

/** The coming terms of one loan; nothing for a gift, and for a contract that was never signed or is archived. */
export function entriesOf(record: ContractRecord, { reader, today, amounts, ...place }: Reading): CalendarEntry[] {
  const contract = presentWithEvents(record, today);
  if (!isLoan(contract) || contract.contract.signed_date === null || record.archivedAt !== null) return [];
  const url = familyLink(place, place.family, `/lening/${contract.hashid}`);
  const { terms } = ledgerOf(contract, record.events);
  return calendarDays(contract, terms, sideOf(contract.parties, reader.hashid), today, amounts).map((day) => ({
    ...day,
    url,
  }));
}

/** The terms of the next two years of every loan the reader may see. */
export async function allEntries(db: Queryable, reading: Reading): Promise<CalendarEntry[]> {
  const last = addMonths(reading.today, FEED_MONTHS);
  const records = await listContracts(db, reading.reader);
  return (await yieldingMap(records, (record) => entriesOf(record, reading).filter(({ date }) => date <= last))).flat();
}
