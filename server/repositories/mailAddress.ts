import type { Accounts } from '../accounts.ts';
import type { Queryable } from '../db/database.ts';
import type { UserRow } from './family.ts';

/**
 * The address a person is mailed at: the one they log in with where we keep their account, because the one in the
 * family's list can be written by somebody else. '' for none.
 */
export async function mailAddressOf(
  db: Queryable,
  { accounts }: { accounts: Accounts | null },
  { sub, email }: Pick<UserRow, 'sub' | 'email'>,
): Promise<string> {
  const known = sub === null ? null : await accounts?.emailIn(db, sub);
  return known ?? email;
}
