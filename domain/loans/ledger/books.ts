import type { IsoDate } from '../../dates/isoDate.ts';
import type { LateRule } from '../lateRule.ts';
import { lateInterest } from './late.ts';
import { oldestFirst, unpaidTermsOf } from './unpaidTerms.ts';
import type { Books, LedgerTerm, UnpaidTerm } from './types.ts';

/** The division of an amount over the parts of the debt, in cents. */
export interface Allocation {
  costs: number;
  late: number;
  interest: number;
  principal: number;
  prepaid: number;
}

export function openBooks(opening: number, rate: number, from: IsoDate): Books {
  const zero = {
    principalDue: 0,
    interestDue: 0,
    lateDue: 0,
    costsDue: 0,
    deferred: 0,
    prepaid: 0,
    interestCharged: 0,
    lateCharged: 0,
    costsCharged: 0,
    received: 0,
  };
  return {
    ...zero,
    interestPaid: 0,
    latePaid: 0,
    costsPaid: 0,
    repaidScheduled: 0,
    repaidExtra: 0,
    forgiven: 0,
    planned: opening,
    rate,
    rates: [{ from, rate }],
    unpaid: null,
    period: [],
  };
}

/** Charges the default interest that has accrued up to a day. */
export function chargeLate(books: Books, rule: LateRule, date: IsoDate): Books {
  if (books.unpaid === null) return books;
  let charged = 0;
  const unpaid = oldestFirst(books.unpaid).map((term) => {
    const late = lateInterest(term, rule, books.rates, date);
    if (late === null) return term;
    charged += late.cents - term.late.cents;
    return { ...term, late };
  });
  return {
    ...books,
    unpaid: unpaidTermsOf(unpaid),
    lateDue: books.lateDue + charged,
    lateCharged: books.lateCharged + charged,
  };
}

/** A term falls due, and earlier payments are used for it. */
export function fallDue(books: Books, term: LedgerTerm, interest: number, principal: number): Books {
  const late = { until: term.askedOn, exact: 0n, cents: 0 };
  const newest: UnpaidTerm = { term, due: term.date, interest, principal, late };
  const due = {
    ...books,
    interestDue: books.interestDue + interest,
    principalDue: books.principalDue + principal,
    unpaid: interest + principal === 0 ? books.unpaid : { newest, older: books.unpaid },
  };
  if (books.prepaid === 0) return due;
  return allocate({ ...due, prepaid: 0 }, books.prepaid, term.date).books;
}

function settleTerms(
  unpaid: readonly UnpaidTerm[],
  part: 'interest' | 'principal',
  amount: number,
  date: IsoDate,
): UnpaidTerm[] {
  let left = amount;
  return unpaid.map((term) => {
    const used = Math.min(left, term[part]);
    if (used === 0) return term;
    left -= used;
    const rest = { ...term, [part]: term[part] - used };
    rest.term.paid += used;
    if (rest.interest + rest.principal === 0) rest.term.paidOn = date;
    return rest;
  });
}

/**
 * Incoming money (BW 6:44): first the costs, then the default interest, then the interest that is due, oldest
 * first, then the principal that is due, oldest first. The rest is kept for the terms to come.
 */
export function allocate(books: Books, amount: number, date: IsoDate): { books: Books; went: Allocation } {
  const costs = Math.min(amount, books.costsDue);
  const late = Math.min(amount - costs, books.lateDue);
  const interest = Math.min(amount - costs - late, books.interestDue);
  const principal = Math.min(amount - costs - late - interest, books.principalDue);
  const prepaid = amount - costs - late - interest - principal;
  const unpaid = settleTerms(
    settleTerms(oldestFirst(books.unpaid), 'interest', interest, date),
    'principal',
    principal,
    date,
  ).filter((term) => term.interest + term.principal > 0);
  const after: Books = {
    ...books,
    unpaid: unpaidTermsOf(unpaid),
    costsDue: books.costsDue - costs,
    costsPaid: books.costsPaid + costs,
    lateDue: books.lateDue - late,
    latePaid: books.latePaid + late,
    interestDue: books.interestDue - interest,
    interestPaid: books.interestPaid + interest,
    principalDue: books.principalDue - principal,
    repaidScheduled: books.repaidScheduled + principal,
    prepaid: books.prepaid + prepaid,
  };
  return { books: after, went: { costs, late, interest, principal, prepaid } };
}

/** Costs fall due, and earlier payments are used for them. */
export function chargeCosts(books: Books, amount: number, date: IsoDate): Books {
  const due = { ...books, costsDue: books.costsDue + amount, costsCharged: books.costsCharged + amount };
  return books.prepaid === 0 ? due : allocate({ ...due, prepaid: 0 }, books.prepaid, date).books;
}

/**
 * Principal that need not be paid: first overdue amounts, oldest first, then future ones. Returns the amount it could
 * not take.
 */
export function forgive(books: Books, amount: number, date: IsoDate): { books: Books; excess: number } {
  const due = Math.min(amount, books.principalDue);
  const planned = Math.min(amount - due, books.planned);
  const unpaid = settleTerms(oldestFirst(books.unpaid), 'principal', due, date).filter(
    (term) => term.interest + term.principal > 0,
  );
  const after = {
    ...books,
    unpaid: unpaidTermsOf(unpaid),
    principalDue: books.principalDue - due,
    planned: books.planned - planned,
    forgiven: books.forgiven + due + planned,
  };
  return { books: after, excess: amount - due - planned };
}
