import type { ContractDraft, GiftTerms, LoanTerms } from '../../../domain/wire/contract.ts';
import type { ContractContent } from '../../repositories/contractWrites.ts';
import type { UserRow } from '../../repositories/family.ts';

/** What of a judged draft is stored: the fields of its type, whatever else it carries (S-38, S-40). */
export function contractContent(draft: ContractDraft, people: readonly UserRow[]): ContractContent {
  const rowOf = (hashid: string): number => {
    const person = people.find((p) => p.hashid === hashid);
    if (!person) throw new Error('A party was judged that is not of the family.');
    return person.id;
  };
  return {
    type: draft.type,
    total: draft.total,
    terms: draft.type === 'GiftContract' ? giftTerms(draft.contract) : loanTerms(draft.contract),
    from: draft.parties.from.map(rowOf),
    to: draft.parties.to.map(rowOf),
  };
}

/** The terms of a gift, without anything that does not belong to one. */
export const giftTerms = ({ signed_date, gift_date, purpose, exclusion_clause, revocable, counts_toward_estate }: GiftTerms): GiftTerms => ({
  signed_date,
  gift_date,
  purpose,
  exclusion_clause,
  revocable,
  counts_toward_estate,
});

/** The terms of a loan, without anything that does not belong to one. */
export const loanTerms = (terms: LoanTerms): LoanTerms => {
  const { signed_date, start_date, first_payment_date, rate_millipercent, term_months, purpose, own_home, rate_motivation } = terms;
  return { signed_date, start_date, first_payment_date, rate_millipercent, term_months, purpose, own_home, rate_motivation };
};
