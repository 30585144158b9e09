import type { StartListening, StoreDispatch } from '../startListening.ts';
import type { RootState } from '../rootReducer.ts';
import { FORCE_REFETCH } from './api.ts';
import type { ServerData } from './serverData.ts';

interface Query {
  matchFulfilled: (action: unknown) => action is { type: string };
  initiate: (argument: undefined, options: typeof FORCE_REFETCH) => Parameters<StoreDispatch>[0];
}

/** Refetches if a change made the answer of a query stale while it was under way (feedSlice drops that answer). */
export function refetchStale(
  startListening: StartListening,
  query: Query,
  dataOf: (state: RootState) => ServerData,
): void {
  startListening({
    matcher: query.matchFulfilled,
    effect: function onStaleAnswer(_action, store) {
      if (dataOf(store.getOriginalState()).awaited === null) store.dispatch(query.initiate(undefined, FORCE_REFETCH));
    },
  });
}
