import { completeGiftTerms, completeLoanTerms } from '../../../domain/contracts/clauses/complete.ts';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { ContractContent } from '../../repositories/contractWrites.ts';
import type { UserRow } from '../../repositories/family.ts';

/** Picks the stored fields of a checked draft: those of its type, whatever else it carries (S-38, S-40). */
export function contractContent(draft: ContractDraft, people: readonly UserRow[]): ContractContent {
  const rowOf = (hashid: string): number => {
    const person = people.find((p) => p.hashid === hashid);
    if (!person) throw new Error('A party passed the check but is not in the family.');
    return person.id;
  };
  return {
    type: draft.type,
    total: draft.total,
    terms: draft.type === 'GiftContract' ? completeGiftTerms(draft.contract) : completeLoanTerms(draft.contract),
    from: draft.parties.from.map(rowOf),
    to: draft.parties.to.map(rowOf),
  };
}
