import { divided } from '../contracts/borrowerShares.ts';
import type { GiftKinship, GiftLine, GiftPerson } from '../wire/gifts.ts';
import { deathOf, isBeforeDeath, isInherited } from './beforeDeath.ts';
import type { GiftEntry } from './entries.ts';
import { equalParts } from './equalParts.ts';
import { pairOf, type UnitKinship } from './units.ts';

/** One giver and one recipient, as the law counts them, with the gifts between them. */
export interface GiftPair extends UnitKinship {
  key: string;
  /** The people who gave and received: some or all of the two units. */
  givers: string[];
  recipients: string[];
  lines: GiftLine[];
}

const including = (list: string[], one: string): string[] => (list.includes(one) ? list : [...list, one]);

const careful = ({ kinship, kinship_unknown }: UnitKinship): number =>
  kinship_unknown ? 2 : kinship === 'other' ? 1 : 0;

/**
 * Within one giver and one recipient in a year: if the kinship of one of them is unknown, or two were partners for part of
 * it, the careful side holds for the whole year.
 */
export const leastKnown = (one: UnitKinship, other: UnitKinship): UnitKinship => {
  const { kinship, kinship_unknown } = careful(other) > careful(one) ? other : one;
  return { kinship, ...(kinship_unknown && { kinship_unknown }) };
};

/**
 * Splits one entry over each giver and each recipient: two givers or two recipients share equally, or by their share of a debt.
 * With two givers the part of one who died soon after is a separate line (art. 12 SW takes the gifts of the deceased).
 */
export function pairsOf(entry: GiftEntry, people: readonly GiftPerson[]): GiftPair[] {
  const { kind, contract, date, exemption, free_of_tax, from, to } = entry;
  const perGiver = equalParts(entry.amount, from.length);
  const pieces = from.flatMap((giver, index) => {
    const parts = divided(perGiver[index] ?? 0, to, entry.shares ?? null);
    const death = deathOf(giver, people);
    const inherited = isInherited(date, death);
    const soon = death !== null && isBeforeDeath(date, death) ? [giver] : [];
    return to.map((recipient, place) => ({ giver, recipient, inherited, soon, amount: parts[place] ?? 0 }));
  });
  const pairs = new Map<string, GiftPair>();
  for (const { giver, recipient, inherited, soon, amount } of pieces) {
    const between = pairOf(giver, recipient, date, people);
    const { key } = between;
    const pair = pairs.get(key) ?? { ...between, givers: [], recipients: [], lines: [] };
    const same = pair.lines.find((line) => (line.inherited === true) === inherited);
    const amountOfBoth = (same?.amount ?? 0) + amount;
    const diedSoon = soon.reduce(including, same?.died_soon ?? []);
    const line = {
      kind,
      contract,
      date,
      amount: amountOfBoth,
      exemption,
      ...(diedSoon.length > 0 && { died_soon: diedSoon }),
      ...(free_of_tax && { free_of_tax }),
    };
    const lines = [
      ...pair.lines.filter((other) => other !== same),
      inherited ? { ...line, inherited: true as const } : line,
    ];
    pairs.set(key, {
      ...pair,
      ...leastKnown(pair, between),
      lines,
      givers: including(pair.givers, giver),
      recipients: including(pair.recipients, recipient),
    });
  }
  return [...pairs.values()]
    .map((pair) => ({ ...pair, lines: pair.lines.filter(({ amount }) => amount > 0) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The first recipient's relation to the first giver on a day, for the tax; null if there is nobody on a side. */
export function kinshipBetween(
  from: readonly string[],
  to: readonly string[],
  date: string,
  people: readonly GiftPerson[],
): GiftKinship | null {
  const [[giver], [recipient]] = [from, to];
  return giver === undefined || recipient === undefined ? null : pairOf(giver, recipient, date, people).kinship;
}

/** The pairs of many entries, each once, their lines oldest first. */
export function allPairs(entries: readonly GiftEntry[], people: readonly GiftPerson[]): GiftPair[] {
  const found = new Map<string, GiftPair[]>();
  for (const entry of entries) {
    for (const pair of pairsOf(entry, people)) {
      const known = found.get(pair.key);
      if (known) known.push(pair);
      else found.set(pair.key, [pair]);
    }
  }
  return [...found.values()].flatMap(joined);
}

function joined(same: readonly GiftPair[]): GiftPair[] {
  const [first] = same;
  if (!first) return [];
  const givers = same.flatMap((one) => one.givers).reduce(including, []);
  const recipients = same.flatMap((one) => one.recipients).reduce(including, []);
  const kinship = same.reduce<UnitKinship>(leastKnown, first);
  return [{ ...first, ...kinship, givers, recipients, lines: oldestFirst(same.flatMap(({ lines }) => lines)) }];
}

/** Two lines on one day keep their order of arrival. */
export const oldestFirst = (lines: readonly GiftLine[]): GiftLine[] =>
  [...lines].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
