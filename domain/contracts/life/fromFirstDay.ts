import type { Contract, ContractDraft } from '../../wire/contract.ts';
import { clauseOf } from '../clauses/catalogue.ts';
import { completeLoanTerms } from '../clauses/complete.ts';
import { isLoan } from '../isLoan.ts';

/** The ground terms that are words: all others are days and numbers used to calculate the loan. */
const WORDS: readonly string[] = ['purpose', 'rate_motivation'];

/**
 * Whether other terms of a loan apply from its first day, as if they had always been agreed: they change the basis of
 * its figures, and a loan has one set of terms (docs/decisions/0003). Changes in words and other clauses only count from
 * the day they are agreed. A gift has no course of its own: false.
 */
export function holdsFromFirstDay(contract: Contract, draft: ContractDraft): boolean {
  if (!isLoan(contract) || draft.type === 'GiftContract') return false;
  if (contract.type !== draft.type || contract.total !== draft.total) return true;
  const now = completeLoanTerms(contract.contract);
  return Object.entries(completeLoanTerms(draft.contract)).some(
    ([name, value]) =>
      (clauseOf(name)?.figures ?? !WORDS.includes(name)) &&
      JSON.stringify(value) !== JSON.stringify(now[name as keyof typeof now]),
  );
}
