import type { Actor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession, ownAccounts, provePassword } from './ownAccount.ts';
import { notifyHolder } from './notifyHolder.ts';

/** Ends one session of the caller. Throws N404, U401. */
export async function endSession(actor: Actor, services: Services, id: string): Promise<void> {
  const { sessions } = ownAccounts(services);
  const { sub, hashid } = actor.caller;
  await inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    if (!(await sessions.end(tx, sub, id))) throw notFound();
    await actor.record(tx, { action: 'end', entity: 'session', hashid });
  });
}

/** Ends every session of the caller except the current one. Throws U401. */
export async function endOtherSessions(actor: Actor, services: Services): Promise<void> {
  const { sessions } = ownAccounts(services);
  const { sub, hashid } = actor.caller;
  await inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    await sessions.endAllBut(tx, sub, actor.token.sessionId);
    await actor.record(tx, { action: 'end_others', entity: 'session', hashid });
  });
}

/**
 * Changes the caller's password, which ends their other sessions. A password chosen by mail in the meantime stays.
 * Throws V422 by field, R429, U401.
 */
export async function changePassword(
  actor: Actor,
  services: Services,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const accounts = ownAccounts(services);
  const { sub, hashid } = actor.caller;
  await provePassword(actor, services, current, 'current');
  await inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    const wrong = await accounts.setPassword(tx, sub, next, actor.token.sessionId);
    if (wrong !== null) throw invalid({ next: wrong });
    await actor.record(tx, { action: 'edit', entity: 'password', hashid });
    await notifyHolder(tx, actor, services, 'password');
  });
}
