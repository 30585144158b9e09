import { kinshipOf, type Kin } from '../relations/kinship.ts';
import type { Kinship } from '../wire/user.ts';

/** The word for a person's relation to the founder. */
export const KINSHIP_NAMES: Readonly<Record<Kinship, string>> = {
  child: 'Kind',
  grandchild: 'Kleinkind',
  sibling: 'Broer of zus',
  parent: 'Ouder',
  grandparent: 'Grootouder',
  relative: 'Andere familie',
  friend: 'Vriend(in)',
  partner: 'Partner',
};

/** A person's relation to the founder, in a word; empty for the founder. */
export function kinshipName(person: Pick<Kin, 'relation_type' | 'kinship'>): string {
  const kinship = kinshipOf(person);
  return kinship === null ? '' : KINSHIP_NAMES[kinship];
}
