import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { addLoginPasskey } from './loginPasskeys.ts';

const testStore = testStoreForEachTest();

const passkey = { id: 'a', name: 'Telefoon', added_at: '2026-11-20T10:00:00.000Z', last_used_at: null };
const none = { embedded: true, factor: null, passkeys: [], address_asked: null, address_changed: null };
const one = { ...none, passkeys: [passkey] };
const creation = {
  rp: { id: 'onderling.example', name: 'Onderling' },
  user: { id: 'aa', name: 'sanne@voorbeeld.example', displayName: 'sanne@voorbeeld.example' },
  challenge: 'aa',
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
};
const password = 'Keukentafel-2026!';
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const sent = () => testStore.network.requests.map(({ call }) => call);

/** The mocked answer of this browser's device. */
function deviceThat(create: () => Promise<unknown>): void {
  Object.assign(globalThis, { PublicKeyCredential: () => undefined, window: globalThis });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { credentials: { create } } });
}
afterEach(() => {
  for (const name of ['PublicKeyCredential', 'window']) Reflect.deleteProperty(globalThis, name);
});

const makes = () =>
  Promise.resolve({
    id: 'sleutel',
    rawId: bytes('sleutel'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('d'), attestationObject: bytes('e') },
  });
const add = () => testStore.dispatch(addLoginPasskey({ name: 'Telefoon', password }, done));

test('R-8.8 a passkey is made after the password, and is added to the list', async () => {
  testStore.network.on('GET /security', json(none), json(one));
  testStore.network.on('POST /security/passkey/start', json(creation));
  testStore.network.on('POST /security/passkey', json({}));
  deviceThat(makes);
  await testStore.dispatch(calls.getSecurity.initiate());
  expect(await add()).toBe(true);
  await testStore.settled();
  expect(calls.getSecurity.select()(testStore.getState()).data).toEqual(one);
  const [, start, added] = testStore.network.requests;
  expect(start?.body).toEqual({ password });
  expect(added?.body).toMatchObject({ name: 'Telefoon', made: { response: { clientDataJSON: 'ZA' } } });
});

test('R-8.8 nothing is added when cancelled at the device', async () => {
  testStore.network.on('POST /security/passkey/start', json(creation));
  deviceThat(() => Promise.reject(new DOMException('stopped', 'NotAllowedError')));
  expect(await add()).toBe(false);
  expect(sent()).toEqual(['POST /security/passkey/start']);
});

test('R-8.8 a wrong password does not use the device, and is reported at the field', async () => {
  testStore.network.on(
    'POST /security/passkey/start',
    json({ errors: { password: 'Dit wachtwoord klopt niet.' } }, 422),
  );
  deviceThat(() => Promise.reject(new Error('it was asked')));
  await expect(add()).rejects.toMatchObject({ fields: { password: 'Dit wachtwoord klopt niet.' } });
});
