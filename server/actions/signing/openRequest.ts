import { createHash } from 'node:crypto';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { adultMaker } from '../../../domain/contracts/adultMaker.ts';
import { refusalOf } from '../../../domain/contracts/life/machine.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { isChange } from '../../../domain/loans/changes.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { Actor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { consentsBy, printedOtherwise } from '../../policies/asPrinted.ts';
import { wasParty, type ContractRecord, findContract, findContractForChange } from '../../repositories/contracts.ts';
import { contractOfSigning, frozenPaper, type SigningRecord, stateOfSigning } from '../../repositories/signings.ts';
import { changedSince } from '../proposals/changedSince.ts';
import {
  consentsHereTo,
  consentsOf,
  type ContractInContext,
  contractInContext,
  signable,
} from '../proposals/contractInContext.ts';

const NOT_A_SIGNER = 'Dit ondertekenen de mensen die in het contract staan.';
const OTHER_SPOUSE = 'Wie als partner toestemming geeft, is veranderd.';
const SIGNED_ALREADY = 'Je hebt dit document al ondertekend.';
const OTHERWISE =
  'Na dit voorstel is er iets aan de lening veranderd. De bedragen in het document kloppen daarom niet meer. Trek het voorstel in, en doe het opnieuw.';
const CHANGED = 'Dit document is niet meer wat je las. Lees het opnieuw, en onderteken het dan.';

type Moment = Pick<Actor, 'caller' | 'now' | 'today'>;

/** A request with the contract it is about. */
export interface FoundSigning {
  living: ContractInContext;
  signing: SigningRecord;
}

/** A request and its contract, locked until the transaction ends, so that two simultaneous signatures take turns. Throws N404. */
export function signingForChange(tx: Tx, actor: Moment, hashid: string): Promise<FoundSigning> {
  return foundIn(tx, actor, hashid, findContractForChange);
}

/** As `signingForChange`, read-only. Throws N404. */
export const findSigning = (db: Queryable, actor: Actor, hashid: string): Promise<FoundSigning> =>
  foundIn(db, actor, hashid, findContract);

/**
 * How much of a request's subject somebody sees. A consenting spouse is no party: of the contract they only see what they sign
 * (docs/decisions/0014).
 */
export const sightOf = (caller: Caller, signing: Pick<SigningRecord, 'printed'>): Caller =>
  consentsBy(signing, caller.userId) ? { ...caller, familyRole: 'manager' } : caller;

/** The contract of a request as its reader sees it; undefined if they may not see it. */
export async function contractOf<On extends Queryable>(
  db: On,
  caller: Caller,
  hashid: string,
  find: (db: On, caller: Caller, contract: string) => Promise<ContractRecord | undefined>,
): Promise<ContractRecord | undefined> {
  const request = await contractOfSigning(db, caller, hashid);
  return request && find(db, sightOf(caller, request), request.contract);
}

async function foundIn<On extends Queryable>(
  db: On,
  actor: Moment,
  hashid: string,
  find: (db: On, caller: Caller, contract: string) => Promise<ContractRecord | undefined>,
): Promise<FoundSigning> {
  const record = await contractOf(db, actor.caller, hashid, find);
  const living = record && (await contractInContext(db, actor, record));
  const signing = living?.signings.find((one) => one.hashid === hashid);
  if (!living || !signing || !wasParty(actor.caller, signing.parties)) throw notFound();
  return { living, signing };
}

const again = ({ proposal_id }: SigningRecord): string =>
  proposal_id === null ? 'Vraag het opnieuw' : 'Doe het voorstel opnieuw';

/** Why a request can't be signed any more; null while it can. */
export function closedSentence(signing: SigningRecord, now: Date): string | null {
  switch (stateOfSigning(signing, now)) {
    case 'open':
      return null;
    case 'signed':
      return 'Dit document is al door iedereen ondertekend.';
    case 'refused':
      return `Iemand wilde dit document niet ondertekenen. ${again(signing)} als jullie het eens zijn.`;
    case 'withdrawn':
      return `Dit verzoek is ingetrokken. ${again(signing)} als jullie willen ondertekenen.`;
    case 'expired':
      return `Dit verzoek is op ${formatDateLong(dayInAmsterdam(signing.expires_at))} verlopen. ${again(signing)}.`;
  }
}

/** The people who have not signed yet, in the order of the request. */
export const yetToSign = ({ parties, signatures }: SigningRecord): number[] =>
  parties.map(({ userId }) => userId).filter((id) => !signatures.some(({ user_id }) => user_id === id));

/** Whether a change of a loan was recorded, confirmed or taken back since a moment: an addendum mentions those before it. */
function changedBeside(events: readonly LoanEvent[], since: Date): boolean {
  const changes = new Set(events.filter(isChange).map(({ hashid }) => hashid));
  const from = since.toISOString();
  return events.some((event) => {
    const touches = event.kind === 'correction' ? changes.has(event.corrects) : isChange(event);
    return touches && (event.recorded_at > from || (event.answered_at ?? '') > from);
  });
}

/** Whether the law requires consent from different people than when the paper was made: somebody married or divorced since. */
function otherSpouses(living: ContractInContext, { printed, proposal_id }: SigningRecord, today: string): boolean {
  const asked = printed.flatMap(({ userId, side }) => (side === 'spouse' ? [userId] : []));
  const proposal = living.proposals.find(({ id }) => id === proposal_id);
  const consents = proposal ? consentsHereTo(living, proposal.content, today) : consentsOf(living, today);
  const now = consents.flatMap(({ spouse }) => (spouse ? [spouse.id] : []));
  return asked.length !== now.length || now.some((id) => !asked.includes(id));
}

/** Why an asked person can't sign right now: something changed for a party, or it is another's turn. */
export function waitsFor({ living, signing }: FoundSigning, userId: number, today: string): string | null {
  const stopped = refusalOf(living.lifecycle, 'accept');
  if (stopped !== null) return stopped;
  const people = signable(living);
  const self = people.find(({ id }) => id === userId);
  const minor = self ? adultMaker(self) : null;
  if (minor !== null) return minor;
  const changed = changedSince(signing.parties, people, 'verzoek');
  if (changed !== null) return changed;
  const other = printedOtherwise(signing.printed, people);
  if (other) {
    const name = people.find(({ id }) => id === other.userId)?.firstname ?? 'Iemand';
    return `${name} staat met andere gegevens in dit document dan nu. Vraag het opnieuw, dan kloppen ze.`;
  }
  if (otherSpouses(living, signing, today))
    return `${OTHER_SPOUSE} ${again(signing)}, dan staat het goed in het document.`;
  if (signing.proposal_id !== null && changedBeside(living.record.events, signing.asked_at)) return OTHERWISE;
  const [next] = yetToSign(signing);
  if (signing.signing_order === 'at_once' || next === undefined || next === userId) return null;
  const first = people.find(({ id }) => id === next);
  return `Eerst tekent ${first?.firstname ?? 'een ander'}. Daarna krijg jij een mail.`;
}

/**
 * Whether the caller may sign this request now, having read these bytes. Throws F403 for anyone who is not asked to, C409 if they
 * can no longer sign it, or it is not what they read.
 * @param sha256 of the paper they read, in hexadecimal
 */
export async function refuseUnsignable(
  db: Queryable,
  { caller, now, today }: Actor,
  found: FoundSigning,
  sha256: string,
): Promise<void> {
  const { living, signing } = found;
  if (!signing.parties.some(({ userId }) => userId === caller.userId)) throw forbidden(NOT_A_SIGNER);
  const closed = closedSentence(signing, now);
  if (closed !== null) throw conflict(closed);
  if (!yetToSign(signing).includes(caller.userId)) throw conflict(SIGNED_ALREADY);
  const waits = waitsFor(found, caller.userId, today);
  if (waits !== null) throw conflict(waits);
  const paper = await frozenPaper(db, signing);
  const kept = paper && createHash('sha256').update(paper).digest('hex');
  const same = sha256 === signing.sha256 && kept === signing.sha256;
  if (!same || living.record.version !== signing.contract_version) throw conflict(CHANGED);
}
