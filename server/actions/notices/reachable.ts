import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';

/** The address somebody logs in with: the one in the family's list can be written by somebody else. */
export const addressOf = async (
  tx: Queryable,
  { accounts }: Pick<Services, 'accounts'>,
  { sub, email }: UserRow,
): Promise<string> => (sub === null ? null : await accounts?.emailIn(tx, sub)) ?? email;
