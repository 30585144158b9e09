import { eq } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { families, partnerships, users } from '../db/schema.ts';
import { photos } from '../db/photoSchema.ts';

export type FamilyRow = typeof families.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type PartnershipRow = typeof partnerships.$inferSelect;

/** The person whose family a query is about. */
export type OfFamily = Pick<Caller, 'familyId'>;

/** A whole family, read at once: it is small, and every rule about relations involves several of its people. */
export interface FamilySnapshot {
  family: FamilyRow;
  people: UserRow[];
  partnerships: PartnershipRow[];
  /** User id → version of the photo. */
  photos: ReadonlyMap<number, number>;
}

/** Everyone of the caller's family, in the order they were added. */
export const familyPeople = (db: Queryable, { familyId }: OfFamily): Promise<UserRow[]> =>
  db.select().from(users).where(eq(users.family_id, familyId)).orderBy(users.id);

/** The caller among the people of their own family. */
export function selfAmong<Person extends { hashid: string }>(
  people: readonly Person[],
  { hashid }: Pick<Caller, 'hashid'>,
): Person {
  const self = people.find((person) => person.hashid === hashid);
  if (!self) throw new Error('The caller is not in their own family.');
  return self;
}

/** The caller's family. Throws when the family is gone, which foreign keys forbid. */
export async function loadFamily(db: Queryable, { familyId }: OfFamily): Promise<FamilySnapshot> {
  const [family] = await db.select().from(families).where(eq(families.id, familyId));
  if (!family) throw new Error('The family of the caller does not exist.');
  const people = await familyPeople(db, { familyId });
  const pairs = await db
    .select()
    .from(partnerships)
    .where(eq(partnerships.family_id, familyId))
    .orderBy(partnerships.id);
  const pictures = await db
    .select({ user: photos.user_id, version: photos.version })
    .from(photos)
    .where(eq(photos.family_id, familyId));
  return { family, people, partnerships: pairs, photos: new Map(pictures.map((p) => [p.user, p.version])) };
}

/** The hashid of a family, used in links to its screens. */
export async function familyHashid(db: Queryable, { familyId }: OfFamily): Promise<string> {
  const [row] = await db.select({ hashid: families.hashid }).from(families).where(eq(families.id, familyId));
  if (!row) throw new Error('The family does not exist.');
  return row.hashid;
}

/**
 * Locks the family's row until the transaction ends: changes to one family happen one after another, so two requests
 * at once can't pass the family limit or give one person two partners (R-4.11, S-57, S-58).
 */
export async function lockFamilyForUpdate(tx: Tx, { familyId }: OfFamily): Promise<void> {
  await tx.select({ id: families.id }).from(families).where(eq(families.id, familyId)).for('update');
}

/**
 * Keeps others from locking the family until the transaction ends; several may do so at once. For code that stores
 * something based on earlier data of people and checks that they are still the same.
 */
export async function lockFamilyShared(tx: Tx, { familyId }: OfFamily): Promise<void> {
  await tx.select({ id: families.id }).from(families).where(eq(families.id, familyId)).for('key share');
}

/** The managers' choice of the people who see each child's gifts. */
export async function setSharesVisibility(
  tx: Tx,
  { familyId }: OfFamily,
  visibility: FamilyRow['shares_visibility'],
): Promise<void> {
  await tx.update(families).set({ shares_visibility: visibility }).where(eq(families.id, familyId));
}

/** A new family with its founder's limit; returns its row number. */
export async function insertFamily(
  tx: Tx,
  family: Pick<FamilyRow, 'hashid' | 'name' | 'paid_children' | 'partner_code_id'>,
): Promise<number> {
  const [row] = await tx.insert(families).values(family).returning({ id: families.id });
  if (!row) throw new Error('The family was not stored.');
  return row.id;
}
