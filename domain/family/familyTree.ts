import { kinshipOf, type Kin } from '../relations/kinship.ts';
import type { Kinship, Partnership } from '../wire/user.ts';

/** The details of a person that the tree needs. */
export interface Branch extends Kin {
  birthdate: string | null;
  partners: readonly Partnership[];
}

/** A person with their current partner, earlier ones, and the children under them. */
export interface Couple<Person> {
  person: Person;
  partner: Person | null;
  former: Person[];
  /**
   * People who belong here only through a former partner, such as an ex's new partner; and extra people of this
   * generation: a third grandparent.
   */
  apart: Person[];
  children: Couple<Person>[];
  /** The people to whom the line from above goes, if not to the person alone; none if the parent is unknown. */
  under?: readonly ('person' | 'partner')[];
}

/** A family as it is drawn. */
export interface FamilyTree<Person> {
  /** One, or the founder's with those of brothers and sisters next to it, as long as no parent of theirs is here. */
  trees: Couple<Person>[];
  /** Other family and friends, shown separately. */
  beside: Couple<Person>[];
}

/** A couple whose others at the side are still to be looked for. */
interface Sprout<Person> extends Omit<Couple<Person>, 'children'> {
  children: Sprout<Person>[];
}

/** A person's current and former partners, as far as they are among `people`; the current one separate. */
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

/** Everybody reachable from `start` through partnerships, step by step, unless placed elsewhere. */
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
 * The head of the tree: the founder; for a viewer who may not see the founder, they themselves or the person whose partner
 * they are.
 */
function headOf<Person extends Branch>(self: Person, people: readonly Person[]): Person {
  const founder = people.find(({ relation_type }) => relation_type === null);
  if (founder || self.relation_type !== 'partner') return founder ?? self;
  return partnersOf(self, people).partner ?? self;
}

const unknownLast = '9999';
const eldestFirst = (a: Branch, b: Branch): number =>
  (a.birthdate ?? unknownLast).localeCompare(b.birthdate ?? unknownLast);

/**
 * The people of one generation above the founder as one: two as a couple, the others at the side.
 * @param mayPair whether somebody can be the other half of the first, where nobody said who is
 */
function generation<Person extends Branch>(
  [first, ...others]: readonly [Person, ...Person[]],
  people: readonly Person[],
  children: Sprout<Person>[],
  mayPair: (other: Person) => boolean,
): Sprout<Person> {
  const { partner, former } = partnersOf(first, people);
  const second = partner === null ? others.find(mayPair) : undefined;
  const apart = others.filter((one) => one !== second);
  return { person: first, partner: partner ?? second ?? null, former, apart, children };
}

/**
 * The family as couples with their children under them, the eldest first: grandparents and parents above the founder,
 * brothers and sisters next to them, grandchildren under their parent. `people` is everyone the viewer sees, the viewer (`self`)
 * included. Every person is in it once.
 */
export function familyTree<Person extends Branch>(self: Person, people: readonly Person[]): FamilyTree<Person> {
  const head = headOf(self, people);
  const members = people.filter((one) => one.relation_type === 'child' && one !== head).toSorted(eldestFirst);
  const of = (kinship: Kinship) => members.filter((one) => kinshipOf(one) === kinship);
  const alone = (person: Person, children: Sprout<Person>[] = []): Sprout<Person> => ({
    ...{ person, ...partnersOf(person, people), apart: [], children },
  });
  const loose = (sprout: Sprout<Person>): Sprout<Person> => ({ ...sprout, under: [] });

  const [children, grandchildren] = [of('child'), of('grandchild')];
  const household = alone(head, [
    ...children.map((child) => {
      const theirs = grandchildren.filter(({ child_of }) => child_of === child.hashid);
      return alone(
        child,
        theirs.map((one) => alone(one)),
      );
    }),
    // Their parent is unknown.
    ...grandchildren
      .filter(({ child_of }) => !children.some(({ hashid }) => hashid === child_of))
      .map((one) => loose(alone(one))),
  ]);
  let trees = [household, ...of('sibling').map((one) => alone(one))];

  // First those whose own parents are here, so that the line from them arrives.
  const above = of('grandparent');
  const hasParent = ({ child_of }: Person) => above.some(({ hashid }) => hashid === child_of);
  const [parent, ...parents] = of('parent').toSorted((a, b) => Number(hasParent(b)) - Number(hasParent(a)));
  if (parent) {
    const row = trees.toSorted((a, b) => eldestFirst(a.person, b.person));
    trees = [generation([parent, ...parents], people, row, () => true)];
  }
  const [elder, ...elders] = above.toSorted(
    (a, b) => Number(b.hashid === parent?.child_of) - Number(a.hashid === parent?.child_of),
  );
  if (elder) {
    // A parent's child by somebody else belongs to the other side of the family.
    const top = generation([elder, ...elders], people, [], ({ hashid }) =>
      members.every(({ child_of }) => child_of !== hashid),
    );
    const theirs = (one: Person | null) =>
      [top.person, top.partner].some((other) => other !== null && other.hashid === one?.child_of);
    const under = (sprout: Sprout<Person>) =>
      parent ? (['person', 'partner'] as const).filter((place) => theirs(sprout[place])) : [];
    trees = [{ ...top, children: trees.map((sprout) => ({ ...sprout, under: under(sprout) })) }];
  }
  const beside = [...of('relative'), ...of('friend')].map((one) => alone(one));
  return complete({ trees, beside }, people);
}

/** Finds a place for everybody reachable through a partnership who has none yet. */
function complete<Person extends Branch>(
  { trees, beside }: { trees: Sprout<Person>[]; beside: Sprout<Person>[] },
  people: readonly Person[],
): FamilyTree<Person> {
  const placed = new Set<Person>();
  const here = ({ person, partner, former, apart }: Sprout<Person>) => [
    ...[person, ...former, ...apart],
    ...(partner === null ? [] : [partner]),
  ];
  const mark = (sprout: Sprout<Person>): void => {
    for (const one of here(sprout)) placed.add(one);
    sprout.children.forEach(mark);
  };
  [...trees, ...beside].forEach(mark);
  const grow = (sprout: Sprout<Person>): Couple<Person> => {
    const children = sprout.children.map(grow);
    const others = here(sprout).filter((one) => one !== sprout.person);
    return { ...sprout, children, apart: [...sprout.apart, ...reachedFrom(others, people, placed)] };
  };
  return { trees: trees.map(grow), beside: beside.map(grow) };
}
