import { createSelector, createSlice } from '@reduxjs/toolkit';
import { newestSignedFirst } from '../../../../domain/contracts/newestSignedFirst.ts';
import { totalsOf } from '../../../../domain/contracts/totals.ts';
import type { Contract, ContractDetail } from '../../../../domain/wire/contract.ts';
import { followLoading } from '../../api/loadStatus.ts';
import type { LoadStatus } from '../../api/loadStatus.ts';
import { isContractAnswered } from './contractAnswered.ts';
import { contractsApi } from './contractsApi.ts';

interface ContractsState {
  status: LoadStatus;
  /** Newest signed first, the unsigned last. */
  list: Contract[];
  /** Running totals in cents, of every contract in the list. */
  total_gifts: number;
  total_loans: number;
}

const initialState: ContractsState = { status: 'idle', list: [], total_gifts: 0, total_loans: 0 };

/** The one way into the list, so that its order and its totals follow every change. */
const withList = (state: ContractsState, contracts: readonly Contract[]): ContractsState => ({
  ...state,
  list: newestSignedFirst(contracts),
  ...totalsOf(contracts),
});

/** Replaces the contract with this hashid, or adds it when there is none. */
const withContract = (state: ContractsState, contract: Contract): ContractsState =>
  withList(
    state,
    state.list.some(({ hashid }) => hashid === contract.hashid)
      ? state.list.map((held) => (held.hashid === contract.hashid ? contract : held))
      : [...state.list, contract],
  );

const withoutContract = (state: ContractsState, gone: string): ContractsState =>
  withList(
    state,
    state.list.filter(({ hashid }) => hashid !== gone),
  );

/** As the list tells it: what was recorded of a contract is kept by loanDetailsSlice. */
const summaryOf = ({ events: _events, ledger_version: _version, ...contract }: ContractDetail): Contract => contract;

const { getContracts, removeContract } = contractsApi.endpoints;

export const contractsSlice = createSlice({
  name: 'contracts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followLoading(builder, getContracts);
    builder
      .addMatcher(getContracts.matchFulfilled, (state, { payload }) => withList({ ...state, status: 'ready' }, payload))
      .addMatcher(isContractAnswered, (state, { payload }) =>
        payload.archived_at ? withoutContract(state, payload.hashid) : withContract(state, summaryOf(payload)),
      )
      .addMatcher(removeContract.matchFulfilled, (state, { meta }) =>
        withoutContract(state, meta.arg.originalArgs.hashid),
      );
  },
  selectors: {
    selectContracts: ({ list }) => list,
    selectContract: ({ list }, wanted: string): Contract | undefined => list.find(({ hashid }) => hashid === wanted),
    selectContractsStatus: ({ status }) => status,
    selectTotals: createSelector(
      [({ total_gifts }: ContractsState) => total_gifts, ({ total_loans }: ContractsState) => total_loans],
      (total_gifts, total_loans) => ({ total_gifts, total_loans }),
    ),
    /** The same of what was signed: a draft is not given or lent yet. */
    selectSignedTotals: createSelector([({ list }: ContractsState) => list], (list) =>
      totalsOf(list.filter(({ contract }) => contract.signed_date !== null)),
    ),
  },
});

export const { selectContracts, selectContract, selectContractsStatus, selectTotals, selectSignedTotals } =
  contractsSlice.selectors;
