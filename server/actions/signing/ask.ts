import { whyNotHere } from '../../../domain/signing/signsHere.ts';
import { lapsesAt } from '../../../domain/contracts/life/lapse.ts';
import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { proposesFor } from '../../../domain/contracts/life/voices.ts';
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
  whyNotHere(presentContract(living.record, today), living.voices, consentsOf(living, today));

/** Who signs a concept: its parties, and the spouses who consent to it (docs/decisions/0014). */
const signersOf = (living: ContractInContext, today: string) => [
  ...living.voices,
  ...consentsOf(living, today).flatMap(({ spouse }) => (spouse ? [{ ...spouse, side: 'spouse' as const }] : [])),
];

/** A paper that is made to be signed, of one version. */
interface PaperToSign {
  version: number;
  pdf: Buffer;
  /** Who signs it, as they were when it was made. */
  parties: UserRow[];
  printed: PrintedParty[];
  /** What one side alone owes by it, and types in letters. */
  letters: SumInLetters | null;
}

/**
 * The paper that the parties will sign. Outside the transaction of the request, so that nobody waits for a PDF while a
 * contract is locked. Throws N404, C409 for what has no such paper.
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
  const { voices } = living;
  const refused = refusedHere(living, today);
  if (refused !== null) throw conflict(refused);
  const contract = presentContract(record, today);
  const signers = signersOf(living, today);
  const family = await loadFamily(services.db, caller);
  const told = datedOn(family, record);
  const pdf = await services.pdf.agreement(
    {
      contract,
      people: namedPeople(contract, voices, told),
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

/** Who asks, also where that was in advance. */
export type Asking = Pick<Actor, 'caller' | 'now' | 'today' | 'record'>;

/**
 * Asks every party, and each spouse who consents, to sign a concept: its paper is frozen, and from now on nobody edits it. Throws N404, F403 for anyone who is
 * no party, C409 where the contract does not allow it or was changed since it was read, R429.
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

/** As `askToSign`. @returns the request as it is stored */
export async function freezeRequest(
  tx: Tx,
  actor: Asking,
  services: Services,
  draft: SigningDraft,
  paper: PaperToSign,
): Promise<FoundSigning> {
  const { caller, now, today } = actor;
  // Who is erased meanwhile is not frozen in a paper that was made before.
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
  if (!frozen) throw new Error('The paper of a new request was frozen before.');
  await insertSigning(tx, caller, {
    hashid,
    contract_id: record.id,
    contract_version: record.version,
    document_id: frozen.id,
    sha256: frozen.sha256,
    signing_order: draft.order,
    parties: partiesNow({ voices: signers }),
    printed: paper.printed,
    letters: paper.letters,
    asked_at: now,
    expires_at: lapsesAt(now),
  });
  // What was asked in advance is done by it.
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

/** Refuses who can't ask for signatures, and what is not to be signed now. Throws F403, C409. */
export function refuseAsking({ own, manages, voices, life }: ContractInContext): void {
  if (own === 'none' || proposesFor(own, manages, voices) === null) throw forbidden(NOT_YOURS);
  const refused = refusalOf(life, 'propose signing');
  if (refused !== null) throw conflict(refused);
}

/** Refuses a draft that is not as sound as any contract. Throws C409, as nobody types here. */
export function refuseUnsound(record: ContractRecord, today: string): void {
  const unsound = unsoundness(record, today);
  if (unsound !== null) throw conflict(unsound);
}

/** The first fault of a draft that would be signed today, with the way; null where it is as sound as any contract. */
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
