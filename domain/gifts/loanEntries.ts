import type { IsoDate } from '../dates/isoDate.ts';
import { forgivenIn } from '../loans/ledger/forgiven.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { countingEvents } from '../loans/ledger/countingEvents.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { GiftKind } from '../wire/gifts.ts';
import { callableGift } from './callable.ts';
import { openSpans } from './openSpans.ts';

/** The parts of a loan that count as a gift, by day; amounts in cents. */
interface LoanGift {
  kind: GiftKind;
  date: IsoDate;
  amount: number;
}

const CALLED_SOON: readonly string[] = ['on_demand', 'short_notice'];

/** The gift from day to day of a loan that can be called at once or soon (art. 15 SW), on the last day of the year. */
function callable(loan: LoanDetail, year: number, today: IsoDate): LoanGift[] {
  if (!CALLED_SOON.includes(loan.contract.callable)) return [];
  const amount = callableGift(openSpans(loan, today), year);
  return amount > 0 ? [{ kind: 'callable', date: `${year}-12-31`, amount }] : [];
}

/**
 * The principal that was forgiven, by day: what both sides stand behind and nobody has put right since (docs/domain.md
 * 2.8).
 */
export function forgivenOf(loan: LoanDetail): LoanGift[] {
  const { events } = loan;
  if (!countingEvents(events).some(({ kind }) => kind === 'forgiveness')) return [];
  return forgivenIn(ledgerOf(loan, events)).map((one) => ({ kind: 'forgiveness', ...one }));
}

/** Everything of a loan that counts as a gift in a calendar year, by what is known on a day. */
export function loanEntries(loan: LoanDetail, year: number, today: IsoDate): LoanGift[] {
  if (loan.contract.signed_date === null) return [];
  const forgiven = forgivenOf(loan).filter(({ date }) => Number(date.slice(0, 4)) === year);
  return [...forgiven, ...callable(loan, year, today)];
}
