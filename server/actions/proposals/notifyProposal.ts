import { type Consented, recordersOf } from '../../../domain/contracts/life/whoAgrees.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import { PROPOSAL_WHAT } from '../../../domain/notices/proposalWhat.ts';
import type { NoticeKind } from '../../../domain/wire/notice.ts';
import type { ProposalAnswer, ProposalKind } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { ProposalRecord } from '../../repositories/proposals.ts';
import type { Services } from '../../services.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { yetToAgree } from './consents.ts';
import { type ContractInContext, spokenOf } from './contractInContext.ts';
import { messageInMail } from './message.ts';

/** The event of a proposal: it was made, or answered. */
type Step = 'proposed' | ProposalAnswer['answer'];

type Proposed = Pick<ProposalRecord, 'hashid' | 'content' | 'lapses_at'> & {
  id: number;
  /** The people who already agreed. */
  consents: readonly Consented[];
  /** The proposer. */
  proposed_by: number;
  /** The actor's message with this step; may be empty. */
  message: string;
};

/** The proposal and its message, as a mail quotes them. */
export const saidOfProposal = (kind: ProposalKind, message: string): string[] => [
  `Het gaat om: ${PROPOSAL_WHAT[kind]}.`,
  ...messageInMail(message),
];

/** An agreement that ends a draft or moves the contract has a notice of its own. */
function noticeOf(step: Step, kind: ProposalKind, lapses: Date): { kind: NoticeKind; facts: NoticeFacts } {
  if (step === 'proposed') return { kind: 'proposed', facts: { date: dayInAmsterdam(lapses) } };
  if (step === 'accepted' && kind === 'signing') return { kind: 'signed', facts: {} };
  if (step === 'accepted' && kind === 'archive') return { kind: 'archived', facts: { answer: 'archived' } };
  if (step === 'accepted' && kind === 'restore') return { kind: 'archived', facts: { answer: 'restored' } };
  return { kind: 'answered', facts: { answer: step } };
}

/**
 * Notifies of a proposal everybody who has yet to agree, and if that is on paper the person who records it; of an
 * answer the proposer and the parties.
 */
export async function notifyProposal(
  tx: Tx,
  actor: Actor,
  services: Services,
  step: Step,
  living: ContractInContext,
  { id, hashid, content, consents, lapses_at, proposed_by, message }: Proposed,
): Promise<void> {
  const { record, parties, acting } = living;
  const asked = yetToAgree(living, { consents, content, id });
  const recorders = recordersOf(spokenOf(living, content), asked);
  // A proposing manager also records the paper, now or later.
  const recording = recorders.includes(acting.id) ? [] : recorders;
  const to = step === 'proposed' ? [...asked.map((one) => one.id), ...recording] : parties.map((one) => one.id);
  await notifyParties(tx, actor, services, record, {
    ...noticeOf(step, content.kind, lapses_at),
    key: hashid,
    to: step === 'proposed' ? to : [...to, proposed_by],
    more: saidOfProposal(content.kind, message),
  });
}
