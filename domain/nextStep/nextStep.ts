import { isLoan } from '../contracts/isLoan.ts';
import { countedFrom } from '../contracts/life/agreedDay.ts';
import { proposalNamed, recordNamed } from '../contracts/life/contestedWords.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { yearToConfirm } from '../loans/automatic.ts';
import { asksAboutPast } from '../loans/events/pastPayments.ts';
import { isFact } from '../loans/events/catalogue.ts';
import { openDebts, openReports } from '../loans/events/openReports.ts';
import type { DueTerm } from '../loans/dueTerm.ts';
import type { Book, LoanEvent } from '../wire/event.ts';
import type { PaperEvent } from '../wire/paperEvent.ts';
import type { ContractDetail } from '../wire/contract.ts';
import type { NextStep } from '../wire/nextStep.ts';
import type { ProposalContent } from '../wire/proposal.ts';

/** The facts that decide the next step of one reader. */
export interface StepFacts {
  contract: ContractDetail;
  /** Their rights in its records, and the people awaited; null for a contract without records. */
  book: Pick<Book, 'role' | 'open' | 'automatic_waits'> | null;
  /** Their hashid. */
  me: string;
  /** The request awaiting their signature; `change`: the change of a signed contract that it is about. */
  toSign: { hashid: string; change: ProposalContent | null } | null;
  /** The proposal they can answer. */
  toAnswer: { hashid: string; by: string; until: IsoDate } | null;
  /** Whether they must say if it is right: it was in their name before they had a login. */
  toRecognise: boolean;
  /** Whether they can have the concept signed. */
  mayAsk: boolean;
  /** The term due on the day; null without terms. Calculated only when needed. */
  due: () => DueTerm | null;
  today: IsoDate;
}

const NOTHING = { hashid: null, date: null, amount: null, by: null, at_once: false };

/**
 * The most pressing step of a contract for its reader, in the order of STEP_KINDS; null if there is none. Items
 * waiting for somebody else are not a step.
 */
export function nextStep(facts: StepFacts): NextStep | null {
  const { toSign, toAnswer, toRecognise, mayAsk } = facts;
  if (toSign) return { ...NOTHING, kind: 'sign', hashid: toSign.hashid, ...ofChange(toSign.change, facts) };
  if (toAnswer) return { ...NOTHING, kind: 'answer', hashid: toAnswer.hashid, by: toAnswer.by, date: toAnswer.until };
  if (toRecognise) return { ...NOTHING, kind: 'recognise' };
  return ofMoney(facts) ?? (mayAsk ? { ...NOTHING, kind: 'send' } : null);
}

/** The change to sign in words, as it would count today. */
function ofChange(change: ProposalContent | null, { contract, today }: StepFacts): { what?: string } {
  if (change === null) return {};
  const events = isLoan(contract) ? contract.events : [];
  return { what: lower(proposalNamed(countedFrom(change, today, { terms: contract.contract, events }), events)) };
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** A record that waits for them, a due term, or a year with unconfirmed automatic payments. */
function ofMoney({ contract, book, me, due, today }: StepFacts): NextStep | null {
  if (book === null || book.role === 'reader' || contract.contract.signed_date === null) return null;
  const { role } = book;
  const reports = isLoan(contract) ? openReports(contract.events) : openReports(contract.events ?? []);
  const mine = (hashid: string) => book.open.find((one) => one.mine && one.event === hashid);
  const first = reports.find(({ hashid }) => mine(hashid));
  if (first) {
    const terms = reports.filter(({ kind }) => kind === 'payment');
    const asks = isLoan(contract) && asksAboutPast(contract, contract.events, today, terms);
    const { hashid, date, amount, recorded_by } = first;
    const last = mine(hashid)?.then.length === 0;
    return { kind: 'confirm', hashid, date, amount, by: recorded_by.firstname, at_once: !asks && last };
  }
  const owed = openDebts<LoanEvent | PaperEvent>(contract.events ?? []).find(({ hashid }) => mine(hashid));
  if (owed) return { ...NOTHING, ...ofDebt(owed, contract.events ?? []) };
  if (book.automatic_waits.some(({ hashid }) => hashid === me)) return { ...NOTHING, kind: 'automatic' };
  // The reporter of a payment waits for the other.
  if (reports.length > 0) return null;
  const term = due();
  if (term !== null && (term.state === 'late' || role === 'borrower'))
    return { ...NOTHING, kind: term.state, date: term.date, amount: term.amount };
  const over = role === 'keeper' && isLoan(contract) ? yearToConfirm(contract.events, today, me) : null;
  return over && { ...NOTHING, kind: 'year', date: `${over.year}-12-31`, amount: over.amount, at_once: true };
}

/** Items to answer that are not a payment, in words; a fact of their home with its day. */
function ofDebt(
  record: LoanEvent | PaperEvent,
  events: readonly (LoanEvent | PaperEvent)[],
): Pick<NextStep, 'kind' | 'hashid' | 'date' | 'by' | 'what'> {
  const { kind, hashid, date, recorded_by } = record;
  const by = recorded_by.firstname;
  if (isFact(kind)) return { kind: 'home', hashid, date, by };
  return { kind: 'debt', hashid, date: null, by, what: reportedWhat(record, events) };
}

function reportedWhat(record: LoanEvent | PaperEvent, events: readonly (LoanEvent | PaperEvent)[]): string {
  if (record.kind !== 'correction') return lower(recordNamed(record));
  const undone = events.find(({ hashid }) => hashid === record.corrects);
  return `dat dit niet telt${undone ? `: ${lower(recordNamed(undone))}` : ''}`;
}
