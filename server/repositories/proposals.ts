import { and, asc, desc, eq } from 'drizzle-orm';
import type { Party } from '../../domain/wire/party.ts';
import type { ProposalContent, ProposalState } from '../../domain/wire/proposal.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { contracts } from '../db/contractSchema.ts';
import { contractProposals, proposalAnswers, proposalConsents } from '../db/proposalSchema.ts';
import { notTakenBack } from './contestedActs.ts';
import { familyNames } from './familyNames.ts';

type ProposalRow = typeof contractProposals.$inferSelect;
type AnswerRow = typeof proposalAnswers.$inferSelect;
type ConsentRow = typeof proposalConsents.$inferSelect;

/** A proposal with its answer, if any, and their authors. */
export interface ProposalRecord extends ProposalRow {
  by: Party;
  answer: (AnswerRow & { by: Party }) | null;
  /** The people who agreed so far, in order; none for proposals answered before people were asked one by one. */
  consents: (ConsentRow & { who: Party; by: Party })[];
}

/** The condition that an answer was not taken back after a theft: a repeated question is answered in its own row. */
const counts = notTakenBack('consent', {
  about: contractProposals.hashid,
  at: proposalConsents.answered_at,
  by: [proposalConsents.user_id, proposalConsents.answered_by],
});

/** The state of a proposal at a moment. */
export function stateOfProposal({ answer, lapses_at }: ProposalRecord, now: Date): ProposalState {
  if (answer) return answer.answer;
  return now < lapses_at ? 'open' : 'lapsed';
}

/** Lists the proposals of the family's contracts (or of one), newest first. The caller checks who may see the contract. */
export async function listProposals(db: Queryable, caller: Caller, contractId?: number): Promise<ProposalRecord[]> {
  const rows = await db
    .select({ proposal: contractProposals, answer: proposalAnswers })
    .from(contractProposals)
    .leftJoin(proposalAnswers, eq(proposalAnswers.proposal_id, contractProposals.id))
    .where(
      and(
        eq(contractProposals.family_id, caller.familyId),
        contractId === undefined ? undefined : eq(contractProposals.contract_id, contractId),
      ),
    )
    .orderBy(desc(contractProposals.id));
  if (rows.length === 0) return [];
  const said = await db
    .select({ consent: proposalConsents })
    .from(proposalConsents)
    .innerJoin(contractProposals, eq(contractProposals.id, proposalConsents.proposal_id))
    .where(and(eq(proposalConsents.family_id, caller.familyId), counts))
    .orderBy(asc(proposalConsents.answered_at), asc(proposalConsents.user_id));
  const consents = said.map(({ consent }) => consent);
  const nameOf = await familyNames(db, caller);
  return rows.map(({ proposal, answer }) => ({
    ...proposal,
    by: nameOf(proposal.proposed_by),
    answer: answer && { ...answer, by: nameOf(answer.answered_by) },
    consents: consents
      .filter(({ proposal_id }) => proposal_id === proposal.id)
      .map((one) => ({ ...one, who: nameOf(one.user_id), by: nameOf(one.answered_by) })),
  }));
}

/** A proposal of the caller's family, and the hashid of its contract. */
export async function subjectOfProposal(
  db: Queryable,
  caller: Caller,
  hashid: string,
): Promise<{ contract: string; content: ProposalContent } | undefined> {
  const [row] = await db
    .select({ contract: contracts.hashid, content: contractProposals.content })
    .from(contractProposals)
    .innerJoin(contracts, eq(contracts.id, contractProposals.contract_id))
    .where(and(eq(contractProposals.hashid, hashid), eq(contractProposals.family_id, caller.familyId)));
  return row;
}

/**
 * Adds a proposal. The contract is locked by the caller (findContractForChange), so that concurrent calls take turns.
 * @returns its row number
 */
export async function insertProposal(
  tx: Tx,
  caller: Caller,
  proposal: Omit<typeof contractProposals.$inferInsert, 'family_id' | 'proposed_by'>,
): Promise<number> {
  const [row] = await tx
    .insert(contractProposals)
    .values({ ...proposal, family_id: caller.familyId, proposed_by: caller.userId })
    .returning({ id: contractProposals.id });
  if (!row) throw new Error('The proposal was not stored.');
  return row.id;
}

/** Adds the people who agreed to a proposal, as stated by the caller. */
export async function insertConsents(
  tx: Tx,
  caller: Caller,
  consents: readonly Omit<typeof proposalConsents.$inferInsert, 'family_id' | 'answered_by'>[],
): Promise<void> {
  if (consents.length === 0) return;
  await tx
    .insert(proposalConsents)
    .values(consents.map((one) => ({ ...one, family_id: caller.familyId, answered_by: caller.userId })));
}

/** Adds the one answer to a proposal; a second one is refused by the database. */
export async function insertAnswer(
  tx: Tx,
  caller: Caller,
  answer: Omit<typeof proposalAnswers.$inferInsert, 'family_id' | 'answered_by'>,
): Promise<void> {
  await tx.insert(proposalAnswers).values({ ...answer, family_id: caller.familyId, answered_by: caller.userId });
}
