import { addDays } from '../../../domain/dates/isoDate.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Queryable } from '../../db/database.ts';
import { canManage, managersAmong } from '../../policies/managers.ts';
import type { UserRow } from '../../repositories/family.ts';
import { joinedAt } from '../../repositories/invitations.ts';

/** Days in which a manager can say no, and everybody has had the mail. */
const WAIT_DAYS = 30;

type Asker = UserRow & { management_asked_at: Date };

/** The day from which the asker gets the management. */
export const dueOn = (askedAt: Date): string => addDays(dayInAmsterdam(askedAt), WAIT_DAYS);

/** The person asking to manage the family; undefined if nobody does, or if they can no longer manage it. */
export const askerAmong = (people: readonly UserRow[]): Asker | undefined =>
  people.find((person): person is Asker => person.management_asked_at !== null && canManage(person));

/**
 * The member who may start asking: the one with the oldest login, so that it is clear to all who that is. Nobody, while
 * somebody else asks, as a manager has to end that first; without a manager nobody could, so the new request replaces
 * theirs.
 */
export async function mayAsk(db: Queryable, people: readonly UserRow[]): Promise<UserRow | undefined> {
  const asker = askerAmong(people);
  if (asker && managersAmong(people).length > 0) return undefined;
  const members = people.filter((person) => person.family_role === 'member' && canManage(person));
  const joined = members.length < 2 ? new Map<number, Date>() : await joinedAt(db, members);
  const since = ({ id }: UserRow) => joined.get(id)?.getTime() ?? 0;
  const oldest = members.sort((a, b) => since(a) - since(b) || a.id - b.id)[0];
  return oldest?.id === asker?.id ? undefined : oldest;
}
