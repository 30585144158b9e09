import { and, type AnyColumn, between, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { contracts } from '../db/contractSchema.ts';
import { contractProposals, type PartyThen, proposalAnswers } from '../db/proposalSchema.ts';
import { signingOutcomes, signingRequests } from '../db/signingSchema.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { OfFamily } from './family.ts';

/** Something that waited for people until it lapsed. */
export interface Lapsed {
  hashid: string;
  /** Its maker, and the people whose answer or signature it waited for, by row number. */
  by: number;
  parties: PartyThen[];
  contract: Pick<typeof contracts.$inferSelect, 'hashid' | 'type'>;
}

const contract = { hashid: contracts.hashid, type: contracts.type };
const stillThere = and(isNull(contracts.removed_at), isNull(contracts.archived_at));

/** Later than `after` and by `until`. */
interface Window {
  after: Date;
  until: Date;
}

const within = (moment: AnyColumn, { after, until }: Window) => and(gt(moment, after), lte(moment, until));

/** The family's proposals that lapsed in a window without an answer. */
export const lapsedProposals = (db: Queryable, { familyId }: OfFamily, window: Window): Promise<Lapsed[]> =>
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
        within(contractProposals.lapses_at, window),
      ),
    )
    .orderBy(contractProposals.id);

/** The family's requests to sign that lapsed in a window, for contracts that are still concepts. */
export const lapsedSignings = (db: Queryable, { familyId }: OfFamily, window: Window): Promise<Lapsed[]> =>
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
        within(signingRequests.expires_at, window),
      ),
    )
    .orderBy(signingRequests.id);

/** The family's loans for which somebody started entering earlier payments within a range of days, and never said to be done. */
export const unfinishedEntering = (
  db: Queryable,
  { familyId }: OfFamily,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<{ hashid: string; since: string | null }[]> =>
  db
    .select({ hashid: contracts.hashid, since: contracts.entering_since })
    .from(contracts)
    .where(
      and(
        eq(contracts.family_id, familyId),
        stillThere,
        between(contracts.entering_since, from, to),
        isNull(contracts.entering_ended),
      ),
    )
    .orderBy(contracts.id);
