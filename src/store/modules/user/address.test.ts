import { aUser } from '../../test/family.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();
const { getUser, getSecurity, askAddress, confirmAddress } = calls;

const security = { embedded: true, factor: null, address_asked: null, address_changed: null, passkeys: [] };
const asked = { ...security, address_asked: { email: 'nieuw@voorbeeld.example', until: '2026-11-24T10:00:00Z' } };
const form = { email: 'nieuw@voorbeeld.example', password: 'Keukentafel-2026!' };
const sent = () => testStore.network.requests.map(({ call }) => call);

test('requesting another address shows the pending one, and keeps no password', async () => {
  testStore.network.on('GET /security', json(security), json(asked));
  testStore.network.on('POST /profile/email', json({}));
  const shown = testStore.dispatch(getSecurity.initiate());
  await shown;
  await testStore.dispatch(askAddress.initiate({ form, done: 'Kijk in je mail.' }));
  await testStore.settled();
  expect((await shown).data).toBeDefined();
  expect(calls.getSecurity.select()(testStore.getState() as never).data).toEqual(asked);
  expect(sent()).toEqual(['GET /security', 'POST /profile/email', 'GET /security']);
});

test('S-173 a confirmed address shows at once; a refused one changes nothing', async () => {
  testStore.network.on(
    'GET /user',
    json(aUser({ email: 'oud@voorbeeld.example' })),
    json(aUser({ email: form.email })),
  );
  testStore.network.on('POST /profile/email/confirm', json({ error: 'Dit is er niet.' }, 404), json({}));
  await testStore.dispatch(getUser.initiate());
  const confirm = () => testStore.dispatch(confirmAddress.initiate({ token: 'het-token', done: 'Gewijzigd.' }));
  const email = () => testStore.getState().user.current?.email;
  await confirm();
  await testStore.settled();
  expect(email()).toBe('oud@voorbeeld.example');
  await confirm();
  await testStore.settled();
  expect(email()).toBe(form.email);
});
