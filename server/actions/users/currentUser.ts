import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { placesOn } from '../../../domain/orders/price.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import type { Caller } from '../../caller.ts';
import { openMemberships } from '../../callerQuery.ts';
import type { Queryable } from '../../db/database.ts';
import { presentCurrentUser } from '../../presenters/currentUser.ts';
import { openClaims } from '../../repositories/claims.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { loadFamily } from '../../repositories/family.ts';
import { openOrders } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { planOf } from '../orders/offer.ts';

/** The current state of the caller and their family. */
export async function currentUser(
  db: Queryable,
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  caller: Caller,
): Promise<CurrentUser> {
  const whole = await loadFamily(db, caller);
  return presentCurrentUser(
    whole,
    caller,
    placesOn(planOf(whole.family), env.includedChildren, todayInAmsterdam(clock())),
    await openOrders(db, caller),
    await emailVerified(db, caller),
    await openMemberships(db, caller.sub),
    await openClaims(db, caller),
  );
}
