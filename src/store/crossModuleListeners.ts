import { isAnyOf } from '@reduxjs/toolkit';
import { paths } from '../paths.ts';
import { anew, api } from './api/api.ts';
import { contractsApi } from './modules/contracts/contractsApi.ts';
import { ordersApi } from './modules/orders/ordersApi.ts';
import { signOutAsked } from './modules/session/sessionSlice.ts';
import { userApi } from './modules/user/userApi.ts';
import { endsSession } from './modules/user/userListeners.ts';
import { selectCurrentUser, selectFamilyLimit, selectOutstanding } from './modules/user/userSlice.ts';
import { usersApi } from './modules/users/usersApi.ts';
import { selectOwnUsersStatus } from './modules/users/usersSlice.ts';
import { verificationApi } from './modules/verification/verificationApi.ts';
import type { StartListening } from './startListening.ts';

const ordersKnown = isAnyOf(
  ordersApi.endpoints.getOrders.matchFulfilled,
  ordersApi.endpoints.placeOrder.matchFulfilled,
  ordersApi.endpoints.cancelOrder.matchFulfilled,
);
const { saveContract, removeContract, recordEvent, recordPlanned, undoEvent, answerEvent } = contractsApi.endpoints;
const { saveRelation, blockRelation, saveBond } = userApi.endpoints;

/** These calls change what may still be given and what each child got (modules/gifts). */
const changesGifts = isAnyOf(
  saveContract.matchFulfilled,
  removeContract.matchFulfilled,
  recordEvent.matchFulfilled,
  recordPlanned.matchFulfilled,
  undoEvent.matchFulfilled,
  answerEvent.matchFulfilled,
  saveRelation.matchFulfilled,
  blockRelation.matchFulfilled,
  saveBond.matchFulfilled,
);

/** Starts the only listeners that know two modules: they say what an event of one means for another. */
export function startCrossModuleListeners(startListening: StartListening): void {
  startListening({
    matcher: userApi.endpoints.getUser.matchRejected,
    effect: function onProfileFailed({ payload: error }, { dispatch, extra }) {
      if (!error || !endsSession(error)) return;
      // Closed out of this family, or never in it: another one of theirs may be open.
      if (error.status === 403 && extra.ports.family !== null) extra.ports.leave(paths.familyGone);
      else dispatch(signOutAsked());
    },
  });
  startListening({
    matcher: isAnyOf(saveRelation.matchFulfilled, blockRelation.matchFulfilled, saveBond.matchFulfilled),
    effect: function onFamilyChanged(_action, store) {
      if (selectOwnUsersStatus(store.getState()) === 'idle') return;
      void store.dispatch(usersApi.endpoints.getOwnUsers.initiate(undefined, anew));
    },
  });
  startListening({
    matcher: ordersKnown,
    effect: function onOrdersKnown(action, store) {
      if (!ordersKnown(action)) return;
      const { orders, plan } = action.payload;
      const state = store.getState();
      if (selectCurrentUser(state) === null) return;
      // The profile tells the same news, so it is asked for again only when the two differ.
      const open = orders.filter(({ status }) => status === 'open').length;
      if (open === selectOutstanding(state).length && plan.children === selectFamilyLimit(state)) return;
      void store.dispatch(userApi.endpoints.getUser.initiate(undefined, anew));
    },
  });
  startListening({
    matcher: changesGifts,
    effect: function onGiftsChanged(_action, { dispatch }) {
      dispatch(api.util.invalidateTags(['gifts']));
    },
  });
  startListening({
    matcher: verificationApi.endpoints.verifyEmail.matchFulfilled,
    effect: function onEmailVerified(_action, store) {
      if (selectCurrentUser(store.getState()) === null) return;
      void store.dispatch(userApi.endpoints.getUser.initiate(undefined, anew));
    },
  });
}
