import type { LOAN_ROLES } from '../wire/choices/event.ts';
import { type BookPeople, keepersOf, reportersOf } from './bookPeople.ts';

/**
 * The rights of a person on the records of a loan they see (docs/roles.md): a keeper is paid, or keeps the book for who is
 * and has no login; a borrower pays, and reports what they paid, or does so as the partner of who pays.
 */
export type LoanRole = (typeof LOAN_ROLES)[number];

/** @param me the hashid of whoever is asked about */
export function loanRole(people: BookPeople, me: string): LoanRole {
  const among = (side: 'receivers' | 'payers') => people[side].some(({ hashid }) => hashid === me);
  if (among('receivers')) return 'keeper';
  if (among('payers')) return 'borrower';
  if (keepersOf(people).includes(me)) return 'keeper';
  return reportersOf(people).includes(me) ? 'borrower' : 'reader';
}
