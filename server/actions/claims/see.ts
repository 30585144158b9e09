import type { Membership } from '../../callerQuery.ts';
import { markSeen } from '../../repositories/claims.ts';
import type { Services } from '../../services.ts';

/**
 * Somebody uses the app, in any of their families, even where they are blocked: claims about them no longer take effect
 * automatically.
 */
export async function seeClaims(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberships: readonly Membership[],
): Promise<void> {
  const people = memberships.flatMap(({ userId, claimed }) => (claimed ? [userId] : []));
  if (people.length > 0) await markSeen(db, people, new Date(clock()));
}
