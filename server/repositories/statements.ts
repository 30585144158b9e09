import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { type Frozen } from '../../domain/statements/changes.ts';
import type { IssuedStatement } from '../../domain/wire/statement.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { statements } from '../db/statementSchema.ts';
import { users } from '../db/schema.ts';
import { newHashid } from '../hashid.ts';

/** A version with its figures. */
export interface IssuedVersion extends IssuedStatement {
  figures: Frozen;
}

/** The person in the caller's family, and the year; the calling code has checked them. */
interface Whose {
  personId: number;
  year: number;
}

const columns = {
  hashid: statements.hashid,
  version: statements.version,
  issued_at: statements.issued_at,
  sha256: statements.sha256,
  changes: statements.changes,
  figures: statements.figures,
};

/** Every version of a person's year, oldest first. */
export async function issuedStatements(
  db: Queryable,
  caller: Caller,
  { personId, year }: Whose,
): Promise<IssuedVersion[]> {
  const rows = await db
    .select(columns)
    .from(statements)
    .where(and(eq(statements.family_id, caller.familyId), eq(statements.user_id, personId), eq(statements.year, year)))
    .orderBy(asc(statements.version));
  return rows.map((row) => ({ ...row, issued_at: row.issued_at.toISOString() }));
}

/** Lists every version the caller may have, with its owner, oldest first. */
export const statementsOf = (db: Queryable, caller: Caller) =>
  db
    .select({
      hashid: statements.hashid,
      year: statements.year,
      version: statements.version,
      issued_at: statements.issued_at,
      sha256: statements.sha256,
      of: users.hashid,
      firstname: users.firstname,
      infix: users.infix,
      lastname: users.lastname,
    })
    .from(statements)
    .innerJoin(users, eq(users.id, statements.user_id))
    .where(readableBy(caller))
    .orderBy(asc(statements.year), asc(statements.id));

export interface StatementFile {
  bytes: Buffer;
  year: number;
  version: number;
  person: { firstname: string; infix: string; lastname: string };
}

/** A manager may have any in the family, a member their own. */
const readableBy = ({ familyId, familyRole, userId }: Caller) =>
  and(eq(statements.family_id, familyId), familyRole === 'manager' ? undefined : eq(statements.user_id, userId));

/** An issued version. Undefined for versions the caller may not have and for missing ones alike (S-19). */
export async function findStatementFile(
  db: Queryable,
  caller: Caller,
  hashid: string,
): Promise<StatementFile | undefined> {
  const [row] = await db
    .select({
      bytes: statements.bytes,
      year: statements.year,
      version: statements.version,
      firstname: users.firstname,
      infix: users.infix,
      lastname: users.lastname,
    })
    .from(statements)
    .innerJoin(users, eq(users.id, statements.user_id))
    .where(and(eq(statements.hashid, hashid), readableBy(caller)));
  if (!row) return undefined;
  const { bytes, year, version, ...person } = row;
  return { bytes: Buffer.from(bytes), year, version, person };
}

interface NewVersion extends Whose {
  version: number;
  figures: Frozen;
  changes: string[];
  bytes: Buffer;
  now: Date;
}

/**
 * Stores an issued version; if another request was first, that one stays. Returns the hashid of the stored version, or null.
 */
export async function storeStatement(
  tx: Tx,
  caller: Caller,
  { personId, year, version, figures, changes, bytes, now }: NewVersion,
): Promise<string | null> {
  const [stored] = await tx
    .insert(statements)
    .values({
      family_id: caller.familyId,
      hashid: newHashid(),
      user_id: personId,
      year,
      version,
      figures,
      changes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      issued_by: caller.userId,
      issued_at: now,
    })
    .onConflictDoNothing()
    .returning({ hashid: statements.hashid });
  return stored?.hashid ?? null;
}
