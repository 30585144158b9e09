import type { Membership } from '../../callerQuery.ts';
import { markSeen } from '../../repositories/claims.ts';
import type { Services } from '../../services.ts';

/**
 * Somebody of whom something was recorded calls, in whichever of their families, also where they are blocked: it does not take effect by
 * itself any more.
 */
export async function seeClaims(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberships: readonly Membership[],
): Promise<void> {
  const people = memberships.flatMap(({ userId, claimed }) => (claimed ? [userId] : []));
  if (people.length > 0) await markSeen(db, people, new Date(clock()));
}
