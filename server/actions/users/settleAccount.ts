import { openMemberships } from '../../callerQuery.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * Closes the account of somebody whom none of their families lets in any more, which ends every session, and opens it
 * again when one does: what one family decides closes no other (docs/decisions/0064).
 */
export async function settleAccount(tx: Tx, { accounts }: Pick<Services, 'accounts'>, sub: string): Promise<void> {
  await accounts?.setDisabled(tx, sub, (await openMemberships(tx, sub)).length === 0);
}
