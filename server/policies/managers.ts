import { canLogIn } from '../../domain/relations/canLogIn.ts';
import type { Caller } from '../caller.ts';
import { forbidden } from '../http/errors.ts';
import type { UserRow } from '../repositories/family.ts';

/** Whether somebody can manage the family, or ask for it: a divorced partner gets no new data of the family. */
export const canManage = (person: UserRow): boolean => canLogIn(person) && !person.divorced;

/** The active managers of the family. */
export const managersAmong = (people: readonly UserRow[]): UserRow[] =>
  people.filter((person) => person.family_role === 'manager' && canManage(person));

/** Whether nobody else manages the family. */
export const isLastManager = (people: readonly UserRow[], person: { id: number }): boolean =>
  managersAmong(people).every(({ id }) => id === person.id);

/** Shown when the last manager would stop. */
export const LAST_MANAGER = 'Er is altijd iemand die de familie beheert. Geef het beheer eerst aan een ander.';

/**
 * The caller, if they still manage the family now that it is locked: another manager may just have ended that. Throws
 * F403.
 */
export function stillManager(people: readonly UserRow[], { userId }: Pick<Caller, 'userId'>): UserRow {
  const self = managersAmong(people).find(({ id }) => id === userId);
  if (!self) throw forbidden();
  return self;
}
