import type { Partnership, RelationType } from '../wire/user.ts';

/** The details of a person that the tree needs. */
interface Branch {
  hashid: string;
  relation_type: RelationType | null;
  birthdate: string | null;
  partners: readonly Partnership[];
}

/** A person with the partner of today, those of before, and the children under them. */
export interface Couple<Person> {
  person: Person;
  partner: Person | null;
  former: Person[];
  /** Who belongs to the family through somebody of before only: the new partner of an ex. */
  apart: Person[];
  children: Couple<Person>[];
}

/** Whom a person is or was a partner of, as far as they are among `people`; the lasting one apart. */
function partnersOf<Person extends Branch>(
  person: Person,
  people: readonly Person[],
): Pick<Couple<Person>, 'partner' | 'former'> {
  const other = ({ self, partner }: Partnership) => (self.hashid === person.hashid ? partner.hashid : self.hashid);
  const found = (pairs: readonly Partnership[]) =>
    people.filter(({ hashid }) => pairs.some((pair) => other(pair) === hashid));
  const [partner = null] = found(person.partners.filter(({ until }) => until === null));
  return { partner, former: found(person.partners).filter((ex) => ex !== partner) };
}

/** Everybody a partnership leads to from `start`, step by step, as far as nobody else has a place for them. */
function reachedFrom<Person extends Branch>(
  start: readonly Person[],
  people: readonly Person[],
  placed: Set<Person>,
): Person[] {
  return start.flatMap((person) => {
    const { partner, former } = partnersOf(person, people);
    const found = [...(partner === null ? [] : [partner]), ...former].filter((other) => !placed.has(other));
    for (const other of found) placed.add(other);
    return [...found, ...reachedFrom(found, people, placed)];
  });
}

/**
 * The head of the tree: the founder; for who may not see the founder, they themselves or the one whose partner they
 * are.
 */
function headOf<Person extends Branch>(self: Person, people: readonly Person[]): Person {
  const founder = people.find(({ relation_type }) => relation_type === null);
  if (founder || self.relation_type !== 'partner') return founder ?? self;
  return partnersOf(self, people).partner ?? self;
}

const unknownLast = '9999';

/**
 * The family as couples with their children under them, the eldest first. `people` is everyone the viewer sees, the
 * viewer (`self`) included. Every person is in it once.
 */
export function familyTree<Person extends Branch>(self: Person, people: readonly Person[]): Couple<Person> {
  const head = headOf(self, people);
  const children = people
    .filter((person) => person.relation_type === 'child' && person !== head)
    .toSorted((a, b) => (a.birthdate ?? unknownLast).localeCompare(b.birthdate ?? unknownLast))
    .map((child) => ({ person: child, ...partnersOf(child, people) }));
  const top = { person: head, ...partnersOf(head, people) };
  const placed = new Set(
    [top, ...children].flatMap(({ person, partner, former }) => [
      person,
      ...(partner === null ? [] : [partner]),
      ...former,
    ]),
  );
  const complete = (couple: typeof top, below: Couple<Person>[]) => ({
    ...couple,
    apart: reachedFrom([...couple.former, ...(couple.partner === null ? [] : [couple.partner])], people, placed),
    children: below,
  });
  return complete(
    top,
    children.map((couple) => complete(couple, [])),
  );
}
