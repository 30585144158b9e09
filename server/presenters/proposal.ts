import type { Party } from '../../domain/wire/party.ts';
import type { Consequences, Proposal } from '../../domain/wire/proposal.ts';
import type { Actor } from '../actor.ts';
import type { Caller } from '../caller.ts';
import { type ProposalRecord, stateOfProposal } from '../repositories/proposals.ts';

/** Somebody who has yet to agree. */
export interface Awaited {
  person: Party;
  /** They have no login: a manager records their agreement on paper. */
  onPaper: boolean;
  /** The reader answers for them, or is them. */
  yours: boolean;
}

/**
 * A proposal as its reader sees it. A member only sees exemptions of the pairs they belong to (docs/roles.md).
 * @param open for a waiting one: its effects as of today, and the people it waits for. Absent: the effects computed when
 * it was answered, or made
 */
export function presentProposal(
  proposal: ProposalRecord,
  { caller, now: moment }: Actor,
  open?: { now: Consequences; awaited: readonly Awaited[] },
): Omit<Proposal, 'signing'> {
  const { hashid, content, note, side, by, proposed_at, lapses_at, answer, consents } = proposal;
  const worked = open?.now ?? answer?.consequences ?? proposal.consequences;
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
    consents: consents.map((one) => ({
      party: one.who,
      how: one.how,
      by: one.by,
      at: one.answered_at.toISOString(),
      paper_date: one.paper_date,
    })),
    awaited: (open?.awaited ?? []).map(({ person, onPaper, yours }) => ({
      party: named(person),
      on_paper: onPaper,
      yours,
    })),
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

const named = ({ hashid, firstname, infix, lastname }: Party): Party => ({ hashid, firstname, infix, lastname });

const isSeenBy = ({ giver, recipient }: Consequences['gifts'][number], { familyRole, hashid }: Caller): boolean =>
  familyRole === 'manager' || [...giver, ...recipient].includes(hashid);
