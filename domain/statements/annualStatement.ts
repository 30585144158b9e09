import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { fullName } from '../names/name.ts';
import type { Contract } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { Statement, StatementExemption, StatementWarning } from '../wire/statement.ts';
import { type Deaths, NO_DEATHS } from './deaths.ts';
import { forgivenAfterDeath } from './forgivenAfterDeath.ts';
import { isRunning, lastDayFor } from './lastDay.ts';
import type { LoanPart } from './loanYear.ts';
import type { GiftPart } from './giftYear.ts';

/** The part that one contract adds to a statement. */
export type Part = LoanPart | GiftPart;

/** The parts of a person's contracts combined, in the given order; gifts by their day. */
export function statementOf(
  person: Statement['person'],
  year: number,
  today: IsoDate,
  parts: readonly Part[],
  exemptions: readonly StatementExemption[],
  deaths: Deaths = NO_DEATHS,
): Statement {
  const died = deaths.get(person.hashid);
  const until = lastDayFor(year, today, died);
  const statement: Statement = {
    year,
    person,
    provisional: isRunning(year, today),
    until,
    lent: [],
    borrowed: [],
    given: [],
    received: [],
    exemptions: [...exemptions],
    deceased: [],
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
  const held = [...statement.lent, ...statement.borrowed];
  const diedBefore = ({ hashid }: Pick<Party, 'hashid'>) => (deaths.get(hashid) ?? '9999') < `${year}-01-01`;
  statement.deceased = [...new Set([person, ...held.flatMap(({ together }) => together)].filter(diedBefore))].map(
    ({ hashid }) => hashid,
  );
  const [first] = held;
  statement.warnings.unshift(...diedWithin(statement, deaths), ...forgivenAfterDeath(statement, deaths));
  if (died !== undefined && first !== undefined && died === until)
    statement.warnings.unshift({
      hashid: first.hashid,
      text: `${fullName(person)} is overleden op ${formatDateLong(died)}. Deze opgave loopt tot en met die dag. Wat daarna is betaald of ontvangen, is voor de aangifte van de erfgenamen.`,
    });
  if (died !== undefined && first !== undefined && diedBefore(person))
    statement.warnings.unshift({
      hashid: first.hashid,
      text: `${fullName(person)} is overleden op ${formatDateLong(died)}. Over ${year} is er dus geen eigen aangifte meer: wie op 1 januari ${year} heeft wat ${fullName(person)} naliet, geeft het zelf op.`,
    });
  return statement;
}

/** The co-holders of the person who died in the year: the figures go on until its end, and their part is unknown since. */
function diedWithin({ person, year, until, lent, borrowed }: Statement, deaths: Deaths): StatementWarning[] {
  const told = new Map<string, StatementWarning>();
  for (const { hashid, together } of [...lent, ...borrowed])
    for (const one of together) {
      const death = deaths.get(one.hashid);
      if (death === undefined || death < `${year}-01-01` || death > until || told.has(one.hashid)) continue;
      told.set(one.hashid, {
        hashid,
        text: `${fullName(one)} is overleden op ${formatDateLong(death)}. Wat ${fullName(person)} samen met ${fullName(one)} uitleende, leende of op papier schonk, loopt hier door tot en met ${formatDateLong(until)}. Van wie het deel van ${fullName(one)} sinds die dag is, hangt af van het testament en van hoe de erfenis is verdeeld.`,
      });
    }
  return [...told.values()];
}

export function isEmpty({ lent, borrowed, given, received, exemptions }: Statement): boolean {
  return lent.length + borrowed.length + given.length + received.length + exemptions.length === 0;
}

/** The years with content for a person, oldest first, up to the current year. */
export function yearsOf(spans: readonly { from: IsoDate; to: IsoDate }[], today: IsoDate): number[] {
  const running = Number(today.slice(0, 4));
  const years = new Set<number>();
  for (const { from, to } of spans) {
    const last = Math.min(running, Number(to.slice(0, 4)));
    for (let year = Number(from.slice(0, 4)); year <= last; year += 1) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

/** The year nearest to an empty one, the later of two at equal distance; null if every year is empty. */
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
