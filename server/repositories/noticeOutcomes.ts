import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Settled } from '../../domain/notices/settled.ts';
import type { Caller } from '../caller.ts';
import type { Queryable } from '../db/database.ts';
import { contractEvents } from '../db/eventSchema.ts';
import { contractProposals, proposalAnswers } from '../db/proposalSchema.ts';
import { signatures, signingOutcomes, signingRequests } from '../db/signingSchema.ts';
import type { NoticeRow } from './notices.ts';

const keysOf = (rows: readonly NoticeRow[], kind: NoticeRow['kind']) =>
  rows.flatMap((row) => (row.kind === kind ? [row.key] : []));

/** The outcome of what these notices ask, by key; without those that still wait. */
export async function outcomesOf(
  db: Queryable,
  caller: Pick<Caller, 'familyId' | 'userId'>,
  rows: readonly NoticeRow[],
  now: Date,
): Promise<ReadonlyMap<string, Settled>> {
  const found = [
    ...(await ofProposals(db, caller, keysOf(rows, 'proposed'), now)),
    ...(await ofRequests(db, caller, keysOf(rows, 'asked_to_sign'), now)),
    ...(await ofReports(db, caller, keysOf(rows, 'payment_reported'))),
  ];
  return new Map(found.flatMap(({ key, settled }) => (settled === null ? [] : [[key, settled]])));
}

type Outcome = { key: string; settled: Settled | null };
type OfFamily = Pick<Caller, 'familyId'>;

const lapsed = (end: Date, now: Date) => (now < end ? null : 'lapsed');

async function ofProposals(db: Queryable, { familyId }: OfFamily, keys: string[], now: Date): Promise<Outcome[]> {
  if (keys.length === 0) return [];
  const { hashid, lapses_at, id, family_id } = contractProposals;
  const rows = await db
    .select({ key: hashid, lapses_at, answer: proposalAnswers.answer })
    .from(contractProposals)
    .leftJoin(proposalAnswers, eq(proposalAnswers.proposal_id, id))
    .where(and(eq(family_id, familyId), inArray(hashid, keys)));
  return rows.map(({ key, lapses_at: end, answer }) => ({
    key,
    settled: answer === null ? lapsed(end, now) : answer === 'withdrawn' ? 'withdrawn' : 'answered',
  }));
}

async function ofRequests(
  db: Queryable,
  { familyId, userId }: Pick<Caller, 'familyId' | 'userId'>,
  keys: string[],
  now: Date,
): Promise<Outcome[]> {
  if (keys.length === 0) return [];
  const { hashid, expires_at, id, family_id } = signingRequests;
  const rows = await db
    .select({ key: hashid, expires_at, outcome: signingOutcomes.outcome, signed: signatures.user_id })
    .from(signingRequests)
    .leftJoin(signingOutcomes, eq(signingOutcomes.request_id, id))
    .leftJoin(signatures, and(eq(signatures.request_id, id), eq(signatures.user_id, userId)))
    .where(and(eq(family_id, familyId), inArray(hashid, keys)));
  return rows.map(({ key, expires_at: end, outcome, signed }) => ({
    key,
    settled:
      signed !== null
        ? 'signed'
        : outcome === null
          ? lapsed(end, now)
          : outcome === 'refused'
            ? 'answered'
            : 'withdrawn',
  }));
}

/** A notice about several records together has no record by that key, and keeps its text. */
async function ofReports(db: Queryable, { familyId }: OfFamily, keys: string[]): Promise<Outcome[]> {
  if (keys.length === 0) return [];
  const { hashid, status, family_id } = contractEvents;
  const rows = await db
    .select({
      key: hashid,
      status,
      gone: sql<boolean>`exists (select from contract_events c where c.contract_id = contract_events.contract_id
        and c.kind = 'correction' and c.facts ->> 'corrects' = contract_events.hashid)`,
    })
    .from(contractEvents)
    .where(and(eq(family_id, familyId), inArray(hashid, keys)));
  return rows.map(({ key, status: now, gone }) => ({
    key,
    settled: now !== 'reported' ? 'answered' : gone ? 'withdrawn' : null,
  }));
}
