import { json, lost } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectAnsweredAt } from './connectionSlice.ts';

const stage = stageForEachTest();
const answeredAt = () => selectAnsweredAt(stage.store.getState());

test('what the person sees is from the last answer; a call that fails does not make it newer', async () => {
  expect(answeredAt()).toBeNull();
  stage.network.on('GET /users', json([]), lost);
  await stage.store.dispatch(calls.getOwnUsers.initiate());
  expect(answeredAt()).toBe(stage.world.ports.now());
  stage.world.ports.now = () => Date.UTC(2027, 0, 1);
  await stage.store.dispatch(calls.getOwnUsers.initiate(undefined, { forceRefetch: true }));
  expect(answeredAt()).toBe(Date.UTC(2026, 3, 14));
});

test('who signs out leaves no time behind', async () => {
  stage.network.on('GET /users', json([]));
  await stage.store.dispatch(calls.getOwnUsers.initiate());
  stage.signOut();
  expect(answeredAt()).toBeNull();
});
