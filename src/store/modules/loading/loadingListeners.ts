import { isCallEnded, isCallStarted } from '../../api/callActions.ts';
import type { StartListening } from '../../startListening.ts';
import { taskEnded, taskStarted } from './loadingSlice.ts';

/** Every call is a loading task, named after its endpoint, from its start to its end, also a bad end. */
export function startLoadingListeners(startListening: StartListening): void {
  startListening({
    matcher: isCallStarted,
    effect: function onCallStarted({ meta }, { dispatch }) {
      dispatch(taskStarted(meta.arg.endpointName));
    },
  });
  startListening({
    matcher: isCallEnded,
    effect: function onCallEnded({ meta }, { dispatch }) {
      dispatch(taskEnded(meta.arg.endpointName));
    },
  });
}
