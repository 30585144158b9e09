import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { securityMail } from '../../mail/securityMail.ts';
import type { Services } from '../../services.ts';

/** Mails the holder of an account we keep what changed in how they log in; with an external provider nobody. */
export async function tellHolder(
  tx: Tx,
  { caller, now }: Actor,
  { accounts, env }: Services,
  kind: Parameters<typeof securityMail>[0]['kind'],
): Promise<void> {
  const email = await accounts?.emailIn(tx, caller.sub);
  if (email) await queueMail(tx, securityMail({ email, kind, url: env.publicUrl }), now);
}
