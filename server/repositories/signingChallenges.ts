import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { signingChallenges } from '../db/signingSchema.ts';
import type { UserRow } from './family.ts';

const ofPerson = ({ userId }: Caller, subject: string) =>
  and(eq(signingChallenges.user_id, userId), eq(signingChallenges.subject, subject));

/** Stores a person's challenge; an earlier one for the same subject no longer counts. */
export async function keepChallenge(
  tx: Tx,
  caller: Caller,
  challenge: { subject: string; secret: string; made_at: Date; expires_at: Date },
): Promise<void> {
  const { secret, made_at, expires_at } = challenge;
  await tx
    .insert(signingChallenges)
    .values({ user_id: caller.userId, family_id: caller.familyId, ...challenge })
    .onConflictDoUpdate({
      target: [signingChallenges.user_id, signingChallenges.subject],
      set: { secret, made_at, expires_at },
    });
}

/** A person's challenge, while it may still be answered. */
export async function findChallenge(
  db: Queryable,
  caller: Caller,
  subject: string,
  now: Date,
): Promise<{ secret: string; madeAt: Date } | undefined> {
  const [row] = await db
    .select({ secret: signingChallenges.secret, madeAt: signingChallenges.made_at })
    .from(signingChallenges)
    .where(and(ofPerson(caller, subject), gt(signingChallenges.expires_at, now)));
  return row;
}

/** Uses up a challenge, for good. False if another answer at the same moment was first: then this one is invalid. */
export async function useUpChallenge(tx: Tx, caller: Caller, subject: string): Promise<boolean> {
  const gone = await tx.delete(signingChallenges).where(ofPerson(caller, subject)).returning();
  return gone.length > 0;
}

/** Cancels the challenges of these people. */
export async function forgetChallenges(tx: Tx, people: readonly Pick<UserRow, 'id'>[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await tx.delete(signingChallenges).where(inArray(signingChallenges.user_id, ids));
}

/** Deletes expired challenges. */
export async function forgetExpired(db: Queryable, before: Date): Promise<void> {
  await db.delete(signingChallenges).where(lt(signingChallenges.expires_at, before));
}
