import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SIGNING_STATES } from '../../domain/wire/choices/signing.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { Caller } from '../caller.ts';
import { contracts, documents } from '../db/contractSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { contractProposals, proposalAnswers, proposalConsents } from '../db/proposalSchema.ts';
import { signatures, signingOutcomes, signingRequests } from '../db/signingSchema.ts';
import type { OfFamily } from './family.ts';
import { queueSeal } from './sealsDue.ts';
import { familyNames } from './familyNames.ts';

type SignatureRow = typeof signatures.$inferSelect;

/** A request to sign, with the signatures it got and how it ended. */
export interface SigningRecord extends Readonly<typeof signingRequests.$inferSelect> {
  by: Party;
  signatures: SignatureRow[];
  outcome: (typeof signingOutcomes.$inferSelect & { by: Party }) | null;
}

/** The state of a request at a moment. */
export function stateOfSigning(
  { outcome, expires_at }: { outcome: Pick<typeof signingOutcomes.$inferSelect, 'outcome'> | null; expires_at: Date },
  now: Date,
): (typeof SIGNING_STATES)[number] {
  if (outcome) return outcome.outcome;
  return now < expires_at ? 'open' : 'expired';
}

/** Whether a request can still be signed at a moment. */
export const isOpenAt =
  (now: Date) =>
  (signing: SigningRecord): boolean =>
    stateOfSigning(signing, now) === 'open';

/** Lists the requests of the family's contracts (or of one), newest first. The caller checks who may see the contract. */
export async function listSignings(db: Queryable, caller: Caller, contractId?: number): Promise<SigningRecord[]> {
  const rows = await db
    .select({ request: signingRequests, outcome: signingOutcomes })
    .from(signingRequests)
    .leftJoin(signingOutcomes, eq(signingOutcomes.request_id, signingRequests.id))
    .where(
      and(
        eq(signingRequests.family_id, caller.familyId),
        contractId === undefined ? undefined : eq(signingRequests.contract_id, contractId),
      ),
    )
    .orderBy(desc(signingRequests.id));
  if (rows.length === 0) return [];
  const signed = await db
    .select()
    .from(signatures)
    .where(eq(signatures.family_id, caller.familyId))
    .orderBy(asc(signatures.signed_at), asc(signatures.user_id));
  const nameOf = await familyNames(db, caller);
  return rows.map(({ request, outcome }) => ({
    ...request,
    by: nameOf(request.asked_by),
    signatures: signed.filter(({ request_id }) => request_id === request.id),
    outcome: outcome && { ...outcome, by: nameOf(outcome.ended_by) },
  }));
}

/** The hashid of the contract of a request in the caller's family, and the people its paper names. */
export async function contractOfSigning(
  db: Queryable,
  caller: Caller,
  hashid: string,
): Promise<(Pick<SigningRecord, 'printed'> & { contract: string }) | undefined> {
  const [row] = await db
    .select({ contract: contracts.hashid, printed: signingRequests.printed })
    .from(signingRequests)
    .innerJoin(contracts, eq(contracts.id, signingRequests.contract_id))
    .where(and(eq(signingRequests.hashid, hashid), eq(signingRequests.family_id, caller.familyId)));
  return row;
}

/** The people named in the papers of these requests. */
export const requestsNamed = async (
  db: Queryable,
  { familyId }: OfFamily,
  hashids: readonly string[],
): Promise<Pick<SigningRecord, 'hashid' | 'printed'>[]> =>
  hashids.length === 0
    ? []
    : db
        .select({ hashid: signingRequests.hashid, printed: signingRequests.printed })
        .from(signingRequests)
        .where(and(eq(signingRequests.family_id, familyId), inArray(signingRequests.hashid, [...hashids])));

/** The input of a seal: a fully signed request, its signatures in order, and its contract. */
export interface SignedRequest {
  request: typeof signingRequests.$inferSelect;
  contract: Pick<typeof contracts.$inferSelect, 'id' | 'hashid' | 'type'>;
  /** The version signed by it; null if it became a record. */
  version: number | null;
  /** The loan record it became; null if it became a version. */
  event: string | null;
  signatures: SignatureRow[];
  /** The agreements for people who can't sign it here, in order of recording. */
  agreedFor: Pick<typeof proposalConsents.$inferSelect, 'user_id' | 'paper_date' | 'answered_at'>[];
}

/** Finds a fully signed request. Undefined for one that ended otherwise, or has not ended. */
export async function findSigned(
  db: Queryable,
  { familyId }: OfFamily,
  requestId: number,
): Promise<SignedRequest | undefined> {
  const [row] = await db
    .select({
      request: signingRequests,
      contract: { id: contracts.id, hashid: contracts.hashid, type: contracts.type },
      version: signingOutcomes.version,
      event: proposalAnswers.event_hashid,
    })
    .from(signingRequests)
    .innerJoin(signingOutcomes, eq(signingOutcomes.request_id, signingRequests.id))
    .innerJoin(contracts, eq(contracts.id, signingRequests.contract_id))
    .leftJoin(proposalAnswers, eq(proposalAnswers.proposal_id, signingRequests.proposal_id))
    .where(
      and(
        eq(signingRequests.id, requestId),
        eq(signingRequests.family_id, familyId),
        eq(signingOutcomes.outcome, 'signed'),
      ),
    );
  if (!row) return undefined;
  const signed = await db
    .select()
    .from(signatures)
    .where(eq(signatures.request_id, requestId))
    .orderBy(asc(signatures.signed_at), asc(signatures.user_id));
  const { proposal_id: proposal } = row.request;
  return { ...row, signatures: signed, agreedFor: proposal === null ? [] : await agreedForOf(db, proposal) };
}

/** The people who agreed to a proposal through somebody else: on paper, or a partner. */
const agreedForOf = (db: Queryable, proposal: number): Promise<SignedRequest['agreedFor']> =>
  db
    .select({
      user_id: proposalConsents.user_id,
      paper_date: proposalConsents.paper_date,
      answered_at: proposalConsents.answered_at,
    })
    .from(proposalConsents)
    .where(and(eq(proposalConsents.proposal_id, proposal), inArray(proposalConsents.how, ['paper', 'partner'])))
    .orderBy(asc(proposalConsents.answered_at), asc(proposalConsents.user_id));

/** The request by which a version of a contract was signed here; undefined if it was signed otherwise, or not at all. */
export async function signedBy(
  db: Queryable,
  { familyId }: OfFamily,
  contract: { id: number; version: number },
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: signingRequests.id })
    .from(signingRequests)
    .innerJoin(signingOutcomes, eq(signingOutcomes.request_id, signingRequests.id))
    .where(
      and(
        eq(signingRequests.contract_id, contract.id),
        eq(signingRequests.family_id, familyId),
        eq(signingOutcomes.outcome, 'signed'),
        eq(signingOutcomes.version, contract.version),
      ),
    );
  return row;
}

/** The hashids of contracts with an open request to somebody at a moment, oldest first. */
export async function openContractsOf(
  db: Queryable,
  { familyId }: OfFamily,
  userId: number,
  now: Date,
): Promise<string[]> {
  const theirs = JSON.stringify([{ userId }]);
  const rows = await db
    .select({ hashid: contracts.hashid })
    .from(contracts)
    .where(
      and(
        eq(contracts.family_id, familyId),
        sql`(exists (select 1 from ${signingRequests} r left join ${signingOutcomes} o on o.request_id = r.id
            where r.contract_id = ${contracts.id} and o.request_id is null and r.expires_at > ${now.toISOString()}::timestamptz and r.parties @> ${theirs}::jsonb)
          or exists (select 1 from ${contractProposals} p left join ${proposalAnswers} a on a.proposal_id = p.id
            where p.contract_id = ${contracts.id} and a.proposal_id is null and p.lapses_at > ${now.toISOString()}::timestamptz and p.parties @> ${theirs}::jsonb))`,
      ),
    )
    .orderBy(asc(contracts.id));
  return rows.map(({ hashid }) => hashid);
}

/** The frozen paper of a request; undefined if it was cleared, as it was not signed in time. */
export async function frozenPaper(
  db: Queryable,
  signing: Pick<SigningRecord, 'document_id'>,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: documents.bytes })
    .from(documents)
    .where(eq(documents.id, signing.document_id));
  return row?.bytes ? Buffer.from(row.bytes) : undefined;
}

type New<Table extends { $inferInsert: object }, By extends string> = Omit<Table['$inferInsert'], 'family_id' | By>;

/** Adds a request. The contract is locked by the caller (findContractForChange), so that concurrent calls take turns. */
export async function insertSigning(
  tx: Tx,
  { familyId, userId }: Caller,
  request: New<typeof signingRequests, 'asked_by'>,
): Promise<void> {
  await tx.insert(signingRequests).values({ ...request, family_id: familyId, asked_by: userId });
}

/** Adds the one signature of a person under a request; a second one is refused by the database. */
export async function insertSignature(
  tx: Tx,
  { familyId, userId }: Caller,
  signature: New<typeof signatures, 'user_id'>,
): Promise<void> {
  await tx.insert(signatures).values({ ...signature, family_id: familyId, user_id: userId });
}

/** Ends a request; it ends only once. A fully signed one waits for its seal from now on. */
export async function insertOutcome(
  tx: Tx,
  { familyId, userId }: Caller,
  outcome: New<typeof signingOutcomes, 'ended_by'> & { ended_at: Date },
): Promise<void> {
  await tx.insert(signingOutcomes).values({ ...outcome, family_id: familyId, ended_by: userId });
  if (outcome.outcome === 'signed') await queueSeal(tx, { familyId }, outcome.request_id, outcome.ended_at);
}
