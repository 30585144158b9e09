import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { PartySide } from '../../domain/wire/choices/party.ts';
import type { OnStatement } from '../../domain/wire/event.ts';
import type { KeptAccount } from '../../domain/wire/bankImport.ts';
import type { Caller } from '../caller.ts';
import { bankImports, importedLines, keptAccounts, type StoredImport } from '../db/bankImportSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { contractEvents } from '../db/eventSchema.ts';
import { users } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

export type ImportRow = Readonly<typeof bankImports.$inferSelect>;
type Own = Pick<Caller, 'familyId' | 'userId'>;

/** A line to store. */
export interface TakenLine {
  line: string;
  nth: number;
  date: string;
  account_tail: string;
  /** The hashid of its record. */
  event: string;
  made: boolean;
}

const ofCaller = ({ familyId, userId }: Own) =>
  and(eq(bankImports.family_id, familyId), eq(bankImports.user_id, userId));

/**
 * Claims the key of an import: a second request waits until the first has committed, and then finds it.
 * @returns the import, and whether it is new
 */
export async function claimImport(
  tx: Tx,
  caller: Own,
  { hashid, key, hash, now }: { hashid: string; key: string; hash: string; now: Date },
): Promise<{ row: ImportRow; isNew: boolean }> {
  const [made] = await tx
    .insert(bankImports)
    .values({
      hashid,
      key,
      request_hash: hash,
      family_id: caller.familyId,
      user_id: caller.userId,
      imported_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return { row: made, isNew: true };
  const [row] = await tx
    .select()
    .from(bankImports)
    .where(and(ofCaller(caller), eq(bankImports.key, key)));
  if (!row) throw new Error('An earlier import is missing.');
  return { row, isNew: false };
}

/** Stores the result of an import. */
export async function storeImport(tx: Tx, { id }: Pick<ImportRow, 'id'>, loans: StoredImport[]): Promise<void> {
  await tx.update(bankImports).set({ loans }).where(eq(bankImports.id, id));
}

/** An import of the caller, locked. */
export async function lockImport(tx: Tx, caller: Own, hashid: string): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankImports)
    .where(and(ofCaller(caller), eq(bankImports.hashid, hashid)))
    .for('update');
  return row;
}

/** The imports of the caller, newest first. @param since only those after it that were not undone; null: all */
export const listImports = (db: Queryable, caller: Own, since: Date | null): Promise<ImportRow[]> =>
  db
    .select()
    .from(bankImports)
    .where(
      and(
        ofCaller(caller),
        since === null ? undefined : and(gt(bankImports.imported_at, since), isNull(bankImports.undone_at)),
      ),
    )
    .orderBy(desc(bankImports.id));

/** Forgets the lines of an import: they can be taken again. */
export async function undoLines(tx: Tx, { id }: Pick<ImportRow, 'id'>, now: Date): Promise<void> {
  await tx.delete(importedLines).where(eq(importedLines.import_id, id));
  await tx.update(bankImports).set({ undone_at: now }).where(eq(bankImports.id, id));
}

/** Adds lines of one loan. Lines taken before are refused by the table. */
export async function insertLines(
  tx: Tx,
  { familyId }: OfFamily,
  { importId, contractId, side }: { importId: number; contractId: number; side: PartySide },
  lines: readonly TakenLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = await tx
    .select({ id: contractEvents.id, hashid: contractEvents.hashid })
    .from(contractEvents)
    .where(
      and(
        eq(contractEvents.contract_id, contractId),
        inArray(
          contractEvents.hashid,
          lines.map(({ event }) => event),
        ),
      ),
    );
  const ids = new Map(rows.map(({ id, hashid }) => [hashid, id]));
  await tx.insert(importedLines).values(
    lines.map(({ event, ...line }) => {
      const event_id = ids.get(event);
      if (event_id === undefined) throw new Error(`A line names record ${event}, which does not exist.`);
      return { ...line, event_id, family_id: familyId, import_id: importId, contract_id: contractId, side };
    }),
  );
}

/** A taken line, with the hashid of its record. */
export interface KnownLine {
  contractId: number;
  importId: number;
  /** The hashid of the import. */
  import: string;
  side: PartySide;
  line: string;
  nth: number;
  date: string;
  account_tail: string;
  made: boolean;
  event: string;
}

/** The taken lines for the family's contracts, or for one. The caller checks who may see the contract. */
export const linesOf = (db: Queryable, { familyId }: OfFamily, contractId?: number): Promise<KnownLine[]> =>
  db
    .select({
      contractId: importedLines.contract_id,
      importId: importedLines.import_id,
      import: bankImports.hashid,
      side: importedLines.side,
      line: importedLines.line,
      nth: importedLines.nth,
      date: importedLines.date,
      account_tail: importedLines.account_tail,
      made: importedLines.made,
      event: contractEvents.hashid,
    })
    .from(importedLines)
    .innerJoin(contractEvents, eq(contractEvents.id, importedLines.event_id))
    .innerJoin(bankImports, eq(bankImports.id, importedLines.import_id))
    .where(
      and(
        eq(importedLines.family_id, familyId),
        contractId === undefined ? undefined : eq(importedLines.contract_id, contractId),
      ),
    )
    .orderBy(asc(importedLines.id));

/** The bank statements with the records of the family's contracts, or of one, by the hashid of the record. */
export async function statementsOfEvents(
  db: Queryable,
  caller: OfFamily,
  contractId?: number,
): Promise<Map<string, OnStatement[]>> {
  const found = new Map<string, OnStatement[]>();
  for (const { event, side, date, account_tail, import: of } of await linesOf(db, caller, contractId))
    found.set(event, [...(found.get(event) ?? []), { side, date, account_tail, import: of }]);
  return found;
}

/** The account numbers that the caller stores for people. */
export const accountsKeptBy = (db: Queryable, { familyId, userId }: Own): Promise<KeptAccount[]> =>
  db
    .select({ person: users.hashid, iban: keptAccounts.iban })
    .from(keptAccounts)
    .innerJoin(users, eq(users.id, keptAccounts.user_id))
    .where(and(eq(keptAccounts.family_id, familyId), eq(keptAccounts.kept_by, userId)))
    .orderBy(asc(keptAccounts.id));

/** The account numbers of the caller, and those they store for others. */
export const accountsAbout = (db: Queryable, { familyId, userId }: Own) =>
  db
    .select({ person: users.hashid, iban: keptAccounts.iban, kept_at: keptAccounts.kept_at })
    .from(keptAccounts)
    .innerJoin(users, eq(users.id, keptAccounts.user_id))
    .where(
      and(eq(keptAccounts.family_id, familyId), or(eq(keptAccounts.kept_by, userId), eq(keptAccounts.user_id, userId))),
    )
    .orderBy(asc(keptAccounts.id));

/** Stores account numbers of people, by row number; existing ones stay. */
export async function keepAccounts(
  tx: Tx,
  { familyId, userId }: Own,
  accounts: readonly { person: number; iban: string }[],
  now: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .insert(keptAccounts)
    .values(
      accounts.map(({ person, iban }) => ({
        family_id: familyId,
        kept_by: userId,
        user_id: person,
        iban,
        kept_at: now,
      })),
    )
    .onConflictDoNothing();
}

/** Deletes the account numbers the caller stored for a person; for themselves also those stored by others. */
export async function forgetAccounts(tx: Tx, { familyId, userId }: Own, person: number): Promise<void> {
  await tx
    .delete(keptAccounts)
    .where(
      and(
        eq(keptAccounts.family_id, familyId),
        eq(keptAccounts.user_id, person),
        person === userId ? undefined : eq(keptAccounts.kept_by, userId),
      ),
    );
}
