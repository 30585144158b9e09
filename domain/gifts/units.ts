import { type IsoDate, addMonths } from '../dates/isoDate.ts';
import type { GiftKinship, GiftPartnership, GiftPerson } from '../wire/gifts.ts';

/** Those the gift tax counts as one giver or one recipient on a day. */
export interface GiftUnit {
  /** The same for everybody in it, whatever the day. */
  key: string;
  /** The one it is named after is the founder, a child, or somebody who stands alone. */
  head: 'parents' | 'child' | 'alone';
}

const PARENTS: GiftUnit = { key: 'parents', head: 'parents' };

/** Partners are one (art. 26 lid 1 SW), also when they marry within a year after the gift (art. 26 lid 2). */
function together({ from, until }: GiftPartnership, date: IsoDate): boolean {
  return (from === null || from <= addMonths(date, 12)) && (until === null || date < until);
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
  wanted: (pair: GiftPartnership) => boolean,
): GiftUnit | null {
  for (const pair of person.partners.filter(wanted)) {
    const other = people.find(({ hashid }) => hashid === pair.hashid);
    const unit = other && headOf(other);
    if (unit) return unit;
  }
  return null;
}

/**
 * With whom a person is one on a day. A divorced parent still gives as one with the other parent (art. 28 SW): a former
 * partner of the founder is taken for a parent, the careful side (docs/decisions/0023); they receive as somebody alone.
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
  const own = headOf(person) ?? throughPartner(person, people, (pair) => together(pair, date));
  if (own) return own;
  const former =
    role === 'giver' ? throughPartner(person, people, ({ until }) => until !== null && until <= date) : null;
  return former?.head === 'parents' ? former : alone;
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
