import type { BankLine } from './bankLine.ts';
import type { AskedLoan } from './askedLoan.ts';
import type { LineMatch, NeverCame } from './matchTypes.ts';
import { byItselfOf } from './recordedLines.ts';
import { dayNumber } from './takenBackLines.ts';

/** A payment can be this long before its term, and come this long after it, and still be under way when the file ends. */
const BEFORE_DAYS = 10;
const AFTER_DAYS = 30;

/**
 * Payments that counted automatically in the period of the file and that have no line in it. The reader is asked; nothing is
 * taken back automatically. Only if the file has other payments of the loan on the same account: otherwise the money comes in
 * elsewhere.
 */
export function neverCame(
  asked: readonly AskedLoan[],
  lines: readonly BankLine[],
  matches: readonly LineMatch[],
): NeverCame[] {
  return asked.flatMap(({ loan, terms }) => {
    const own = matches.filter(
      ({ certainty, entries }) => certainty === 'sure' && entries.some((entry) => entry.loan === loan.hashid),
    );
    const accounts = new Set(own.map(({ line }) => lines[line]?.account));
    if (own.length === 0) return [];
    let [from, to] = [Infinity, -Infinity];
    for (const line of lines) {
      if (!accounts.has(line.account)) continue;
      const day = dayNumber(line.day);
      from = Math.min(from, day);
      to = Math.max(to, day);
    }
    const claimed = new Map(terms.all.map((term) => [term.date, term.claimed]));
    return byItselfOf(loan)
      .filter(({ date }) => {
        const day = dayNumber(date);
        return claimed.get(date) === false && day - BEFORE_DAYS >= from && day + AFTER_DAYS <= to;
      })
      .map(({ hashid, date, amount }) => ({ loan: loan.hashid, event: hashid, date, amount }));
  });
}
