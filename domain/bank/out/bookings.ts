import type { IsoDate } from '../../dates/isoDate.ts';
import { isMoney } from '../../loans/events/catalogue.ts';
import type { Books, LedgerEntry } from '../../loans/ledger/types.ts';
import { fullNames } from '../../names/name.ts';
import { slug } from '../../names/slug.ts';
import { type LoanPayments, PAYMENT_NAMES } from './loanPayments.ts';
import { oneLine } from './oneLine.ts';

/** The amount that one line of a booking adds to an account, in cents. */
interface Posting {
  account: string;
  cents: number;
}

/** The events of a day, as balanced account entries. */
export interface Booking {
  date: IsoDate;
  /** The hashid of the record; null if the ledger added it automatically. */
  hashid: string | null;
  /** Whether everybody who must confirm it did. */
  sure: boolean;
  who: string;
  what: string;
  postings: readonly Posting[];
}

/** A loan as its reader's accounts. */
export interface LoanBookings {
  accounts: readonly string[];
  bookings: readonly Booking[];
  /** The balance of the principal account after the last booking; null without any. */
  closing: { date: IsoDate; posting: Posting } | null;
}

/** The account that payments come into, or leave from. */
export const BANK = 'Assets:Onderling:Bank';

const LENDING = {
  principal: 'Assets',
  ahead: 'Liabilities',
  interest: 'Income',
  costs: 'Income',
  forgiven: 'Expenses',
  opening: 'Equity',
} as const;
const BORROWING: Readonly<Record<keyof typeof LENDING, string>> = {
  principal: 'Liabilities',
  ahead: 'Assets',
  interest: 'Expenses',
  costs: 'Expenses',
  forgiven: 'Income',
  opening: 'Equity',
};
const NAMES: Readonly<Record<keyof typeof LENDING, string>> = {
  principal: 'Hoofdsom',
  ahead: 'Vooruitbetaald',
  interest: 'Rente',
  costs: 'Kosten',
  forgiven: 'Kwijtgescholden',
  opening: 'Begin',
};

/** Plain letters only, as beancount requires. Two loans can have the same names, so the hashid is included. */
function accountsOf({ loan, side }: LoanPayments): Record<keyof typeof LENDING, string> {
  const roots = side === 'to' ? BORROWING : LENDING;
  const others = slug(fullNames(side === 'to' ? loan.parties.from : loan.parties.to)).replace(/[^a-z0-9-]/g, '');
  const own = ['Lening', others, loan.hashid].filter((part) => part !== '').join('-');
  const account = (of: keyof typeof LENDING) => `${roots[of]}:Onderling:${own}:${NAMES[of]}`;
  return {
    principal: account('principal'),
    ahead: account('ahead'),
    interest: account('interest'),
    costs: account('costs'),
    forgiven: account('forgiven'),
    opening: account('opening'),
  };
}

/** The result of a ledger entry: money in, and what it paid. A term uses money that was paid ahead for it. */
function change(before: Books, after: Books) {
  const more = (key: Exclude<keyof Books, 'unpaid' | 'rates' | 'period'>): number => after[key] - before[key];
  return {
    received: more('received'),
    interest: more('interestPaid') + more('latePaid'),
    costs: more('costsPaid'),
    repaid: more('repaidScheduled') + more('repaidExtra'),
    ahead: more('prepaid'),
    forgiven: more('forgiven'),
  };
}

function whatOf({ kind }: LedgerEntry): string {
  if (kind === 'payment' || kind === 'extra_repayment') return PAYMENT_NAMES[kind];
  return kind === 'forgiveness' ? 'Kwijtgescholden' : 'Vooruitbetaald, nu gebruikt';
}

/**
 * The loan from its first day until today, as the lender or the borrower books it: the payments that count, the prepaid money
 * used later, and the amounts forgiven. Interest is booked when it is paid.
 */
export function loanBookings(own: LoanPayments, today: IsoDate): LoanBookings {
  const { loan, ledger, side } = own;
  const accounts = accountsOf(own);
  const posting = (account: string, cents: number): Posting => ({ account, cents: side === 'to' ? 0 - cents : cents });
  const who = oneLine(fullNames(side === 'to' ? loan.parties.from : loan.parties.to));
  const lines = new Map(own.lines.map((line) => [line.payment.hashid, line]));
  const bookings: Booking[] = [];
  const book = (one: Omit<Booking, 'who'>) => {
    const postings = one.postings.filter(({ cents }) => cents !== 0);
    if (postings.length > 0) bookings.push({ ...one, who, postings });
  };
  // All entries of the last day: the closing balance is that of the end of a day.
  const lastDay = ledger.entries.findLast(({ date, kind }) => date <= today || isMoney(kind))?.date;
  const booked = ledger.entries.filter(({ date }) => lastDay !== undefined && date <= lastDay);
  let before = ledger.before;
  if (ledger.start <= today || booked.length > 0)
    book({
      date: ledger.start,
      hashid: null,
      sure: true,
      what: 'Begin van de lening',
      postings: [posting(accounts.principal, ledger.opening), posting(accounts.opening, -ledger.opening)],
    });
  for (const entry of booked) {
    const { received, interest, costs, repaid, ahead, forgiven } = change(before, entry.after);
    before = entry.after;
    const line = lines.get(entry.hashid ?? '');
    const note = line === undefined || line.payment.note === '' ? '' : `: ${line.payment.note}`;
    book({
      date: entry.date,
      hashid: entry.hashid,
      sure: line === undefined || line.state === 'counts',
      what: oneLine(`${whatOf(entry)}${note}`),
      postings: [
        posting(BANK, received),
        posting(accounts.interest, -interest),
        posting(accounts.costs, -costs),
        posting(accounts.principal, -repaid - forgiven),
        posting(accounts.ahead, -ahead),
        posting(accounts.forgiven, forgiven),
      ],
    });
  }
  const date = bookings.at(-1)?.date;
  const used = new Set(bookings.flatMap(({ postings }) => postings.map(({ account }) => account)));
  return {
    accounts: Object.values(accounts).filter((account) => used.has(account)),
    bookings,
    closing:
      date === undefined ? null : { date, posting: posting(accounts.principal, before.planned + before.principalDue) },
  };
}
