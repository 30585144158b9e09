import type { Fields } from './read.ts';

const TWO_AT_MOST_MESSAGE = 'Kies ten hoogste twee mensen.';
const SAME_TWICE_MESSAGE = 'Deze persoon staat er twee keer. Kies twee verschillende mensen.';

/** The required parties, by side. */
const CHOOSE_MESSAGES = {
  loan: { from: 'Kies wie het geld uitleent.', to: 'Kies wie het geld leent.' },
  gift: { from: 'Kies wie het geld geeft.', to: 'Kies wie het geld krijgt.' },
} as const;

const BOTH_SIDES_MESSAGES = {
  loan: 'Iemand kan niet aan zichzelf lenen. Kies iemand anders.',
  gift: 'Iemand kan niet aan zichzelf geven. Kies iemand anders.',
} as const;

function hashids(side: unknown): string[] | null {
  if (!Array.isArray(side) || side.length === 0) return null;
  const people: unknown[] = side;
  return people.every((person): person is string => typeof person === 'string' && person !== '' && person.length <= 64)
    ? people
    : null;
}

function checkSide(people: string[] | null, choose: string): string | null {
  if (people === null) return choose;
  if (people.length > 2) return TWO_AT_MOST_MESSAGE;
  return new Set(people).size < people.length ? SAME_TWICE_MESSAGE : null;
}

/** One or two people (a couple) on either side, nobody twice and nobody on both (S-54). */
export function checkParties(parties: Fields, isLoan: boolean): [field: string, message: string | null][] {
  const kind = isLoan ? 'loan' : 'gift';
  const from = hashids(parties.from);
  const to = hashids(parties.to);
  const overlap = from !== null && to !== null && to.some((person) => from.includes(person));
  return [
    ['parties.from', checkSide(from, CHOOSE_MESSAGES[kind].from)],
    ['parties.to', checkSide(to, CHOOSE_MESSAGES[kind].to) ?? (overlap ? BOTH_SIDES_MESSAGES[kind] : null)],
  ];
}
