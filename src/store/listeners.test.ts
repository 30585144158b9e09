import { makeStore } from './index.ts';
import { toastShown } from './modules/toast/toastSlice.ts';
import { usersApi } from './modules/users/usersApi.ts';
import { json, startFakeNetwork } from './test/fakeNetwork.ts';
import { fakeEnvironment } from './test/fakeEnvironment.ts';

test('two stores share nothing: neither state nor cache, nor listeners nor ports', async () => {
  const network = startFakeNetwork();
  network.on('GET /users', json({ error: 'Nee.' }, 503));
  const [here, elsewhere] = [fakeEnvironment(), fakeEnvironment()];
  const [one, other] = [makeStore(here.ports), makeStore(elsewhere.ports)];
  await one.dispatch(usersApi.endpoints.getOwnUsers.initiate());
  expect(one.getState().toast.open).toHaveLength(1);
  expect(other.getState().toast.open).toEqual([]);
  expect(other.getState().users.status).toBe('idle');
  expect([here.navigations.length, elsewhere.navigations.length]).toEqual([1, 0]);
  network.stop();
});

test('a listener that throws is logged, and the others go on', async () => {
  const network = startFakeNetwork();
  const environment = fakeEnvironment();
  const broken = new Error('The router is gone.');
  environment.ports.navigate = () => {
    throw broken;
  };
  network.on('GET /users', json({ error: 'Nee.' }, 503));
  const store = makeStore(environment.ports);
  await store.dispatch(usersApi.endpoints.getOwnUsers.initiate());
  expect(environment.logged).toEqual([broken]);
  expect(store.getState().toast.open).toHaveLength(1);
  store.dispatch(toastShown({ kind: 'info', text: 'Nog een.' }));
  expect(store.getState().toast.open).toHaveLength(2);
  network.stop();
});
