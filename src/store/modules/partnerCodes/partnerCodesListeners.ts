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
      // Sent twice, as by a double click: the first is already on its way.
      if (index < 0 || underWay.has(hashid)) return;
      underWay.add(hashid);
      const { error } = await store.dispatch(removePartnerCode.initiate({ index, hashid }));
      underWay.delete(hashid);
      // The list was stale (S-29), or the outcome is unknown: the server knows.
      if (error) void store.dispatch(getPartnerCodes.initiate(undefined, FORCE_REFETCH));
    },
  });
}
