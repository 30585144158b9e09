import { isAnyOf } from '@reduxjs/toolkit';
import { paths } from '../paths.ts';
import { FORCE_REFETCH, api } from './api/api.ts';
import { isContractChanged } from './modules/contracts/contractAnswered.ts';
import { contractsApi } from './modules/contracts/contractsApi.ts';
import { ordersApi } from './modules/orders/ordersApi.ts';
import { signOutAsked } from './modules/session/sessionSlice.ts';
import { isFamilyChanged } from './modules/user/familyChanged.ts';
import { userApi } from './modules/user/userApi.ts';
import { endsSession } from './modules/user/userListeners.ts';
import { selectCurrentUser, selectFamilyLimit, selectOutstanding } from './modules/user/userSlice.ts';
import { verificationApi } from './modules/verification/verificationApi.ts';
import type { StartListening } from './startListening.ts';

const ordersKnown = isAnyOf(
  ordersApi.endpoints.getOrders.matchFulfilled,
  ordersApi.endpoints.placeOrder.matchFulfilled,
  ordersApi.endpoints.cancelOrder.matchFulfilled,
);

/** Starts the only listeners that know two modules: they handle the effect of one module's event on another. */
export function startCrossModuleListeners(startListening: StartListening): void {
  startListening({
    matcher: userApi.endpoints.getUser.matchRejected,
    effect: function onProfileFailed({ payload: error }, { dispatch, extra }) {
      if (!error || !endsSession(error)) return;
      // Removed from this family, or never in it: another one of theirs may be open.
      if (error.status === 403 && extra.ports.family !== null) extra.ports.leave(paths.familyGone);
      else dispatch(signOutAsked());
    },
  });
  startListening({
    matcher: isFamilyChanged,
    // The people to choose from, the names on the contracts and their parties, the gift meters, who sees what.
    effect: function onFamilyChanged(_action, { dispatch }) {
      dispatch(api.util.invalidateTags(['people', 'gifts', 'access']));
    },
  });
  startListening({
    matcher: ordersKnown,
    effect: function onOrdersKnown(action, store) {
      if (!ordersKnown(action)) return;
      const { orders, plan } = action.payload;
      const state = store.getState();
      if (selectCurrentUser(state) === null) return;
      // The profile has the same news, so it is refetched only when the two differ.
      const open = orders.filter(({ status }) => status === 'open').length;
      if (open === selectOutstanding(state).length && plan.children === selectFamilyLimit(state)) return;
      void store.dispatch(userApi.endpoints.getUser.initiate(undefined, FORCE_REFETCH));
    },
  });
  startListening({
    matcher: isAnyOf(isContractChanged, contractsApi.endpoints.removeContract.matchFulfilled),
    // The gift meters, and what each child got.
    effect: function onContractsChanged(_action, { dispatch }) {
      dispatch(api.util.invalidateTags(['gifts']));
    },
  });
  startListening({
    matcher: verificationApi.endpoints.verifyEmail.matchFulfilled,
    effect: function onEmailVerified(_action, store) {
      if (selectCurrentUser(store.getState()) === null) return;
      void store.dispatch(userApi.endpoints.getUser.initiate(undefined, FORCE_REFETCH));
    },
  });
}
