import type { Relative } from '../../domain/relations/ageOrder.ts';
import type { Relation } from '../../domain/wire/user.ts';
import type { FamilySnapshot, UserRow } from '../repositories/family.ts';

/** Somebody's kinship to the founder, and their parent, if known. */
export function kinshipIn(
  { people }: Pick<FamilySnapshot, 'people'>,
  { kinship, child_of_id }: UserRow,
): Pick<Relation, 'kinship' | 'child_of'> {
  const parent = people.find(({ id }) => id === child_of_id);
  return { ...(kinship !== null && { kinship }), ...(parent && { child_of: parent.hashid }) };
}

/** Everybody in a family, as input for the rule about birth dates. */
export const relativesOf = (snapshot: Pick<FamilySnapshot, 'people'>): Relative[] =>
  snapshot.people.map((person) => ({
    hashid: person.hashid,
    firstname: person.firstname,
    birthdate: person.birthdate,
    relation_type: person.relation_type,
    ...kinshipIn(snapshot, person),
  }));
