import { isLoanType } from '../../../domain/contracts/types.ts';
import { type Life, matterOf } from '../../../domain/contracts/life/machine.ts';
import type { Voice } from '../../../domain/contracts/life/voices.ts';
import type { Side } from '../../../domain/contracts/sides.ts';
import { changesOf } from '../../../domain/loans/changes.ts';
import { AGREED_EVENT_KINDS } from '../../../domain/wire/choices/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { presentContract } from '../../presenters/contract.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import { listProposals, type ProposalRecord, stateOfProposal } from '../../repositories/proposals.ts';

/** A contract with everything that decides how it may go on. */
export interface LivingContract {
  record: ContractRecord;
  proposals: ProposalRecord[];
  /** The proposal that waits for an answer. */
  open: ProposalRecord | null;
  life: Life;
  /** Its parties, with what decides whether they can answer for themselves. */
  voices: (Voice & UserRow)[];
  /** The side of who asks. */
  own: Side;
  manages: boolean;
}

const agreed: readonly string[] = AGREED_EVENT_KINDS;

/** What is stored of a contract, as its life. */
function lifeOf(record: ContractRecord, proposals: readonly ProposalRecord[], { now, today }: Actor): Life {
  const open = proposals.find((proposal) => stateOfProposal(proposal, now) === 'open');
  return {
    signed: record.everSigned,
    amended:
      changesOf(record.events).some(({ kind }) => agreed.includes(kind)) ||
      proposals.some(({ answer, content }) => answer?.answer === 'accepted' && content.kind === 'terms'),
    ended: isLoanType(record.type) && presentContract(record, today).balance === 0,
    archived: record.archivedAt !== null,
    open: open ? matterOf(open.content.kind) : null,
  };
}

/** Reads the life of a contract the caller may see; whoever will change it has it locked (findContractForChange). */
export async function livingContract(db: Queryable, actor: Actor, record: ContractRecord): Promise<LivingContract> {
  const { caller, now } = actor;
  const proposals = await listProposals(db, caller, record.id);
  const people = await familyPeople(db, caller);
  const voices = record.parties.flatMap(({ userId, side }) => {
    const person = people.find(({ id }) => id === userId);
    return person ? [{ ...person, side }] : [];
  });
  return {
    record,
    proposals,
    open: proposals.find((proposal) => stateOfProposal(proposal, now) === 'open') ?? null,
    life: lifeOf(record, proposals, actor),
    voices,
    own: voices.find(({ id }) => id === caller.userId)?.side ?? 'none',
    manages: caller.familyRole === 'parent',
  };
}
