import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { contractsApi } from '../../store/modules/contracts/contractsApi.ts';
import { selectContractDetail } from '../../store/modules/contracts/loanDetailsSlice.ts';

/** These loans as the server has them now, with what was recorded of them; null until all of them are there. */
export function useLoans(ids: readonly string[] | null): LoanDetail[] | null {
  const dispatch = useAppDispatch();
  const wanted = ids?.join() ?? '';
  // What the app has of a loan can be from before an import of a moment ago: lines are never held against that.
  const [answered, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const asked = (wanted === '' ? [] : wanted.split(',')).map((id) =>
      dispatch(contractsApi.endpoints.getContract.initiate(id, { forceRefetch: true, subscribe: false })),
    );
    void Promise.all(asked).then(() => here && setAnswered(wanted));
    return () => {
      here = false;
    };
  }, [dispatch, wanted]);
  const loans = useAppSelector(
    (state) =>
      (ids ?? []).flatMap((id) => {
        const contract = selectContractDetail(state, id);
        return contract && isLoan(contract) && 'events' in contract ? [contract] : [];
      }),
    shallowEqual,
  );
  return ids !== null && answered === wanted && loans.length === ids.length ? loans : null;
}
