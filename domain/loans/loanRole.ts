import type { LOAN_ROLES } from '../wire/choices/event.ts';
import { type BookPeople, keepersOf, reportersOf } from './bookPeople.ts';

/**
 * A person's rights on the records of a loan they see (docs/roles.md): a keeper is paid, or keeps the records for a
 * receiver without a login; a borrower pays, and reports their payments, or does so as the payer's partner.
 */
export type LoanRole = (typeof LOAN_ROLES)[number];

/** @param me the hashid of the person concerned */
export function loanRole(people: BookPeople, me: string): LoanRole {
  const among = (side: 'receivers' | 'payers') => people[side].some(({ hashid }) => hashid === me);
  if (among('receivers')) return 'keeper';
  if (among('payers')) return 'borrower';
  if (keepersOf(people).includes(me)) return 'keeper';
  return reportersOf(people).includes(me) ? 'borrower' : 'reader';
}
