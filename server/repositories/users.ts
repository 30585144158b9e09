import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { OfFamily, UserRow } from './family.ts';
import { isCalledAs, keepFormerName } from './formerNames.ts';

type NewUser = Omit<typeof users.$inferInsert, 'id' | 'family_id' | 'created_at' | 'updated_at'>;
/** The columns of a person that may change; their identity (hashid, family) never does. */
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

/** A person in any family: for a link that we signed for them ourselves. */
export async function findUserByHashid(db: Queryable, hashid: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.hashid, hashid));
  return row;
}

/** The people of a login, one per family, oldest first. */
export const usersBySub = (db: Queryable, sub: string): Promise<UserRow[]> =>
  db.select().from(users).where(eq(users.sub, sub)).orderBy(users.id);

/** As `usersBySub`; changes to the memberships of one login happen one after another. */
export const lockUsersBySub = (tx: Tx, sub: string): Promise<UserRow[]> =>
  tx.select().from(users).where(eq(users.sub, sub)).orderBy(users.id).for('update');

/** Any number that no other two-number lock starts with (migration 0009 has one). */
const NEW_LOGINS = 726_537_256;

/**
 * A login that is nobody here yet has no row to lock: of two concurrent requests the second waits until the transaction of
 * the first ends.
 */
export async function lockNewLogin(tx: Tx, sub: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NEW_LOGINS}, hashtext(${sub}))`);
}

/** A deleted login no longer refers to anybody. */
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

/** Changes a person. Their previous name is kept for papers of earlier agreements. */
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

/** Clears this person as a parent of anybody. */
export async function forgetChildrenOf(tx: Tx, { familyId }: OfFamily, id: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ child_of_id: null, updated_at: now })
    .where(and(eq(users.family_id, familyId), eq(users.child_of_id, id)));
}

/** Starts or ends somebody's management; either way their request for it ends (docs/decisions/0018). */
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

/** Sets since when somebody asks to manage the family; null: no longer. */
export async function askManagement(tx: Tx, { familyId }: OfFamily, id: number, since: Date | null): Promise<void> {
  await tx
    .update(users)
    .set({ management_asked_at: since })
    .where(and(eq(users.id, id), eq(users.family_id, familyId)));
}
