import { createAction, createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PartnerCode } from '../../../../domain/wire/partnerCode.ts';
import { feedSlice, notLoaded, type ServerData } from '../../api/serverData.ts';
import { partnerCodesApi } from './partnerCodesApi.ts';

/** A code as shown on the screen. */
interface CodeRow {
  code: PartnerCode;
  /** Removed from the server's list; it can be put back here until the list is refetched. */
  removed: boolean;
}

interface PartnerCodesState extends ServerData {
  /** The rows in the order of the server, with removed ones still at their place. */
  rows: CodeRow[];
}

const initialState: PartnerCodesState = { ...notLoaded, rows: [] };

const { getPartnerCodes, addPartnerCode, removePartnerCode, restorePartnerCode } = partnerCodesApi.endpoints;

const listed = (rows: readonly CodeRow[]): CodeRow[] => rows.filter(({ removed }) => !removed);

export const partnerCodesSlice = createSlice({
  name: 'partnerCodes',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    feedSlice(builder, getPartnerCodes, {
      take: (state, payload: PartnerCode[]) => ({ ...state, rows: payload.map((code) => ({ code, removed: false })) }),
      changed: isAnyOf(
        addPartnerCode.matchFulfilled,
        removePartnerCode.matchFulfilled,
        restorePartnerCode.matchFulfilled,
      ),
    });
    builder
      .addMatcher(addPartnerCode.matchFulfilled, (state, { payload }) => {
        state.rows.push({ code: payload, removed: false });
      })
      .addMatcher(removePartnerCode.matchFulfilled, (state, { meta }) => {
        const { index, hashid } = meta.arg.originalArgs;
        // By its index. If the call names the code as well, that one, as the list may have changed meanwhile.
        const rows = listed(state.rows);
        const row = hashid === undefined ? rows[index] : rows.find(({ code }) => code.hashid === hashid);
        if (row) row.removed = true;
      })
      .addMatcher(restorePartnerCode.matchFulfilled, (state, { payload }) => {
        state.rows = state.rows.map((row) =>
          row.code.hashid === payload.hashid ? { code: payload, removed: false } : row,
        );
      });
  },
  selectors: {
    /** The list as the server has it, in which indexes count. */
    selectPartnerCodes: createSelector([({ rows }: PartnerCodesState) => rows], (rows) =>
      listed(rows).map(({ code }) => code),
    ),
    selectCodeRows: ({ rows }) => rows,
    selectPartnerCodesStatus: ({ status }) => status,
  },
});

/** Removes the code with this hashid from the list, at once. */
export const removalAsked = createAction<string>('partnerCodes/removalAsked');

export const { selectPartnerCodes, selectCodeRows, selectPartnerCodesStatus } = partnerCodesSlice.selectors;
