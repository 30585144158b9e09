import { noAnswer } from '../../api/apiError.ts';
import { isCallDone, isCallFailed } from '../../api/callActions.ts';
import type { StartListening } from '../../startListening.ts';
import { chunkFailed, localSuccess, localFailure, toastShown } from './toastSlice.ts';

/** The title is literally that of the specification. */
const ERROR_TITLE = 'Er is een fout opgetreden';
/** In a read-only place, such as the sample, a refused change is no failure (RFC 9110, 15.5.6). */
const LOOKING_ONLY = 405;

/** The one place where toasts come from: from the outcome of a call, and from events on this device alone. */
export function startToastListeners(startListening: StartListening): void {
  startListening({
    matcher: isCallFailed,
    // Every failed call is reported, except the two that are only logged.
    effect: function onCallFailed({ payload: error, meta }, { dispatch, extra }) {
      if (meta.baseQueryMeta.onlyLogged) extra.ports.log(error);
      else if (error.status === LOOKING_ONLY) dispatch(toastShown({ kind: 'error', text: error.text }));
      else dispatch(toastShown({ kind: 'error', title: ERROR_TITLE, text: error.text }));
    },
  });
  startListening({
    matcher: isCallDone,
    effect: function onCallDone({ meta }, { dispatch }) {
      dispatch(toastShown({ kind: 'success', text: meta.arg.originalArgs.done }));
    },
  });
  startListening({
    actionCreator: chunkFailed,
    effect: function onChunkFailed(_action, { dispatch }) {
      dispatch(toastShown({ kind: 'error', title: ERROR_TITLE, text: noAnswer.text }));
    },
  });
  startListening({
    actionCreator: localSuccess,
    effect: function onDoneHere({ payload: text }, { dispatch }) {
      dispatch(toastShown({ kind: 'success', text }));
    },
  });
  startListening({
    actionCreator: localFailure,
    effect: function onFailedHere({ payload: text }, { dispatch }) {
      dispatch(toastShown({ kind: 'error', text }));
    },
  });
}
