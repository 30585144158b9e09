import type { Actor } from '../../actor.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import { agreedOn, spokenForIn } from '../../presenters/documents.ts';
import { type ContractRecord, findContract } from '../../repositories/contracts.ts';
import { type DocumentKey, findDocument, hasDocument, storeDocument } from '../../repositories/documents.ts';
import { sameNames, samePrintedDetails } from '../../policies/asPrinted.ts';
import { couplesIn, widowedIn } from '../../policies/couplesIn.ts';
import { datedOn } from '../../policies/visibleFamily.ts';
import { familyPeople, lockFamilyShared, loadFamily } from '../../repositories/family.ts';
import { type Called, calledAt, versionSince } from '../../repositories/formerNames.ts';
import { listVersions } from '../../repositories/contractVersions.ts';
import { listProposals } from '../../repositories/proposals.ts';
import { signedBy } from '../../repositories/signings.ts';
import { checkAddress } from '../papers/checkAddress.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { sealedPaper } from '../signing/sealSigned.ts';
import { calledThen, namedPeople } from './namedPeople.ts';

/** The agreement of one version of a contract. */
export const agreementKey = ({ version }: Pick<ContractRecord, 'version'>): DocumentKey => ({
  kind: 'agreement',
  version,
  event: '',
});

/** The addendum of one change, to one version of its contract. */
export const addendumKey = ({ version }: Pick<ContractRecord, 'version'>, event: string): DocumentKey => ({
  kind: 'addendum',
  version,
  event,
});

const CHANGED = 'Van iemand in dit contract zijn de gegevens net gewijzigd of verwijderd. Probeer het opnieuw.';

/**
 * Issues what `make` makes, unless it was issued already: the same bytes for everyone from then on. Throws C409 if
 * somebody in it changed meanwhile or was erased, as then nothing printed is kept; R429 for too many addenda.
 */
export async function issueDocument(
  actor: Actor,
  services: Services,
  record: ContractRecord,
  key: DocumentKey,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const { caller } = actor;
  const earlier = await findDocument(services.db, caller, record, key);
  if (earlier) return earlier;
  const parties = async (db: Queryable) => {
    const people = await familyPeople(db, caller);
    return people.filter(({ id }) => record.parties.some(({ userId }) => userId === id));
  };
  const people = await parties(services.db);
  const made = await make();
  return inTransaction(services.db, async (tx) => {
    await lockFamilyShared(tx, caller);
    const now = await parties(tx);
    if (!samePrintedDetails(people, now) || !sameNames(record.parties, now)) throw conflict(CHANGED);
    const isFirst = (await storeDocument(tx, caller, record, key, made)) !== undefined;
    // An agreement belongs to a version: versions have a limit of their own.
    if (isFirst && key.kind === 'addendum') await limitAct(tx, actor, 'issue', '');
    if (isFirst)
      await actor.record(tx, {
        action: 'freeze',
        entity: key.kind === 'addendum' ? 'addendum' : 'document',
        hashid: record.hashid,
        after: key,
      });
    return isFirst ? made : ((await findDocument(tx, caller, record, key)) ?? made);
  });
}

/**
 * The agreement of a contract as it stands: made once per version. If it was signed in the product it is that very paper, sealed.
 * Throws C409 while unsigned, UnprintableText.
 * @param boxes whether the paper of a concept shows a box for a character no font has, instead of refusing it; nobody signs that
 * paper, so it is not kept
 */
export async function issuedAgreement(
  actor: Actor,
  services: Services,
  record: ContractRecord,
  boxes = false,
): Promise<{ contract: Contract; pdf: Buffer }> {
  const contract = presentContract(record, actor.today);
  const signed = await signedBy(services.db, actor.caller, record);
  if (signed) return { contract, pdf: await sealedPaper(services, actor.caller, signed.id) };
  const agreed = record.terms.signed_date !== null;
  const make = async () => {
    const { db } = services;
    const family = await loadFamily(db, actor.caller);
    const proposals = await listProposals(db, actor.caller, record.id);
    const changedOn = agreedOn(proposals, record);
    const called = agreed
      ? await calledAt(db, actor.caller, await versionSince(db, record))
      : new Map<number, Called>();
    const people = namedPeople(contract, calledThen(family.people, called), datedOn(family, record));
    return services.pdf.agreement(
      {
        contract,
        people,
        couples: couplesIn(record, family.partnerships),
        widowed: widowedIn(contract, family, actor.today),
        watermark: false,
        madeOn: actor.today,
        changedOn,
        instead: changedOn === null ? undefined : await versionBefore(actor, services, record),
        spokenFor: spokenForIn(proposals, people, ({ version }) => version === record.version),
        checkAt: checkAddress(services.env),
        // The text of an agreement can't be changed any more.
        boxes: agreed || boxes,
      },
      actor.caller.userId,
    );
  };
  const key = agreementKey(record);
  const pdf =
    boxes && !agreed
      ? ((await findDocument(services.db, actor.caller, record, key)) ?? (await make()))
      : await issueDocument(actor, services, record, key, make);
  return { contract, pdf };
}

/** The contract as it was before its terms were last replaced. */
async function versionBefore(
  { caller, today }: Actor,
  { db }: Services,
  record: ContractRecord,
): Promise<Contract | undefined> {
  const before = (await listVersions(db, caller, record)).findLast(({ version }) => version < record.version);
  return before && presentContract(before, today);
}

/**
 * Called before new terms are agreed to: the signed version keeps its document, even if nobody downloaded it yet. Outside
 * the transaction of the answer, so that nobody waits for a PDF while a contract is locked.
 * @param hashid of the contract
 */
export async function issueBeforeNewTerms(actor: Actor, services: Services, hashid: string): Promise<void> {
  const record = await findContract(services.db, actor.caller, hashid);
  if (!record || record.terms.signed_date === null) return;
  if (await hasDocument(services.db, actor.caller, record, agreementKey(record))) return;
  await issuedAgreement(actor, services, record);
}
