import type { StartListening } from '../../startListening.ts';
import { partnerCodesApi } from './partnerCodesApi.ts';
import { removalAsked, removalsDue, removalUndone, selectLeavingCodes, selectPartnerCodes } from './partnerCodesSlice.ts';

const { getPartnerCodes, removePartnerCode } = partnerCodesApi.endpoints;

/** How long a removal can be undone, in milliseconds (ux.md 4.14). */
export const UNDO_MS = 8000;

export function startPartnerCodesListeners(startListening: StartListening): void {
  startListening({
    actionCreator: removalAsked,
    effect: async function onRemovalAsked({ payload: hashid }, store) {
      const mine = store.getOriginalState().partnercodes;
      // Asked twice, as by a double click: the first is waiting already.
      if (selectLeavingCodes({ partnercodes: mine }).includes(hashid)) return;
      const [stop] = (await store.take((action) => removalsDue.match(action) || (removalUndone.match(action) && action.payload === hashid), UNDO_MS)) ?? [];
      if (removalUndone.match(stop)) return;
      // Only now: the index is that of the list as it is at this moment. Whoever signed out meanwhile has no list.
      const index = selectPartnerCodes(store.getState()).findIndex((code) => code.hashid === hashid);
      if (index < 0) return;
      const { error } = await store.dispatch(removePartnerCode.initiate({ index, hashid }));
      // The list was stale (S-29), or we don't know what became of it: the server tells.
      if (error) void store.dispatch(getPartnerCodes.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
}
