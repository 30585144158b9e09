import { eq, sql } from 'drizzle-orm';
import { PAPER_KINDS } from '../../domain/wire/choices/document.ts';
import type { SIGNING_STATES } from '../../domain/wire/choices/signing.ts';
import { documents } from '../db/contractSchema.ts';
import type { Queryable } from '../db/database.ts';
import { signingOutcomes, signingRequests } from '../db/signingSchema.ts';
import { statements } from '../db/statementSchema.ts';
import { stateOfSigning } from './signings.ts';

type PaperKind = (typeof PAPER_KINDS)[number];
type SigningState = (typeof SIGNING_STATES)[number];

const isOurs = (kind: string): kind is PaperKind => (PAPER_KINDS as readonly string[]).includes(kind);

interface KeptPaper {
  kind: PaperKind;
  madeAt: Date;
  /** The outcome of the request to sign it; undefined for a paper not frozen for signing. */
  signing?: SigningState;
  /** For a sealed paper, the number of signers and when the last signed; null for any other paper. */
  signed: { by: number; last: Date } | null;
  /** A signature under it is in doubt, or said to be somebody else's. */
  contested: boolean;
}

/**
 * Whether a signature under a paper is in doubt: for the frozen copy, and for the sealed paper it became. The last row of an act
 * counts. Written out: it reads the row of the query around it.
 */
const underDoubt = sql<boolean>`exists (
  select from signing_requests q
    join signatures s on s.request_id = q.id
    left join signing_outcomes o on o.request_id = q.id
    left join proposal_answers p on p.proposal_id = q.proposal_id
    join lateral (select a.outcome from contested_acts a where a.about = q.hashid and a.kind = 'signature' and a.user_id = s.user_id
      order by a.id desc limit 1) last on true
  where q.contract_id = documents.contract_id and last.outcome is distinct from 'confirmed'
    and (q.document_id = documents.id
      or (documents.kind = 'agreement' and documents.contract_version = o.version)
      or (documents.kind = 'addendum' and documents.event_hashid = p.event_hashid)))`;

/** For a paper sealed because everybody signed: the number of signers, and when the last one signed. Written out, as above. */
const signedBy = sql<{ by: number; last: string } | null>`(
  select case when count(*) > 0 then json_build_object('by', count(*), 'last', max(s.signed_at)) end
  from signing_requests q
    join signing_outcomes o on o.request_id = q.id and o.outcome = 'signed'
    join signatures s on s.request_id = q.id
    left join proposal_answers p on p.proposal_id = q.proposal_id
  where q.contract_id = documents.contract_id
    and ((documents.kind = 'agreement' and documents.contract_version = o.version)
      or (documents.kind = 'addendum' and documents.event_hashid = p.event_hashid)))`;

/**
 * The stored paper with these bytes, in any family; the oldest, as identical contracts have the same bytes. The only query
 * here without a caller: it reads nothing that reveals whose the paper is (S-154). Always both look-ups.
 */
export async function findPaper(db: Queryable, sha256: string, now: Date): Promise<KeptPaper | undefined> {
  const ofContracts = await db
    .select({
      id: documents.id,
      kind: documents.kind,
      madeAt: documents.created_at,
      expires_at: signingRequests.expires_at,
      outcome: signingOutcomes,
      signed: signedBy,
      contested: underDoubt,
    })
    .from(documents)
    .leftJoin(signingRequests, eq(signingRequests.document_id, documents.id))
    .leftJoin(signingOutcomes, eq(signingOutcomes.request_id, signingRequests.id))
    .where(eq(documents.sha256, sha256));
  const ofYears = await db
    .select({ madeAt: statements.issued_at })
    .from(statements)
    .where(eq(statements.sha256, sha256));
  // We did not write the content of a scan.
  const ours = ofContracts.flatMap(({ kind, madeAt, signed }) =>
    isOurs(kind) ? [{ kind, madeAt, signed: signed && { by: signed.by, last: new Date(signed.last) } }] : [],
  );
  const contested = ofContracts.some((one) => one.contested);
  const all: KeptPaper[] = [
    ...ours.map((one) => ({ ...one, contested })),
    ...ofYears.map(({ madeAt }) => ({ kind: 'statement' as const, madeAt, signed: null, contested: false })),
  ];
  const oldest = all.sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())[0];
  const asked = ofContracts
    .sort((a, b) => b.id - a.id)
    .flatMap(({ expires_at, outcome }) => (expires_at ? [stateOfSigning({ expires_at, outcome }, now)] : []));
  const signing = asked.find((state) => state === 'signed') ?? asked.find((state) => state === 'open') ?? asked[0];
  return oldest && signing ? { ...oldest, signing } : oldest;
}
