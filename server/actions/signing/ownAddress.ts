import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { mailAddressOf } from '../../repositories/mailAddress.ts';
import type { Services } from '../../services.ts';

/**
 * The address that identifies the caller. With an external identity provider it is the one the token vouches for: the
 * address in the family's list can be changed by a manager. '' for none.
 */
export const ownAddress = async (
  db: Queryable,
  { token }: Pick<Actor, 'token'>,
  services: Pick<Services, 'accounts'>,
  person: Pick<UserRow, 'sub' | 'email'>,
): Promise<string> =>
  services.accounts === null && token.emailVerified ? (token.email ?? '') : mailAddressOf(db, services, person);
