import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { isLimited, limitAct } from '../limitAct.ts';
import { mailHolder } from '../../mail/mailHolder.ts';
import type { Services } from '../../services.ts';

/**
 * Mails the holder of an account we keep what changed in how they log in; with an external provider nobody. What can be done over and
 * over is refused at last: throws R429.
 */
export async function tellHolder(
  tx: Tx,
  actor: Actor,
  { accounts, env }: Services,
  kind: Parameters<typeof mailHolder>[3],
): Promise<void> {
  const { caller, now } = actor;
  if (isLimited(kind)) await limitAct(tx, actor, kind, caller.hashid);
  if (accounts) await mailHolder(tx, accounts, caller.sub, kind, { url: env.publicUrl, now });
}
