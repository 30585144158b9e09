import { createListenerMiddleware } from '@reduxjs/toolkit';
import { startCrossModuleListeners } from './crossModuleListeners.ts';
import type { StoreExtra } from './extra.ts';
import { startConnectionListeners } from './modules/connection/connectionListeners.ts';
import { startContractsListeners } from './modules/contracts/contractsListeners.ts';
import { startLoadingListeners } from './modules/loading/loadingListeners.ts';
import { startPartnerCodesListeners } from './modules/partnerCodes/partnerCodesListeners.ts';
import { startOrdersListeners } from './modules/orders/ordersListeners.ts';
import { startSessionListeners } from './modules/session/sessionListeners.ts';
import { startToastListeners } from './modules/toast/toastListeners.ts';
import { startUserListeners } from './modules/user/userListeners.ts';
import type { RootState } from './rootReducer.ts';
import type { StoreDispatch } from './startListening.ts';

/** A listener middleware with every listener of the store, made for each store. */
export function makeListeners(extra: StoreExtra) {
  const { middleware, startListening } = createListenerMiddleware<RootState, StoreDispatch, StoreExtra>({
    extra,
    onError: (problem) => extra.ports.log(problem),
  });
  startLoadingListeners(startListening);
  startConnectionListeners(startListening);
  startContractsListeners(startListening);
  startPartnerCodesListeners(startListening);
  startOrdersListeners(startListening);
  startUserListeners(startListening);
  startSessionListeners(startListening);
  startCrossModuleListeners(startListening);
  // Last: signing out empties the toasts, and the one with the reason must stay.
  startToastListeners(startListening);
  return middleware;
}
