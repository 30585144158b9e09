import type { Actor } from '../../actor.ts';
import type { Accounts } from '../../accounts.ts';
import { forgetAttempts, limitAttempts } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, invalid, mfaNeeded, unauthorized } from '../../http/errors.ts';
import type { Services } from '../../services.ts';

const ELSEWHERE = 'Dit regel je bij de dienst waarmee je inlogt.';
const WRONG_PASSWORD = 'Dit wachtwoord klopt niet.';
/** Wrong passwords and codes allowed on one's own account within the window; the caller is logged in as its owner. */
const TRIES = 5;
const WINDOW_SECONDS = 15 * 60;

/** The accounts we keep ourselves; C409 with an external identity provider. */
export function ownAccounts({ accounts }: Services): Accounts {
  if (!accounts) throw conflict(ELSEWHERE);
  return accounts;
}

/** Counts an attempt before it is checked (S-144). @returns a function that takes it off the count if it was right. */
async function attempt({ token }: Actor, { db }: Services, what: 'password' | 'code'): Promise<() => Promise<void>> {
  const key = `own ${what} ${token.sub}`;
  await limitAttempts(db, key, TRIES, WINDOW_SECONDS);
  return () => forgetAttempts(db, key);
}

/** Changing how one logs in requires proving identity again (ASVS 7.5.1). Throws V422 on `field`, R429. */
export async function provePassword(
  actor: Actor,
  services: Services,
  password: string,
  field = 'password',
): Promise<void> {
  const accounts = ownAccounts(services);
  const right = await attempt(actor, services, 'password');
  if (!(await accounts.passwordIs(actor.token.sub, password))) throw invalid({ [field]: WRONG_PASSWORD });
  await right();
}

/** Counts the attempts at a code, as `provePassword` does. @returns the result of `work`. */
export async function withCodeAttempt<T>(actor: Actor, services: Services, work: () => Promise<T>): Promise<T> {
  const right = await attempt(actor, services, 'code');
  const made = await work();
  await right();
  return made;
}

/**
 * Throws U401 for a session that has ended. A token outlives its session by minutes (docs/decisions/0023): acts with
 * lasting effect need a live session. The session does not end until the transaction is over.
 */
export async function requireActiveSession(tx: Tx, { caller, token }: Actor, { accounts }: Services): Promise<void> {
  const { sessionId } = token;
  if (accounts && sessionId !== null && !(await accounts.sessions.lives(tx, caller.sub, sessionId)))
    throw unauthorized();
}

/** Turning the second factor off requires it, even while that duty itself is being changed. */
export function needSecondFactor({ token }: Actor): void {
  if (!token.secondFactor) throw mfaNeeded();
}
