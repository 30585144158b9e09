import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../index.ts';
import type { AppStore } from '../index.ts';
import { activityApi } from '../modules/activity/activityApi.ts';
import { adminOrdersApi } from '../modules/adminOrders/adminOrdersApi.ts';
import { administratorsApi } from '../modules/administrators/administratorsApi.ts';
import { calendarApi } from '../modules/calendar/calendarApi.ts';
import { contractsApi } from '../modules/contracts/contractsApi.ts';
import { ordersApi } from '../modules/orders/ordersApi.ts';
import { giftsApi } from '../modules/gifts/giftsApi.ts';
import { ownDataApi } from '../modules/ownData/ownDataApi.ts';
import { partnerCodesApi } from '../modules/partnercodes/partnerCodesApi.ts';
import { registrationApi } from '../modules/registration/registrationApi.ts';
import { securityApi } from '../modules/security/securityApi.ts';
import { signedIn, signedOut } from '../modules/session/sessionSlice.ts';
import { sessionsApi } from '../modules/sessions/sessionsApi.ts';
import { statementApi } from '../modules/statement/statementApi.ts';
import { userApi } from '../modules/user/userApi.ts';
import { usersApi } from '../modules/users/usersApi.ts';
import { verificationApi } from '../modules/verification/verificationApi.ts';
import { startFakeNetwork } from './fakeNetwork.ts';
import type { FakeNetwork } from './fakeNetwork.ts';
import { fakeEnvironment } from './fakeEnvironment.ts';
import type { FakeEnvironment } from './fakeEnvironment.ts';

/** Every call of the api, for tests of what holds for them all. */
export const calls = {
  ...activityApi.endpoints,
  ...adminOrdersApi.endpoints,
  ...administratorsApi.endpoints,
  ...calendarApi.endpoints,
  ...contractsApi.endpoints,
  ...ordersApi.endpoints,
  ...giftsApi.endpoints,
  ...ownDataApi.endpoints,
  ...partnerCodesApi.endpoints,
  ...registrationApi.endpoints,
  ...securityApi.endpoints,
  ...sessionsApi.endpoints,
  ...statementApi.endpoints,
  ...userApi.endpoints,
  ...usersApi.endpoints,
  ...verificationApi.endpoints,
};

export interface TestStore extends Pick<AppStore, 'dispatch' | 'getState'> {
  store: AppStore;
  network: FakeNetwork;
  environment: FakeEnvironment;
  signIn(...roles: string[]): void;
  signOut(): void;
}

/** A real store, on fake ports and a fake network, set up anew for each test of the file. */
export function testStoreForEachTest(): TestStore {
  const testStore = {
    dispatch: (action: UnknownAction) => testStore.store.dispatch(action),
    getState: () => testStore.store.getState(),
    signIn: (...roles: string[]) => void testStore.dispatch(signedIn({ roles })),
    signOut: () => void testStore.dispatch(signedOut()),
  } as TestStore;
  beforeEach(() => {
    testStore.network = startFakeNetwork();
    testStore.environment = fakeEnvironment();
    testStore.store = makeStore(testStore.environment.ports);
  });
  afterEach(() => {
    jest.useRealTimers();
    // Forgets the api's cache, and with it the timers that would empty it a minute later.
    testStore.signOut();
    testStore.network.stop();
  });
  return testStore;
}
