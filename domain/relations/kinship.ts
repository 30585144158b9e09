import type { Kinship, RelationType } from '../wire/user.ts';
import { KINSHIPS } from '../wire/choices/user.ts';

/** What is known of somebody's place in the family; the founder has no type. */
export interface Kin {
  hashid: string;
  relation_type: RelationType | null;
  /** Absent: what the type says. */
  kinship?: Kinship | undefined;
  /** Whose child this is, where that was said. */
  child_of?: string | undefined;
}

/** What somebody is to the founder (docs/decisions/0017); null is the founder. */
export const kinshipOf = ({ relation_type, kinship }: Pick<Kin, 'relation_type' | 'kinship'>): Kinship | null =>
  kinship ?? relation_type;

/** As which of the two types of the specification somebody is kept: everybody but a partner is a family member. */
export const typeOf = (kinship: Kinship): RelationType => (kinship === 'partner' ? 'partner' : 'child');

/** What a family member can be to the founder, in the order in which it is offered. */
export const MEMBER_KINSHIPS: readonly Kinship[] = KINSHIPS.filter((kinship) => typeOf(kinship) === 'child');

/** What the one is of whom somebody of a kinship is the child, where the family can say who that is. */
export const PARENT_KINSHIPS: Readonly<Partial<Record<Kinship, Kinship>>> = {
  child: 'partner',
  grandchild: 'child',
  sibling: 'parent',
  parent: 'grandparent',
};

/**
 * Whether somebody can be named as whose child a person of a kinship is. Of a child of the founder it is the other parent:
 * somebody who is or was the founder's partner.
 * @param withFounder whether they are or were
 */
export const canBeNamedParent = (
  kinship: Kinship,
  parent: Pick<Kin, 'relation_type' | 'kinship'>,
  withFounder: boolean,
): boolean => kinshipOf(parent) === PARENT_KINSHIPS[kinship] && (kinship !== 'child' || withFounder);
