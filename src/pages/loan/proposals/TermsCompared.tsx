import { useMemo } from 'react';
import { completeGiftTerms, completeLoanTerms } from '../../../../domain/contracts/clauses/complete.ts';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { makeSchedule } from '../../../../domain/loans/schedule.ts';
import type { Contract, ContractDraft } from '../../../../domain/wire/contract.ts';
import { agreedInGift, agreedInLoan, pointsOf } from '../../../components/agreement/agreed.ts';
import { Compared } from '../../../components/agreement/Compared.tsx';
import type { DataRow } from '../../../components/DataList.tsx';
import { proposalsText as text } from '../../../text/proposals.ts';

/** The points of an agreement, as on its page. */
function pointsIn(contract: Contract): DataRow[] {
  if (!isLoan(contract)) return pointsOf(agreedInGift(contract));
  const made = makeSchedule(contract.type, contract.total, contract.contract);
  return 'errors' in made ? [] : pointsOf(agreedInLoan(contract, made.schedule));
}

function withDraft(contract: Contract, draft: ContractDraft): Contract {
  if (draft.type !== 'GiftContract' && isLoan(contract))
    return { ...contract, type: draft.type, total: draft.total, contract: completeLoanTerms(draft.contract) };
  if (draft.type === 'GiftContract' && !isLoan(contract))
    return { ...contract, total: draft.total, contract: completeGiftTerms(draft.contract) };
  return contract;
}

/** The points that would change, next to the current ones. */
export function TermsCompared({ contract, draft }: { contract: Contract; draft: ContractDraft }) {
  const [now, then] = useMemo(
    () => [pointsIn(contract), pointsIn(withDraft(contract, draft))] as const,
    [contract, draft],
  );
  return <Compared now={now} then={then} heads={[text.before, text.after]} />;
}
