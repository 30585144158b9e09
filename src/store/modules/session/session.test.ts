import { aGift, anOwnUser, aUser, draftOf } from '../../test/family.ts';
import { held, json, lost } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { fakeClock, whileTimePasses } from '../../test/time.ts';
import { toastShown } from '../toast/toastSlice.ts';
import { detourFor } from './sessionListeners.ts';
import {
  farewellAsked,
  selectFarewell,
  selectHasRole,
  selectRoles,
  selectSessionStatus,
  signInAsked,
  signOutAsked,
  signUpAsked,
  stepUpAsked,
} from './sessionSlice.ts';

const testStore = testStoreForEachTest();

const { getContracts, saveContract, getOwnUsers } = calls;

describe('R-4.10 roles', () => {
  test('R-4.10 roles can be checked, and follow the token', () => {
    const isSuperadmin = () => selectHasRole(testStore.getState(), 'superadmin');
    expect(isSuperadmin()).toBe(false);
    testStore.signIn('superadmin');
    expect([isSuperadmin(), selectHasRole(testStore.getState(), 'super')]).toEqual([true, false]);
    testStore.signIn();
    expect(isSuperadmin()).toBe(false);
  });
});

describe('failures that stop every screen', () => {
  const mfa = json({ status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' }, 401);
  const maintenance = json({ message: 'We zijn even in onderhoud.' }, 503);

  test.each([
    ['R-6.2 401 with mfa', mfa, '/mfa?terug=%2Flening%2Fabc%3Fjaar%3D2026'],
    ['R-6.3 503', maintenance, '/onderhoud?terug=%2Flening%2Fabc%3Fjaar%3D2026'],
  ])('%s goes to its screen from any call, and keeps the path and query', async (_name, failure, to) => {
    testStore.environment.path = '/lening/abc?jaar=2026';
    testStore.network.on('GET /users', failure);
    await testStore.dispatch(getOwnUsers.initiate());
    expect(testStore.environment.navigations).toEqual([{ to, replace: true }]);
    expect(testStore.getState().toast.open).toHaveLength(1);
  });

  test('a token that the API rejects is renewed, except by the profile fetch, which ends the session (R-4.8)', async () => {
    const refused = json({ message: 'Je bent niet ingelogd.' }, 401);
    testStore.network.on('GET /users', refused);
    testStore.network.on('GET /user', refused);
    await testStore.dispatch(getOwnUsers.initiate());
    expect(testStore.environment.session).toEqual(['renewRefusedToken']);
    expect([testStore.getState().toast.open.length, testStore.environment.navigations]).toEqual([1, []]);
    await testStore.dispatch(calls.getUser.initiate());
    expect(testStore.environment.session).toEqual(['renewRefusedToken', 'signOut']);
    testStore.network.on('GET /contracts', mfa);
    await testStore.dispatch(getContracts.initiate(undefined, { forceRefetch: true }));
    expect(testStore.environment.session).toEqual(['renewRefusedToken', 'signOut']);
  });

  test('R-6.2 a call that is only logged goes there too', async () => {
    testStore.network.on('GET /contracts', mfa);
    await testStore.dispatch(getContracts.initiate());
    expect(testStore.environment.navigations).toEqual([{ to: '/mfa?terug=%2Foverzicht', replace: true }]);
    expect(testStore.getState().toast.open).toEqual([]);
  });

  test.each([
    ['R-6.2', 'mfa', '/overzicht', '/mfa?terug=%2Foverzicht'],
    ['R-6.3', 'maintenance', '/', '/onderhoud?terug=%2F'],
    ['R-6.2', 'mfa', '/mfa?terug=%2Foverzicht', null],
    ['R-6.3', 'maintenance', '/onderhoud', null],
    ['R-6.4', 'refused', '/overzicht', null],
    ['R-6.4', 'noAnswer', '/overzicht', null],
    ['R-6.4', 'unreadable', '/overzicht', null],
  ] as const)('%s %s at %s leads to %s', (_row, code, from, to) => {
    expect(detourFor({ code }, from)).toBe(to);
  });
});

describe('session actions go to the identity provider', () => {
  test('logging in, registering, the second step and logging out do', () => {
    testStore.signIn('superadmin');
    testStore.dispatch(signInAsked('/overzicht'));
    testStore.dispatch(signUpAsked('/register/step/final'));
    testStore.dispatch(stepUpAsked('/profiel?tab=1'));
    expect(selectRoles(testStore.getState())).toEqual(['superadmin']);
    testStore.dispatch(signOutAsked());
    expect(testStore.environment.session).toEqual([
      'signIn /overzicht',
      'signUp /register/step/final',
      'stepUp /profiel?tab=1',
      'signOut',
    ]);
    expect(selectSessionStatus(testStore.getState())).toBe('signedOut');
  });
});

describe('signing out leaves no personal data', () => {
  test('every module is reset, including the api cache', async () => {
    testStore.signOut();
    const before = testStore.getState();
    testStore.network.on('GET /contracts', json([aGift('gift', '2026-04-14', 500_000)]));
    testStore.network.on('GET /user', json(aUser()));
    testStore.network.on('GET /users', json([anOwnUser('bram')]));
    testStore.network.on('GET /partnercodes', json([{ hashid: 'code' }]));
    testStore.signIn('superadmin');
    await Promise.all([
      testStore.dispatch(getContracts.initiate()),
      testStore.dispatch(calls.getUser.initiate()),
      testStore.dispatch(getOwnUsers.initiate()),
      testStore.dispatch(calls.getPartnerCodes.initiate()),
    ]);
    testStore.dispatch(toastShown({ kind: 'success', text: 'Bram is opgeslagen.' }));
    testStore.signOut();
    expect({ ...testStore.getState(), loading: before.loading }).toEqual(before);
  });

  test('an answer still on its way does not reach the next person', async () => {
    const late = held(json([aGift('gift', '2026-04-14', 500_000)]));
    testStore.network.on('GET /contracts', late.answer);
    const asked = testStore.dispatch(getContracts.initiate());
    testStore.signOut();
    late.release();
    await asked;
    expect(testStore.getState().contracts).toMatchObject({ status: 'idle', list: [] });
    expect(testStore.getState().toast.open).toEqual([]);
  });

  test('a call being retried stops, and its key is forgotten', async () => {
    fakeClock();
    const draft = draftOf(aGift('', null, 500_000));
    testStore.network.on('POST /contract', lost);
    const lostCall = testStore.dispatch(saveContract.initiate(draft));
    await jest.advanceTimersByTimeAsync(0);
    testStore.signOut();
    await whileTimePasses(lostCall);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(testStore.network.requests).toHaveLength(1);
    testStore.network.on('POST /contract', json(aGift('new', null, 500_000)));
    await testStore.dispatch(saveContract.initiate(draft));
    expect(testStore.network.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-2']);
  });
});

test('R-8.13 /logout forgets the signed-in person, also when another tab led there', async () => {
  testStore.signIn();
  testStore.dispatch(farewellAsked());
  await testStore.settled();
  expect(testStore.getState().session.status).toBe('signedOut');
});

test('/logout knows how the session ended, only after it asked', async () => {
  testStore.environment.farewell = 'elsewhere';
  expect(selectFarewell(testStore.getState())).toBeNull();
  testStore.dispatch(farewellAsked());
  await testStore.settled();
  expect(selectFarewell(testStore.getState())).toBe('elsewhere');
});
