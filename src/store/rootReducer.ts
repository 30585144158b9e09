import { combineReducers } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api/api.ts';
import { connectionSlice } from './modules/connection/connectionSlice.ts';
import { contractsSlice } from './modules/contracts/contractsSlice.ts';
import { loanDetailsSlice } from './modules/contracts/loanDetailsSlice.ts';
import { loadingSlice } from './modules/loading/loadingSlice.ts';
import { ordersSlice } from './modules/orders/ordersSlice.ts';
import { partnerCodesSlice } from './modules/partnerCodes/partnerCodesSlice.ts';
import { sessionSlice, signedOut } from './modules/session/sessionSlice.ts';
import { toastSlice } from './modules/toast/toastSlice.ts';
import { userSlice } from './modules/user/userSlice.ts';
import { usersSlice } from './modules/users/usersSlice.ts';

const modules = combineReducers({
  [api.reducerPath]: api.reducer,
  connection: connectionSlice.reducer,
  contracts: contractsSlice.reducer,
  loading: loadingSlice.reducer,
  loanDetails: loanDetailsSlice.reducer,
  orders: ordersSlice.reducer,
  partnerCodes: partnerCodesSlice.reducer,
  session: sessionSlice.reducer,
  toast: toastSlice.reducer,
  user: userSlice.reducer,
  users: usersSlice.reducer,
});

export type RootState = ReturnType<typeof modules>;

/**
 * Keeps only the state that survives signing out: open calls are still counted, and the api is emptied by its own
 * action (sessionListeners.ts).
 */
const withoutPerson = ({ api: calls, loading }: RootState): Partial<RootState> => ({ api: calls, loading });

/** Every module in one state; signing out resets each, so that no personal data stays. */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  modules(state && signedOut.match(action) ? withoutPerson(state) : state, action);
