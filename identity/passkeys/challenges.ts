import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../server/db/database.ts';
import { accountChallenges } from '../../server/db/accountSchema.ts';
import { CHALLENGE_LIFE, newNonce } from '../../server/passkeys/webauthn.ts';

/** The subject of a login: one page, of one browser. */
export const loginSubject = (uid: string): string => `login ${uid}`;

/** The subject of a new passkey: one session of one account. */
export const addingSubject = (sub: string, session: string | null): string => `add ${sub} ${session ?? ''}`;

/** A new challenge; the previous one for the same subject no longer counts. @param sub the account, where known */
export async function newChallenge(
  tx: Queryable,
  subject: string,
  now: Date,
  sub: string | null = null,
): Promise<string> {
  const asked = { challenge: newNonce(), expires_at: new Date(now.getTime() + CHALLENGE_LIFE) };
  await tx
    .insert(accountChallenges)
    .values({ subject, account_id: sub, ...asked })
    .onConflictDoUpdate({ target: accountChallenges.subject, set: asked });
  return asked.challenge;
}

/** Uses the challenge up: of two answers at once the second finds none. @returns null when it is used or expired */
export async function takeChallenge(tx: Queryable, subject: string, now: Date): Promise<string | null> {
  const [taken] = await tx
    .delete(accountChallenges)
    .where(and(eq(accountChallenges.subject, subject), gt(accountChallenges.expires_at, now)))
    .returning({ challenge: accountChallenges.challenge });
  return taken?.challenge ?? null;
}
