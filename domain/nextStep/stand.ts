import { sideOf } from '../contracts/sides.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { waitingRecords } from '../loans/events/openReports.ts';
import type { Stand, StandAct, StandRole } from '../wire/choices/nextStep.ts';
import type { Book, LoanEvent } from '../wire/event.ts';
import type { NextStep } from '../wire/nextStep.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';
import type { Party } from '../wire/party.ts';
import type { Standpoint } from '../wire/stand.ts';
import { nextStep, type StepFacts } from './nextStep.ts';
import { TABLE } from './table.ts';

/** A pending item: a request to sign, or a proposal. */
interface Waiting {
  hashid: string;
  waits: readonly Party[];
  /** The deadline for an answer. */
  until: IsoDate;
}

/** The facts that decide the state of a contract for one reader. */
export interface StandFacts extends Omit<StepFacts, 'book'> {
  book: Pick<Book, 'role' | 'open' | 'automatic_waits'> | null;
  manages: boolean;
  /** They sign as the spouse of a party, and are not a party themselves. */
  consents: boolean;
  /** The acts of the table that the reader's rights allow. */
  allowed: ReadonlySet<StandAct>;
  /** The open request to sign; `change`: to a contract already signed. */
  request: (Waiting & { change: boolean }) | null;
  /** The open proposal; `onPaper`: that the concept was signed on paper. */
  proposal: (Waiting & { onPaper: boolean }) | null;
  /** For a concept how it can be signed; null once it is signed. */
  concept: Concept | null;
  archived: boolean;
  /** An act in it came from an account in other hands, and waits for its owner. */
  contested: boolean;
  /** A loan that is fully paid off. */
  paidOff: boolean;
  /** Somebody in it died. */
  died: boolean;
}

/** How a concept can be signed. */
export interface Concept {
  /** It needs a deed of a notary. */
  deed: boolean;
  /** Everybody who signs it has a login. */
  here: boolean;
  /** Invited people without a login yet, if nothing else prevents signing in the product; empty otherwise. */
  invited: readonly Party[];
  /** Somebody asked to have it signed once they have a login. */
  wished: boolean;
}

/** The state of the contract, with its subject. */
type Place = { state: Stand } & Partial<Pick<Standpoint, 'hashid' | 'until'>> & { waits?: readonly Party[] };

/** The state of a contract for its reader, and the next step by the table; without acts they may not do. */
export function standOf(facts: StandFacts): Standpoint {
  const { state, hashid = null, until = null, waits = [] } = placeOf(facts);
  const role = roleOf(facts);
  const { first, others, waits: whom } = TABLE[state][role];
  const may = (act: StandAct) => facts.allowed.has(act);
  return {
    state,
    role,
    waits_for: whom === 'others' ? waits.filter((one) => one.hashid !== facts.me) : [],
    first: first !== null && may(first) ? first : null,
    others: others.filter(may),
    hashid,
    until,
  };
}

/** @returns the reader's role in the contract: in a gift the giver is the lender */
function roleOf({
  contract,
  me,
  manages,
  consents,
}: Pick<StandFacts, 'contract' | 'me' | 'manages' | 'consents'>): StandRole {
  const side = sideOf(contract.parties, me);
  if (side === 'from') return manages ? 'managing_lender' : 'lender';
  if (side === 'to') return 'borrower';
  return consents ? 'spouse' : 'other';
}

function placeOf(facts: StandFacts): Place {
  if (facts.archived) return { state: 'archived' };
  const step = nextStep(facts);
  if (step) return ofStep(step, facts);
  const { request, proposal, concept } = facts;
  if (facts.contested) return { state: 'contested' };
  if (request) return { ...request, state: request.change ? 'signing_change' : 'signing' };
  if (proposal) return { ...proposal, state: proposal.onPaper ? 'proposed_paper' : 'proposed' };
  if (concept) return ofConcept(concept);
  return ofBook(facts) ?? { state: facts.paidOff ? 'paid_off' : facts.died ? 'someone_died' : 'running' };
}

/** Items waiting for the reader; a request and a proposal each by their subject. */
function ofStep({ kind, hashid, date }: NextStep, { request, proposal }: StandFacts): Place {
  if (kind === 'sign') return { state: request?.change === true ? 'sign_change' : 'sign', hashid };
  if (kind === 'answer') return { state: proposal?.onPaper === true ? 'answer_paper' : 'answer', hashid, until: date };
  return { state: kind, hashid };
}

function ofConcept({ deed, here, invited, wished }: Concept): Place {
  if (deed) return { state: 'notary' };
  if (here) return { state: 'send' };
  if (invited.length === 0) return { state: 'on_paper' };
  return { state: wished ? 'wished' : 'invited', waits: invited };
}

/** Records waiting for somebody else, the reader's own first. */
function ofBook({ contract, book, me }: StandFacts): Place | null {
  if (book === null) return null;
  const records = waitingRecords<LoanEvent | PaperEvent>(contract.events ?? []);
  const own = records.find(({ recorded_by }) => recorded_by.hashid === me);
  const record = own ?? records[0];
  if (record) {
    const waits = book.open.find(({ event }) => event === record.hashid)?.waits ?? [];
    return { state: own ? 'reported_by_you' : 'reported', hashid: record.hashid, waits };
  }
  return book.automatic_waits.length > 0 ? { state: 'automatic_asked', waits: book.automatic_waits } : null;
}
