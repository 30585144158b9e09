import { saidThemselves } from '../../../domain/contracts/life/whoAgrees.ts';
import { PROPOSAL_WHAT } from '../../../domain/notices/proposalWhat.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { type ContractRecord, findContractForChange } from '../../repositories/contracts.ts';
import { archiveContract, replaceContract } from '../../repositories/contractWrites.ts';
import { type ContractSnapshot, versionAt } from '../../repositories/contractVersions.ts';
import type { UserRow } from '../../repositories/family.ts';
import { insertEvents, type NewEvent } from '../../repositories/loanEvents.ts';
import type { ProposalRecord } from '../../repositories/proposals.ts';
import { allRecords, type StoredEvent } from '../../repositories/storedEvents.ts';
import type { Services } from '../../services.ts';
import { newHashid } from '../../hashid.ts';
import { type ContractInContext, contractInContext } from '../proposals/contractInContext.ts';
import { type Again, proposeAgain } from './proposeAgain.ts';
import {
  chargedInNameOf,
  counterEntry,
  dropCharge,
  recordsInPlaceOf,
  reportAgain,
  restored,
  wordsOf,
} from './reopenRecords.ts';

interface Of {
  hashid: string;
  /** The person whose death was taken back. */
  person: UserRow;
  /** The moment since which others answered in their place. */
  since: Date;
  /** Makes an actor of whoever proposed or recorded something, when we take the death back: they say it again. */
  as?: ((userId: number) => Actor) | undefined;
}

const BY_ANOTHER = 'Wie dit nog wil, stelt het opnieuw voor';
const CHARGED = 'Wie dit nog wil, legt het opnieuw vast';

/**
 * Puts a contract back to what it was before others answered for somebody in it: what was agreed gets a counter-entry, the
 * archive and the terms are put back, what was signed on paper is a concept again, records wait for an answer, charges in their
 * name no longer count, and what was agreed is proposed to them. Their own answers stand. @returns what is open again, in words.
 */
export async function reopenContract(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, person, since, as = () => actor }: Of,
): Promise<string[]> {
  const { caller, now } = actor;
  const record = await locked(tx, actor, hashid);
  const living = await contractInContext(tx, actor, record);
  const agreed = agreedInPlaceOf(living, person, since);
  const money = recordsInPlaceOf(living, person, since);
  const charged = chargedInNameOf(living, person, since);
  const former = await versionAt(tx, caller, record, since);
  const signedSince =
    record.terms.signed_date !== null && former?.terms.signed_date === null && !signedBy(living, person);
  const undone: Again[] = [];
  for (const proposal of agreed) undone.push(await takeBack(tx, as(proposal.proposed_by), record, proposal));
  for (const event of money) await reportAgain(tx, actor, living, event, as);
  for (const event of charged) await dropCharge(tx, actor, living, event, as);
  if (former && (signedSince || agreed.some(({ content }) => content.kind === 'terms')))
    await replaceContract(tx, caller, record, contentOf(former), now, true);
  const proposed: Again[] = [];
  // The newest proposal is the one that is shown: they are answered in the order in which they were agreed.
  for (const again of undone)
    if (await proposeAgain(tx, as(again.by), services, await lockedLiving(tx, as(again.by), hashid), person, again))
      proposed.push(again);
  return [
    ...undone.map((one) => {
      const what = PROPOSAL_WHAT[one.content.kind];
      return proposed.includes(one) ? what : `${what}. ${BY_ANOTHER}`;
    }),
    ...(signedSince && agreed.length === 0 ? [PROPOSAL_WHAT.signing] : []),
    ...money.map((event) => wordsOf(event, allRecords(record))),
    ...charged.map((event) => `${wordsOf(event, [])}. ${CHARGED}`),
  ];
}

/** Whether they agreed to what was proposed: by their own word, or by their signature under its paper. */
const agreedTo = ({ signings }: ContractInContext, { id, consents }: ProposalRecord, person: UserRow): boolean =>
  consents.some((consent) => consent.user_id === person.id && saidThemselves(consent)) ||
  signings.some(({ proposal_id, signatures }) => proposal_id === id && isAmong(signatures, person));

const isAmong = (signatures: readonly { user_id: number }[], { id }: UserRow): boolean =>
  signatures.some(({ user_id }) => user_id === id);

const isAgreed = ({ answer }: ProposalRecord): boolean => answer?.answer === 'accepted';

/** Agreements made since without their own word, newest first. */
const agreedInPlaceOf = (living: ContractInContext, person: UserRow, since: Date): ProposalRecord[] =>
  living.proposals.filter(
    (one) => one.answer && one.answer.answered_at >= since && isAgreed(one) && !agreedTo(living, one, person),
  );

/** Whether they signed the agreement themselves, here or by saying so. */
const signedBy = (living: ContractInContext, person: UserRow): boolean =>
  living.signings.some(
    ({ proposal_id, outcome, signatures }) =>
      proposal_id === null && outcome?.outcome === 'signed' && isAmong(signatures, person),
  ) || living.proposals.some((one) => one.content.kind === 'signing' && isAgreed(one) && agreedTo(living, one, person));

function contentOf({ type, total, terms, parties }: ContractSnapshot) {
  const side = (wanted: 'from' | 'to') => parties.filter(({ side: on }) => on === wanted).map(({ userId }) => userId);
  return { type, total, terms, from: side('from'), to: side('to') };
}

async function locked(tx: Tx, { caller }: Actor, hashid: string): Promise<ContractRecord> {
  const record = await findContractForChange(tx, caller, hashid);
  if (!record) throw new Error('A contract of the family is gone.');
  return record;
}

const lockedLiving = async (tx: Tx, actor: Actor, hashid: string): Promise<ContractInContext> =>
  contractInContext(tx, actor, await locked(tx, actor, hashid));

/** Takes back the result of a proposal. @returns what to propose for the same to count again */
async function takeBack(tx: Tx, actor: Actor, record: ContractRecord, proposal: ProposalRecord): Promise<Again> {
  const { caller, now, today } = actor;
  const { content, answer, note, proposed_by: by } = proposal;
  if (content.kind === 'archive' || content.kind === 'restore') {
    await archiveContract(tx, caller, record, content.kind === 'archive' ? null : now);
    return { content, note, by };
  }
  const events: readonly StoredEvent[] = allRecords(record);
  if (content.kind === 'correction') {
    const was = events.find(({ hashid }) => hashid === content.event);
    if (!was) return { content, note, by };
    const again: NewEvent = { ...restored(was), hashid: newHashid(), status: 'confirmed' };
    await insertEvents(tx, caller, record.id, [again], now);
    return { content: { ...content, event: again.hashid }, note, by };
  }
  const made = answer?.event_hashid;
  const known = events.some((event) => event.kind === 'correction' && event.corrects === made);
  if (made && !known) await insertEvents(tx, caller, record.id, [counterEntry(made, today)], now);
  return { content, note, by };
}
