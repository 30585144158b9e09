import { json, lost } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectAnsweredAt } from './connectionSlice.ts';

const testStore = testStoreForEachTest();
const answeredAt = () => selectAnsweredAt(testStore.getState());

test("the data's time is that of the last answer; a failed call does not change it", async () => {
  expect(answeredAt()).toBeNull();
  testStore.network.on('GET /contracts', json([]), lost);
  await testStore.dispatch(calls.getContracts.initiate());
  expect(answeredAt()).toBe(testStore.environment.ports.now());
  testStore.environment.ports.now = () => Date.UTC(2027, 0, 1);
  await testStore.dispatch(calls.getContracts.initiate(undefined, { forceRefetch: true }));
  expect(answeredAt()).toBe(Date.UTC(2026, 3, 14));
});

test('signing out clears the time', async () => {
  testStore.network.on('GET /users', json([]));
  await testStore.dispatch(calls.getOwnUsers.initiate());
  testStore.signOut();
  expect(answeredAt()).toBeNull();
});
