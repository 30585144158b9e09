import type { IsoDate } from '../../dates/isoDate.ts';
import { fallDue } from './books.ts';
import { fixedAmount, repaymentOf } from './plan.ts';
import type { Run } from './run.ts';
import { interestUntil } from './segments.ts';
import type { LedgerEntry, LedgerTerm } from './types.ts';

/** The longest a loan can become by pauses, in months: the limit of checkTerms. */
const MAX_MONTHS = 600;

/**
 * The current fixed amount; recalculated if something changed.
 * @param resting how many of the terms from this number on repay nothing
 */
export function currentFixed(run: Run, number: number, resting = 0): number {
  run.plan.fixed ??= fixedAmount(run.plan, run.books.planned, run.books.rate, run.plan.last - number + 1 - resting);
  return run.plan.fixed;
}

function makeLater(run: Run, hashid: string): void {
  if ((run.plan.last + 1) * run.plan.every <= MAX_MONTHS) run.plan.last += 1;
  else if (!run.problems.some((problem) => problem.hashid === hashid))
    run.problems.push({ hashid, code: 'too_long', excess: 0 });
}

function principalOf(run: Run, number: number, paused: boolean): number {
  const { plan, books } = run;
  if (number === 0) return 0;
  if (number === plan.last) return books.planned;
  return paused ? 0 : repaymentOf(plan, currentFixed(run, number), books.planned, books.rate);
}

/** A term falls due: the interest of its period, and its repayment. Number 0 is the broken first period. */
export function chargeTerm(run: Run, number: number, date: IsoDate): void {
  if (run.ended) return;
  const interest = interestUntil(run.books.period, run.period, date);
  if (number === 0 && interest === 0) return;
  const pause = run.pauses.at(date);
  if (pause && number > 0 && pause.outcome === 'later_end') makeLater(run, pause.hashid);
  const isLast = number === run.plan.last;
  const rests = pause !== undefined && !isLast;
  const principal = principalOf(run, number, rests);
  if (rests && pause.outcome === 'same_end') run.plan.fixed = null;
  const waits = rests && pause.rests === 'everything';
  const dueInterest = waits ? 0 : interest + run.books.deferred;
  const deferred = waits ? run.books.deferred + interest : 0;
  const balance = run.books.planned - principal;
  if (balance === 0 && number > 0) run.ended = true;
  const term: LedgerTerm = {
    number,
    date,
    payment: dueInterest + principal,
    interest: dueInterest,
    principal,
    balance,
    paused: rests,
    askedOn: run.askedOn(date),
    paid: 0,
    paidOn: null,
  };
  const charged = {
    ...run.books,
    deferred,
    planned: balance,
    interestCharged: run.books.interestCharged + interest,
    // The books at the end of this day belong to a period that begins on it.
    period: run.ended ? [] : [{ from: date, balance, rate: run.books.rate }],
  };
  enter(run, 'term', term, fallDue(charged, term, dueInterest, principal));
}

/** Nothing is left to repay before the last term: the interest up to this day falls due at once, and the loan ends. */
export function settle(run: Run, date: IsoDate): void {
  if (run.ended || run.books.planned > 0) return;
  const interest = interestUntil(run.books.period, run.period, date);
  const due = interest + run.books.deferred;
  run.ended = true;
  const books = { ...run.books, deferred: 0, period: [], interestCharged: run.books.interestCharged + interest };
  if (due === 0) {
    run.books = books;
    return;
  }
  const term: LedgerTerm = {
    number: run.next,
    date,
    payment: due,
    interest: due,
    principal: 0,
    balance: 0,
    paused: false,
    askedOn: run.askedOn(date),
    paid: 0,
    paidOn: null,
  };
  enter(run, 'settlement', term, fallDue(books, term, due, 0));
}

function enter(run: Run, kind: LedgerEntry['kind'], term: LedgerTerm, after: LedgerEntry['after']): void {
  const { number, date, interest, principal } = term;
  run.books = after;
  run.terms.push(term);
  run.entries.push({ date, kind, hashid: null, number, costs: 0, late: 0, interest, principal, prepaid: 0, after });
}
