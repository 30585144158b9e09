import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict } from '../../http/errors.ts';
import { samePrintedDetails } from '../../policies/asPrinted.ts';
import { storeDocument } from '../../repositories/documents.ts';
import type { ProposalRecord } from '../../repositories/proposals.ts';
import { insertSigning } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { type ContractInContext, partiesNow } from '../proposals/contractInContext.ts';
import { refuseStale } from '../proposals/refuseStale.ts';
import { saidOfProposal } from '../proposals/notifyProposal.ts';
import { type ChangePaper, type ChangeSigner, printedInChange } from './changeToSign.ts';
import { notifySigners } from './notifySigners.ts';

const NO_PAPER =
  'Iemand heeft intussen iets bij dit contract vastgelegd. Bekijk dat eerst, en probeer het dan opnieuw.';

type Asked = Pick<ProposalRecord, 'id' | 'hashid' | 'content' | 'lapses_at'> & {
  /** The proposer's own message. */
  message: string;
  paper: ChangePaper | null;
  signers: ChangeSigner[];
};

/**
 * Asks everybody to sign a proposed change to an agreement that was signed here: its paper is frozen, and it counts with the
 * last signature. Throws C409 if the contract changed since the paper was made.
 */
export async function askForChange(
  tx: Tx,
  actor: Actor,
  services: Services,
  living: ContractInContext,
  { id, hashid: proposal, content, lapses_at, message, paper, signers }: Asked,
): Promise<void> {
  const { caller, now } = actor;
  const { record } = living;
  if (paper === null || !samePrintedDetails(paper.parties, printedInChange(living, content, actor.today)))
    throw conflict(NO_PAPER);
  refuseStale(record, paper);
  const hashid = newHashid();
  const key = { kind: 'signing_copy', version: record.version, event: hashid } as const;
  const frozen = await storeDocument(tx, caller, record, key, paper.pdf);
  if (!frozen) throw new Error('The paper of a new request was already frozen.');
  await insertSigning(tx, caller, {
    hashid,
    contract_id: record.id,
    contract_version: record.version,
    proposal_id: id,
    document_id: frozen.id,
    sha256: frozen.sha256,
    signing_order: 'at_once',
    parties: partiesNow({ parties: signers }),
    printed: paper.printed,
    letters: paper.letters,
    asked_at: now,
    expires_at: lapses_at,
  });
  await actor.record(tx, {
    action: 'ask',
    entity: 'signing',
    hashid: record.hashid,
    after: { hashid, version: record.version, sha256: frozen.sha256, order: 'at_once', proposal },
  });
  await notifySigners(tx, actor, services, 'asked_to_sign', {
    hashid,
    record,
    people: signers.filter((signer) => signer.id !== caller.userId),
    change: content.kind,
    more: saidOfProposal(content.kind, message),
    expires: lapses_at,
  });
}
