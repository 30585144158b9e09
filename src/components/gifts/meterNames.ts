import { kinshipOf } from '../../../domain/relations/kinship.ts';
import type { GiftMeter, GiftPerson } from '../../../domain/wire/gifts.ts';
import { giftsText as text } from '../../text/gifts.ts';

const firstnames = (hashids: readonly string[], people: readonly GiftPerson[]): string[] =>
  hashids.flatMap((hashid) => people.filter((person) => person.hashid === hashid).map(({ firstname }) => firstname));

/** First names; "somebody" where the viewer may know none of them. */
export function namesOfEach(hashids: readonly string[], people: readonly GiftPerson[]): string[] {
  const known = firstnames(hashids, people);
  return known.length > 0 || hashids.length === 0 ? known : [text.somebody];
}

/** 'Sanne en Thomas'; people the viewer may not know are left out. */
export function namesOf(hashids: readonly string[], people: readonly GiftPerson[]): string {
  return namesOfEach(hashids, people).join(text.and) || text.somebody;
}

/** The givers not known as the recipient's ancestors: not the founder, for the founder's child or grandchild. */
export function unsureGivers({ giver, recipient }: GiftMeter, people: readonly GiftPerson[]): string {
  const among = (hashids: readonly string[]) => people.filter(({ hashid }) => hashids.includes(hashid));
  const ofFounder = among(recipient).some((one) => ['child', 'grandchild'].includes(kinshipOf(one) ?? ''));
  const others = among(giver).filter((one) => kinshipOf(one) !== null);
  return namesOf(ofFounder && others.length > 0 ? others.map(({ hashid }) => hashid) : giver, people);
}

/** The person the meter is about: the child of a couple, otherwise the first person. */
export function recipientName({ recipient }: GiftMeter, people: readonly GiftPerson[]): string {
  const child = recipient.filter((hashid) =>
    people.some((person) => person.hashid === hashid && person.relation_type === 'child'),
  );
  return namesOf((child.length > 0 ? child : recipient).slice(0, 1), people);
}
