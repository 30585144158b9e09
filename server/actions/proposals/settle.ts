import { agreedDay, countedFrom } from '../../../domain/contracts/life/agreedDay.ts';
import type { ProposalAnswer } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import { consentsBy } from '../../policies/asPrinted.ts';
import { calledAt, isCalledAs } from '../../repositories/formerNames.ts';
import { insertAnswer, type ProposalRecord } from '../../repositories/proposals.ts';
import { insertOutcome, type SigningRecord } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import type { FoundSigning } from '../signing/openRequest.ts';
import { notifyEnded } from '../signing/notifyEnded.ts';
import { notifySigners } from '../signing/notifySigners.ts';
import { carryOut } from './carryOut.ts';
import { changedSince } from './changedSince.ts';
import { workedOut } from './consequences.ts';
import type { ContractInContext } from './contractInContext.ts';
import { notifyProposal } from './notifyProposal.ts';

/** The request by which everybody signs the proposal; undefined if the agreement was signed on paper. */
export const requestOf = (
  { signings }: Pick<ContractInContext, 'signings'>,
  { id }: Pick<ProposalRecord, 'id'>,
): SigningRecord | undefined => signings.find(({ proposal_id }) => proposal_id === id);

/** Whether it leads to a paper that names its people: archiving does not. */
export const printsPeople = ({ content }: Pick<ProposalRecord, 'content'>): boolean =>
  content.kind !== 'archive' && content.kind !== 'restore';

/** The change that a request makes; undefined if it is about the agreement itself. */
export const proposalOf = (
  { proposals }: Pick<ContractInContext, 'proposals'>,
  { proposal_id }: Pick<SigningRecord, 'proposal_id'>,
): ProposalRecord | undefined => proposals.find(({ id }) => id === proposal_id);

const RENAMED =
  'staat nu met een andere naam of geboortedatum in dit contract dan toen het werd voorgesteld. Spreek het opnieuw af.';

interface Said {
  answer: ProposalAnswer['answer'];
  message: string;
  /** The day it was agreed on paper; null if it was agreed here. */
  paperDate: string | null;
}

const OUTCOMES = { accepted: 'signed', refused: 'refused', withdrawn: 'withdrawn' } as const;

/**
 * Records how a proposal ended, and its result: an accepted one counts, in this transaction. The request to sign it ends with it.
 * Throws C409 if it can no longer be carried out.
 */
export async function settle(
  tx: Tx,
  actor: Actor,
  services: Services,
  living: ContractInContext,
  proposal: ProposalRecord,
  { answer, message, paperDate }: Said,
): Promise<void> {
  const { caller, now } = actor;
  const { record } = living;
  const accepted = answer === 'accepted';
  if (accepted) await refuseOtherPeople(tx, living, proposal);
  const agreed = accepted && { ...proposal, content: contentAgreed(living, proposal, { at: now, paperDate }) };
  const consequences = agreed ? await workedOut(tx, actor, record, agreed.content) : proposal.consequences;
  const made = agreed ? await carryOut(tx, actor, record, agreed) : { event: null, version: null };
  await insertAnswer(tx, caller, {
    proposal_id: proposal.id,
    answer,
    word: message,
    paper_date: paperDate,
    consequences,
    event_hashid: made.event,
    version: made.version,
    answered_at: now,
  });
  const request = requestOf(living, proposal);
  if (request)
    await insertOutcome(tx, caller, {
      request_id: request.id,
      outcome: OUTCOMES[answer],
      word: message,
      version: made.version,
      ended_at: now,
    });
  const action = answer === 'withdrawn' ? 'withdraw' : answer === 'refused' ? 'refuse' : 'accept';
  await actor.record(tx, {
    action: action === 'accept' && paperDate !== null ? 'accept_on_paper' : action,
    entity: 'proposal',
    hashid: record.hashid,
    after: { hashid: proposal.hashid, kind: proposal.content.kind, paper_date: paperDate, ...made },
  });
  await notifyProposal(tx, actor, services, answer, living, { ...proposal, message });
  if (request) await tellSpouses(tx, actor, services, { living, signing: request }, { answer, message });
}

/** A spouse asked to consent is notified of the end, with a link to the request: they may not open the contract. */
async function tellSpouses(
  tx: Tx,
  actor: Actor,
  services: Services,
  found: FoundSigning,
  { answer, message }: Pick<Said, 'answer' | 'message'>,
): Promise<void> {
  const { living, signing } = found;
  const people = living.household.people.filter(({ id }) => consentsBy(signing, id));
  if (people.length === 0) return;
  if (answer === 'accepted')
    await notifySigners(tx, actor, services, 'signed', { hashid: signing.hashid, record: living.record, people });
  else
    await notifyEnded(tx, actor, services, found, {
      ends: answer === 'refused' ? 'refuse' : 'withdraw',
      message,
      to: people.map(({ id }) => id),
    });
}

/** The proposal as it counts with the last yes: by hand, here, or by a signature. */
function contentAgreed(
  living: ContractInContext,
  proposal: ProposalRecord,
  last: { at: Date; paperDate: string | null },
): ProposalRecord['content'] {
  const consents = proposal.consents.map((one) => ({ at: one.answered_at, paperDate: one.paper_date }));
  const signed = requestOf(living, proposal)?.signatures.map((one) => ({ at: one.signed_at, paperDate: null })) ?? [];
  return countedFrom(proposal.content, agreedDay([...consents, ...signed], last), living.record);
}

/**
 * Refuses to carry out a proposal if something decisive about its people changed since, or their name did, by whatever route it
 * is carried out. Throws C409.
 */
async function refuseOtherPeople(tx: Tx, { parties }: ContractInContext, proposal: ProposalRecord): Promise<void> {
  const changed = changedSince(proposal.parties, parties);
  if (changed !== null) throw conflict(changed);
  if (!printsPeople(proposal)) return;
  const called = await calledAt(tx, { familyId: proposal.family_id }, proposal.proposed_at);
  const renamed = parties.find((one) => !isCalledAs(called.get(one.id) ?? one, one));
  if (renamed) throw conflict(`${renamed.firstname} ${RENAMED}`);
}
