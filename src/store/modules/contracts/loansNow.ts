import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { FORCE_REFETCH } from '../../api/api.ts';
import type { AppDispatch, RootState } from '../../index.ts';
import { contractsApi } from './contractsApi.ts';
import { selectContracts } from './contractsSlice.ts';
import { proposalsApi } from './proposalsApi.ts';

/** The number fetched at once: a manager can see hundreds. */
const AT_ONCE = 4;

/** The hashids of the signed loans in the list, and of those in the archive. */
async function signedLoans(dispatch: AppDispatch, getState: () => RootState): Promise<string[]> {
  const archived = await dispatch(
    proposalsApi.endpoints.getArchivedContracts.initiate(undefined, FORCE_REFETCH),
  ).unwrap();
  return [...selectContracts(getState()), ...archived]
    .filter((one) => isLoan(one) && one.contract.signed_date !== null)
    .map(({ hashid }) => hashid);
}

/**
 * Loans with their ledgers, as the server has them now: one, or every signed one that the reader sees, including the archive.
 * Rejects if one fails to load, as a file of the others would look complete.
 * @param only the hashid of one
 */
export const loansNow =
  (only?: string) =>
  async (dispatch: AppDispatch): Promise<LoanDetail[]> => {
    const ids = only === undefined ? await dispatch(signedLoans) : [only];
    const loans: LoanDetail[] = [];
    for (let k = 0; k < ids.length; k += AT_ONCE) {
      const asked = ids
        .slice(k, k + AT_ONCE)
        .map((id) => dispatch(contractsApi.endpoints.getContract.initiate(id, FORCE_REFETCH)).unwrap());
      for (const answer of await Promise.all(asked)) if (isLoan(answer) && 'events' in answer) loans.push(answer);
    }
    return loans;
  };
