import type { Kinship } from '../wire/user.ts';
import { type Kin, kinshipOf } from './kinship.ts';

/** Generations above the founder, for anyone in or alongside the founder's line; nobody else has one here. */
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
 * @param isElder whether to take a person for the elder: two parents count as one
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
  // In the founder's own line the kinships decide.
  if (above >= 0 && (down === null || down === 'child' || down === 'grandchild')) return found;
  let at: Kin | undefined = younger;
  for (let step = 1; step < steps; step++) at = family.find(({ hashid }) => hashid === at?.child_of);
  if (at?.child_of === undefined) return 'unknown';
  if (isElder(at.child_of)) return found;
  // Somebody has two parents and names one; a grandparent of the founder may be the other.
  return up === 'grandparent' ? 'unknown' : 'none';
}
