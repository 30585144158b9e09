import type { OwnUser, Partnership, Relation, ToldRelation } from '../../domain/wire/user.ts';
import { kinshipIn } from '../policies/relatives.ts';
import type { FamilySnapshot, PartnershipRow, UserRow } from '../repositories/family.ts';

/** A person in the form of the API; `sub` goes only to people who see the person (docs/decisions/0017). */
export function presentRelation(snapshot: FamilySnapshot, person: UserRow): ToldRelation {
  const { relation_type, sub } = person;
  return {
    ...presentFacts(snapshot, person),
    child: relation_type === 'child',
    partner: relation_type === 'partner',
    manages: person.family_role === 'manager',
    sub,
    changed_at: person.updated_at.toISOString(),
  };
}

/**
 * The family's data about a person, for documents and the audit log too. It is an allowlist, so that no column leaks by
 * being added.
 */
export function presentFacts(
  snapshot: FamilySnapshot,
  person: UserRow,
): Omit<Relation, 'child' | 'partner' | 'sub' | 'manages'> {
  return {
    hashid: person.hashid,
    firstname: person.firstname,
    infix: person.infix,
    lastname: person.lastname,
    gender: person.gender,
    email: person.email,
    phone: person.phone,
    street: person.street,
    town: person.town,
    birthdate: person.birthdate,
    relation_type: person.relation_type,
    ...kinshipIn(snapshot, person),
    partners: presentPartnerships(snapshot, snapshot.partnerships.filter(concerns(person))),
    userSelected: partnerOf(snapshot, person),
    login: person.login,
    invited: person.invited,
    signed: person.signed,
    blocked: person.blocked,
    divorced: person.divorced,
    passed_away: person.passed_away,
    death_date: person.death_date,
    profile_image: photoPath(snapshot, person),
  };
}

/** One of the own users: only what choosing a person needs. */
export function presentOwnUser(snapshot: FamilySnapshot, person: UserRow): OwnUser {
  return {
    hashid: person.hashid,
    firstname: person.firstname,
    infix: person.infix,
    lastname: person.lastname,
    relation_type: person.relation_type,
    partners: presentPartnerships(snapshot, snapshot.partnerships.filter(concerns(person))),
    birthdate: person.birthdate,
    passed_away: person.passed_away,
  };
}

const concerns = (person: UserRow) => (pair: PartnershipRow) =>
  pair.self_id === person.id || pair.partner_id === person.id;

/** Couples in a family with the recorded facts of their bond. */
export function presentPartnerships(
  { people }: Pick<FamilySnapshot, 'people'>,
  pairs: readonly PartnershipRow[],
): Partnership[] {
  return pairs.flatMap((pair) => {
    const self = people.find((p) => p.id === pair.self_id);
    const partner = people.find((p) => p.id === pair.partner_id);
    if (!self || !partner) return [];
    return [
      {
        self: { hashid: self.hashid },
        partner: { hashid: partner.hashid, firstname: partner.firstname },
        bond: pair.bond,
        from: pair.from_date,
        contract_from: pair.contract_date,
        until: pair.until_date,
      },
    ];
  });
}

/** The current or last partner of a partner. */
function partnerOf(snapshot: FamilySnapshot, person: UserRow): string | null {
  if (person.relation_type !== 'partner') return null;
  const pairs = snapshot.partnerships.filter((pair) => pair.partner_id === person.id);
  const pair = pairs.find((p) => p.until_date === null) ?? pairs.at(-1);
  return snapshot.people.find((p) => p.id === pair?.self_id)?.hashid ?? null;
}

/** Under the API's base; the version gives a new photo a new address. */
function photoPath(snapshot: FamilySnapshot, person: UserRow): string | null {
  const version = snapshot.photos.get(person.id);
  return version === undefined ? null : `user/photo?hashid=${person.hashid}&v=${version}`;
}
