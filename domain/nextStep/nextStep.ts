import { isLoan } from '../contracts/isLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { yearToConfirm } from '../loans/automatic.ts';
import { asksAboutPast } from '../loans/events/pastPayments.ts';
import { openReports } from '../loans/events/openReports.ts';
import type { DueTerm } from '../loans/dueTerm.ts';
import type { LoanRole } from '../loans/loanRole.ts';
import type { ContractDetail } from '../wire/contract.ts';
import type { NextStep } from '../wire/nextStep.ts';

/** What decides the next step of one reader. */
export interface StepFacts {
  contract: ContractDetail;
  /** What they may do with its records; null for a contract that has none. */
  role: LoanRole | null;
  /** The request that waits for their signature now. */
  toSign: string | null;
  /** The proposal they can answer. */
  toAnswer: { hashid: string; by: string; until: IsoDate } | null;
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
  const { toSign, toAnswer, mayAsk } = facts;
  if (toSign !== null) return { ...NOTHING, kind: 'sign', hashid: toSign };
  if (toAnswer) return { ...NOTHING, kind: 'answer', hashid: toAnswer.hashid, by: toAnswer.by, date: toAnswer.until };
  return ofMoney(facts) ?? (mayAsk ? { ...NOTHING, kind: 'send' } : null);
}

/** A payment that was reported, a term that is due, or a year in which payments counted by themselves. */
function ofMoney({ contract, role, due, today }: StepFacts): NextStep | null {
  if (role === null || role === 'reader' || contract.contract.signed_date === null) return null;
  const reports = isLoan(contract) ? openReports(contract.events) : openReports(contract.events ?? []);
  const [first] = reports;
  if (first && role === 'keeper') {
    const terms = reports.filter(({ kind }) => kind === 'payment');
    const asks = isLoan(contract) && asksAboutPast(contract, contract.events, today, terms);
    const { hashid, date, amount, recorded_by } = first;
    return { kind: 'confirm', hashid, date, amount, by: recorded_by.firstname, at_once: !asks };
  }
  // Who reported a payment waits for the other.
  if (first) return null;
  const term = due();
  if (term !== null && (term.state === 'late' || role === 'borrower'))
    return { ...NOTHING, kind: term.state, date: term.date, amount: term.amount };
  const over = role === 'keeper' && isLoan(contract) ? yearToConfirm(contract.events, today) : null;
  return over && { ...NOTHING, kind: 'year', date: `${over.year}-12-31`, amount: over.amount, at_once: true };
}
