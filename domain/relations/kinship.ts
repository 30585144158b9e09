import type { Kinship, RelationType } from '../wire/user.ts';
import { KINSHIPS } from '../wire/choices/user.ts';

/** The known facts about somebody's place in the family; the founder has no type. */
export interface Kin {
  hashid: string;
  relation_type: RelationType | null;
  /** Absent: as the type says. */
  kinship?: Kinship | undefined;
  /** The parent, if known. */
  child_of?: string | undefined;
}

/** A person's relation to the founder (docs/decisions/0017); null is the founder. */
export const kinshipOf = ({ relation_type, kinship }: Pick<Kin, 'relation_type' | 'kinship'>): Kinship | null =>
  kinship ?? relation_type;

/** The type of the specification under which somebody is stored: everybody but a partner is a family member. */
export const typeOf = (kinship: Kinship): RelationType => (kinship === 'partner' ? 'partner' : 'child');

/** The possible kinships of a family member, in the order in which they are offered. */
export const MEMBER_KINSHIPS: readonly Kinship[] = KINSHIPS.filter((kinship) => typeOf(kinship) === 'child');

/** The kinship of the parent of somebody with a given kinship, if the family can name that parent. */
export const PARENT_KINSHIPS: Readonly<Partial<Record<Kinship, Kinship>>> = {
  child: 'partner',
  grandchild: 'child',
  sibling: 'parent',
  parent: 'grandparent',
};

/**
 * Whether somebody can be named as the parent of a person with a given kinship. For a child of the founder it is the other
 * parent: a person who is or was the founder's partner.
 * @param withFounder whether they are or were
 */
export const canBeNamedParent = (
  kinship: Kinship,
  parent: Pick<Kin, 'relation_type' | 'kinship'>,
  withFounder: boolean,
): boolean => kinshipOf(parent) === PARENT_KINSHIPS[kinship] && (kinship !== 'child' || withFounder);
