import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';

/** The address a person is mailed at to sign: the one they log in with, where we keep their account. '' for none. */
export async function emailOf(
  db: Queryable,
  { accounts }: Pick<Services, 'accounts'>,
  { sub, email }: Pick<UserRow, 'sub' | 'email'>,
): Promise<string> {
  const known = sub === null ? null : await accounts?.emailIn(db, sub);
  return known ?? email;
}
