import { createSlice } from '@reduxjs/toolkit';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import { contractsApi } from './contractsApi.ts';
import { isNewer, selectContract } from './contractsSlice.ts';
import { isContractAnswered } from './contractAnswered.ts';

/**
 * The loans and gifts on paper that were opened, each with its records, by hashid, and those opened from the archive, which
 * are not in the list. The list of contracts has its own slice and never touches them.
 */
type LoanDetailsState = Record<string, ContractDetail>;

const initialState: LoanDetailsState = {};

export const loanDetailsSlice = createSlice({
  name: 'loanDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isContractAnswered, (state, { payload }) => {
        if (!payload.events && !payload.archived_at) return without(state, payload.hashid);
        const held = state[payload.hashid];
        return held !== undefined && isNewer(held, payload) ? state : { ...state, [payload.hashid]: payload };
      })
      .addMatcher(contractsApi.endpoints.removeContract.matchFulfilled, (state, { meta }) =>
        without(state, meta.arg.originalArgs.hashid),
      );
  },
});

const without = (state: LoanDetailsState, gone: string): LoanDetailsState =>
  Object.fromEntries(Object.entries(state).filter(([hashid]) => hashid !== gone));

/**
 * Everything about one contract; undefined until known. The list has most gifts complete, and a loan without its
 * payments.
 */
export function selectContractDetail(
  state: Parameters<typeof selectContract>[0] & { loanDetails: LoanDetailsState },
  hashid: string,
): ContractDetail | undefined {
  const contract = selectContract(state, hashid);
  return state.loanDetails[hashid] ?? (contract === undefined || isLoan(contract) ? undefined : contract);
}
