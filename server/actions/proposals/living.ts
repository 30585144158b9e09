import { isLoanType } from '../../../domain/contracts/types.ts';
import { type Life, matterOf } from '../../../domain/contracts/life/machine.ts';
import type { Voice } from '../../../domain/contracts/life/voices.ts';
import type { Side } from '../../../domain/contracts/sides.ts';
import { changesOf } from '../../../domain/loans/changes.ts';
import { AGREED_EVENT_KINDS } from '../../../domain/wire/choices/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { PartyThen } from '../../db/proposalSchema.ts';
import { presentContract } from '../../presenters/contract.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import { listProposals, type ProposalRecord, stateOfProposal } from '../../repositories/proposals.ts';
import { isOpenAt, listSignings, type SigningRecord } from '../../repositories/signings.ts';

/** A contract with everything that decides how it may go on. */
export interface LivingContract {
  record: ContractRecord;
  proposals: ProposalRecord[];
  /** The proposal that waits for an answer. */
  open: ProposalRecord | null;
  /** Every request to sign it in the product, newest first. */
  signings: SigningRecord[];
  life: Life;
  /** Its parties, with what decides whether they can answer for themselves. */
  voices: (Voice & UserRow)[];
  /** The side of who asks. */
  own: Side;
  manages: boolean;
}

const agreed: readonly string[] = AGREED_EVENT_KINDS;

/** What is stored of a contract, as its life. */
function lifeOf(
  record: ContractRecord,
  proposals: readonly ProposalRecord[],
  signings: readonly SigningRecord[],
  { now, today }: Actor,
): Life {
  const open = proposals.find((proposal) => stateOfProposal(proposal, now) === 'open');
  return {
    signed: record.everSigned,
    amended:
      changesOf(record.events).some(({ kind }) => agreed.includes(kind)) ||
      proposals.some(({ answer, content }) => answer?.answer === 'accepted' && content.kind === 'terms'),
    ended: isLoanType(record.type) && presentContract(record, today).balance === 0,
    archived: record.archivedAt !== null,
    open: open ? matterOf(open.content.kind) : signings.some(isOpenAt(now)) ? 'signing' : null,
  };
}

/** Reads the life of a contract the caller may see; whoever will change it has it locked (findContractForChange). */
export async function livingContract(db: Queryable, actor: Actor, record: ContractRecord): Promise<LivingContract> {
  const { caller, now } = actor;
  const proposals = await listProposals(db, caller, record.id);
  const signings = await listSignings(db, caller, record.id);
  const people = await familyPeople(db, caller);
  const voices = record.parties.flatMap(({ userId, side }) => {
    const person = people.find(({ id }) => id === userId);
    return person ? [{ ...person, side }] : [];
  });
  return {
    record,
    proposals,
    open: proposals.find((proposal) => stateOfProposal(proposal, now) === 'open') ?? null,
    signings,
    life: lifeOf(record, proposals, signings, actor),
    voices,
    own: voices.find(({ id }) => id === caller.userId)?.side ?? 'none',
    manages: caller.familyRole === 'manager',
  };
}

/** The parties as they are now, to tell later what became of them. */
export const partiesNow = ({ voices }: Pick<LivingContract, 'voices'>): PartyThen[] =>
  voices.map(({ id, blocked, passed_away, divorced }) => ({ userId: id, blocked, passed_away, divorced }));
