import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();

const { getSessions, endSession, endOtherSessions } = calls;

const session = (id: string, current = false) => ({
  id,
  device: 'Chrome op Windows',
  signed_in_at: '2026-11-20T10:00:00.000Z',
  last_seen: '2026-11-20T11:00:00.000Z',
  current,
});
const known = () =>
  getSessions
    .select()(testStore.getState())
    .data?.map(({ id }) => id);

test('R-8.8 GET /sessions lists where a person is logged in; ending one refetches the list', async () => {
  testStore.network.on('GET /sessions', json([session('here', true), session('there')]), json([session('here', true)]));
  testStore.network.on('DELETE /session', json({}));
  await testStore.dispatch(getSessions.initiate());
  expect(known()).toEqual(['here', 'there']);
  await testStore.dispatch(endSession.initiate({ id: 'there', done }));
  expect(testStore.network.requests[1]).toMatchObject({ call: 'DELETE /session', body: { id: 'there' } });
  await testStore.settled();
  expect(known()).toEqual(['here']);
});

test('R-8.8 ending all others is one call', async () => {
  testStore.network.on(
    'GET /sessions',
    json([session('here', true), session('there'), session('elsewhere')]),
    json([session('here', true)]),
  );
  testStore.network.on('DELETE /sessions', json({}));
  await testStore.dispatch(getSessions.initiate());
  await testStore.dispatch(endOtherSessions.initiate({ done }));
  await testStore.settled();
  expect(known()).toEqual(['here']);
  expect(testStore.network.requests.map(({ call }) => call)).toEqual([
    'GET /sessions',
    'DELETE /sessions',
    'GET /sessions',
  ]);
});
