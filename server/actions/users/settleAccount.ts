import { isOpen, membershipsOf } from '../../callerQuery.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * The effect of a block or a death, or of taking it back, on the account. If no family is open to them all their sessions end;
 * the account closes only after a death. A block is a family's own: another family may invite a blocked person
 * (docs/decisions/0020).
 */
export async function settleAccount(tx: Tx, { accounts }: Pick<Services, 'accounts'>, sub: string): Promise<void> {
  const memberships = await membershipsOf(tx, sub);
  const open = memberships.some(isOpen);
  await accounts?.setDisabled(tx, sub, !open && memberships.some(({ passedAway }) => passedAway));
  if (!open) await accounts?.sessions.endAllBut(tx, sub, null);
}
