import { isCallFulfilled } from '../../api/callActions.ts';
import type { StartListening } from '../../startListening.ts';
import { answered } from './connectionSlice.ts';

/** Keeps the time of the data on the screen, for when the connection is gone. */
export function startConnectionListeners(startListening: StartListening): void {
  startListening({
    matcher: isCallFulfilled,
    effect: function onAnswer(_action, { dispatch, extra }) {
      dispatch(answered(extra.ports.now()));
    },
  });
}
