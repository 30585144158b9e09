import type { ActionReducerMapBuilder, UnknownAction } from '@reduxjs/toolkit';

/** The loading state of a slice's data: the screen must tell a failed load from an empty list. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The state of a slice besides the server's data. */
export interface ServerData {
  status: LoadStatus;
  /** The query whose answer will be accepted; null once a change made it stale. */
  awaited: string | null;
}

export const notLoaded: ServerData = { status: 'idle', awaited: null };

interface Query<Payload> {
  matchPending: (action: unknown) => action is { type: string; meta: { requestId: string } };
  matchRejected: (action: unknown) => action is { type: string; meta: { condition: boolean; aborted: boolean } };
  matchFulfilled: (action: unknown) => action is { type: string; payload: Payload; meta: { requestId: string } };
}

interface Feed<State, Payload> {
  /** Puts the answer of the query into the state. */
  take: (state: State, payload: Payload) => State;
  /** Changes whose outcome the slice already has: an answer requested before one of them is stale. */
  changed?: (action: UnknownAction) => boolean;
}

/**
 * Feeds a slice from the query that loads its data. An answer requested before the last change is dropped, and
 * `refetchStale` refetches it. A load fails only while there is nothing to show. A load that did not start, because the
 * answer was cached or on its way, and one that signing out aborted, are no failures.
 */
export function feedSlice<State extends ServerData, Payload>(
  builder: Pick<ActionReducerMapBuilder<State>, 'addMatcher'>,
  query: Query<Payload>,
  { take, changed = () => false }: Feed<State, Payload>,
): void {
  builder
    .addMatcher(query.matchPending, (state, { meta }) => {
      state.awaited = meta.requestId;
      if (state.status !== 'ready') state.status = 'loading';
    })
    .addMatcher(query.matchRejected, (state, { meta }) => {
      if (!meta.condition && !meta.aborted && state.status !== 'ready') state.status = 'failed';
    })
    .addMatcher(query.matchFulfilled, (state, { payload, meta }) =>
      state.awaited === meta.requestId ? { ...take(state as State, payload), status: 'ready' } : state,
    )
    .addMatcher(changed, (state) => {
      state.awaited = null;
    });
}
