import { FORCE_REFETCH } from '../../api/api.ts';
import { refetchStale } from '../../api/refetchStale.ts';
import type { StartListening } from '../../startListening.ts';
import { partnerCodesApi } from './partnerCodesApi.ts';
import { removalAsked, selectPartnerCodes } from './partnerCodesSlice.ts';

const { getPartnerCodes, removePartnerCode } = partnerCodesApi.endpoints;

export function startPartnerCodesListeners(startListening: StartListening): void {
  refetchStale(startListening, getPartnerCodes, ({ partnerCodes }) => partnerCodes);
  const underWay = new Set<string>();

  startListening({
    actionCreator: removalAsked,
    effect: async function onRemovalAsked({ payload: hashid }, store) {
      const index = selectPartnerCodes(store.getState()).findIndex((code) => code.hashid === hashid);
      // Asked twice, as by a double click: the first is on its way already.
      if (index < 0 || underWay.has(hashid)) return;
      underWay.add(hashid);
      const { error } = await store.dispatch(removePartnerCode.initiate({ index, hashid }));
      underWay.delete(hashid);
      // The list was stale (S-29), or we don't know what became of it: the server tells.
      if (error) void store.dispatch(getPartnerCodes.initiate(undefined, FORCE_REFETCH));
    },
  });
}
