import type { Accounts } from '../accounts.ts';
import type { Queryable } from '../db/database.ts';
import type { UserRow } from './family.ts';

/**
 * The mail address of a person: their login address if we keep their account, because the one in the family's list can
 * be changed by somebody else. '' for none.
 */
export async function mailAddressOf(
  db: Queryable,
  { accounts }: { accounts: Accounts | null },
  { sub, email }: Pick<UserRow, 'sub' | 'email'>,
): Promise<string> {
  const known = sub === null ? null : await accounts?.emailIn(db, sub);
  return known ?? email;
}
