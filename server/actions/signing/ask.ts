import { whyNotHere } from '../../../domain/signing/signsHere.ts';
import { lapsesAt } from '../../../domain/contracts/life/lapse.ts';
import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { proposesFor } from '../../../domain/contracts/life/whoAgrees.ts';
import { fullName } from '../../../domain/names/name.ts';
import { type SumInLetters, sumInLetters } from '../../../domain/signing/sumInLetters.ts';
import type { Signing, SigningDraft } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { PrintedParty } from '../../db/signingSchema.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, forbidden, HttpError, notFound } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import { type ContractRecord, findContract, findContractForChange } from '../../repositories/contracts.ts';
import { storeDocument } from '../../repositories/documents.ts';
import { printedParties, samePrintedDetails } from '../../policies/asPrinted.ts';
import { datedOn } from '../../policies/visibleFamily.ts';
import { lockFamilyShared, loadFamily, type UserRow } from '../../repositories/family.ts';
import { setWish } from '../../repositories/contractWrites.ts';
import { insertSigning } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { couplesIn } from '../../policies/couplesIn.ts';
import { namedPeople } from '../contracts/namedPeople.ts';
import { checkAddress } from '../papers/checkAddress.ts';
import { checkContent } from '../proposals/checkContent.ts';
import { consentsOf, type ContractInContext, contractInContext, partiesNow } from '../proposals/contractInContext.ts';
import { refuseStale } from '../proposals/refuseStale.ts';
import { notifySigners } from './notifySigners.ts';
import { type FoundSigning, signingForChange, yetToSign } from './openRequest.ts';
import { presentSigning } from './presentSigning.ts';

const NOT_YOURS = 'Dit ondertekenen de mensen in het contract. Een van hen vraagt de anderen.';
const CHANGED = 'Van iemand in dit contract zijn de gegevens net gewijzigd. Probeer het opnieuw.';
const NOT_SOUND = 'Dit concept klopt nog niet. Wijzig het eerst.';

/** Why a contract can't be signed in the product, whatever its state; null when it can. */
export const refusedHere = (living: ContractInContext, today: string): string | null =>
  whyNotHere(presentContract(living.record, today), living.parties, consentsOf(living, today));

/** The signers of a concept: its parties, and the consenting spouses (docs/decisions/0014). */
const signersOf = (living: ContractInContext, today: string) => [
  ...living.parties,
  ...consentsOf(living, today).flatMap(({ spouse }) => (spouse ? [{ ...spouse, side: 'spouse' as const }] : [])),
];

/** A paper to sign, of one version. */
interface PaperToSign {
  version: number;
  pdf: Buffer;
  /** Its signers, as they were when it was made. */
  parties: UserRow[];
  printed: PrintedParty[];
  /** The sum that only one side owes by it, and types in letters. */
  letters: SumInLetters | null;
}

/**
 * The paper that the parties will sign. Outside the transaction of the request, so that nobody waits for a PDF while a
 * contract is locked. Throws N404, C409 for a contract without such a paper.
 */
export async function paperToSign(
  actor: Pick<Asking, 'caller' | 'now' | 'today'>,
  services: Services,
  hashid: string,
): Promise<PaperToSign> {
  const { caller, today } = actor;
  const record = await findContract(services.db, caller, hashid);
  if (!record) throw notFound();
  const living = await contractInContext(services.db, actor, record);
  const { parties } = living;
  const refused = refusedHere(living, today);
  if (refused !== null) throw conflict(refused);
  const contract = presentContract(record, today);
  const signers = signersOf(living, today);
  const family = await loadFamily(services.db, caller);
  const told = datedOn(family, record);
  const pdf = await services.pdf.agreement(
    {
      contract,
      people: namedPeople(contract, parties, told),
      watermark: false,
      madeOn: today,
      checkAt: checkAddress(services.env),
      signedHere: true,
      couples: couplesIn(record, family.partnerships),
      consenting: consentsOf(living, today).flatMap(({ of, spouse }) =>
        spouse ? [{ of: of.hashid, spouse: fullName(spouse) }] : [],
      ),
    },
    caller.userId,
  );
  const letters = sumInLetters(contract, today);
  return { version: record.version, pdf, parties: signers, printed: printedParties(signers, told), letters };
}

/** The asker, also for a request made in advance. */
export type Asking = Pick<Actor, 'caller' | 'now' | 'today' | 'record'>;

/**
 * Asks every party, and each consenting spouse, to sign a concept: its paper is frozen, and from now on nobody can edit it.
 * Throws N404, F403 for anyone who is not a party, C409 if the contract does not allow it or changed since it was read, R429.
 */
export async function askToSign(
  tx: Tx,
  actor: Actor,
  services: Services,
  draft: SigningDraft,
  paper: PaperToSign,
): Promise<Signing> {
  return presentSigning(tx, actor, services, await freezeRequest(tx, actor, services, draft, paper));
}

/** As `askToSign`. @returns the stored request */
export async function freezeRequest(
  tx: Tx,
  actor: Asking,
  services: Services,
  draft: SigningDraft,
  paper: PaperToSign,
): Promise<FoundSigning> {
  const { caller, now, today } = actor;
  // Somebody erased in the meantime must not be frozen in a paper made before.
  await lockFamilyShared(tx, caller);
  const record = await findContractForChange(tx, caller, draft.contract);
  if (!record) throw notFound();
  const living = await contractInContext(tx, actor, record);
  refuseAsking(living);
  const refused = refusedHere(living, today);
  if (refused !== null) throw conflict(refused);
  refuseStale(record, draft);
  refuseStale(record, { version: paper.version });
  refuseUnsound(record, today);
  const signers = signersOf(living, today);
  if (!samePrintedDetails(paper.parties, signers)) throw conflict(CHANGED);

  await limitAct(tx, actor, 'askToSign', record.hashid);
  await limitAct(tx, actor, 'freeze', '');
  const hashid = newHashid();
  const frozen = await storeDocument(
    tx,
    caller,
    record,
    { kind: 'signing_copy', version: record.version, event: hashid },
    paper.pdf,
  );
  if (!frozen) throw new Error('The paper of a new request was already frozen.');
  await insertSigning(tx, caller, {
    hashid,
    contract_id: record.id,
    contract_version: record.version,
    document_id: frozen.id,
    sha256: frozen.sha256,
    signing_order: draft.order,
    parties: partiesNow({ parties: signers }),
    printed: paper.printed,
    letters: paper.letters,
    asked_at: now,
    expires_at: lapsesAt(now),
  });
  // It fulfils the request made in advance.
  await setWish(tx, caller, record, null);
  await actor.record(tx, {
    action: 'ask',
    entity: 'signing',
    hashid: record.hashid,
    after: { hashid, version: record.version, sha256: frozen.sha256, order: draft.order },
  });
  const found = await signingForChange(tx, actor, hashid);
  const waiting = yetToSign(found.signing).slice(0, draft.order === 'in_turn' ? 1 : undefined);
  const people = signers.filter(({ id }) => waiting.includes(id) && id !== caller.userId);
  await notifySigners(tx, actor, services, 'asked_to_sign', {
    hashid,
    record,
    people,
    expires: found.signing.expires_at,
  });
  return found;
}

/** Refuses a caller who can't ask for signatures, and a contract that can't be signed now. Throws F403, C409. */
export function refuseAsking({ own, manages, parties, lifecycle }: ContractInContext): void {
  if (own === 'none' || proposesFor(own, manages, parties) === null) throw forbidden(NOT_YOURS);
  const refused = refusalOf(lifecycle, 'propose signing');
  if (refused !== null) throw conflict(refused);
}

/** Refuses an invalid draft. Throws C409, as there is no form to correct here. */
export function refuseUnsound(record: ContractRecord, today: string): void {
  const unsound = unsoundness(record, today);
  if (unsound !== null) throw conflict(unsound);
}

/** The first fault of a draft that would be signed today, with a link to fix it; null if it is valid. */
export function unsoundness(record: ContractRecord, today: string): string | null {
  try {
    checkContent(record, { kind: 'signing', signed_date: today }, today);
    return null;
  } catch (error) {
    const [sentence] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
    if (sentence === undefined) throw error;
    return `${NOT_SOUND} ${sentence}`;
  }
}
