import { type IsoDate, addMonths } from '../dates/isoDate.ts';
import { giftPartners } from '../relations/giftPartners.ts';
import { kinshipOf } from '../relations/kinship.ts';
import { descent } from '../relations/descent.ts';
import type { GiftKinship, GiftPartnership, GiftPerson } from '../wire/gifts.ts';

/** The people whom the gift tax counts as one giver or one recipient on a day. */
export interface GiftUnit {
  /** The same for everybody in it, whatever the day. */
  key: string;
  /** The person it is named after is the founder, a family member, or somebody who counts alone. */
  head: 'parents' | 'member' | 'alone';
  /** The hashid of that person. */
  of: string;
  /**
   * Set for a person who gives with the founder without being their partner by law: that person's hashid. They are a
   * parent of the founder's children only if the family says so.
   */
  beside?: string;
}

/**
 * Whether two people count as one on a day: partners (art. 26 lid 1 SW), and couples that marry within a year after the
 * gift (lid 2). If nobody recorded how they belong together they count as one, the careful side, and the meter says so.
 */
function together(pair: GiftPartnership, two: readonly GiftPerson[], date: IsoDate): boolean {
  const birthdates = two.map(({ birthdate }) => birthdate);
  if (giftPartners(pair, birthdates, date) !== 'no') return true;
  const { bond, from, until } = pair;
  return bond !== 'cohabiting' && from !== null && from <= addMonths(date, 12) && (until === null || date < until);
}

/**
 * Whether two people are each other's partner on a day, or nobody recorded how they belong together. Marrying within a
 * year makes no difference between the two: art. 26 lid 2 is about giving or receiving together.
 */
function arePartners(one: string, other: string, date: IsoDate, people: readonly GiftPerson[]): boolean {
  const two = people.filter(({ hashid }) => hashid === one || hashid === other);
  const pairs = two.find(({ hashid }) => hashid === one)?.partners.filter(({ hashid }) => hashid === other) ?? [];
  const birthdates = two.map(({ birthdate }) => birthdate);
  return pairs.some((pair) => giftPartners(pair, birthdates, date) !== 'no');
}

type Role = 'giver' | 'recipient';

/** The founder's own parents give as one, whether or not they are partners (art. 28 SW); each receives for themselves. */
function headOf(person: GiftPerson, role: Role): GiftUnit | null {
  const { hashid: of } = person;
  if (person.relation_type === null) return { key: 'parents', head: 'parents', of };
  if (person.relation_type !== 'child') return null;
  const together = role === 'giver' && kinshipOf(person) === 'parent';
  return { key: together ? 'parents-of-founder' : of, head: 'member', of };
}

/**
 * The head of the family or of a child's branch to which a partner belongs on a day; null for somebody who counts
 * alone then.
 */
function throughPartner(
  person: GiftPerson,
  people: readonly GiftPerson[],
  role: Role,
  wanted: (pair: GiftPartnership, other: GiftPerson) => boolean,
): GiftUnit | null {
  const counted = people.find(({ hashid }) => hashid === person.together);
  if (counted) return headOf(counted, role);
  for (const pair of person.partners) {
    const other = people.find(({ hashid }) => hashid === pair.hashid);
    const unit = other && wanted(pair, other) && headOf(other, role);
    if (unit) return unit;
  }
  return null;
}

/** The same unit, in which this person may be only a former companion of the founder. */
const asBeside = (unit: GiftUnit, beside: string): GiftUnit => (unit.head === 'parents' ? { ...unit, beside } : unit);

/**
 * The people with whom a person counts as one on a day. Two parents give as one whether or not they are partners (art. 28 SW):
 * any current or former partner of somebody with children in the family gives with them, the careful side (docs/decisions/0006);
 * `unitKinship` decides their relation to a child of the founder. They receive alone if the law does not count them as
 * partners.
 */
export function unitOf(hashid: string, date: IsoDate, people: readonly GiftPerson[], role: Role): GiftUnit {
  const person = people.find((one) => one.hashid === hashid);
  const alone: GiftUnit = { key: hashid, head: 'alone', of: hashid };
  if (!person) return alone;
  const own =
    headOf(person, role) ??
    throughPartner(person, people, role, (pair, other) => together(pair, [person, other], date));
  if (own && person.beside !== true) return own;
  if (own) return role === 'giver' ? asBeside(own, hashid) : alone;
  const beside =
    role === 'giver' ? throughPartner(person, people, role, (_pair, other) => isParent(other, people)) : null;
  return beside ? asBeside(beside, hashid) : alone;
}

/** Whether somebody has children in the family. */
const isParent = (person: GiftPerson, people: readonly GiftPerson[]): boolean =>
  kinshipOf(person) === null ||
  kinshipOf(person) === 'parent' ||
  people.some(({ child_of }) => child_of === person.hashid);

/** Everybody who is one with this unit on a day. */
export function membersOf(unit: GiftUnit, date: IsoDate, people: readonly GiftPerson[], role: Role): GiftPerson[] {
  return people.filter(({ hashid }) => unitOf(hashid, date, people, role).key === unit.key);
}

/** A recipient's relation to a giver for the tax, and whether the family said enough to know it. */
export interface UnitKinship {
  kinship: GiftKinship;
  /** Set: taken for 'other', the careful side. */
  kinship_unknown?: true;
}

/** Whether the family said that this is a parent of somebody, or of one of their ancestors. */
function isOwnParent(parent: string, younger: GiftPerson, people: readonly GiftPerson[]): boolean {
  if (younger.child_of === parent) return true;
  return people.some(({ hashid, child_of }) => hashid === younger.child_of && child_of === parent);
}

/**
 * The nearest kinship decides (art. 26 lid 1 SW): a gift from parents to their child's partner is a gift to their
 * child. Only descendants are nearer than others (art. 24 lid 1, art. 33-5° SW): a gift from a child to its parent is
 * as between others. Affinity ends with a divorce (art. 19 lid 1 b SW): a former partner of the founder is a parent
 * of their children only if the family says so.
 */
export function unitKinship(
  giver: GiftUnit,
  recipient: GiftUnit,
  date: IsoDate,
  people: readonly GiftPerson[],
): UnitKinship {
  if (giver.key === recipient.key) return { kinship: 'partner' };
  const [elder, younger] = [giver, recipient].map((unit) =>
    unit.head === 'alone' ? undefined : people.find(({ hashid }) => hashid === unit.of),
  );
  if (!elder || !younger) return { kinship: 'other' };
  const found = descent(elder, younger, people, (hashid) => unitOf(hashid, date, people, 'giver').key === giver.key);
  const descends = found === 'child' || found === 'grandchild';
  const stepOnce = giver.beside !== undefined && descends && !isOwnParent(giver.beside, younger, people);
  if (found === 'unknown' || stepOnce) return { kinship: 'other', kinship_unknown: true };
  return { kinship: found === 'none' ? 'other' : found };
}

/**
 * The people who count as one giver and one recipient: parents as one (art. 28 SW), partners as one (art. 26 lid
 * 1 SW), but between partners each counts separately (art. 26 lid 3 SW).
 */
export function pairOf(
  from: string,
  to: string,
  date: string,
  people: readonly GiftPerson[],
): UnitKinship & { key: string } {
  const giver = unitOf(from, date, people, 'giver');
  const recipient = unitOf(to, date, people, 'recipient');
  const found = unitKinship(giver, recipient, date, people);
  if (found.kinship !== 'partner') return { ...found, key: `${giver.key}>${recipient.key}` };
  // Two parents give to their children as one; between themselves they are partners only if the law says so.
  return { kinship: arePartners(from, to, date, people) ? 'partner' : 'other', key: `${from}>${to}` };
}
