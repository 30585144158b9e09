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

/** What somebody is to the founder (docs/decisions/0074); null is the founder. */
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

/** Generations above the founder, of whoever is of their line or beside them; nobody else has one here. */
const GENERATIONS: Readonly<Record<Kinship, number | null>> = {
  grandparent: 2,
  parent: 1,
  sibling: 0,
  child: -1,
  grandchild: -2,
  partner: null,
  relative: null,
  friend: null,
};
const generationOf = (kinship: Kinship | null): number | null => (kinship === null ? 0 : GENERATIONS[kinship]);

/**
 * 'child' or 'grandchild' (or further down) of the elder; 'none' of that; or 'unknown', because the family did not say
 * whose child somebody is, or because 'other family' says too little.
 */
export type Descent = 'child' | 'grandchild' | 'none' | 'unknown';

/**
 * Whether one person descends from another, by what each is to the founder and whose child they are. A partner descends
 * from nobody here: the law counts them with the other half (domain/gifts/units.ts).
 * @param isElder whom to take for the elder: two parents count as one
 */
export function descent(
  elder: Kin,
  younger: Kin,
  family: readonly Kin[],
  isElder: (hashid: string) => boolean = (hashid) => hashid === elder.hashid,
): Descent {
  const [up, down] = [kinshipOf(elder), kinshipOf(younger)];
  const both = [up, down];
  if (elder.hashid === younger.hashid || both.includes('partner') || both.includes('friend')) return 'none';
  if (both.includes('relative')) return 'unknown';
  const [above, below] = [generationOf(up) ?? 0, generationOf(down) ?? 0];
  const steps = above - below;
  // Nobody descends from a brother or sister of the founder: their children are other family.
  if (steps < 1 || up === 'sibling') return 'none';
  const found = steps === 1 ? 'child' : 'grandchild';
  // The founder's own line holds by what the kinships mean.
  if (above >= 0 && (down === null || down === 'child' || down === 'grandchild')) return found;
  let at: Kin | undefined = younger;
  for (let step = 1; step < steps; step++) at = family.find(({ hashid }) => hashid === at?.child_of);
  if (at?.child_of === undefined) return 'unknown';
  if (isElder(at.child_of)) return found;
  // Somebody has two parents and names one; a grandparent of the founder may be the other.
  return up === 'grandparent' ? 'unknown' : 'none';
}
