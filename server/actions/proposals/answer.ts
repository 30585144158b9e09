import { type LifecycleAct, refusalOf } from '../../../domain/contracts/life/machine.ts';
import { mayRefuse, mayWithdraw } from '../../../domain/contracts/life/whoAgrees.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { contractDate } from '../../../domain/rules/contractDate.ts';
import type { ContractLifecycle, ProposalAnswer } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/errors.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { type ProposalRecord, stateOfProposal, subjectOfProposal } from '../../repositories/proposals.ts';
import type { SigningRecord } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { changedSince } from './changedSince.ts';
import { agreeableNow, storeConsents, yetToAgree } from './consents.ts';
import { signersOfChange } from '../signing/changeToSign.ts';
import { yetToSign } from '../signing/openRequest.ts';
import { contractLifecycle } from './contractLifecycle.ts';
import { type ContractInContext, contractInContext, spokenOf } from './contractInContext.ts';
import { refuseStale } from './refuseStale.ts';
import { requestOf, settle } from './settle.ts';
import { checkMessage } from './message.ts';

const NOT_THEIRS = 'Dit voorstel wacht op het antwoord van de ander.';
const NOT_WITHDRAWN = 'Alleen wie het voorstel deed, kan het intrekken.';
const PAPER_MISSING = 'Vul in op welke dag jullie dit op papier hebben afgesproken.';
const PAPER_AHEAD = 'Deze dag moet nog komen. Vul de dag in waarop het is afgesproken.';
const PAPER_EARLY = 'Op deze dag was het contract nog niet ondertekend.';
const SIGNED_HERE = 'Dit voorstel telt zodra iedereen de aanvulling heeft ondertekend. Zet daar je handtekening onder.';
const HERE = 'De ander heeft een eigen login en antwoordt zelf.';

const ACT: Record<ProposalAnswer['answer'], LifecycleAct> = {
  accepted: 'accept',
  refused: 'refuse',
  withdrawn: 'withdraw',
};

/** Why a proposal that is no longer open can't be answered. */
function closedSentence(proposal: ProposalRecord, now: Date): string | null {
  switch (stateOfProposal(proposal, now)) {
    case 'open':
      return null;
    case 'accepted':
      return 'Met dit voorstel is al ingestemd.';
    case 'refused':
      return 'Dit voorstel is al afgewezen. Doe een nieuw voorstel.';
    case 'withdrawn':
      return 'Dit voorstel is ingetrokken. Doe een nieuw voorstel.';
    case 'lapsed':
      return `Dit voorstel is op ${formatDateLong(dayInAmsterdam(proposal.lapses_at))} verlopen. Doe een nieuw voorstel.`;
  }
}

/** The error in a day of agreement on paper; null if there is none. */
function paperError(date: unknown, signed: string | null, today: string): string | null {
  if (date === undefined) return PAPER_MISSING;
  const wrong = contractDate(date);
  if (wrong !== null) return wrong;
  const day = date as string;
  if (day > today) return PAPER_AHEAD;
  return signed !== null && day < signed ? PAPER_EARLY : null;
}

type Agreeing = ReturnType<typeof agreeableNow>['here'];

/**
 * The people who agree by this answer, and the day on paper for those without a login: everybody the actor may speak
 * for. Throws F403, V422 on `paper_date`.
 */
function whoAgree(
  living: ContractInContext,
  proposal: ProposalRecord,
  said: ProposalAnswer,
  today: string,
): { people: Agreeing; paperDate: string | null } {
  const { here, onPaper } = agreeableNow(living, proposal);
  if (here.length + onPaper.length === 0) throw forbidden(NOT_THEIRS);
  if (onPaper.length === 0 && said.paper_date !== undefined) throw invalid({ paper_date: HERE });
  if (here.length > 0 && said.paper_date === undefined) return { people: here, paperDate: null };
  const wrong = paperError(said.paper_date, living.record.terms.signed_date, today);
  if (wrong !== null) throw invalid({ paper_date: wrong });
  return { people: [...here, ...onPaper], paperDate: said.paper_date ?? null };
}

/** Whether the actor may end a proposal this way. Throws F403. */
function checkMayEnd(living: ContractInContext, proposal: ProposalRecord, how: 'refused' | 'withdrawn'): void {
  const spoken = spokenOf(living, proposal.content);
  if (how === 'withdrawn' && !mayWithdraw(spoken, living.acting, proposal)) throw forbidden(NOT_WITHDRAWN);
  if (how === 'refused' && !mayRefuse(spoken, living.acting, proposal.consents)) throw forbidden(NOT_THEIRS);
}

/**
 * Answers a proposal. Everybody in the contract agrees for themselves (docs/decisions/0016): with the last of them it counts in
 * the same transaction. A refusal comes with a message, and the proposer may withdraw it. Throws V422 by field, N404, F403,
 * C409 if it was answered, has lapsed or is no longer possible, U401 for accepting after the session ended: that can't be
 * undone.
 */
export async function answerProposal(
  tx: Tx,
  actor: Actor,
  services: Services,
  said: ProposalAnswer,
): Promise<ContractLifecycle> {
  const { caller, now, today } = actor;
  const subject = await subjectOfProposal(tx, caller, said.hashid);
  const record = subject && (await findContractForChange(tx, caller, subject.contract));
  if (!record) throw notFound();
  const living = await contractInContext(tx, actor, record);
  const proposal = living.proposals.find(({ hashid }) => hashid === said.hashid);
  if (!proposal) throw notFound();
  const closed = closedSentence(proposal, now) ?? refusalOf(living.lifecycle, ACT[said.answer]);
  if (closed !== null) throw conflict(closed);
  const message = (said.word ?? '').trim();
  const wrongMessage = checkMessage(said.word ?? '', said.answer === 'refused');
  if (wrongMessage !== null) throw invalid({ word: wrongMessage });
  if (said.answer === 'accepted') await agree(tx, actor, services, { living, proposal, said, message, today });
  else {
    checkMayEnd(living, proposal, said.answer);
    refuseStale(record, said);
    await settle(tx, actor, services, living, proposal, { answer: said.answer, message, paperDate: null });
  }
  return contractLifecycle(tx, actor, record.hashid);
}

/**
 * A paper signed in the product is agreed to only by signing, except by people who can't sign there. A proposal from before the
 * contract was signed that way has no request, and nobody can agree to it. Throws C409.
 */
function refuseSigner(
  { caller, today }: Actor,
  living: ContractInContext,
  proposal: ProposalRecord,
  request: SigningRecord | undefined,
): void {
  if (!request && signersOfChange(living, proposal.content, today).length === 0) return;
  const { here, onPaper } = agreeableNow(living, proposal);
  const signs = request?.parties.some(({ userId }) => userId === caller.userId) ?? true;
  if (signs && (!request || here.length + onPaper.length === 0)) throw conflict(SIGNED_HERE);
}

/** Stores people's agreement; with the last of them, and the last signature if it is signed, it counts. */
async function agree(
  tx: Tx,
  actor: Actor,
  services: Services,
  {
    living,
    proposal,
    said,
    message,
    today,
  }: { living: ContractInContext; proposal: ProposalRecord; said: ProposalAnswer; message: string; today: string },
): Promise<void> {
  const request = requestOf(living, proposal);
  refuseSigner(actor, living, proposal, request);
  const { people, paperDate } = whoAgree(living, proposal, said, today);
  refuseStale(living.record, said);
  await requireActiveSession(tx, actor, services);
  const changed = changedSince(proposal.parties, living.parties);
  if (changed !== null) throw conflict(changed);
  const agreed = (await storeConsents(tx, actor, proposal.id, people, { paperDate, message })).map(({ id }) => id);
  const left = yetToAgree(living, proposal).filter(({ id }) => !agreed.includes(id));
  const unsigned = request ? yetToSign(request) : [];
  if (left.length + unsigned.length === 0)
    return settle(tx, actor, services, living, proposal, { answer: 'accepted', message, paperDate });
  await actor.record(tx, {
    action: paperDate === null ? 'consent' : 'consent_on_paper',
    entity: 'proposal',
    hashid: living.record.hashid,
    after: { hashid: proposal.hashid, kind: proposal.content.kind, paper_date: paperDate },
  });
}
