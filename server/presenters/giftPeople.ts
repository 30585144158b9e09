import type { GiftPartnership, GiftPerson } from '../../domain/wire/gifts.ts';
import { kinshipIn } from '../policies/relatives.ts';
import type { FamilySnapshot, UserRow } from '../repositories/family.ts';

/** A family as input for the gift meter: everyone in it, whoever asks. The calling code limits what leaves. */
export function giftPeople(snapshot: FamilySnapshot): GiftPerson[] {
  return snapshot.people.map((person) => ({
    hashid: person.hashid,
    firstname: person.firstname,
    relation_type: person.relation_type,
    ...kinshipIn(snapshot, person),
    birthdate: person.birthdate,
    death_date: person.death_date,
    partners: partnershipsOf(snapshot, person),
  }));
}

function partnershipsOf({ partnerships, people }: FamilySnapshot, { id }: UserRow): GiftPartnership[] {
  return partnerships.flatMap(({ self_id, partner_id, bond, from_date, contract_date, until_date }) => {
    if (self_id !== id && partner_id !== id) return [];
    const other = people.find((person) => person.id === (self_id === id ? partner_id : self_id));
    return other
      ? [{ hashid: other.hashid, bond, from: from_date, contract_from: contract_date, until: until_date }]
      : [];
  });
}
