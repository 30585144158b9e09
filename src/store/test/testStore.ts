import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../index.ts';
import type { AppStore } from '../index.ts';
import { activityApi } from '../modules/activity/activityApi.ts';
import { addressApi } from '../modules/user/addressApi.ts';
import { adviserLinksApi } from '../modules/adviserLinks/adviserLinksApi.ts';
import { adminOrdersApi } from '../modules/adminOrders/adminOrdersApi.ts';
import { administratorsApi } from '../modules/administrators/administratorsApi.ts';
import { plansApi } from '../modules/plans/plansApi.ts';
import { remarksApi } from '../modules/contracts/remarksApi.ts';
import { whatIfsApi } from '../modules/contracts/whatIfsApi.ts';
import { reportsApi } from '../modules/contracts/reportsApi.ts';
import { bankImportApi } from '../modules/contracts/bankImportApi.ts';
import { calendarApi } from '../modules/calendar/calendarApi.ts';
import { contractsApi } from '../modules/contracts/contractsApi.ts';
import { documentsApi } from '../modules/contracts/documentsApi.ts';
import { confirmationsApi } from '../modules/contracts/confirmationsApi.ts';
import { contestedApi } from '../modules/contracts/contestedApi.ts';
import { proposalsApi } from '../modules/contracts/proposalsApi.ts';
import { selectIsLoading } from '../modules/loading/loadingSlice.ts';
import { familyApi } from '../modules/user/familyApi.ts';
import { ordersApi } from '../modules/orders/ordersApi.ts';
import { helpingApi } from '../modules/helping/helpingApi.ts';
import { giftsApi } from '../modules/gifts/giftsApi.ts';
import { noticesApi } from '../modules/notices/noticesApi.ts';
import { ownDataApi } from '../modules/ownData/ownDataApi.ts';
import { paperCheckApi } from '../modules/paperCheck/paperCheckApi.ts';
import { partnerCodesApi } from '../modules/partnerCodes/partnerCodesApi.ts';
import { registrationApi } from '../modules/registration/registrationApi.ts';
import { loginPasskeysApi } from '../modules/security/loginPasskeysApi.ts';
import { securityApi } from '../modules/security/securityApi.ts';
import { signedIn, signedOut } from '../modules/session/sessionSlice.ts';
import { sessionsApi } from '../modules/sessions/sessionsApi.ts';
import { moneyYearsApi } from '../modules/contracts/moneyYearsApi.ts';
import { mandatesApi } from '../modules/mandates/mandatesApi.ts';
import { passkeysApi } from '../modules/signing/passkeysApi.ts';
import { signingApi } from '../modules/signing/signingApi.ts';
import { statementApi } from '../modules/statement/statementApi.ts';
import { userApi } from '../modules/user/userApi.ts';
import { usersApi } from '../modules/users/usersApi.ts';
import { withdrawalApi } from '../modules/withdrawal/withdrawalApi.ts';
import { verificationApi } from '../modules/verification/verificationApi.ts';
import { startFakeNetwork } from './fakeNetwork.ts';
import type { FakeNetwork } from './fakeNetwork.ts';
import { fakeEnvironment } from './fakeEnvironment.ts';
import type { FakeEnvironment } from './fakeEnvironment.ts';

/** Every call of the api, for tests of rules for all of them. */
export const calls = {
  ...familyApi.endpoints,
  ...activityApi.endpoints,
  ...addressApi.endpoints,
  ...adminOrdersApi.endpoints,
  ...adviserLinksApi.endpoints,
  ...administratorsApi.endpoints,
  ...bankImportApi.endpoints,
  ...plansApi.endpoints,
  ...remarksApi.endpoints,
  ...whatIfsApi.endpoints,
  ...reportsApi.endpoints,
  ...calendarApi.endpoints,
  ...contractsApi.endpoints,
  ...documentsApi.endpoints,
  ...ordersApi.endpoints,
  ...giftsApi.endpoints,
  ...helpingApi.endpoints,
  ...loginPasskeysApi.endpoints,
  ...noticesApi.endpoints,
  ...ownDataApi.endpoints,
  ...paperCheckApi.endpoints,
  ...partnerCodesApi.endpoints,
  ...mandatesApi.endpoints,
  ...moneyYearsApi.endpoints,
  ...passkeysApi.endpoints,
  ...confirmationsApi.endpoints,
  ...contestedApi.endpoints,
  ...proposalsApi.endpoints,
  ...registrationApi.endpoints,
  ...securityApi.endpoints,
  ...sessionsApi.endpoints,
  ...signingApi.endpoints,
  ...statementApi.endpoints,
  ...userApi.endpoints,
  ...usersApi.endpoints,
  ...verificationApi.endpoints,
  ...withdrawalApi.endpoints,
};

/** One turn of the event loop; not a clock that a test may have faked. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A listener may wait for one turn before it sends the next call, so nothing may be open for two in a row. */
async function untilSettled(store: AppStore): Promise<void> {
  let quiet = 0;
  while (quiet < 2) {
    await turn();
    quiet = selectIsLoading(store.getState()) ? 0 : quiet + 1;
  }
}

export interface TestStore extends Pick<AppStore, 'dispatch' | 'getState'> {
  store: AppStore;
  network: FakeNetwork;
  environment: FakeEnvironment;
  /** The bodies that were sent with this call, in order. */
  sent(call: string): unknown[];
  signIn(...roles: string[]): void;
  signOut(): void;
  /** Waits until nothing is pending any longer: no call, and nothing triggered by an answer. */
  settled(): Promise<void>;
}

/** A real store, on fake ports and a fake network, set up again for each test of the file. */
export const testStoreForEachTest = (): TestStore => testStoreBetween(beforeEach, afterEach);

/** One for all tests of the file, each adding its own. */
export const testStoreForAllTests = (): TestStore => testStoreBetween(beforeAll, afterAll);

function testStoreBetween(before: typeof beforeAll, after: typeof afterAll): TestStore {
  const testStore = {
    dispatch: (action: UnknownAction) => testStore.store.dispatch(action),
    getState: () => testStore.store.getState(),
    sent: (call: string) =>
      testStore.network.requests.filter((request) => request.call === call).map(({ body }) => body),
    signIn: (...roles: string[]) => void testStore.dispatch(signedIn({ roles })),
    signOut: () => void testStore.dispatch(signedOut()),
    settled: () => untilSettled(testStore.store),
  } as TestStore;
  before(() => {
    testStore.network = startFakeNetwork();
    testStore.environment = fakeEnvironment();
    testStore.store = makeStore(testStore.environment.ports);
  });
  after(() => {
    jest.useRealTimers();
    // Forgets the api's cache, and with it the timers that would empty it a minute later.
    testStore.signOut();
    testStore.network.stop();
  });
  return testStore;
}
