import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { contractsApi } from '../../store/modules/contracts/contractsApi.ts';
import { selectContractDetail } from '../../store/modules/contracts/loanDetailsSlice.ts';

interface LoansNow {
  /** Null until all of them are there. */
  loans: LoanDetail[] | null;
  /** One of them could not be fetched, or is no longer the reader's loan. */
  isError: boolean;
  refetch: () => void;
}

/** These loans as the server has them now, with their records. */
export function useLoans(ids: readonly string[] | null): LoansNow {
  const dispatch = useAppDispatch();
  const wanted = ids?.join() ?? '';
  const [attempt, setAttempt] = useState(0);
  // The cached loan can predate an import of a moment ago: lines are never matched against it.
  const [answered, setAnswered] = useState<{ wanted: string; attempt: number; isError: boolean } | null>(null);
  useEffect(() => {
    let here = true;
    // One after another: a family can have thirty, so many at once wait longer than a slow server allows (M503).
    const ask = async (): Promise<boolean> => {
      for (const id of wanted === '' ? [] : wanted.split(',')) {
        if (!here) return true;
        const { isError } = await dispatch(
          contractsApi.endpoints.getContract.initiate(id, { forceRefetch: true, subscribe: false }),
        );
        if (isError) return true;
      }
      return false;
    };
    void ask().then((isError) => here && setAnswered({ wanted, attempt, isError }));
    return () => {
      here = false;
    };
  }, [dispatch, wanted, attempt]);
  const loans = useAppSelector(
    (state) =>
      (ids ?? []).flatMap((id) => {
        const contract = selectContractDetail(state, id);
        return contract && isLoan(contract) && 'events' in contract ? [contract] : [];
      }),
    shallowEqual,
  );
  const isAnswered = ids !== null && answered?.wanted === wanted && answered.attempt === attempt;
  const isWhole = isAnswered && !answered.isError && loans.length === ids.length;
  return {
    loans: isWhole ? loans : null,
    isError: isAnswered && !isWhole,
    refetch: () => setAttempt((before) => before + 1),
  };
}
