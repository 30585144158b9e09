import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import { contracts, contractVersions } from '../db/contractSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { formerNames } from '../db/nameSchema.ts';
import type { ContractRecord } from './contracts.ts';
import type { OfFamily, UserRow } from './family.ts';

/** Somebody's identity as stated in a paper. */
export type Called = Pick<UserRow, 'firstname' | 'infix' | 'lastname' | 'birthdate'>;

/** Whether the identity in a paper still matches the person: a birth date it leaves out contradicts nothing. */
export const isCalledAs = (was: Called, is: Called): boolean =>
  was.firstname === is.firstname &&
  was.infix === is.infix &&
  was.lastname === is.lastname &&
  (was.birthdate === null || was.birthdate === is.birthdate);

/** Stores the previous name of somebody in a contract; for others there are no papers. */
export async function keepFormerName(
  tx: Tx,
  { familyId }: OfFamily,
  { id, firstname, infix, lastname, birthdate }: Called & Pick<UserRow, 'id'>,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into ${formerNames} (family_id, user_id, firstname, infix, lastname, birthdate, until)
    select ${familyId}::bigint, ${id}::bigint, ${firstname}, ${infix}, ${lastname}, ${birthdate}::date, ${now.toISOString()}::timestamptz
    where exists (select from contract_parties p where p.user_id = ${id})`);
}

/** The names of people in a family at a moment, by row number: only those whose name changed since. */
export async function calledAt(
  db: Queryable,
  { familyId }: OfFamily,
  moment: Date,
): Promise<ReadonlyMap<number, Called>> {
  const rows = await db
    .select()
    .from(formerNames)
    .where(and(eq(formerNames.family_id, familyId), gt(formerNames.until, moment)))
    .orderBy(desc(formerNames.until), desc(formerNames.id));
  // The first change after it has their name at that moment.
  return new Map(
    rows.map(({ user_id, firstname, infix, lastname, birthdate }) => [
      user_id,
      { firstname, infix, lastname, birthdate },
    ]),
  );
}

/** The stored former names of somebody, oldest first. */
export const ownFormerNames = (db: Queryable, { familyId, userId }: Caller): Promise<(Called & { until: Date })[]> =>
  db
    .select({
      firstname: formerNames.firstname,
      infix: formerNames.infix,
      lastname: formerNames.lastname,
      birthdate: formerNames.birthdate,
      until: formerNames.until,
    })
    .from(formerNames)
    .where(and(eq(formerNames.family_id, familyId), eq(formerNames.user_id, userId)))
    .orderBy(asc(formerNames.id));

/** Since when the current terms of a contract apply: when the previous version was replaced, or it was made. */
export async function versionSince(
  db: Queryable,
  { id, version }: Pick<ContractRecord, 'id' | 'version'>,
): Promise<Date> {
  const [before] = await db
    .select({ at: contractVersions.replaced_at })
    .from(contractVersions)
    .where(and(eq(contractVersions.contract_id, id), eq(contractVersions.version, version - 1)));
  const [made] = before
    ? [before]
    : await db.select({ at: contracts.created_at }).from(contracts).where(eq(contracts.id, id));
  if (!made) throw new Error('The contract does not exist.');
  return made.at;
}
