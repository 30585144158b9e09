import { json, lost } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectAnsweredAt } from './connectionSlice.ts';

const testStore = testStoreForEachTest();
const answeredAt = () => selectAnsweredAt(testStore.getState());

test('what the person sees is from the last answer; a call that fails does not make it newer', async () => {
  expect(answeredAt()).toBeNull();
  testStore.network.on('GET /contracts', json([]), lost);
  await testStore.dispatch(calls.getContracts.initiate());
  expect(answeredAt()).toBe(testStore.environment.ports.now());
  testStore.environment.ports.now = () => Date.UTC(2027, 0, 1);
  await testStore.dispatch(calls.getContracts.initiate(undefined, { forceRefetch: true }));
  expect(answeredAt()).toBe(Date.UTC(2026, 3, 14));
});

test('who signs out leaves no time behind', async () => {
  testStore.network.on('GET /users', json([]));
  await testStore.dispatch(calls.getOwnUsers.initiate());
  testStore.signOut();
  expect(answeredAt()).toBeNull();
});
