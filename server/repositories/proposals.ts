import { and, desc, eq } from 'drizzle-orm';
import type { Party } from '../../domain/wire/party.ts';
import type { ProposalContent, ProposalState } from '../../domain/wire/proposal.ts';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { contracts } from '../db/contractSchema.ts';
import { contractProposals, proposalAnswers } from '../db/proposalSchema.ts';
import { familyNames } from './familyNames.ts';

type ProposalRow = typeof contractProposals.$inferSelect;
type AnswerRow = typeof proposalAnswers.$inferSelect;

/** A proposal with its answer, if it has one, and who made them. */
export interface ProposalRecord extends ProposalRow {
  by: Party;
  answer: (AnswerRow & { by: Party }) | null;
}

/** How a proposal stands at a moment. */
export function stateOfProposal({ answer, lapses_at }: ProposalRecord, now: Date): ProposalState {
  if (answer) return answer.answer;
  return now < lapses_at ? 'open' : 'lapsed';
}

/**
 * Lists the proposals of the family's contracts (or of one), newest first. Who may see the contract is checked before.
 */
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
  const nameOf = await familyNames(db, caller);
  return rows.map(({ proposal, answer }) => ({
    ...proposal,
    by: nameOf(proposal.proposed_by),
    answer: answer && { ...answer, by: nameOf(answer.answered_by) },
  }));
}

/** What a proposal of the caller's family is, and the hashid of the contract it is about. */
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

/** Adds a proposal and gives its number. The contract is locked by the caller (findContractForChange), so that two at once take turns. */
export async function insertProposal(
  tx: Tx,
  caller: Caller,
  proposal: Omit<typeof contractProposals.$inferInsert, 'family_id' | 'proposed_by'>,
): Promise<number> {
  const [row] = await tx
    .insert(contractProposals)
    .values({ ...proposal, family_id: caller.familyId, proposed_by: caller.userId })
    .returning({ id: contractProposals.id });
  if (!row) throw new Error('A proposal was not stored.');
  return row.id;
}

/** Adds the one answer to a proposal; a second one is refused by the database. */
export async function insertAnswer(
  tx: Tx,
  caller: Caller,
  answer: Omit<typeof proposalAnswers.$inferInsert, 'family_id' | 'answered_by'>,
): Promise<void> {
  await tx.insert(proposalAnswers).values({ ...answer, family_id: caller.familyId, answered_by: caller.userId });
}
