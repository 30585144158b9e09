import { json, pdf } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectToasts } from '../toast/toastSlice.ts';

const testStore = testStoreForEachTest();
const { getPhoto } = calls;

const PATH = 'user/photo?hashid=sanne&v=2';
/** Long enough for the cache to drop unused data (RTK Query keeps it for a minute). */
const A_WHILE = 61_000;

test('R-5.9 a photo is fetched with the bearer token and shown under an address of this device', async () => {
  testStore.network.on('GET /user/photo', pdf('jpeg'));
  const { data } = await testStore.dispatch(getPhoto.initiate(PATH));
  expect(testStore.network.requests).toMatchObject([
    { query: { hashid: 'sanne', v: '2' }, headers: { authorization: 'Bearer the-token' } },
  ]);
  expect([...testStore.environment.shown.keys()]).toEqual([data]);
});

test('S-80 two places that show one photo fetch it once, and it is released when it is no longer shown', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  testStore.network.on('GET /user/photo', pdf('jpeg'));
  const one = testStore.dispatch(getPhoto.initiate(PATH));
  const two = testStore.dispatch(getPhoto.initiate(PATH));
  await Promise.all([one, two]);
  expect(testStore.network.requests).toHaveLength(1);
  one.unsubscribe();
  await jest.advanceTimersByTimeAsync(A_WHILE);
  expect(testStore.environment.shown.size).toBe(1);
  two.unsubscribe();
  await jest.advanceTimersByTimeAsync(A_WHILE);
  expect(testStore.environment.shown.size).toBe(0);
});

test('S-80 signing out releases every photo', async () => {
  testStore.network.on('GET /user/photo', pdf('jpeg'));
  await testStore.dispatch(getPhoto.initiate(PATH));
  testStore.signOut();
  await testStore.settled();
  expect(testStore.environment.shown.size).toBe(0);
});

test('R-6.1 a photo that fails to load is reported in a toast, and leaves the initials', async () => {
  testStore.network.on('GET /user/photo', json({ error: 'Niet gevonden.' }, 404));
  const { error } = await testStore.dispatch(getPhoto.initiate(PATH));
  expect(error).toMatchObject({ status: 404 });
  expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'error', text: 'Niet gevonden.' }]);
  expect(testStore.environment.shown.size).toBe(0);
});
