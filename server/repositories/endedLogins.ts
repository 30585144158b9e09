import { inArray, lt, sql } from 'drizzle-orm';
import { attemptKey } from '../attempts.ts';
import type { Logout, TokenClaims, TokenVerifier } from '../caller.ts';
import type { Db, Tx } from '../db/database.ts';
import { endedLogins } from '../db/endedLoginSchema.ts';
import { unauthorized } from '../http/errors.ts';
import { LONGEST, SKEW } from '../token/verifier.ts';

/** No earlier token is valid longer, in milliseconds; twice the skew, for ours and theirs. */
const KEPT = (LONGEST + 2 * SKEW) * 1000;

/**
 * The logins that one message ends. With a session: that one, and any token of the person without a session id, as it may belong
 * to it. Without a session: all logins of the person.
 */
const named = {
  message: (id: string) => attemptKey(`logout ${id}`),
  session: (sid: string) => attemptKey(`ended session ${sid}`),
  person: (sub: string) => attemptKey(`ended logins ${sub}`),
  unnamed: (sub: string) => attemptKey(`ended logins without a session ${sub}`),
};

/** Ends the logins named by the provider. @returns false if it was said before. */
export async function endLogins(tx: Tx, { sub, sid, at, id }: Logout, now: number): Promise<boolean> {
  const forget_at = new Date(now + KEPT);
  const ended_at = new Date(at * 1000);
  const added = await tx
    .insert(endedLogins)
    .values({ key: named.message(id), ended_at, forget_at })
    .onConflictDoNothing()
    .returning({ key: endedLogins.key });
  if (added.length === 0) return false;
  const session = sid === null ? [] : [named.session(sid)];
  const person = sub === null ? [] : [sid === null ? named.person(sub) : named.unnamed(sub)];
  await tx
    .insert(endedLogins)
    .values([...session, ...person].map((key) => ({ key, ended_at, forget_at })))
    .onConflictDoUpdate({
      target: endedLogins.key,
      set: { ended_at: sql`greatest(${endedLogins.ended_at}, excluded.ended_at)`, forget_at },
    });
  return true;
}

/** Whether a token ended with its login. An ended session stays ended; for a person, tokens issued until then. */
async function isEnded(db: Db, { sub, sessionId, issued }: TokenClaims): Promise<boolean> {
  const person = [named.person(sub), ...(sessionId === null ? [named.unnamed(sub)] : [])];
  const session = sessionId === null ? null : named.session(sessionId);
  const found = await db
    .select()
    .from(endedLogins)
    .where(inArray(endedLogins.key, session === null ? person : [...person, session]));
  return found.some(({ key, ended_at }) => key === session || issued === null || issued * 1000 <= ended_at.getTime());
}

/** Verifies as before, and refuses tokens whose login ended at the provider. */
export const refusingEnded =
  (verify: TokenVerifier, db: Db): TokenVerifier =>
  async (token) => {
    const claims = await verify(token);
    if (await isEnded(db, claims)) throw unauthorized();
    return claims;
  };

/** Deletes entries that no valid token can match any more. */
export const forgetEnded = (db: Db, now: Date) => db.delete(endedLogins).where(lt(endedLogins.forget_at, now));
