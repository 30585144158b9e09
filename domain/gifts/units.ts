import { type IsoDate, addMonths } from '../dates/isoDate.ts';
import { giftPartners } from '../relations/giftPartners.ts';
import type { GiftKinship, GiftPartnership, GiftPerson } from '../wire/gifts.ts';

/** Those the gift tax counts as one giver or one recipient on a day. */
export interface GiftUnit {
  /** The same for everybody in it, whatever the day. */
  key: string;
  /** The one it is named after is the founder, a child, or somebody who stands alone. */
  head: 'parents' | 'child' | 'alone';
}

const PARENTS: GiftUnit = { key: 'parents', head: 'parents' };

/**
 * Whether two count as one on a day: partners (art. 26 lid 1 SW), and who marries within a year after the gift (lid 2).
 * Where nobody wrote down how they belong together they count as one, the careful side, and the meter says so.
 */
function together(pair: GiftPartnership, two: readonly GiftPerson[], date: IsoDate): boolean {
  const birthdates = two.map(({ birthdate }) => birthdate);
  if (giftPartners(pair, birthdates, date) !== 'no') return true;
  const { bond, from, until } = pair;
  return bond !== 'cohabiting' && from !== null && from <= addMonths(date, 12) && (until === null || date < until);
}

/**
 * Whether two people are each other's partner on a day, or nobody wrote down how they belong together. That they marry
 * within a year makes no difference between the two: art. 26 lid 2 is about who gives, or gets, together.
 */
export function arePartners(one: string, other: string, date: IsoDate, people: readonly GiftPerson[]): boolean {
  const two = people.filter(({ hashid }) => hashid === one || hashid === other);
  const pairs = two.find(({ hashid }) => hashid === one)?.partners.filter(({ hashid }) => hashid === other) ?? [];
  const birthdates = two.map(({ birthdate }) => birthdate);
  return pairs.some((pair) => giftPartners(pair, birthdates, date) !== 'no');
}

function headOf(person: GiftPerson): GiftUnit | null {
  if (person.relation_type === null) return PARENTS;
  return person.relation_type === 'child' ? { key: person.hashid, head: 'child' } : null;
}

/**
 * The head of the family or of a child's branch whom a partner belongs to on a day; null for somebody who stands alone
 * then.
 */
function throughPartner(
  person: GiftPerson,
  people: readonly GiftPerson[],
  wanted: (pair: GiftPartnership, other: GiftPerson) => boolean,
): GiftUnit | null {
  const counted = people.find(({ hashid }) => hashid === person.together);
  if (counted) return headOf(counted);
  for (const pair of person.partners) {
    const other = people.find(({ hashid }) => hashid === pair.hashid);
    const unit = other && wanted(pair, other) && headOf(other);
    if (unit) return unit;
  }
  return null;
}

/**
 * With whom a person is one on a day. Two parents give as one whether or not they are partners (art. 28 SW): whoever is
 * or was the founder's partner is taken for a parent, the careful side (docs/decisions/0023). They receive as somebody
 * alone when the law does not count them as partners.
 */
export function unitOf(
  hashid: string,
  date: IsoDate,
  people: readonly GiftPerson[],
  role: 'giver' | 'recipient',
): GiftUnit {
  const person = people.find((one) => one.hashid === hashid);
  const alone: GiftUnit = { key: hashid, head: 'alone' };
  if (!person) return alone;
  const own = headOf(person) ?? throughPartner(person, people, (pair, other) => together(pair, [person, other], date));
  if (own) return own;
  const parent = role === 'giver' ? throughPartner(person, people, () => true) : null;
  return parent?.head === 'parents' ? parent : alone;
}

/** Everybody who is one with this unit on a day. */
export function membersOf(
  unit: GiftUnit,
  date: IsoDate,
  people: readonly GiftPerson[],
  role: 'giver' | 'recipient',
): GiftPerson[] {
  return people.filter(({ hashid }) => unitOf(hashid, date, people, role).key === unit.key);
}

/**
 * The nearest kinship decides (art. 26 lid 1 SW): what parents give to the partner of their child, they give to their
 * child.
 */
export function kinshipOf(giver: GiftUnit, recipient: GiftUnit): GiftKinship {
  if (giver.key === recipient.key) return 'partner';
  return giver.head === 'parents' && recipient.head === 'child' ? 'child' : 'other';
}
