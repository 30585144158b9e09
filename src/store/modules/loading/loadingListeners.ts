import { isCallEnded, isCallStarted } from '../../api/callActions.ts';
import type { StartListening } from '../../startListening.ts';
import { waitKindOf } from './waitKind.ts';
import { taskEnded, taskStarted } from './loadingSlice.ts';

/** Every call is a loading task, named after its endpoint, from its start to its end, also a bad end. */
export function startLoadingListeners(startListening: StartListening): void {
  startListening({
    matcher: isCallStarted,
    effect: function onCallStarted({ meta: { requestId, arg } }, { dispatch, getOriginalState }) {
      dispatch(taskStarted({ id: requestId, name: arg.endpointName, kind: waitKindOf(arg, getOriginalState()) }));
    },
  });
  startListening({
    matcher: isCallEnded,
    effect: function onCallEnded({ meta: { requestId } }, { dispatch }) {
      dispatch(taskEnded(requestId));
    },
  });
}
