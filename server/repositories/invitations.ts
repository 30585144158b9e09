import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { couldLogInSql } from '../db/canLogIn.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { families, invitations, users } from '../db/schema.ts';
import type { FamilyRow, OfFamily, UserRow } from './family.ts';

type InvitationRow = typeof invitations.$inferSelect;

/** An invitation that still works, with its recipient. */
export interface OpenInvitation {
  invitation: InvitationRow;
  user: UserRow;
  family: FamilyRow;
}

/** Stores an invitation by the hash of its token; earlier ones stop working (S-120). */
export async function insertInvitation(
  tx: Tx,
  { familyId }: OfFamily,
  invitation: { userId: number; tokenHash: string; email: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { userId, tokenHash, email, expiresAt, now } = invitation;
  await revokeInvitations(tx, { familyId }, userId, now);
  await tx.insert(invitations).values({
    family_id: familyId,
    user_id: userId,
    token_hash: tokenHash,
    email,
    expires_at: expiresAt,
    created_at: now,
  });
}

export async function revokeInvitations(tx: Tx, { familyId }: OfFamily, userId: number, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revoked_at: now })
    .where(
      and(
        eq(invitations.user_id, userId),
        eq(invitations.family_id, familyId),
        isNull(invitations.used_at),
        isNull(invitations.revoked_at),
      ),
    );
}

/** Whether a person has a working invitation. */
export async function hasOpenInvitation(
  db: Queryable,
  { familyId }: OfFamily,
  userId: number,
  now: Date,
): Promise<boolean> {
  const works = and(
    eq(invitations.user_id, userId),
    eq(invitations.family_id, familyId),
    isNull(invitations.used_at),
    isNull(invitations.revoked_at),
    gt(invitations.expires_at, now),
  );
  return (await db.$count(invitations, works)) > 0;
}

/** When the invitations of a person since `since` were sent, newest first. */
export async function invitationTimes(
  db: Queryable,
  { familyId }: OfFamily,
  userId: number,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ at: invitations.created_at })
    .from(invitations)
    .where(and(eq(invitations.user_id, userId), eq(invitations.family_id, familyId), gt(invitations.created_at, since)))
    .orderBy(invitations.id);
  return rows.map((row) => row.at).reverse();
}

/**
 * The invitation behind a token; undefined when it is unknown, used, revoked or expired, or its person can't log in.
 */
export async function findOpenInvitation(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const [row] = await openInvitation(db, tokenHash, now);
  return row;
}

/** As `findOpenInvitation`, and nobody else can accept it at the same time. */
export async function lockOpenInvitation(tx: Tx, tokenHash: string, now: Date): Promise<OpenInvitation | undefined> {
  const [row] = await openInvitation(tx, tokenHash, now).for('update');
  return row;
}

export async function useInvitation(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(invitations).set({ used_at: now }).where(eq(invitations.id, id));
}

/** When each of these people accepted their invitation. */
export async function joinedAt(db: Queryable, people: readonly UserRow[]): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ user: invitations.user_id, at: invitations.used_at })
    .from(invitations)
    .where(
      inArray(
        invitations.user_id,
        people.map(({ id }) => id),
      ),
    );
  return new Map(rows.flatMap(({ user, at }) => (at ? [[user, at] as const] : [])));
}

const openInvitation = (db: Queryable, tokenHash: string, now: Date) =>
  db
    .select({ invitation: invitations, user: users, family: families })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.user_id))
    .innerJoin(families, eq(families.id, invitations.family_id))
    .where(
      and(
        eq(invitations.token_hash, tokenHash),
        isNull(invitations.used_at),
        isNull(invitations.revoked_at),
        gt(invitations.expires_at, now),
        isNull(users.sub),
        couldLogInSql('users'),
        eq(users.divorced, false),
      ),
    );
