import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Caller } from '../../caller.ts';
import { openMemberships } from '../../callerQuery.ts';
import type { Queryable } from '../../db/database.ts';
import { presentCurrentUser } from '../../presenters/currentUser.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { loadFamily } from '../../repositories/family.ts';
import { openOrders } from '../../repositories/orders.ts';

/** The caller as they and their family stand now. */
export async function currentUser(db: Queryable, caller: Caller): Promise<CurrentUser> {
  return presentCurrentUser(
    await loadFamily(db, caller),
    caller,
    await openOrders(db, caller),
    await emailVerified(db, caller),
    await openMemberships(db, caller.sub),
  );
}
