import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { newestSignedFirst } from '../../../../domain/contracts/newestSignedFirst.ts';
import { totalsOf } from '../../../../domain/contracts/totals.ts';
import type { Contract, ContractDetail } from '../../../../domain/wire/contract.ts';
import { feedSlice, notLoaded, type ServerData } from '../../api/serverData.ts';
import { isContractAnswered, isContractChanged } from './contractAnswered.ts';
import { contractsApi } from './contractsApi.ts';

/** As a call returned it: the answer for one contract also has its number of records. */
type VersionedContract = Contract & { ledger_version?: number };

interface ContractsState extends ServerData {
  /** Newest signed first, the unsigned last. */
  list: VersionedContract[];
  /** Running totals in cents, of every contract in the list. */
  total_gifts: number;
  total_loans: number;
}

const initialState: ContractsState = { ...notLoaded, list: [], total_gifts: 0, total_loans: 0 };

/** The one way into the list, so that its order and its totals follow every change. */
const withList = (state: ContractsState, contracts: readonly Contract[]): ContractsState => ({
  ...state,
  list: newestSignedFirst(contracts),
  ...totalsOf(contracts),
});

/** Whether the held state is newer: an answer that was under way for longer must not undo a record. */
export const isNewer = (held: VersionedContract, told: VersionedContract): boolean =>
  (held.version - told.version || (held.ledger_version ?? 0) - (told.ledger_version ?? 0)) > 0;

/** Replaces the contract with this hashid, unless that is newer, or adds it if there is none. */
const withContract = (state: ContractsState, contract: VersionedContract): ContractsState =>
  withList(
    state,
    state.list.some(({ hashid }) => hashid === contract.hashid)
      ? state.list.map((held) => (held.hashid !== contract.hashid || isNewer(held, contract) ? held : contract))
      : [...state.list, contract],
  );

const withoutContract = (state: ContractsState, gone: string): ContractsState =>
  withList(
    state,
    state.list.filter(({ hashid }) => hashid !== gone),
  );

/** As in the list: the records of a contract are in loanDetailsSlice. */
const summaryOf = ({ events: _events, ...contract }: ContractDetail): VersionedContract => contract;

const { getContracts, removeContract } = contractsApi.endpoints;

export const contractsSlice = createSlice({
  name: 'contracts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    feedSlice(builder, getContracts, {
      take: withList,
      changed: isAnyOf(isContractChanged, removeContract.matchFulfilled),
    });
    builder
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
    selectTotals: createSelector([(state: ContractsState) => state], ({ total_gifts, total_loans }) => ({
      total_gifts,
      total_loans,
    })),
    /** The same for signed contracts: a draft is not given or lent yet. */
    selectSignedTotals: createSelector([({ list }: ContractsState) => list], (list) =>
      totalsOf(list.filter(({ contract }) => contract.signed_date !== null)),
    ),
  },
});

export const { selectContracts, selectContract, selectContractsStatus, selectTotals, selectSignedTotals } =
  contractsSlice.selectors;
