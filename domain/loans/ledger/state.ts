import type { IsoDate } from '../../dates/isoDate.ts';
import { courseOf } from '../course.ts';
import { lateRuleOf } from '../lateRule.ts';
import { chargeLate } from './books.ts';
import { owedIn } from './ledger.ts';
import { oldestFirst } from './unpaidTerms.ts';
import { interestUntil } from './segments.ts';
import type { Books, Ledger, LedgerTerm } from './types.ts';

/** The state of a loan at the end of a day; amounts in cents. */
export interface LoanState {
  date: IsoDate;
  /** Principal not paid back yet, due or not. */
  balance: number;
  /** The amounts due and not paid. */
  due: { costs: number; late: number; interest: number; principal: number; total: number };
  /** The part of `due` that could be paid before this day (LedgerTerm.askedOn); `arrearsSince` is its first day. */
  arrears: number;
  arrearsSince: IsoDate | null;
  /** Paid before it fell due. */
  prepaid: number;
  /** Everything together: balance + unpaid interest and costs − payments before they fell due. */
  owed: number;
  /**
   * Since the beginning: interest (default interest included) and costs charged, money received, principal
   * forgiven.
   */
  charged: number;
  received: number;
  forgiven: number;
  /** Thousandths of a percent per year. */
  rate: number;
  /** The first term after this day that asks for money. */
  next: LedgerTerm | null;
}

/** The books at the end of a day, with the default interest up to it. */
export function booksOn(ledger: Ledger, date: IsoDate): Books {
  const books = ledger.entries.findLast((entry) => entry.date <= date)?.after ?? ledger.before;
  return chargeLate(books, lateRuleOf(ledger.loan), date);
}

/** Returns the state of a loan at the end of a day, by its records. Before it begins nothing is owed. */
export function stateOn(ledger: Ledger, date: IsoDate): LoanState {
  const next = ledger.terms.find((term) => term.date > date && term.payment > 0) ?? null;
  if (date < ledger.start) {
    const due = { costs: 0, late: 0, interest: 0, principal: 0, total: 0 };
    return {
      date,
      balance: 0,
      due,
      arrears: 0,
      arrearsSince: null,
      prepaid: 0,
      owed: 0,
      charged: 0,
      received: 0,
      forgiven: 0,
      rate: ledger.loan.contract.rate_millipercent,
      next,
    };
  }
  const books = booksOn(ledger, date);
  const {
    planned,
    principalDue,
    interestDue,
    lateDue,
    costsDue,
    prepaid,
    interestCharged,
    lateCharged,
    costsCharged,
    received,
    forgiven,
    rate,
  } = books;
  const overdue = oldestFirst(books.unpaid).filter(({ term }) => term.askedOn < date);
  return {
    date,
    balance: planned + principalDue,
    due: {
      costs: costsDue,
      late: lateDue,
      interest: interestDue,
      principal: principalDue,
      total: costsDue + lateDue + interestDue + principalDue,
    },
    arrears: overdue.reduce((sum, term) => sum + term.interest + term.principal, costsDue + lateDue),
    arrearsSince: overdue[0]?.term.askedOn ?? null,
    prepaid,
    owed: owedIn(books),
    charged: interestCharged + lateCharged + costsCharged,
    received,
    forgiven,
    rate,
    next,
  };
}

/**
 * Returns the amount that ends the loan if paid on a day: everything owed, and the interest of the running period
 * up to that day.
 */
export function payoffOn(ledger: Ledger, date: IsoDate): number {
  if (date < ledger.start) return ledger.opening;
  const books = booksOn(ledger, date);
  const next = ledger.terms.find((term) => term.date > date);
  if (next === undefined || books.period.length === 0) return owedIn(books);
  const { every, dayCount } = courseOf(ledger.loan.total, ledger.loan.contract);
  // Before its end a period counts by days, broken or not.
  return owedIn(books) + interestUntil(books.period, { end: next.date, every, broken: false, dayCount }, date);
}
