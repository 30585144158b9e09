import { useMemo } from 'react';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { scheduleOf } from '../../../domain/loans/schedule.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { agreedInGift, agreedInLoan } from '../../components/agreement/agreed.ts';
import { DataList } from '../../components/DataList.tsx';
import { agreedSince } from './agreedSince.ts';

/** The agreed points of a contract, for a loan also those agreed since. Loaded after the figures, with every clause's words. */
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
