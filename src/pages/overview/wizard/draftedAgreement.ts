import { completeGiftTerms, completeLoanTerms } from '../../../../domain/contracts/clauses/complete.ts';
import type { Clause } from '../../../../domain/contracts/clauses/clause.ts';
import { scheduleOf } from '../../../../domain/loans/schedule.ts';
import { mayNeedSpouse } from '../../../../domain/relations/outsideSpouse.ts';
import type { ContractDraft } from '../../../../domain/wire/contract.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { type Agreed, agreedInGift, agreedInLoan } from '../../../components/agreement/agreed.ts';

/** Lists all terms of a valid draft, also unchanged ones: the parties are about to sign them. */
export function draftedAgreement(draft: ContractDraft, people: readonly OwnUser[]): Agreed {
  const named = (hashids: readonly string[]) =>
    hashids.flatMap((hashid) => people.filter((person) => person.hashid === hashid));
  const { total } = draft;
  const parties = { from: named(draft.parties.from), to: named(draft.parties.to) };
  // Without a partner, or with one who is a party, there is nothing to say: it was not asked (ClausesStep).
  const withPlain = ({ spouseOf }: Clause) => spouseOf === null || mayNeedSpouse(draft.parties[spouseOf], people);
  const unsaved = { hashid: '', version: 1, total, parties };
  if (draft.type === 'GiftContract')
    return agreedInGift({ ...unsaved, type: draft.type, contract: completeGiftTerms(draft.contract) }, withPlain);
  const contract = completeLoanTerms(draft.contract);
  // The earlier steps stop a loan without a schedule.
  const schedule = scheduleOf(draft.type, total, contract);
  return agreedInLoan({ ...unsaved, type: draft.type, contract }, schedule, withPlain);
}
