import { isAt, paths, withReturn } from '../../../paths.ts';
import { api } from '../../api/api.ts';
import type { ApiError } from '../../api/apiError.ts';
import { isCallFailed } from '../../api/callActions.ts';
import type { StartListening } from '../../startListening.ts';
import {
  farewellAsked,
  farewellKnown,
  signedOut,
  signInAsked,
  signOutAsked,
  signUpAsked,
  stepUpAsked,
} from './sessionSlice.ts';

/**
 * The screen for a failure that stops every screen, with the return path in its query; null for others.
 */
export function detourFor({ code }: Pick<ApiError, 'code'>, from: string): string | null {
  const screen = code === 'mfa' ? paths.mfa : code === 'maintenance' ? paths.onderhoud : null;
  return screen === null || isAt(screen, from) ? null : withReturn(screen, from);
}

export function startSessionListeners(startListening: StartListening): void {
  startListening({
    matcher: isCallFailed,
    effect: function onCallFailed({ payload: error, meta }, { extra }) {
      const detour = detourFor(error, extra.ports.currentPath());
      if (detour !== null) extra.ports.navigate(detour, { replace: true });
      // The session renews its token before a call, so a refused one was revoked, or a clock is wrong. For the profile
      // fetch that ends the session.
      else if (error.status === 401 && meta.arg.endpointName !== 'getUser') void extra.ports.session.renewToken(true);
    },
  });
  startListening({
    actionCreator: signInAsked,
    effect: function onSignInAsked({ payload: target, meta: { email } }, { extra }) {
      extra.ports.session.signIn(target, email);
    },
  });
  startListening({
    actionCreator: signUpAsked,
    effect: function onSignUpAsked({ payload: target }, { extra }) {
      extra.ports.session.signUp(target);
    },
  });
  startListening({
    actionCreator: stepUpAsked,
    effect: function onStepUpAsked({ payload: target }, { extra }) {
      extra.ports.session.stepUp(target);
    },
  });
  startListening({
    actionCreator: signOutAsked,
    effect: function onSignOutAsked(_action, { dispatch, extra }) {
      dispatch(signedOut());
      extra.ports.session.signOut();
    },
  });
  startListening({
    actionCreator: farewellAsked,
    effect: async function onFarewellAsked(_action, store) {
      // Another tab logged out: nobody asked for it here.
      if (store.getState().session.status === 'signedIn') store.dispatch(signedOut());
      store.dispatch(farewellKnown(await store.extra.ports.session.farewell()));
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: function onSignedOut(_action, { dispatch, extra }) {
      // It also aborts calls on their way: their answers belong to the person who left.
      dispatch(api.util.resetApiState());
      extra.pendingKeys.clear();
    },
  });
}
