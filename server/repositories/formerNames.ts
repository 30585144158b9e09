import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import { contracts, contractVersions } from '../db/contractSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { formerNames } from '../db/nameSchema.ts';
import type { ContractRecord } from './contracts.ts';
import type { OfFamily, UserRow } from './family.ts';

/** What a paper says of who somebody is. */
export type Called = Pick<UserRow, 'firstname' | 'infix' | 'lastname' | 'birthdate'>;

/** Whether a paper that says who somebody was still says who they are: a birth date that it did not tell contradicts nothing. */
export const isCalledAs = (was: Called, is: Called): boolean =>
  was.firstname === is.firstname &&
  was.infix === is.infix &&
  was.lastname === is.lastname &&
  (was.birthdate === null || was.birthdate === is.birthdate);

/** Keeps how somebody in a contract was called until now; of others no paper is made. */
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

/** How people of a family were called at a moment, by row number: those who are called otherwise since. */
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
  // The first change after it says how they were called then.
  return new Map(
    rows.map(({ user_id, firstname, infix, lastname, birthdate }) => [
      user_id,
      { firstname, infix, lastname, birthdate },
    ]),
  );
}

/** What is kept of how somebody was called before, oldest first. */
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

/** Since when the terms of a contract stand as they do: when the version before was replaced, or it was made. */
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
