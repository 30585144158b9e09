import { addMonths, type IsoDate } from '../dates/isoDate.ts';
import { PLAIN_LOAN_CLAUSES } from '../contracts/clauses/plain.ts';
import type { LoanType } from '../contracts/types.ts';
import type { LedgerLoan } from '../loans/ledger/types.ts';
import { makeSchedule, type Schedule } from '../loans/schedule.ts';
import { whatIfOnItsDay } from '../loans/whatIf.ts';
import { perYear } from '../loans/years.ts';
import type { RepaymentOutcome } from '../wire/event.ts';
import { FieldReader, type Read, type Typed, type Wrong } from './fields.ts';

/** The three forms of a loan, by their words in the address. */
const LOAN_FORMS = {
  annuitair: 'AnnuityLoanContract',
  lineair: 'LinearLoanContract',
  aflossingsvrij: 'RepaymentFreeLoanContract',
} as const satisfies Record<string, LoanType>;
type LoanForm = keyof typeof LOAN_FORMS;
const FORMS = Object.keys(LOAN_FORMS) as [LoanForm, ...LoanForm[]];

/** The longest loan for a page with a row a year. */
const LONGEST = 50;

/** A try-out loan: monthly terms, paid out on `start`. Amounts in cents, the rate in thousandths of a percent. */
export interface LoanQuestion {
  type: LoanType;
  amount: number;
  rate: number;
  years: number;
  /** The one extra repayment besides the terms, after a number of years; null if there is none. */
  extra: { amount: number; afterYears: number } | null;
  start: IsoDate;
}

/** How the loan goes on after an extra repayment. */
export interface AfterExtra {
  outcome: RepaymentOutcome;
  payment: number;
  endDate: IsoDate;
  /** The interest that no longer has to be paid. */
  saved: number;
}

/** Amounts in cents. */
export interface LoanAnswer {
  schedule: Schedule;
  /** By calendar year: the payments, and the balance at its end. */
  years: readonly { year: number; payment: number; interest: number; principal: number; closingBalance: number }[];
  /** Both ways to continue after the extra repayment; or why it is impossible. Null if none was asked for. */
  extra: readonly AfterExtra[] | { refused: string } | null;
}

/** Reads a question from the input. @param start the day of the payout. */
export function readLoan(typed: Typed, start: IsoDate): Read<LoanQuestion> {
  const read = new FieldReader(typed);
  const years = read.whole('jaren', 1, LONGEST);
  const extra = read.isEmpty('extra')
    ? null
    : { amount: read.euro('extra'), afterYears: years < 2 ? 0 : read.whole('na', 1, years - 1) };
  if (extra?.afterYears === 0)
    read.refuse('extra', 'Extra aflossen kan hier bij een looptijd van 2 jaar of langer.', 0);
  return read.done({
    type: LOAN_FORMS[read.choice('vorm', FORMS)],
    amount: read.euro('bedrag'),
    rate: read.percent('rente'),
    years,
    extra,
    start,
  });
}

/** The terms of the agreement that the question would become. */
export function loanOf({ type, amount, rate, years, start }: LoanQuestion): LedgerLoan {
  return {
    type,
    total: amount,
    contract: {
      ...PLAIN_LOAN_CLAUSES,
      signed_date: start,
      start_date: start,
      first_payment_date: addMonths(start, 1),
      rate_millipercent: rate,
      term_months: 12 * years,
      purpose: '',
      own_home: false,
      rate_motivation: '',
    },
  };
}

function afterExtra(question: LoanQuestion, extra: { amount: number; afterYears: number }): LoanAnswer['extra'] {
  const loan = loanOf(question);
  const answers: AfterExtra[] = [];
  for (const outcome of ['shorter_term', 'lower_payment'] as const) {
    const date = addMonths(question.start, 12 * extra.afterYears);
    const { now, then } = whatIfOnItsDay(loan, [], {
      kind: 'extra_repayment',
      contract: '',
      amount: extra.amount,
      outcome,
      date,
    });
    if ('refused' in then) return { refused: then.refused[0] ?? '' };
    const { payment, endDate, interest } = then.figures;
    answers.push({ outcome, payment, endDate, saved: now.figures.interest - interest });
  }
  // A loan without repayments keeps its end: both ways are one.
  const [shorter, lower] = answers;
  return shorter && lower && shorter.endDate === lower.endDate ? [lower] : answers;
}

/** The course of the loan, by the schedule and the ledger that would record it; or a sentence per field. */
export function answerLoan(question: LoanQuestion): { answer: LoanAnswer } | { wrong: Wrong } {
  const { type, total, contract } = loanOf(question);
  const made = makeSchedule(type, total, contract);
  if ('errors' in made) return { wrong: { jaren: Object.values(made.errors)[0] ?? '' } };
  const { schedule } = made;
  const extra = question.extra && afterExtra(question, question.extra);
  return { answer: { schedule, years: perYear(schedule), extra } };
}
