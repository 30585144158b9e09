import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { lockUsersBySub, updateUser } from '../../repositories/users.ts';

/**
 * Writes the address a person logs in with to the list of each of their families; the account holds the address itself.
 * @returns who they are in each of their families, oldest first.
 */
export async function writeAddress(
  tx: Tx,
  { sub, email }: { sub: string; email: string },
  now: Date,
): Promise<UserRow[]> {
  const people = await lockUsersBySub(tx, sub);
  for (const { id, family_id } of people) await updateUser(tx, { familyId: family_id }, id, { email }, now);
  return people;
}
