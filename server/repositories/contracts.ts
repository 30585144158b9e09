import { and, asc, countDistinct, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { completeTerms } from '../../domain/contracts/clauses/complete.ts';
import type { GiftTerms, LoanTerms } from '../../domain/wire/contract.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { type AutomaticAsk, contractParties, contracts } from '../db/contractSchema.ts';
import { users } from '../db/schema.ts';
import { yieldingMap } from '../yieldingMap.ts';
import type { OfFamily } from './family.ts';
import { listEvents } from './loanEvents.ts';
import type { PartySide } from '../../domain/wire/choices/party.ts';
import { type Records, recordsOf } from './storedEvents.ts';

/** A party as stored with its contract. */
export interface PartyRecord {
  userId: number;
  side: PartySide;
  hashid: string;
  firstname: string;
  infix: string;
  lastname: string;
}

/** A contract with its parties in order, and its records. */
export interface ContractRecord extends Records {
  id: number;
  hashid: string;
  type: (typeof contracts.$inferSelect)['type'];
  total: number;
  terms: GiftTerms | LoanTerms;
  version: number;
  ledgerVersion: number;
  /** It is signed, or was before an edit. */
  everSigned: boolean;
  /** When both sides archived it; null while it is active. */
  archivedAt: Date | null;
  /** Since when each term of the loan counts as paid on its day; null if it does not. */
  automaticSince: string | null;
  /** The person who set that, by row number. */
  automaticBy: number | null;
  /** The people who asked for it, and wait for the other payee. */
  automaticAsked: AutomaticAsk[];
  /** Since when earlier payments are being entered; null if they are not, or that is done. */
  enteringSince: string | null;
  /** When that last started, even if it is done. */
  enteringLast: string | null;
  /** The person who wants it signed once everybody in it has a login, by row number, and the order; null for nobody. */
  wishedBy: number | null;
  wishedOrder: (typeof contracts.$inferSelect)['wished_order'];
  /** Its maker, by row number. */
  createdBy: number;
  parties: PartyRecord[];
}

const columns = {
  id: contracts.id,
  hashid: contracts.hashid,
  type: contracts.type,
  total: contracts.total,
  terms: contracts.terms,
  version: contracts.version,
  ledgerVersion: contracts.ledger_version,
  archivedAt: contracts.archived_at,
  automaticSince: contracts.automatic_since,
  automaticBy: contracts.automatic_by,
  automaticAsked: contracts.automatic_asked,
  enteringSince: sql<
    string | null
  >`case when ${contracts.entering_ended} is null then ${contracts.entering_since}::text end`,
  enteringLast: contracts.entering_since,
  wishedBy: contracts.wished_by,
  wishedOrder: contracts.wished_order,
  createdBy: contracts.created_by,
  everSigned: sql<boolean>`(contracts.signed_date is not null or exists (
    select 1 from contract_versions v where v.contract_id = contracts.id and v.snapshot -> 'terms' ->> 'signed_date' is not null and v.snapshot -> 'reopened' is null))`,
};

const partyColumns = {
  userId: contractParties.user_id,
  side: contractParties.side,
  hashid: users.hashid,
  firstname: users.firstname,
  infix: users.infix,
  lastname: users.lastname,
};

/** The reader of contracts: a person, or code that reads all of a family. */
type Viewer = OfFamily & ({ familyRole: 'manager' } | Pick<Caller, 'familyRole' | 'userId'>);

/** The contracts a caller may see: a manager the family's, a member those they are a party to (docs/roles.md). */
function visibleTo(db: Queryable, caller: Viewer): SQL | undefined {
  const ofFamily = and(eq(contracts.family_id, caller.familyId), isNull(contracts.removed_at));
  if (caller.familyRole === 'manager') return ofFamily;
  return and(ofFamily, hasParty(db, caller));
}

/** The contracts that somebody is a party to now, also those that were removed. */
export function hasParty(db: Queryable, { userId }: Pick<Caller, 'userId'>): SQL {
  const asParty = db
    .select({ one: sql`1` })
    .from(contractParties)
    .where(and(eq(contractParties.contract_id, contracts.id), eq(contractParties.user_id, userId)));
  return exists(asParty);
}

/**
 * Whether a caller who may see a contract may also see an item of it: a concept may have been between other people before,
 * and its items from then are theirs.
 * @param parties the parties of the contract at that time
 */
export const wasParty = (caller: Viewer, parties: readonly Pick<PartyRecord, 'userId'>[]): boolean =>
  caller.familyRole === 'manager' || parties.some(({ userId }) => userId === caller.userId);

/**
 * Every contract the caller may see, newest signed first, undated last. Four narrow queries, however many
 * contracts: names are few and repeated, so they are added to the parties here and not by a join.
 */
export async function listContracts(db: Queryable, caller: Viewer): Promise<ContractRecord[]> {
  const rows = await db
    .select(columns)
    .from(contracts)
    .where(visibleTo(db, caller))
    .orderBy(sql`${contracts.signed_date} desc nulls last`, asc(contracts.id));
  const parties = await db
    .select({ contractId: contractParties.contract_id, userId: contractParties.user_id, side: contractParties.side })
    .from(contractParties)
    .where(eq(contractParties.family_id, caller.familyId))
    .orderBy(contractParties.side, contractParties.position);
  const names = await db
    .select({
      id: users.id,
      hashid: users.hashid,
      firstname: users.firstname,
      infix: users.infix,
      lastname: users.lastname,
    })
    .from(users)
    .where(eq(users.family_id, caller.familyId));

  const events = await listEvents(db, caller);
  const people = new Map(names.map(({ id, ...name }) => [id, name]));
  const list = await yieldingMap(rows, (row): ContractRecord => ({
    ...row,
    terms: completeTerms(row.type, row.terms),
    parties: [],
    ...recordsOf(row.type, events.get(row.id)),
  }));
  const records = new Map(list.map((record) => [record.id, record]));
  await yieldingMap(parties, ({ contractId, userId, side }) => {
    const name = people.get(userId);
    if (name) records.get(contractId)?.parties.push({ userId, side, ...name });
  });
  return list;
}

/** The number of contracts visible to the caller in which each person is a party, by hashid. */
export async function contractCounts(db: Queryable, caller: Viewer): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ hashid: users.hashid, contracts: countDistinct(contracts.id) })
    .from(contracts)
    .innerJoin(contractParties, eq(contractParties.contract_id, contracts.id))
    .innerJoin(users, eq(users.id, contractParties.user_id))
    .where(visibleTo(db, caller))
    .groupBy(users.hashid);
  return new Map(rows.map((row) => [row.hashid, row.contracts]));
}

/** Those of these contracts that a caller may see. */
export async function visibleHashids(
  db: Queryable,
  caller: Caller,
  hashids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashids.length === 0) return new Set();
  const rows = await db
    .select({ hashid: contracts.hashid })
    .from(contracts)
    .where(and(inArray(contracts.hashid, [...hashids]), visibleTo(db, caller)));
  return new Set(rows.map(({ hashid }) => hashid));
}

/** One contract; undefined for an unknown hashid, a removed one and another family's alike (S-19, S-21, S-22). */
export async function findContract(db: Queryable, caller: Caller, hashid: string): Promise<ContractRecord | undefined> {
  const [row] = await db
    .select(columns)
    .from(contracts)
    .where(and(eq(contracts.hashid, hashid), visibleTo(db, caller)));
  return row && loadContract(db, caller, row);
}

/** As `findContract`, and nobody else can change it until the transaction ends. */
export async function findContractForChange(
  tx: Tx,
  caller: Viewer,
  hashid: string,
): Promise<ContractRecord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(contracts)
    .where(and(eq(contracts.hashid, hashid), visibleTo(tx, caller)))
    .for('update');
  return row && loadContract(tx, caller, row);
}

/** The hashids of a family's running loans with automatic counting. */
export async function automaticLoans(db: Queryable, { familyId }: OfFamily): Promise<string[]> {
  const rows = await db
    .select({ hashid: contracts.hashid })
    .from(contracts)
    .where(
      and(
        eq(contracts.family_id, familyId),
        isNotNull(contracts.automatic_since),
        isNull(contracts.archived_at),
        isNull(contracts.removed_at),
      ),
    )
    .orderBy(asc(contracts.id));
  return rows.map(({ hashid }) => hashid);
}

async function loadContract(
  db: Queryable,
  caller: OfFamily,
  row: Omit<ContractRecord, keyof Records | 'parties' | 'terms'> & Pick<typeof contracts.$inferSelect, 'terms'>,
): Promise<ContractRecord> {
  const parties = await partiesOf(db, row.id);
  const events = await listEvents(db, caller, row.id);
  return { ...row, terms: completeTerms(row.type, row.terms), parties, ...recordsOf(row.type, events.get(row.id)) };
}

const partiesOf = (db: Queryable, contractId: number): Promise<PartyRecord[]> =>
  db
    .select(partyColumns)
    .from(contractParties)
    .innerJoin(users, eq(users.id, contractParties.user_id))
    .where(eq(contractParties.contract_id, contractId))
    .orderBy(contractParties.side, contractParties.position);
