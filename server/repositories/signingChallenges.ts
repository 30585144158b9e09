import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { signingChallenges } from '../db/signingSchema.ts';
import type { UserRow } from './family.ts';

const ofPerson = ({ userId }: Caller, subject: string) =>
  and(eq(signingChallenges.user_id, userId), eq(signingChallenges.subject, subject));

/** Keeps what a person has to prove; what was asked before for the same subject counts no more. */
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

/** What a person was asked to prove, while it may still be answered. */
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

/** It was proved: nobody answers it again. False when another answer at the same moment was first: then this one is none. */
export async function useUpChallenge(tx: Tx, caller: Caller, subject: string): Promise<boolean> {
  const gone = await tx.delete(signingChallenges).where(ofPerson(caller, subject)).returning();
  return gone.length > 0;
}

/** What these people were asked to prove is not answered any more. */
export async function forgetChallenges(tx: Tx, people: readonly Pick<UserRow, 'id'>[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await tx.delete(signingChallenges).where(inArray(signingChallenges.user_id, ids));
}

/** Forgets what nobody can prove any more. */
export async function forgetExpired(db: Queryable, before: Date): Promise<void> {
  await db.delete(signingChallenges).where(lt(signingChallenges.expires_at, before));
}
