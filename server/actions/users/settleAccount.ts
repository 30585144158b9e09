import { isOpen, membershipsOf } from '../../callerQuery.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * What a block or a death, or its taking back, means for the account. With none of their families open every session of
 * somebody ends; the account closes only for somebody who died. A block is a family's own: another one may invite who was blocked
 * (docs/decisions/0020).
 */
export async function settleAccount(tx: Tx, { accounts }: Pick<Services, 'accounts'>, sub: string): Promise<void> {
  const memberships = await membershipsOf(tx, sub);
  const open = memberships.some(isOpen);
  await accounts?.setDisabled(tx, sub, !open && memberships.some(({ passedAway }) => passedAway));
  if (!open) await accounts?.sessions.endAllBut(tx, sub, null);
}
