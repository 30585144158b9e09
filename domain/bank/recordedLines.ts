import type { IsoDate } from '../dates/isoDate.ts';
import { isAssumed } from '../loans/automatic.ts';
import type { MoneyKind } from '../loans/events/catalogue.ts';
import { isSameDay } from '../loans/events/alreadyRecorded.ts';
import { openReports } from '../loans/events/openReports.ts';
import { askedBack } from '../loans/events/takenBack.ts';
import { confirmedEvents } from '../loans/ledger/countingEvents.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { BankLine } from './bankLine.ts';
import { type BankTerm, type BankTerms, isAround } from './bankTerms.ts';
import { type Candidate, isTheirs } from './candidates.ts';
import type { BankLoan } from './matchTypes.ts';
import { dayNumber } from './takenBackLines.ts';

interface Recorded {
  hashid: string;
  date: IsoDate;
  day: number;
  amount: number;
  kind: MoneyKind;
}

/** The payments that count or wait, but for those that somebody takes back: their lines are new (docs/decisions/0103). */
function money({ events }: BankLoan) {
  const going = askedBack(events);
  return [...confirmedEvents(events), ...openReports(events)]
    .filter((event) => event.kind === 'payment' || event.kind === 'extra_repayment')
    .filter(({ hashid }) => !going.has(hashid));
}

const facts = ({ hashid, date, amount, kind }: Omit<Recorded, 'day'>): Recorded => ({
  hashid,
  kind,
  date,
  day: dayNumber(date),
  amount,
});

const countsByItself = (event: LoanEvent): boolean => 'automatic' in event && event.automatic && isAssumed(event);

/** The payments that counted by themselves and that nobody confirmed. */
export const byItselfOf = (loan: BankLoan): Recorded[] => money(loan).filter(countsByItself).map(facts);

/** The record of this amount that is nearest to a day, not further away than this. */
function nearest(open: ReadonlySet<Recorded>, amount: number, day: number, within: number): Recorded | null {
  let best: Recorded | null = null;
  for (const one of open) {
    const far = Math.abs(one.day - day);
    if (one.amount === amount && far <= within && (best === null || far < Math.abs(best.day - day))) best = one;
  }
  return best;
}

/**
 * The lines that were recorded by hand already, each with its record: a record is that of one line. The records of lines that
 * were taken before are theirs, so that a second payment like them is another one. What is left of them claims its term.
 */
export function recordedLines(
  loan: BankLoan,
  lines: readonly BankLine[],
  candidates: readonly Candidate[],
  terms: BankTerms,
): Map<number, Recorded> {
  const known = money(loan).filter((event) => !countsByItself(event));
  const open = new Set(known.map(facts));
  claimRecorded(known.filter(({ kind }) => kind === 'payment').map(facts), terms);
  for (const k of loan.taken) {
    const line = lines[k];
    const own = line ? nearest(open, Math.abs(line.amount), dayNumber(line.day), 0) : null;
    if (own) open.delete(own);
  }
  const pairs = candidates
    .filter(isTheirs)
    .flatMap((candidate) =>
      [...open]
        .filter(({ amount, date }) => amount === candidate.amount && isSameDay(date, candidate.date))
        .map((record) => ({ candidate, record, far: Math.abs(record.day - candidate.day) })),
    )
    .sort((a, b) => a.far - b.far || a.candidate.line - b.candidate.line);
  const found = new Map<number, Recorded>();
  for (const { candidate, record } of pairs) {
    if (found.has(candidate.line) || !open.delete(record)) continue;
    found.set(candidate.line, record);
  }
  return found;
}

/**
 * Each record claims the term of its amount that is nearest to it, and money of another amount the oldest terms that it pays: no line is
 * offered for those once more.
 */
function claimRecorded(records: readonly Recorded[], terms: BankTerms): void {
  const pairs = records
    .flatMap(({ amount, day }, k) =>
      terms.around(amount, day).map((term: BankTerm) => ({ k, term, far: Math.abs(day - term.day) })),
    )
    .sort((a, b) => a.far - b.far);
  const used = new Set<number>();
  for (const { k, term } of pairs) {
    if (term.claimed || used.has(k)) continue;
    used.add(k);
    term.claimed = true;
  }
  records.forEach(({ amount, day }, k) => {
    let left = used.has(k) ? 0 : amount;
    for (const term of terms.all) {
      const asks = Math.max(...term.amounts);
      if (term.claimed || (term.day > day && !isAround(term, day)) || asks > left) continue;
      left -= asks;
      term.claimed = true;
    }
  });
}
