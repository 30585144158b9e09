import { RELATION_TYPES } from '../wire/choices/user.ts';
import type { RelationType } from '../wire/user.ts';

interface Signable {
  signed: boolean;
}

/** Whether the unsigned children fill the number of paid family members (family.children). */
export function limitReached(children: readonly Signable[], limit: number): boolean {
  return children.filter((child) => !child.signed).length >= limit;
}

/**
 * Which relations can be added, in the order of the specification: all children signed and a partner → only a
 * family member (a family without children yet has none unsigned); limit reached → only a partner; otherwise both.
 */
export function relationTypeOptions(family: {
  children: readonly Signable[];
  hasPartner: boolean;
  limit: number;
}): RelationType[] {
  if (family.hasPartner && family.children.every((child) => child.signed)) return ['child'];
  if (limitReached(family.children, family.limit)) return ['partner'];
  return [...RELATION_TYPES];
}

/**
 * Returns the types the form offers for a person: those that can be added, and the type they already have, or it could
 * not be saved (docs/decisions/0017).
 */
export function offeredTypes(options: readonly RelationType[], own: RelationType | null): RelationType[] {
  return RELATION_TYPES.filter((type) => type === own || options.includes(type));
}

/** Saving is disabled while the limit is reached, the relation is not a partner, and it is new. */
export function saveDisabled(state: {
  limitReached: boolean;
  relationType: RelationType | '';
  isNew: boolean;
}): boolean {
  return state.limitReached && state.relationType !== 'partner' && state.isNew;
}
