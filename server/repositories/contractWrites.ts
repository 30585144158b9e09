import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { GiftTerms, LoanTerms } from '../../domain/wire/contract.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { type AutomaticAsk, contractParties, contracts, contractVersions } from '../db/contractSchema.ts';
import type { ContractRecord } from './contracts.ts';
import type { ContractSnapshot } from './contractVersions.ts';
import type { OfFamily } from './family.ts';
import type { PartySide } from '../../domain/wire/choices/party.ts';

/** The stored content of a contract; the parties by row number, in order. */
export interface ContractContent {
  type: ContractRecord['type'];
  /** The total is in cents. */
  total: number;
  terms: GiftTerms | LoanTerms;
  from: readonly number[];
  to: readonly number[];
}

/** No pending wish to have it signed. */
const NO_WISH = { wished_by: null, wished_order: null, wished_at: null };

/** The number of contracts in the caller's family, without removed ones. */
export const countContracts = (db: Queryable, { familyId }: OfFamily): Promise<number> =>
  db.$count(contracts, and(eq(contracts.family_id, familyId), isNull(contracts.removed_at)));

export async function insertContract(tx: Tx, caller: Caller, hashid: string, content: ContractContent): Promise<void> {
  const { type, total, terms } = content;
  const [row] = await tx
    .insert(contracts)
    .values({
      family_id: caller.familyId,
      hashid,
      type,
      total,
      terms,
      signed_date: terms.signed_date,
      created_by: caller.userId,
    })
    .returning({ id: contracts.id });
  if (!row) throw new Error('The contract was not stored.');
  await insertParties(tx, caller, row.id, content);
}

/**
 * Replaces the content of a contract; the previous content is kept in contract_versions.
 * @param reopened whether the previous content was agreed in another's place: it does not count as signed
 */
export async function replaceContract(
  tx: Tx,
  caller: Caller,
  record: ContractRecord,
  content: ContractContent,
  now: Date,
  reopened = false,
): Promise<void> {
  const { type, total, terms } = content;
  // The contract's events are stored separately from its content, and so are the names of people.
  const { id, hashid, type: was, total: amount, terms: saidThen, version, ledgerVersion } = record;
  const parties = record.parties.map(({ userId, side, hashid: who }) => ({ userId, side, hashid: who }));
  const snapshot: ContractSnapshot = {
    id,
    hashid,
    type: was,
    total: amount,
    terms: saidThen,
    version,
    ledgerVersion,
    parties,
    ...(reopened && { reopened }),
  };
  await tx.insert(contractVersions).values({
    contract_id: record.id,
    version: record.version,
    family_id: caller.familyId,
    snapshot,
    replaced_by: caller.userId,
    replaced_at: now,
  });
  await tx
    .update(contracts)
    .set({
      type,
      total,
      terms,
      signed_date: terms.signed_date,
      version: record.version + 1,
      updated_at: now,
      ...NO_WISH,
    })
    .where(and(eq(contracts.id, record.id), eq(contracts.family_id, caller.familyId)));
  await tx.delete(contractParties).where(eq(contractParties.contract_id, record.id));
  await insertParties(tx, caller, record.id, content);
}

/** Removes a contract from every list; the row, its versions and its documents stay. */
export async function removeContract(tx: Tx, caller: Caller, record: ContractRecord, now: Date): Promise<void> {
  await tx
    .update(contracts)
    .set({ removed_at: now, updated_at: now })
    .where(and(eq(contracts.id, record.id), eq(contracts.family_id, caller.familyId)));
}

/** Notes the person who wants a concept signed once everybody in it has a login, and the order; null for nobody any more. */
export async function setWish(
  tx: Tx,
  { familyId, userId }: Pick<Caller, 'familyId' | 'userId'>,
  { id }: Pick<ContractRecord, 'id'>,
  wish: { order: NonNullable<ContractRecord['wishedOrder']>; at: Date } | null,
): Promise<void> {
  await tx
    .update(contracts)
    .set(wish === null ? NO_WISH : { wished_by: userId, wished_order: wish.order, wished_at: wish.at })
    .where(and(eq(contracts.id, id), eq(contracts.family_id, familyId)));
}

/** The concepts that somebody wants signed once everybody in them has a login, the oldest wish first, with its author. */
export async function wishedContracts(db: Queryable): Promise<{ hashid: string; familyId: number; userId: number }[]> {
  const rows = await db
    .select({ hashid: contracts.hashid, familyId: contracts.family_id, wishedBy: contracts.wished_by })
    .from(contracts)
    .where(and(isNotNull(contracts.wished_by), isNull(contracts.removed_at)))
    .orderBy(contracts.wished_at, contracts.id);
  return rows.flatMap(({ wishedBy, ...row }) => (wishedBy === null ? [] : [{ ...row, userId: wishedBy }]));
}

/** No automatic counting. */
const BY_HAND = { automatic_since: null, automatic_by: null, automatic_asked: [] };
// The cached ledger depends on when a term is due.
const raised = sql`${contracts.ledger_version} + 1`;

/** Has each term of a loan count as paid on its day from a day on, or stops that (null). */
export async function setAutomatic(
  tx: Tx,
  caller: Pick<Caller, 'familyId' | 'userId'>,
  record: Pick<ContractRecord, 'id'>,
  since: string | null,
): Promise<void> {
  await tx
    .update(contracts)
    .set({
      ...BY_HAND,
      ...(since !== null && { automatic_since: since, automatic_by: caller.userId }),
      ledger_version: raised,
    })
    .where(and(eq(contracts.id, record.id), eq(contracts.family_id, caller.familyId)));
}

/** Notes that earlier payments are being entered since a day, or no longer: the start day then stays. */
export async function setEntering(
  tx: Tx,
  { familyId }: Pick<Caller, 'familyId'>,
  { id }: Pick<ContractRecord, 'id'>,
  noted: { since: string } | { ended: string },
): Promise<void> {
  await tx
    .update(contracts)
    .set({
      ...('since' in noted ? { entering_since: noted.since, entering_ended: null } : { entering_ended: noted.ended }),
      ledger_version: raised,
    })
    .where(and(eq(contracts.id, id), eq(contracts.family_id, familyId)));
}

/** Notes the person who wants each term to count as paid on its day. The contract is locked by the caller. */
export async function setAutomaticAsked(
  tx: Tx,
  caller: Caller,
  record: Pick<ContractRecord, 'id'>,
  asked: AutomaticAsk[],
): Promise<void> {
  await tx
    .update(contracts)
    .set({ automatic_asked: asked })
    .where(and(eq(contracts.id, record.id), eq(contracts.family_id, caller.familyId)));
}

/** Stops automatic counting of every loan that somebody is in, or set so. @returns the hashids of those that did. */
export async function endAutomaticOf(
  tx: Tx,
  { familyId }: OfFamily,
  userId: number,
  { asLender = false } = {},
): Promise<string[]> {
  const theirs = tx
    .select({ id: contractParties.contract_id })
    .from(contractParties)
    .where(and(eq(contractParties.user_id, userId), asLender ? eq(contractParties.side, 'from') : undefined));
  const rows = await tx
    .update(contracts)
    .set({ ...BY_HAND, ledger_version: raised })
    .where(
      and(
        eq(contracts.family_id, familyId),
        isNotNull(contracts.automatic_since),
        asLender
          ? inArray(contracts.id, theirs)
          : or(inArray(contracts.id, theirs), eq(contracts.automatic_by, userId)),
      ),
    )
    .returning({ hashid: contracts.hashid });
  return rows.map(({ hashid }) => hashid);
}

/** Archives a contract, or makes it active again (null). Nothing counts automatically in an archived one. */
export async function archiveContract(tx: Tx, caller: Caller, record: ContractRecord, at: Date | null): Promise<void> {
  await tx
    .update(contracts)
    .set({ archived_at: at, ...BY_HAND })
    .where(and(eq(contracts.id, record.id), eq(contracts.family_id, caller.familyId)));
}

async function insertParties(tx: Tx, caller: Caller, contractId: number, { from, to }: ContractContent): Promise<void> {
  const rows = (side: PartySide, people: readonly number[]) =>
    people.map((userId, position) => ({
      contract_id: contractId,
      user_id: userId,
      family_id: caller.familyId,
      side,
      position,
    }));
  await tx.insert(contractParties).values([...rows('from', from), ...rows('to', to)]);
}
