import type { Consequences, Proposal } from '../../domain/wire/proposal.ts';
import type { Actor } from '../actor.ts';
import type { Caller } from '../caller.ts';
import { type ProposalRecord, stateOfProposal } from '../repositories/proposals.ts';

/**
 * A proposal as its reader sees it. Of the exemptions a member sees those of the pairs they belong to (docs/roles.md).
 * @param now what it does as of today; absent: what was worked out when it was answered, or made
 */
export function presentProposal(
  proposal: ProposalRecord,
  { caller, now: moment }: Actor,
  now?: Consequences,
): Omit<Proposal, 'signing'> {
  const { hashid, content, note, side, by, proposed_at, lapses_at, answer } = proposal;
  const worked = now ?? answer?.consequences ?? proposal.consequences;
  return {
    hashid,
    content,
    note,
    state: stateOfProposal(proposal, moment),
    side,
    proposed_by: by,
    proposed_at: proposed_at.toISOString(),
    lapses_at: lapses_at.toISOString(),
    consequences: { ...worked, gifts: worked.gifts.filter((pair) => isSeenBy(pair, caller)) },
    answer: answer && {
      by: answer.by,
      at: answer.answered_at.toISOString(),
      word: answer.word,
      paper_date: answer.paper_date,
      event: answer.event_hashid,
      version: answer.version,
    },
  };
}

const isSeenBy = ({ giver, recipient }: Consequences['gifts'][number], { familyRole, hashid }: Caller): boolean =>
  familyRole === 'manager' || [...giver, ...recipient].includes(hashid);
