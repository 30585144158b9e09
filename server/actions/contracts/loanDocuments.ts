import type { Actor } from '../../actor.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { type ChangeEvent, changesOf, changeWith } from '../../../domain/loans/changes.ts';
import { checkStandingDate } from '../../../domain/loans/standing.ts';
import type { LoanContract } from '../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import { agreedOn, signingOf, spokenForIn } from '../../presenters/documents.ts';
import { findContract } from '../../repositories/contracts.ts';
import { couplesIn } from '../../policies/couplesIn.ts';
import { familyPeople, loadFamily } from '../../repositories/family.ts';
import { calledAt } from '../../repositories/formerNames.ts';
import { contractOfEvent } from '../../repositories/loanEvents.ts';
import { listProposals } from '../../repositories/proposals.ts';
import { listSignings } from '../../repositories/signings.ts';
import { checkAddress } from '../papers/checkAddress.ts';
import type { Services } from '../../services.ts';
import { sealedPaper } from '../signing/sealSigned.ts';
import { addendumKey, issueDocument } from './issueDocument.ts';
import { calledThen, namedPeople } from './namedPeople.ts';

const NOT_A_LOAN = 'Dit is een schenking. Alleen een lening heeft een stand.';
const NOT_SIGNED = 'Deze lening is nog niet ondertekend.';
const NO_CHANGE = 'Dit verandert de afspraken niet. Daar hoort geen aanvulling bij.';
const UNDONE = 'Deze wijziging is teruggedraaid. Er hoort geen aanvulling meer bij.';
const UNCONFIRMED = 'Deze wijziging is niet bevestigd. Er hoort nog geen aanvulling bij.';

/** The reason why a change has no addendum; undefined if it has one. */
function refusal(event: LoanEvent, events: readonly LoanEvent[]): string | undefined {
  if (changesOf(events).some(({ hashid }) => hashid === event.hashid)) return undefined;
  return event.status === 'confirmed' ? UNDONE : UNCONFIRMED;
}

/** An addendum, with the change it lays down or takes back. */
interface Addendum {
  contract: LoanContract;
  change: ChangeEvent;
  undone: boolean;
  pdf: Buffer;
}

/**
 * The addendum of a change of a loan: made once per version of the contract, the same bytes from then on, even after the
 * change was undone. If it was signed in the product it is that very paper, for the version it was signed to. Throws N404,
 * V422 for a payment or costs, C409 if it was never signed, is not confirmed or was undone.
 */
export async function issuedAddendum(actor: Actor, services: Services, hashid: string): Promise<Addendum> {
  const { caller, today } = actor;
  const owner = await contractOfEvent(services.db, caller, hashid);
  const record = owner === undefined ? undefined : await findContract(services.db, caller, owner);
  const event = record?.events.find((one) => one.hashid === hashid);
  if (!record || !event) throw notFound();
  const contract = presentContract(record, today) as LoanContract;
  const proposals = await listProposals(services.db, caller, record.id);
  const signing = signingOf(hashid, proposals, await listSignings(services.db, caller, record.id));
  const change = changeWith(record.events, event.kind === 'correction' ? event.corrects : hashid);
  const undone = event.kind === 'correction';
  if (undone && (!signing || !change)) throw notFound();
  if (!change) throw invalid({ hashid: NO_CHANGE });
  if (signing) return { contract, change, undone, pdf: await sealedPaper(services, caller, signing.id) };
  const pdf = await issueDocument(actor, services, record, addendumKey(record, hashid), async () => {
    const why = record.terms.signed_date === null ? NOT_SIGNED : refusal(event, record.events);
    if (why !== undefined) throw conflict(why);
    const called = await calledAt(services.db, caller, new Date(event.recorded_at));
    const family = await loadFamily(services.db, caller);
    const people = namedPeople(contract, calledThen(family.people, called));
    const changedOn = agreedOn(proposals, record);
    const checkAt = checkAddress(services.env);
    const spokenFor = spokenForIn(proposals, people, ({ event_hashid }) => event_hashid === hashid);
    return services.pdf.addendum(
      {
        contract,
        events: record.events,
        event: hashid,
        people,
        couples: couplesIn(record, family.partnerships),
        madeOn: today,
        changedOn,
        checkAt,
        spokenFor,
        // The text of an agreement can't be changed any more.
        boxes: true,
      },
      caller.userId,
    );
  });
  return { contract, change, undone, pdf };
}

/**
 * The standing of a loan on a day, on paper. Nothing is stored: the same day may look different after later records.
 * Throws N404, V422 for a gift or a day on which the loan has no standing, C409 for a loan that was never signed.
 */
export async function standingDocument(
  actor: Actor,
  services: Services,
  { hashid, date }: { hashid: string; date: string },
): Promise<{ contract: LoanContract; pdf: Buffer }> {
  const { caller, today } = actor;
  const record = await findContract(services.db, caller, hashid);
  if (!record) throw notFound();
  const contract = presentContract(record, today);
  if (!isLoan(contract)) throw invalid({ hashid: NOT_A_LOAN });
  if (record.terms.signed_date === null) throw conflict(NOT_SIGNED);
  const wrong = checkStandingDate(contract, record.events, date, today);
  if (wrong !== null) throw invalid({ date: wrong });
  const people = namedPeople(contract, await familyPeople(services.db, caller));
  return {
    contract,
    pdf: await services.pdf.standing({ contract, events: record.events, date, people, madeOn: today }, caller.userId),
  };
}
