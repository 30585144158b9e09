import { useMemo } from 'react';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { scheduleOf } from '../../../domain/loans/schedule.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { agreedInGift, agreedInLoan } from '../../components/agreement/agreed.ts';
import { DataList } from '../../components/DataList.tsx';
import { agreedSince } from './agreedSince.ts';

/** What was agreed in a contract, and of a loan what was agreed since. It comes after the figures, with the words of every clause. */
export function AgreedTerms({ contract }: { contract: ContractDetail }) {
  const rows = useMemo(() => {
    const agreed = isLoan(contract)
      ? agreedInLoan(contract, scheduleOf(contract.type, contract.total, contract.contract))
      : agreedInGift(contract);
    const since = isLoan(contract) ? agreedSince(contract.events) : [];
    return [...since, ...agreed.kind, ...agreed.people, ...agreed.terms, ...agreed.clauses];
  }, [contract]);
  return <DataList rows={rows} />;
}
