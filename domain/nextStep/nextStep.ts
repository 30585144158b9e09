import { isLoan } from '../contracts/isLoan.ts';
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

/** What decides the next step of one reader. */
export interface StepFacts {
  contract: ContractDetail;
  /** What they may do with its records, and who is awaited; null for a contract that has none. */
  book: Pick<Book, 'role' | 'open' | 'automatic_waits'> | null;
  /** Their hashid. */
  me: string;
  /** The request that waits for their signature now. */
  toSign: string | null;
  /** The proposal they can answer. */
  toAnswer: { hashid: string; by: string; until: IsoDate } | null;
  /** Whether they are to say if it is right: it stood in their name before they had a login. */
  toRecognise: boolean;
  /** Whether they can have the concept signed. */
  mayAsk: boolean;
  /** The term that is due on the day; null for what has none. Worked out where it is needed alone. */
  due: () => DueTerm | null;
  today: IsoDate;
}

const NOTHING = { hashid: null, date: null, amount: null, by: null, at_once: false };

/**
 * The one thing of a contract that most waits for its reader, in the order of STEP_KINDS; null when nothing does. What
 * waits for somebody else is no step.
 */
export function nextStep(facts: StepFacts): NextStep | null {
  const { toSign, toAnswer, toRecognise, mayAsk } = facts;
  if (toSign !== null) return { ...NOTHING, kind: 'sign', hashid: toSign };
  if (toAnswer) return { ...NOTHING, kind: 'answer', hashid: toAnswer.hashid, by: toAnswer.by, date: toAnswer.until };
  if (toRecognise) return { ...NOTHING, kind: 'recognise' };
  return ofMoney(facts) ?? (mayAsk ? { ...NOTHING, kind: 'send' } : null);
}

/** A record that waits for them, a term that is due, or a year in which payments counted that nobody confirmed. */
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
  if (owed) return { ...NOTHING, ...ofDebt(owed) };
  if (book.automatic_waits.some(({ hashid }) => hashid === me)) return { ...NOTHING, kind: 'automatic' };
  // Who reported a payment waits for the other.
  if (reports.length > 0) return null;
  const term = due();
  if (term !== null && (term.state === 'late' || role === 'borrower'))
    return { ...NOTHING, kind: term.state, date: term.date, amount: term.amount };
  const over = role === 'keeper' && isLoan(contract) ? yearToConfirm(contract.events, today, me) : null;
  return over && { ...NOTHING, kind: 'year', date: `${over.year}-12-31`, amount: over.amount, at_once: true };
}

/** What is theirs to answer that is no money which came in: of a fact of their home, its day too. */
const ofDebt = ({
  kind,
  hashid,
  date,
  recorded_by,
}: LoanEvent | PaperEvent): Pick<NextStep, 'kind' | 'hashid' | 'date' | 'by'> =>
  isFact(kind)
    ? { kind: 'home', hashid, date, by: recorded_by.firstname }
    : { kind: 'debt', hashid, date: null, by: recorded_by.firstname };
