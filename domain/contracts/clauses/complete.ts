import type { LoanClauses } from '../../wire/clauses.ts';
import type { TakenOver } from './plainRhythm.ts';
import { januaryAsked } from '../../loans/takenOver.ts';
import { compactIban } from '../../rules/iban.ts';
import type { GiftTerms, GiftTermsGiven, LoanTerms, LoanTermsGiven } from '../../wire/contract.ts';
import type { ContractType } from '../types.ts';
import { GIFT_CLAUSES, LOAN_CLAUSES } from './catalogue.ts';
import { answersOf } from './clause.ts';

/** The one place that completes the terms of a gift: when reading a stored contract, and when storing a checked draft. */
export function completeGiftTerms(given: GiftTermsGiven): GiftTerms {
  const { signed_date, gift_date, purpose, exclusion_clause, revocable, counts_toward_estate } = given;
  return {
    signed_date,
    gift_date,
    purpose,
    exclusion_clause,
    revocable,
    counts_toward_estate,
    ...answersOf(GIFT_CLAUSES, given),
  };
}

const takenOver = ({ taken_over: given }: LoanClauses, start: string): TakenOver | null =>
  given && {
    date: given.date,
    balance: given.balance,
    january: januaryAsked(start, given.date) === null ? null : (given.january ?? null),
  };

/** The same for a loan. */
export function completeLoanTerms(given: LoanTermsGiven): LoanTerms {
  const clauses = answersOf(LOAN_CLAUSES, given);
  const {
    signed_date,
    start_date,
    first_payment_date,
    rate_millipercent,
    term_months,
    purpose,
    own_home,
    rate_motivation,
  } = given;
  return {
    signed_date,
    start_date,
    first_payment_date,
    rate_millipercent,
    term_months,
    purpose,
    own_home,
    rate_motivation,
    ...clauses,
    taken_over: takenOver(clauses, start_date),
    borrower_shares: clauses.borrower_shares?.map(({ hashid, part, of }) => ({ hashid, part, of })) ?? null,
    account_iban: compactIban(clauses.account_iban),
  };
}

/** The complete terms of a contract of any type, as stored. */
export function completeTerms(type: ContractType, stored: GiftTermsGiven | LoanTermsGiven): GiftTerms | LoanTerms {
  return type === 'GiftContract'
    ? completeGiftTerms(stored as GiftTermsGiven)
    : completeLoanTerms(stored as LoanTermsGiven);
}
