import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { lockUsersBySub, updateUser } from '../../repositories/users.ts';

/**
 * The list of each family says the address a person logs in with; the account says which that is.
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
