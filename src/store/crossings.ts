import { isAnyOf } from '@reduxjs/toolkit';
import { signOutAsked } from './modules/session/sessionSlice.ts';
import { userApi } from './modules/user/userApi.ts';
import { endsSession } from './modules/user/userListeners.ts';
import { selectCurrentUser } from './modules/user/userSlice.ts';
import { usersApi } from './modules/users/usersApi.ts';
import { selectOwnUsersStatus } from './modules/users/usersSlice.ts';
import { verificationApi } from './modules/verification/verificationApi.ts';
import type { StartListening } from './startListening.ts';

/** What an event of one module means for another: the only listeners that know two modules. */
export function startCrossings(startListening: StartListening): void {
  startListening({
    matcher: userApi.endpoints.getUser.matchRejected,
    effect: function onProfileFailed({ payload: error }, { dispatch }) {
      if (error && endsSession(error)) dispatch(signOutAsked());
    },
  });
  startListening({
    matcher: isAnyOf(userApi.endpoints.saveRelation.matchFulfilled, userApi.endpoints.blockRelation.matchFulfilled),
    effect: function onFamilyChanged(_action, store) {
      if (selectOwnUsersStatus(store.getState()) === 'idle') return;
      void store.dispatch(usersApi.endpoints.getOwnUsers.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
  startListening({
    matcher: verificationApi.endpoints.verifyEmail.matchFulfilled,
    effect: function onEmailVerified(_action, store) {
      if (selectCurrentUser(store.getState()) === null) return;
      void store.dispatch(userApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
}
