import type { IsoDate } from '../dates/isoDate.ts';
import type { Contract } from '../wire/contract.ts';
import type { Statement, StatementExemption } from '../wire/statement.ts';
import type { LoanPart } from './loanYear.ts';
import type { GiftPart } from './giftYear.ts';

/** The last day of a year that counts: 31 December, or today while the year is not over. */
export function lastDayOf(year: number, today: IsoDate): IsoDate {
  const december = `${year}-12-31`;
  return today > december ? december : today;
}

/** The part that one contract adds to a statement. */
export type Part = LoanPart | GiftPart;

/** The parts of a person's contracts put together, in the order given; gifts by their day. */
export function statementOf(
  person: Statement['person'],
  year: number,
  today: IsoDate,
  parts: readonly Part[],
  exemptions: readonly StatementExemption[],
): Statement {
  const until = lastDayOf(year, today);
  const statement: Statement = {
    year,
    person,
    provisional: today === until,
    until,
    lent: [],
    borrowed: [],
    given: [],
    received: [],
    exemptions: [...exemptions],
    warnings: [],
  };
  for (const part of parts) {
    const isFrom = part.side === 'from';
    if ('loan' in part && part.loan !== null) statement[isFrom ? 'lent' : 'borrowed'].push(part.loan);
    // The giver of a gift on paper owes it.
    if ('paper' in part && part.paper !== null) statement[isFrom ? 'borrowed' : 'lent'].push(part.paper);
    statement[isFrom ? 'given' : 'received'].push(...part.gifts);
    statement.warnings.push(...part.warnings);
  }
  const byDay = (a: { date: string }, b: { date: string }) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
  statement.given.sort(byDay);
  statement.received.sort(byDay);
  return statement;
}

export function isEmpty({ lent, borrowed, given, received }: Statement): boolean {
  return lent.length + borrowed.length + given.length + received.length === 0;
}

/** The years in which contracts say something of a person, oldest first, up to the running year. */
export function yearsOf(spans: readonly { from: IsoDate; to: IsoDate }[], today: IsoDate): number[] {
  const running = Number(today.slice(0, 4));
  const years = new Set<number>();
  for (const { from, to } of spans) {
    const last = Math.min(running, Number(to.slice(0, 4)));
    for (let year = Number(from.slice(0, 4)); year <= last; year += 1) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

/** The year nearest to one without anything, the later of two as near; null when no year has anything. */
export function nearestYear(years: readonly number[], year: number): number | null {
  return years.reduce<number | null>(
    (best, other) => (best === null || Math.abs(other - year) <= Math.abs(best - year) ? other : best),
    null,
  );
}

/** Everyone who is a party to a contract that is not a draft. */
export function isSigned({ contract }: Contract): boolean {
  return contract.signed_date !== null;
}
