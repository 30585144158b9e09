import { canLogIn } from '../../domain/relations/canLogIn.ts';
import type { Caller } from '../caller.ts';
import { forbidden } from '../http/errors.ts';
import type { UserRow } from '../repositories/family.ts';

/** Whether somebody can manage the family, or ask for it: who divorced gets no new data of the family. */
export const canManage = (person: UserRow): boolean => canLogIn(person) && !person.divorced;

/** Who manages the family and can do so. */
export const managersAmong = (people: readonly UserRow[]): UserRow[] =>
  people.filter((person) => person.family_role === 'manager' && canManage(person));

/** Whether nobody else manages the family, or would after somebody stops. */
export const isLastManager = (people: readonly UserRow[], person: { id: number }): boolean =>
  managersAmong(people).every(({ id }) => id === person.id);

/** Said where the last who manages would stop. */
export const LAST_MANAGER = 'Er is altijd iemand die de familie beheert. Geef het beheer eerst aan een ander.';

/**
 * The caller, who still manages the family now that it is locked: another manager may have ended that at the same
 * moment. Throws F403.
 */
export function stillManager(people: readonly UserRow[], { userId }: Pick<Caller, 'userId'>): UserRow {
  const self = managersAmong(people).find(({ id }) => id === userId);
  if (!self) throw forbidden();
  return self;
}
