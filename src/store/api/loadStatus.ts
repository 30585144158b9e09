import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';

/** How far the loading of a slice's data is: the screen must tell a failed load from an empty list. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface LoadEndpoint {
  matchPending: (action: unknown) => action is { type: string };
  matchRejected: (action: unknown) => action is { type: string; meta: { condition: boolean; aborted: boolean } };
}

/**
 * Lets `status` follow the endpoint that loads the slice's data; the slice itself says 'ready' when it takes the data
 * in. While data is there, loading it once more leaves it 'ready'. A load that did not start, because the answer was
 * there or on its way, and one that signing out broke off, are no failures.
 */
export function followLoading<State extends { status: LoadStatus }>(
  builder: Pick<ActionReducerMapBuilder<State>, 'addMatcher'>,
  endpoint: LoadEndpoint,
): void {
  builder
    .addMatcher(endpoint.matchPending, (state) => {
      if (state.status !== 'ready') state.status = 'loading';
    })
    .addMatcher(endpoint.matchRejected, (state, { meta }) => {
      if (!meta.condition && !meta.aborted) state.status = 'failed';
    });
}
