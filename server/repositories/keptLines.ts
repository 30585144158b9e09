import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { nameFit } from '../../domain/bank/nameFit.ts';
import type { LineToKeep } from '../../domain/wire/keptLine.ts';
import type { Caller } from '../caller.ts';
import { bankImports } from '../db/bankImportSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { keptBankLines } from '../db/keptLineSchema.ts';
import type { UserRow } from './family.ts';

export type KeptLineRow = Readonly<typeof keptBankLines.$inferSelect>;
type Own = Pick<Caller, 'familyId' | 'userId'>;

const keptBy = ({ familyId, userId }: Own) =>
  and(eq(keptBankLines.user_id, userId), eq(keptBankLines.family_id, familyId));

/** The lines the caller has to work off, oldest day first. */
export const keptLinesOf = (db: Queryable, caller: Own): Promise<KeptLineRow[]> =>
  db
    .select()
    .from(keptBankLines)
    .where(and(keptBy(caller), isNull(keptBankLines.import_id)))
    .orderBy(asc(keptBankLines.date), asc(keptBankLines.id));

/** Stores lines for the caller; existing ones stay unchanged. */
export async function insertKeptLines(
  tx: Tx,
  { familyId, userId }: Own,
  lines: readonly (LineToKeep & { hashid: string })[],
  now: Date,
): Promise<void> {
  await tx
    .insert(keptBankLines)
    .values(lines.map((line) => ({ ...line, family_id: familyId, user_id: userId, kept_at: now })))
    .onConflictDoNothing({ target: [keptBankLines.user_id, keptBankLines.line, keptBankLines.nth] });
}

/** Removes one of the caller's own. @returns whether it was there */
export async function removeKeptLine(tx: Tx, caller: Own, hashid: string): Promise<boolean> {
  const gone = await tx
    .delete(keptBankLines)
    .where(and(keptBy(caller), eq(keptBankLines.hashid, hashid), isNull(keptBankLines.import_id)))
    .returning({ id: keptBankLines.id });
  return gone.length > 0;
}

/** Removes lines from the caller's list, as taken by an import. */
export async function workOff(tx: Tx, caller: Own, hashids: readonly string[], importId: number): Promise<void> {
  await tx
    .update(keptBankLines)
    .set({ import_id: importId })
    .where(and(keptBy(caller), inArray(keptBankLines.hashid, [...hashids]), isNull(keptBankLines.import_id)));
}

/** Puts the lines taken by an import back on the list. */
export async function backOnTheList(tx: Tx, importId: number): Promise<void> {
  await tx.update(keptBankLines).set({ import_id: null }).where(eq(keptBankLines.import_id, importId));
}

/** The imports looked at in one round: the oldest, which are settled first. */
const IMPORTS_A_ROUND = 1_000;

/** Deletes lines stored before a moment, and those taken by an import before another moment, which can no longer be undone. */
export async function forgetOldLines(db: Queryable, keptBefore: Date, importedBefore: Date): Promise<void> {
  await db.delete(keptBankLines).where(lt(keptBankLines.kept_at, keptBefore));
  const taking = await db
    .selectDistinct({ id: keptBankLines.import_id })
    .from(keptBankLines)
    .where(isNotNull(keptBankLines.import_id))
    .orderBy(asc(keptBankLines.import_id))
    .limit(IMPORTS_A_ROUND);
  if (taking.length === 0) return;
  // In steps by key: joined, the database reads all imports there are.
  const settled = await db
    .select({ id: bankImports.id })
    .from(bankImports)
    .where(and(inArray(bankImports.id, idsOf(taking)), lt(bankImports.imported_at, importedBefore)));
  if (settled.length > 0) await db.delete(keptBankLines).where(inArray(keptBankLines.import_id, idsOf(settled)));
}

const idsOf = (rows: readonly { id: number | null }[]): number[] => rows.flatMap(({ id }) => (id === null ? [] : [id]));

/** Deletes a person's lines, and lines of others in the family that name them. */
export async function forgetKeptLines(tx: Tx, person: UserRow): Promise<void> {
  const rows = await tx
    .select({ id: keptBankLines.id, user_id: keptBankLines.user_id, name: keptBankLines.name })
    .from(keptBankLines)
    .where(eq(keptBankLines.family_id, person.family_id));
  const gone = rows.filter(({ user_id, name }) => {
    const fit = nameFit(name, [person]);
    return user_id === person.id || fit === 'full' || fit === 'initial';
  });
  if (gone.length === 0) return;
  await tx.delete(keptBankLines).where(
    inArray(
      keptBankLines.id,
      gone.map(({ id }) => id),
    ),
  );
}
