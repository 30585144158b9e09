import { isAutoPaid } from '../loans/automatic.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { BankLine } from './bankLine.ts';
import { type BankTerm, type BankTerms, isAround } from './bankTerms.ts';
import { type Candidate, isTheirs } from './candidates.ts';
import type { BankLoan } from './matchTypes.ts';
import { type MoneyRecord, pairRecords, recordedMoney } from './pairRecords.ts';
import { dayNumber } from './takenBackLines.ts';

const countsByItself = (event: LoanEvent): boolean => 'automatic' in event && event.automatic && isAutoPaid(event);

/** The payments that counted automatically and that nobody confirmed. */
export const byItselfOf = ({ events }: BankLoan): MoneyRecord[] => recordedMoney(events).filter(countsByItself);

/**
 * The lines already recorded by hand, each with its record: one record per line. Records of lines taken earlier are already
 * used, so a second payment like them is a new one. The remaining records claim their term.
 */
export function recordedLines(
  loan: BankLoan,
  lines: readonly BankLine[],
  candidates: readonly Candidate[],
  terms: BankTerms,
): Map<number, MoneyRecord> {
  const known = recordedMoney(loan.events).filter((event) => !countsByItself(event));
  claimRecorded(
    known.filter(({ kind }) => kind === 'payment'),
    terms,
  );
  const taken = [...loan.taken].flatMap((k) => lines[k] ?? []);
  const theirs = pairRecords(
    known,
    taken.map(({ day, amount }) => ({ date: day, amount: Math.abs(amount) })),
  );
  const asked = candidates.filter(isTheirs).sort((a, b) => a.line - b.line);
  const own = pairRecords(
    known.filter((record) => !theirs.includes(record)),
    asked,
  );
  return new Map(asked.flatMap(({ line }, k) => (own[k] ? [[line, own[k]]] : [])));
}

/**
 * Each record claims the nearest term of its amount, and money of another amount the oldest terms that it pays: no line is
 * offered for those again.
 */
function claimRecorded(money: readonly MoneyRecord[], terms: BankTerms): void {
  const records = money.map(({ amount, date }) => ({ amount, day: dayNumber(date) }));
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
