import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PartnerCode } from '../../../../domain/wire/partnercode.ts';
import { followLoading } from '../../api/loadStatus.ts';
import type { LoadStatus } from '../../api/loadStatus.ts';
import { partnerCodesApi } from './partnerCodesApi.ts';

interface PartnerCodesState {
  status: LoadStatus;
  /** In the order of the server: a code is removed by its index in this list. */
  list: PartnerCode[];
  /** The hashids of codes a person removed and may still put back: the server does not know yet. */
  leaving: string[];
}

const initialState: PartnerCodesState = { status: 'idle', list: [], leaving: [] };

const { getPartnerCodes, addPartnerCode, removePartnerCode } = partnerCodesApi.endpoints;

const without = (hashids: readonly string[], gone: string): string[] => hashids.filter((hashid) => hashid !== gone);

export const partnerCodesSlice = createSlice({
  name: 'partnercodes',
  initialState,
  reducers: {
    /** Removes the code with this hashid, unless it is put back within the undo window (partnerCodesListeners.ts). */
    removalAsked: (state, { payload: hashid }: PayloadAction<string>) => {
      if (!state.leaving.includes(hashid)) state.leaving.push(hashid);
    },
    removalUndone: (state, { payload: hashid }: PayloadAction<string>) => {
      state.leaving = without(state.leaving, hashid);
    },
  },
  extraReducers: (builder) => {
    followLoading(builder, getPartnerCodes);
    builder
      .addMatcher(getPartnerCodes.matchFulfilled, (state, { payload }) => ({ ...state, status: 'ready' as const, list: payload }))
      .addMatcher(addPartnerCode.matchFulfilled, (state, { payload }) => {
        state.list.push(payload);
      })
      .addMatcher(removePartnerCode.matchFulfilled, (state, { meta }) => {
        // By the code that stood at the index: the list may have moved while the call was on its way.
        const { hashid } = meta.arg.originalArgs;
        state.list = state.list.filter((code) => code.hashid !== hashid);
        state.leaving = without(state.leaving, hashid);
      })
      .addMatcher(removePartnerCode.matchRejected, (state, { meta }) => {
        state.leaving = without(state.leaving, meta.arg.originalArgs.hashid);
      });
  },
  selectors: {
    selectPartnerCodes: ({ list }) => list,
    selectPartnerCodesStatus: ({ status }) => status,
    selectLeavingCodes: ({ leaving }) => leaving,
  },
});

export const { removalAsked, removalUndone } = partnerCodesSlice.actions;

/** The undo window is over at once: the screen closes. */
export const removalsDue = createAction('partnercodes/removalsDue');

export const { selectPartnerCodes, selectPartnerCodesStatus, selectLeavingCodes } = partnerCodesSlice.selectors;
