import { asFields } from '../../../domain/contracts/read.ts';
import { fullNames } from '../../../domain/names/name.ts';
import { printable } from '../../../domain/rules/printable.ts';
import { printedNote } from '../../../domain/loans/events/checkEventFields.ts';
import { countedFrom } from '../../../domain/contracts/life/agreedDay.ts';
import { lapsesAt } from '../../../domain/contracts/life/lapse.ts';
import { type LifecycleAct, matterOf, refusalOf } from '../../../domain/contracts/life/machine.ts';
import { consentsBy, proposesFor } from '../../../domain/contracts/life/whoAgrees.ts';
import type { PartySide } from '../../../domain/wire/choices/party.ts';
import type { ContractLifecycle, ProposalContent, ProposalDraft } from '../../../domain/wire/proposal.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/errors.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { insertProposal } from '../../repositories/proposals.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { askForChange } from '../signing/askForChange.ts';
import { type ChangePaper, refuseDeed, signersOfChange } from '../signing/changeToSign.ts';
import { answerProposal } from './answer.ts';
import { checkContent } from './checkContent.ts';
import { refuseOtherScan } from './scan.ts';
import { workedOut } from './consequences.ts';
import { contractLifecycle } from './contractLifecycle.ts';
import { agreeableNow, storeConsents, yetToAgree } from './consents.ts';
import { type ContractInContext, contractInContext, partiesNow } from './contractInContext.ts';
import { refuseStale } from './refuseStale.ts';
import { checkMessage } from './message.ts';
import { notifyProposal } from './notifyProposal.ts';

const UNKNOWN_CONTRACT = 'Kies een contract.';
const NOT_YOURS = 'Dit spreken de mensen in het contract met elkaar af. Een van hen doet het voorstel.';
/**
 * Makes a proposal to the others; the proposer agrees by it, also for the people they answer for. If it only waits for
 * people without a login, and the draft says when it was agreed on paper, it counts at once. Throws V422 by field, N404,
 * F403 for anyone who speaks for no side, C409 if the state of the contract does not allow it, R429.
 * @param paper the paper of a change that everybody signs here (changeToSign)
 */
export async function propose(
  tx: Tx,
  actor: Actor,
  services: Services,
  body: unknown,
  paper: ChangePaper | null = null,
): Promise<ContractLifecycle> {
  const draft = asFields(body) as Partial<ProposalDraft>;
  if (typeof draft.contract !== 'string') throw invalid({ contract: UNKNOWN_CONTRACT });
  const { caller, today } = actor;
  const record = await findContractForChange(tx, caller, draft.contract);
  if (!record) throw notFound();
  const living = await contractInContext(tx, actor, record);
  const side = proposesFor(living.own, living.manages, living.parties);
  if (side === null) throw forbidden(NOT_YOURS);
  refuseStale(record, draft);
  const asked = asFields(draft.content).kind;
  const wrongNote = checkMessage(draft.note ?? '', false) ?? printedNote(asked, draft.note ?? '');
  if (wrongNote !== null) throw invalid({ note: wrongNote });

  const refused = refusalOf(living.lifecycle, actOf(asked));
  if (refused !== null) throw conflict(refused);
  const content = countedFrom(checkContent(record, draft.content, today), draft.paper_date ?? today, record);
  if (content.kind === 'signing' && content.scan !== undefined) await refuseOtherScan(tx, caller, record, content.scan);
  refuseDeed(living, content, today);
  const unprintable = content.kind === 'signing' ? printable(fullNames(living.parties)) : null;
  if (unprintable !== null) throw conflict(unprintable);
  await limitAct(tx, actor, 'propose', record.hashid);
  const signers = signersOfChange(living, content, today);
  if (signers.length > 0) await limitAct(tx, actor, 'freeze', '');
  const proposal = await store(tx, actor, living, {
    content,
    note: (draft.note ?? '').trim(),
    side,
    paperDate: draft.paper_date ?? null,
    signed: signers.length > 0,
  });
  const { hashid } = proposal;
  await actor.record(tx, { action: 'propose', entity: 'proposal', hashid: record.hashid, after: { hashid, content } });
  const told = { ...proposal, message: proposal.note };
  if (signers.length > 0) {
    await askForChange(tx, actor, services, living, { ...told, paper, signers });
    // People who can't sign it here agree on paper.
    const asked = await contractInContext(tx, actor, record);
    if (yetToAgree(asked, told).length > 0) await notifyProposal(tx, actor, services, 'proposed', asked, told);
  } else await notifyProposal(tx, actor, services, 'proposed', living, told);
  if (draft.paper_date !== undefined)
    return answerProposal(tx, actor, services, { hashid, answer: 'accepted', paper_date: draft.paper_date });
  return contractLifecycle(tx, actor, record.hashid);
}

/** Stores a proposal and who agrees by making it. A manager who is not a party proposes for the people without a login. */
async function store(
  tx: Tx,
  actor: Actor,
  living: ContractInContext,
  {
    content,
    note,
    side,
    paperDate,
    signed,
  }: { content: ProposalContent; note: string; side: PartySide; paperDate: string | null; signed: boolean },
) {
  const { caller, now } = actor;
  const { record, own } = living;
  const proposal = {
    contract_id: record.id,
    hashid: newHashid(),
    content,
    note,
    side,
    consequences: await workedOut(tx, actor, record, content),
    parties: partiesNow(living),
    proposed_at: now,
    lapses_at: lapsesAt(now),
  };
  const id = await insertProposal(tx, caller, proposal);
  const { here, onPaper } = agreeableNow(living, { content, consents: [] });
  const forSide = own === 'none' ? onPaper.filter(({ person }) => person.side === side) : [];
  // Signing it here means agreeing.
  const agreed = signed ? [] : [...here, ...forSide];
  await storeConsents(tx, actor, id, agreed, { paperDate, message: '' });
  return { ...proposal, id, proposed_by: caller.userId, consents: consentsBy({ id: caller.userId }, agreed) };
}

/** The act of a proposal; an unknown kind counts as a change, and is refused when it is checked. */
function actOf(kind: unknown): LifecycleAct {
  return kind === 'signing' || kind === 'archive' || kind === 'restore'
    ? `propose ${matterOf(kind)}`
    : 'propose change';
}
