import { createSlice } from '@reduxjs/toolkit';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import type { ContractDetail, LoanDetail } from '../../../../domain/wire/contract.ts';
import { contractsApi } from './contractsApi.ts';
import { selectContract } from './contractsSlice.ts';
import { isContractAnswered } from './contractAnswered.ts';

/**
 * The loans that were opened, each with its ledger, by hashid. The list of contracts has an owner of its own and never
 * touches them.
 */
type LoanDetailsState = Record<string, LoanDetail>;

const initialState: LoanDetailsState = {};

/** Whether what is held was told later: an answer that was under way for longer must not undo a record. */
const isNewer = (held: LoanDetail, answered: LoanDetail): boolean =>
  held.version > answered.version ||
  (held.version === answered.version && held.ledger_version > answered.ledger_version);

export const loanDetailsSlice = createSlice({
  name: 'loanDetails',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isContractAnswered, (state, { payload }) => {
        if (!isLoan(payload)) return withoutLoan(state, payload.hashid);
        const held = state[payload.hashid];
        return held !== undefined && isNewer(held, payload) ? state : { ...state, [payload.hashid]: payload };
      })
      .addMatcher(contractsApi.endpoints.removeContract.matchFulfilled, (state, { meta }) =>
        withoutLoan(state, meta.arg.originalArgs.hashid),
      );
  },
});

const withoutLoan = (state: LoanDetailsState, gone: string): LoanDetailsState =>
  Object.fromEntries(Object.entries(state).filter(([hashid]) => hashid !== gone));

/**
 * All there is to know of one contract; undefined until it is. The list knows a gift whole, and a loan without what was
 * paid.
 */
export function selectContractDetail(
  state: Parameters<typeof selectContract>[0] & { loanDetails: LoanDetailsState },
  hashid: string,
): ContractDetail | undefined {
  const contract = selectContract(state, hashid);
  return contract === undefined || isLoan(contract) ? state.loanDetails[hashid] : contract;
}
