import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { mailHolder } from '../../mail/mailHolder.ts';
import type { Services } from '../../services.ts';

/** Mails the holder of an account we keep what changed in how they log in; with an external provider nobody. */
export async function tellHolder(
  tx: Tx,
  { caller, now }: Actor,
  { accounts, env }: Services,
  kind: Parameters<typeof mailHolder>[3],
): Promise<void> {
  if (accounts) await mailHolder(tx, accounts, caller.sub, kind, { url: env.publicUrl, now });
}
