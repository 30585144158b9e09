import { createSlice } from '@reduxjs/toolkit';
import type { PartnerCode } from '../../../../domain/wire/partnercode.ts';
import { followLoading } from '../../api/loadStatus.ts';
import type { LoadStatus } from '../../api/loadStatus.ts';
import { partnerCodesApi } from './partnerCodesApi.ts';

interface PartnerCodesState {
  status: LoadStatus;
  /** In the order of the server: a code is removed by its index in this list. */
  list: PartnerCode[];
}

const initialState: PartnerCodesState = { status: 'idle', list: [] };

const { getPartnerCodes, addPartnerCode, removePartnerCode } = partnerCodesApi.endpoints;

export const partnerCodesSlice = createSlice({
  name: 'partnercodes',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followLoading(builder, getPartnerCodes);
    builder
      .addMatcher(getPartnerCodes.matchFulfilled, (_state, { payload }) => ({ status: 'ready' as const, list: payload }))
      .addMatcher(addPartnerCode.matchFulfilled, (state, { payload }) => {
        state.list.push(payload);
      })
      .addMatcher(removePartnerCode.matchFulfilled, (state, { meta }) => {
        // By the code that stood at the index: the list may have moved while the call was on its way.
        state.list = state.list.filter(({ hashid }) => hashid !== meta.arg.originalArgs.hashid);
      });
  },
  selectors: {
    selectPartnerCodes: ({ list }) => list,
    selectPartnerCodesStatus: ({ status }) => status,
  },
});

export const { selectPartnerCodes, selectPartnerCodesStatus } = partnerCodesSlice.selectors;
