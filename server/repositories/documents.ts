import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { ContractDocument } from '../../domain/wire/document.ts';
import { contracts, contractVersions, documents } from '../db/contractSchema.ts';
import { newHashid } from '../hashid.ts';
import type { ContractRecord } from './contracts.ts';

/** A document of a contract: its agreement, the addendum of an event or the paper of a request, for one version. */
export interface DocumentKey {
  kind: ContractDocument['kind'];
  version: number;
  /** The hashid of the event, or of the request to sign; of a scan its hash (`laterScan`); empty for an agreement. */
  event: string;
}

/** An issued document without its bytes. */
export interface DocumentRecord extends DocumentKey {
  hashid: string;
  sha256: string;
  createdAt: Date;
}

/**
 * The key of a scan added after the contract was signed on paper: it is listed among the documents directly, an earlier one
 * through the proposal that names it.
 */
export const laterScan = (sha256: string): string => `later ${sha256}`;
export const isLaterScan = ({ kind, event }: DocumentRecord): boolean => kind === 'scan' && event.startsWith('later ');

type Owner = Pick<ContractRecord, 'id'>;

const ofContract = (caller: Caller, contract: Owner, key: DocumentKey) =>
  and(
    eq(documents.contract_id, contract.id),
    eq(documents.family_id, caller.familyId),
    eq(documents.kind, key.kind),
    eq(documents.contract_version, key.version),
    eq(documents.event_hashid, key.event),
  );

/** The bytes of an issued document; once made, they never change. */
export async function findDocument(
  db: Queryable,
  caller: Caller,
  contract: Owner,
  key: DocumentKey,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: documents.bytes })
    .from(documents)
    .where(ofContract(caller, contract, key));
  return row?.bytes ? Buffer.from(row.bytes) : undefined;
}

/** Whether that document was issued. */
export async function hasDocument(db: Queryable, caller: Caller, contract: Owner, key: DocumentKey): Promise<boolean> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(ofContract(caller, contract, key));
  return rows.length > 0;
}

/**
 * Stores an issued document; if another request was first, that one stays.
 * @returns this one, or undefined if it was not stored.
 */
export async function storeDocument(
  tx: Tx,
  caller: Pick<Caller, 'familyId'>,
  contract: Owner,
  key: DocumentKey,
  bytes: Buffer,
): Promise<{ id: number; sha256: string } | undefined> {
  const [stored] = await tx
    .insert(documents)
    .values({
      family_id: caller.familyId,
      contract_id: contract.id,
      hashid: newHashid(),
      kind: key.kind,
      contract_version: key.version,
      event_hashid: key.event,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
    })
    .onConflictDoNothing()
    .returning({ id: documents.id, sha256: documents.sha256 });
  return stored;
}

/** The issued documents of a contract, oldest first, without their bytes. */
export async function listDocuments(db: Queryable, caller: Caller, contract: Owner): Promise<DocumentRecord[]> {
  return db
    .select({
      hashid: documents.hashid,
      kind: documents.kind,
      version: documents.contract_version,
      event: documents.event_hashid,
      sha256: documents.sha256,
      createdAt: documents.created_at,
    })
    .from(documents)
    .where(and(eq(documents.contract_id, contract.id), eq(documents.family_id, caller.familyId)))
    .orderBy(asc(documents.id));
}

/** The condition that a document is not from a version between other people, as in `concerns`. */
const ofOwnVersion = ({ familyRole, userId }: Caller): SQL | undefined =>
  familyRole === 'manager'
    ? undefined
    : sql`not exists (
        select 1 from ${contractVersions} v
        where v.contract_id = ${documents.contract_id} and v.version = ${documents.contract_version}
          and not v.snapshot -> 'parties' @> ${JSON.stringify([{ userId }])}::jsonb)`;

/**
 * An issued document of the caller's family by its own hashid, with its contract, where access is checked. Undefined
 * also if its bytes were cleared.
 */
export async function findDocumentByHashid(
  db: Queryable,
  caller: Caller,
  hashid: string,
): Promise<(DocumentKey & { contract: string; bytes: Buffer }) | undefined> {
  const [row] = await db
    .select({
      contract: contracts.hashid,
      kind: documents.kind,
      version: documents.contract_version,
      event: documents.event_hashid,
      bytes: documents.bytes,
    })
    .from(documents)
    .innerJoin(contracts, eq(contracts.id, documents.contract_id))
    .where(and(eq(documents.hashid, hashid), eq(documents.family_id, caller.familyId), ofOwnVersion(caller)));
  return row?.bytes ? { ...row, bytes: Buffer.from(row.bytes) } : undefined;
}

/** Every stored issued document of the caller's family, oldest first, without its bytes; access is checked with the contracts. */
export async function familyDocuments(
  db: Queryable,
  caller: Caller,
): Promise<(DocumentKey & { hashid: string; contract: string })[]> {
  return db
    .select({
      hashid: documents.hashid,
      contract: contracts.hashid,
      kind: documents.kind,
      version: documents.contract_version,
      event: documents.event_hashid,
    })
    .from(documents)
    .innerJoin(contracts, eq(contracts.id, documents.contract_id))
    .where(and(eq(documents.family_id, caller.familyId), isNotNull(documents.bytes), ofOwnVersion(caller)))
    .orderBy(asc(documents.id));
}

/** The number of papers cleared at once. */
const SLICE = 500;

/**
 * Clears the bytes of papers to sign here whose request ended before a moment without every signature.
 * @returns whether there can be more.
 */
export async function clearUnsigned(db: Queryable, before: Date): Promise<boolean> {
  const { rows } = await db.execute<{ cleared: number }>(
    sql`select clear_unsigned_papers(${before.toISOString()}::timestamptz, ${SLICE}) as cleared`,
  );
  return rows[0]?.cleared === SLICE;
}
