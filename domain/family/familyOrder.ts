import { compareFirstNames, type PersonName } from '../names/name.ts';
import { type Branch, type Couple, familyTree } from './familyTree.ts';

type Member = Branch & PersonName;

const byItsPerson = <Person extends Member>(a: Couple<Person>, b: Couple<Person>): number =>
  compareFirstNames(a.person, b.person);

/** A couple, and under it each child with partner and children. */
const household = <Person extends Member>({ person, partner, former, apart, children }: Couple<Person>): Person[] => [
  person,
  ...(partner === null ? [] : [partner]),
  ...former,
  ...apart,
  ...children.toSorted(byItsPerson).flatMap(household),
];

/** The couple that somebody is in, or null. */
function coupleWith<Person extends Member>(self: Person, couples: readonly Couple<Person>[]): Couple<Person> | null {
  for (const couple of couples) {
    const { person, partner, former, apart, children } = couple;
    if ([person, partner, ...former, ...apart].includes(self)) return couple;
    const found = coupleWith(self, children);
    if (found) return found;
  }
  return null;
}

/**
 * A family as one thinks of it: oneself and one's partner, each child with partner and children, and then the others,
 * couple by couple; by first name where nothing else decides.
 * @param people everyone the viewer sees, the viewer (`self`) included
 * @returns each of them once
 */
export function familyOrder<Person extends Member>(self: Person, people: readonly Person[]): Person[] {
  const { trees, beside } = familyTree(self, people);
  const own = coupleWith(self, trees);
  const others = [...trees, ...beside.toSorted(byItsPerson)].flatMap(household);
  // A partner is in the tree by the partnership, which a viewer may not see.
  return [...new Set([self, ...(own ? household(own) : []), ...others, ...people.toSorted(compareFirstNames)])];
}
