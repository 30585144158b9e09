import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { OfFamily, UserRow } from './family.ts';
import { isCalledAs, keepFormerName } from './formerNames.ts';

type NewUser = Omit<typeof users.$inferInsert, 'id' | 'family_id' | 'created_at' | 'updated_at'>;
/** The columns of a person that may change; who they are to us (hashid, family) never does. */
export type UserChanges = Partial<
  Omit<
    UserRow,
    | 'id'
    | 'family_id'
    | 'hashid'
    | 'family_role'
    | 'management_asked_at'
    | 'erasure_asked_at'
    | 'created_at'
    | 'updated_at'
  >
>;

/** One person of the caller's family; undefined for an unknown hashid and for another family's alike. */
export async function findUser(db: Queryable, { familyId }: OfFamily, hashid: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.hashid, hashid), eq(users.family_id, familyId)));
  return row;
}

/** A person of whichever family: for a link that we signed for them ourselves. */
export async function findUserByHashid(db: Queryable, hashid: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.hashid, hashid));
  return row;
}

/** Who a login is, in each of its families, oldest first. */
export const usersBySub = (db: Queryable, sub: string): Promise<UserRow[]> =>
  db.select().from(users).where(eq(users.sub, sub)).orderBy(users.id);

/** As `usersBySub`; what happens to the memberships of one login happens one after another. */
export const lockUsersBySub = (tx: Tx, sub: string): Promise<UserRow[]> =>
  tx.select().from(users).where(eq(users.sub, sub)).orderBy(users.id).for('update');

/** Any number that no other lock of two numbers begins with (migration 0009 has one). */
const NEW_LOGINS = 726_537_256;

/**
 * Who comes in with a login that is nobody here yet has no row to lock: of two requests at once the second waits until the
 * transaction of the first ends.
 */
export async function lockNewLogin(tx: Tx, sub: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NEW_LOGINS}, hashtext(${sub}))`);
}

/** A login that is gone names nobody any more. */
export async function forgetLogin(tx: Tx, sub: string): Promise<void> {
  await tx.update(users).set({ sub: null }).where(eq(users.sub, sub));
}

export async function insertUser(tx: Tx, { familyId }: OfFamily, user: NewUser): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, family_id: familyId })
    .returning();
  if (!row) throw new Error('The person was not stored.');
  return row;
}

/** Changes a person. How they were called before is kept for the papers of what was agreed until now. */
export async function updateUser(
  tx: Tx,
  { familyId }: OfFamily,
  id: number,
  changes: UserChanges,
  now: Date,
): Promise<UserRow> {
  const [before] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.family_id, familyId)))
    .for('update');
  const [row] = await tx
    .update(users)
    .set({ ...changes, updated_at: now })
    .where(and(eq(users.id, id), eq(users.family_id, familyId)))
    .returning();
  if (!row || !before) throw new Error('The person to change does not exist.');
  if (!isCalledAs(before, row)) await keepFormerName(tx, { familyId }, before, now);
  return row;
}

/** Nobody is known as a child of this person any more. */
export async function forgetChildrenOf(tx: Tx, { familyId }: OfFamily, id: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ child_of_id: null, updated_at: now })
    .where(and(eq(users.family_id, familyId), eq(users.child_of_id, id)));
}

/** Who manages the family, or does so no longer: either way they ask for it no more (docs/decisions/0018). */
export async function setManages(
  tx: Tx,
  { familyId }: OfFamily,
  id: number,
  manages: boolean,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ family_role: manages ? 'manager' : 'member', management_asked_at: null, updated_at: now })
    .where(and(eq(users.id, id), eq(users.family_id, familyId)));
}

/** Since when somebody asks to manage the family; null: not any more. */
export async function askManagement(tx: Tx, { familyId }: OfFamily, id: number, since: Date | null): Promise<void> {
  await tx
    .update(users)
    .set({ management_asked_at: since })
    .where(and(eq(users.id, id), eq(users.family_id, familyId)));
}
