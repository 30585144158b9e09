import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { contracts } from '../db/contractSchema.ts';
import { contractProposals, type PartyThen, proposalAnswers } from '../db/proposalSchema.ts';
import { signingOutcomes, signingRequests } from '../db/signingSchema.ts';
import type { OfFamily } from './family.ts';

/** Something that waited for people until its time was over. */
export interface Lapsed {
  hashid: string;
  /** Who made it, and those whose answer or signature it waited for, by row number. */
  by: number;
  parties: PartyThen[];
  contract: Pick<typeof contracts.$inferSelect, 'hashid' | 'type'>;
}

const contract = { hashid: contracts.hashid, type: contracts.type };
const stillThere = and(isNull(contracts.removed_at), isNull(contracts.archived_at));

/** The family's proposals that lapsed without an answer, later than `after` and by `until`. */
export const lapsedProposals = (
  db: Queryable,
  { familyId }: OfFamily,
  { after, until }: { after: Date; until: Date },
): Promise<Lapsed[]> =>
  db
    .select({
      hashid: contractProposals.hashid,
      by: contractProposals.proposed_by,
      parties: contractProposals.parties,
      contract,
    })
    .from(contractProposals)
    .innerJoin(contracts, and(eq(contracts.id, contractProposals.contract_id), stillThere))
    .leftJoin(proposalAnswers, eq(proposalAnswers.proposal_id, contractProposals.id))
    .where(
      and(
        eq(contractProposals.family_id, familyId),
        isNull(proposalAnswers.proposal_id),
        gt(contractProposals.lapses_at, after),
        lte(contractProposals.lapses_at, until),
      ),
    )
    .orderBy(contractProposals.id);

/** The family's requests to sign that lapsed, later than `after` and by `until`, of what is a concept still. */
export const lapsedSignings = (
  db: Queryable,
  { familyId }: OfFamily,
  { after, until }: { after: Date; until: Date },
): Promise<Lapsed[]> =>
  db
    .select({
      hashid: signingRequests.hashid,
      by: signingRequests.asked_by,
      parties: signingRequests.parties,
      contract,
    })
    .from(signingRequests)
    .innerJoin(contracts, and(eq(contracts.id, signingRequests.contract_id), stillThere, isNull(contracts.signed_date)))
    .leftJoin(signingOutcomes, eq(signingOutcomes.request_id, signingRequests.id))
    .where(
      and(
        eq(signingRequests.family_id, familyId),
        isNull(signingOutcomes.request_id),
        gt(signingRequests.expires_at, after),
        lte(signingRequests.expires_at, until),
      ),
    )
    .orderBy(signingRequests.id);
