import { eq } from 'drizzle-orm';
import type { Household } from '../../domain/contracts/life/mandates.ts';
import type { Queryable } from '../db/database.ts';
import { partnerships } from '../db/schema.ts';
import { familyPeople, type OfFamily, type PartnershipRow, type UserRow } from './family.ts';
import { listMandates, type MandateRow } from './mandates.ts';

/** Everybody in a family, with the facts that decide who answers for whom. */
export interface StoredHousehold extends Household<MandateRow> {
  people: UserRow[];
  couples: PartnershipRow[];
  mandates: MandateRow[];
}

export async function loadHousehold(db: Queryable, family: OfFamily): Promise<StoredHousehold> {
  const people = await familyPeople(db, family);
  const couples = await db.select().from(partnerships).where(eq(partnerships.family_id, family.familyId));
  return { people, couples, mandates: await listMandates(db, family) };
}
