import { isCallFailed } from '../../api/callActions.ts';
import type { StartListening } from '../../startListening.ts';
import { toastShown } from './toastSlice.ts';

/** Specification 8. */
const ERROR_TITLE = 'Er is een fout opgetreden';

/** Every failed call is told in a red toast, but those that are only logged, as their screen says it. */
export function startToastListeners(startListening: StartListening): void {
  startListening({
    matcher: isCallFailed,
    effect: function onCallFailed({ payload: error, meta }, { dispatch, extra }) {
      if (meta.baseQueryMeta.onlyLogged) extra.ports.log(error);
      else dispatch(toastShown({ kind: 'error', title: ERROR_TITLE, text: error.text }));
    },
  });
}
