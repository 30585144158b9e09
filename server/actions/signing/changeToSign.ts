import { countedFrom } from '../../../domain/contracts/life/agreedDay.ts';
import { contractAfter } from '../../../domain/contracts/life/consequences.ts';
import { matterOf, refusalOf } from '../../../domain/contracts/life/machine.ts';
import { asFields } from '../../../domain/contracts/read.ts';
import { fullName } from '../../../domain/names/name.ts';
import { isAgreedRecord } from '../../../domain/loans/events/catalogue.ts';
import { draftEvent } from '../../../domain/loans/events/draftEvent.ts';
import { hasLogin } from '../../../domain/relations/canLogIn.ts';
import { whyDeed } from '../../../domain/signing/signsHere.ts';
import { type SumInLetters, sumInLetters } from '../../../domain/signing/sumInLetters.ts';
import type { SignerRole } from '../../../domain/wire/choices/signing.ts';
import type { LoanContract } from '../../../domain/wire/contract.ts';
import type { ProposalContent } from '../../../domain/wire/proposal.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { conflict, HttpError } from '../../http/errors.ts';
import type { PrintedParty } from '../../db/signingSchema.ts';
import type { AddendumInput } from '../../pdf/addendumInput.ts';
import { printedParties } from '../../policies/asPrinted.ts';
import { couplesIn } from '../../policies/couplesIn.ts';
import { datedOn } from '../../policies/visibleFamily.ts';
import { presentContract, presentWithEvents } from '../../presenters/contract.ts';
import { agreedOn } from '../../presenters/documents.ts';
import { type ContractRecord, findContract } from '../../repositories/contracts.ts';
import { loadFamily, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { namedPeople } from '../contracts/namedPeople.ts';
import { checkAddress } from '../papers/checkAddress.ts';
import { checkContent } from '../proposals/checkContent.ts';
import { consentsHereTo, type ContractInContext, contractInContext } from '../proposals/contractInContext.ts';

const NEW_CONTRACT = 'Wijzig daarom niet dit contract, dat jullie hier ondertekenden: maak een nieuw contract.';

/** Whether the agreement itself was signed in the product: then so are its changes (docs/decisions/0003). */
const wasSignedHere = ({ signings }: Pick<ContractInContext, 'signings'>): boolean =>
  signings.some(({ proposal_id, outcome }) => proposal_id === null && outcome?.outcome === 'signed');

/**
 * Whether a change of this contract counts once everybody with a login signed it here. For a blocked person it waits until they
 * are let in, as it is a manager who blocks people.
 */
export const changesBySigning = (living: Pick<ContractInContext, 'signings' | 'parties'>): boolean =>
  wasSignedHere(living) && living.parties.some(hasLogin);

/**
 * The signers of a change in the product before it counts: everybody in the contract with a login; people who lost it, or died,
 * agree on paper as well. None if the agreement was signed on paper, or does not change. A spouse who is not a party but whose
 * consent is needed signs too (docs/decisions/0014).
 */
export const signersOfChange = (living: ContractInContext, content: ProposalContent, today: string): ChangeSigner[] =>
  matterOf(content.kind) === 'change' && changesBySigning(living)
    ? [...living.parties.filter(hasLogin), ...spousesOf(living, content, today)]
    : [];

/** A signer of a change, with their capacity. */
export type ChangeSigner = UserRow & { side: SignerRole };

const spousesOf = (living: ContractInContext, content: ProposalContent, today: string): ChangeSigner[] =>
  consentsHereTo(living, content, today).map(({ spouse }) => ({ ...spouse, side: 'spouse' as const }));

/** Everybody named in the paper of a change: all parties, and the spouses who sign it. */
export const printedInChange = (living: ContractInContext, content: ProposalContent, today: string): ChangeSigner[] => [
  ...living.parties,
  ...spousesOf(living, content, today),
];

/** Refuses new terms of an agreement signed here that need a notarial deed: nobody signs those here. Throws C409. */
export function refuseDeed(living: ContractInContext, content: ProposalContent, today: string): void {
  if (content.kind !== 'terms' || signersOfChange(living, content, today).length === 0) return;
  const deed = whyDeed(contractAfter(presentWithEvents(living.record, today), content));
  if (deed !== null) throw conflict(`${deed} ${NEW_CONTRACT}`);
}

/** The paper of a change to sign, and the state of the contract it is based on. */
export interface ChangePaper {
  version: number;
  ledger_version: number;
  pdf: Buffer;
  /** Its parties, and the spouses who sign it, as they were when it was made. */
  parties: ChangeSigner[];
  printed: PrintedParty[];
  /** The sum that only one side owes by it, and types in letters: new terms are an agreement of their own. */
  letters: SumInLetters | null;
}

/**
 * The addendum of a proposal about to be made, as everybody will sign it; null if nobody signs it here, or the proposal will be
 * refused. Outside the transaction of the proposal, so that nobody waits for a PDF while a contract is locked.
 * @param body the proposal as it was sent
 */
export async function changeToSign(actor: Actor, services: Services, body: unknown): Promise<ChangePaper | null> {
  const { caller, today } = actor;
  const { contract, content: sent, note } = asFields(body);
  const record = typeof contract === 'string' ? await findContract(services.db, caller, contract) : undefined;
  const living = record && (await contractInContext(services.db, actor, record));
  if (!record || !living || refusalOf(living.lifecycle, 'propose change') !== null) return null;
  const content = soundContent(record, sent, today);
  if (content === null || signersOfChange(living, content, today).length === 0) return null;
  const words = typeof note === 'string' ? note.trim() : '';
  return changePaper(services.db, actor, services, living, { content, note: words });
}

/** The paper of a feasible change, based on a contract as read. */
export async function changePaper(
  db: Queryable,
  actor: Actor,
  services: Services,
  living: ContractInContext,
  change: { content: ProposalContent; note: string },
): Promise<ChangePaper> {
  const { record } = living;
  const parties = printedInChange(living, change.content, actor.today);
  const told = datedOn(await loadFamily(db, actor.caller), record);
  const pdf = await paperOf(actor, services, living, told, change);
  const printed = printedParties(parties, told);
  const letters =
    change.content.kind === 'terms'
      ? sumInLetters(contractAfter(presentWithEvents(record, actor.today), change.content), actor.today)
      : null;
  return { version: record.version, ledger_version: record.ledgerVersion, pdf, parties, printed, letters };
}

/** The content as it would count today, if it can be carried out; otherwise null, as its proposal says why not. */
export function soundContent(record: ContractRecord, content: unknown, today: string): ProposalContent | null {
  try {
    return countedFrom(checkContent(record, content, today), today, record);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

async function paperOf(
  { caller, today }: Actor,
  services: Services,
  living: ContractInContext,
  told: readonly UserRow[],
  { content, note }: { content: ProposalContent; note: string },
): Promise<Buffer> {
  const { record, parties, proposals, household } = living;
  const now = presentContract(record, today);
  const consenting = consentsHereTo(living, content, today).map(({ of, spouse }) => ({
    of: of.hashid,
    spouse: fullName(spouse),
  }));
  const common = {
    people: namedPeople(now, parties, told),
    madeOn: today,
    checkAt: checkAddress(services.env),
    signedHere: true,
    couples: couplesIn(record, household.couples),
    onPaper: parties.filter((party) => !hasLogin(party)).map((party) => fullName(party)),
    ...(consenting.length > 0 && { consenting }),
  };
  const addendum = (event: string, events: readonly LoanEvent[], undone?: AddendumInput['undone']) => {
    const changedOn = agreedOn(proposals, record);
    const contract = now as LoanContract;
    return services.pdf.addendum(
      { ...common, contract, events, event, changedOn, ...(undone && { undone }) },
      caller.userId,
    );
  };
  if (isAgreedRecord(content)) {
    const change = { ...draftEvent(content), note };
    return addendum(change.hashid, [...record.events, change]);
  }
  switch (content.kind) {
    case 'terms': {
      const contract = contractAfter(presentWithEvents(record, today), content);
      return services.pdf.agreement({ ...common, contract, watermark: false, changes: now }, caller.userId);
    }
    case 'correction':
      return addendum(content.event, record.events, { note });
    case 'signing':
    case 'archive':
    case 'restore':
      throw new Error(`No paper is signed for ${content.kind}.`);
  }
}
