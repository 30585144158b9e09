import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { photos } from '../db/photoSchema.ts';
import type { OfFamily } from './family.ts';

/** The stored JPEG of a person of the caller's family. */
export async function findPhoto(db: Queryable, { familyId }: OfFamily, hashid: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: photos.bytes })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.user_id))
    .where(and(eq(users.hashid, hashid), eq(photos.family_id, familyId)));
  return row && Buffer.from(row.bytes);
}

export async function removePhoto(tx: Tx, { familyId }: OfFamily, userId: number): Promise<void> {
  await tx.delete(photos).where(and(eq(photos.user_id, userId), eq(photos.family_id, familyId)));
}

/** Stores or replaces a photo; the version in its address is incremented, so that no browser shows the old one. */
export async function savePhoto(
  tx: Tx,
  { familyId }: OfFamily,
  userId: number,
  bytes: Buffer,
  now: Date,
): Promise<void> {
  await tx
    .insert(photos)
    .values({ user_id: userId, family_id: familyId, bytes, updated_at: now })
    .onConflictDoUpdate({
      target: photos.user_id,
      set: { bytes, version: sql`${photos.version} + 1`, updated_at: now },
    });
}
