import type { GiftMeter, GiftPerson } from '../../../domain/wire/gifts.ts';
import { giftsText as text } from '../../text/gifts.ts';

const firstnames = (hashids: readonly string[], people: readonly GiftPerson[]): string[] =>
  hashids.flatMap((hashid) => people.filter((person) => person.hashid === hashid).map(({ firstname }) => firstname));

/** 'Sanne en Thomas'; who the viewer may not know is left out. */
export function namesOf(hashids: readonly string[], people: readonly GiftPerson[]): string {
  return firstnames(hashids, people).join(text.and) || text.somebody;
}

/** Whom the meter is about: the child of a couple, the first of anybody else. */
export function recipientName({ recipient }: GiftMeter, people: readonly GiftPerson[]): string {
  const child = recipient.filter((hashid) =>
    people.some((person) => person.hashid === hashid && person.relation_type === 'child'),
  );
  return namesOf((child.length > 0 ? child : recipient).slice(0, 1), people);
}
