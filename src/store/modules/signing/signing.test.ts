import { createHash } from 'node:crypto';
import type { Signing } from '../../../../domain/wire/signing.ts';
import { json, pdf } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { addDevice, type NewDevice, signWithDevice } from './signing.ts';

const testStore = testStoreForEachTest();

const PAPER = '%PDF-1.7\neen contract';
const SHA256 = createHash('sha256').update(PAPER).digest('hex');
const words = { signed: 'Je hebt ondertekend.', added: 'Toegevoegd.' };
const challenge = Buffer.from('challenge').toString('base64url');
const request = {
  challenge,
  rpId: 'onderling.example',
  allowCredentials: [],
  timeout: 1,
  userVerification: 'required',
};
const creation = {
  rp: { id: 'onderling.example', name: 'Onderling' },
  user: { id: 'aa', name: 'Sanne', displayName: 'Sanne' },
  challenge,
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  attestation: 'none',
};
const signed: Partial<Signing> = { hashid: 'verzoek', state: 'signed' };

/** The device of this browser: its answer, or its error. */
let device: { get: () => Promise<unknown>; create: () => Promise<unknown> };
const stopped = () => Promise.reject(new DOMException('stopped', 'NotAllowedError'));
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const answered = (response: object) => () =>
  Promise.resolve({
    id: 'sleutel',
    rawId: bytes('sleutel'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response,
  });

beforeEach(() => {
  const get = answered({ clientDataJSON: bytes('a'), authenticatorData: bytes('b'), signature: bytes('c') });
  const create = answered({ clientDataJSON: bytes('d'), attestationObject: bytes('e') });
  device = { get, create };
  const browser = { PublicKeyCredential: () => undefined, location: { hostname: 'onderling.example' } };
  Object.assign(globalThis, browser, { window: globalThis });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { credentials: { get: () => device.get(), create: () => device.create() } },
  });
  // The tests mock only the API; the shown paper is read from its object URL.
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('blob:')
      ? Promise.resolve(new Response(testStore.environment.shown.get(input)))
      : network(input, init);
});
afterEach(() => {
  for (const name of ['PublicKeyCredential', 'location', 'window']) Reflect.deleteProperty(globalThis, name);
});

/** The paper is on the screen. */
async function shown(): Promise<string> {
  testStore.network.on('GET /signing/document', pdf(PAPER));
  return testStore.dispatch(calls.getSigningPaper.initiate('verzoek')).unwrap();
}
const sent = () =>
  testStore.network.requests.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);

test("S-157 the shown paper is signed: its hash is computed here, and sent with the device's answer", async () => {
  const paper = await shown();
  testStore.network.on('POST /signing/start', json({ request }));
  testStore.network.on('POST /signing/sign', json(signed));
  const outcome = await testStore.store.dispatch(signWithDevice({ hashid: 'verzoek' }, paper, null, words));
  expect(outcome).toBe('done');
  const response = { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw' };
  const assertion = { id: 'sleutel', rawId: 'c2xldXRlbA', type: 'public-key', response };
  expect(sent()).toEqual([
    ['POST /signing/start', { hashid: 'verzoek', sha256: SHA256, how: 'passkey' }],
    ['POST /signing/sign', { hashid: 'verzoek', sha256: SHA256, read: true, assertion }],
  ]);
});

test('the first signature adds this device with the mailed code, and signs with it at once', async () => {
  const paper = await shown();
  testStore.network.on('POST /passkey/start', json(creation));
  testStore.network.on('POST /passkey', json([]));
  testStore.network.on('POST /signing/start', json({ request }));
  testStore.network.on('POST /signing/sign', json(signed));
  await testStore.store.dispatch(
    signWithDevice({ hashid: 'verzoek' }, paper, { name: 'Computer', code: '123456' }, words),
  );
  expect(sent().map(([call]) => call)).toEqual([
    'POST /passkey/start',
    'POST /passkey',
    'POST /signing/start',
    'POST /signing/sign',
  ]);
  expect(sent()[0]?.[1]).toEqual({ code: '123456' });
  expect(sent()[1]?.[1]).toMatchObject({ name: 'Computer', made: { id: 'sleutel' } });
});

test('cancelling at the device signs nothing, and shows a message', async () => {
  const paper = await shown();
  device = { get: stopped, create: stopped };
  testStore.network.on('POST /signing/start', json({ request }));
  testStore.network.on('POST /passkey/start', json(creation));
  const sign = (adds: NewDevice | null) =>
    testStore.store.dispatch(signWithDevice({ hashid: 'verzoek' }, paper, adds, words));
  expect([await sign(null), await sign({ name: 'Computer', code: '123456' })]).toEqual(['stopped', 'stopped']);
  expect(sent().map(([call]) => call)).toEqual(['POST /signing/start', 'POST /passkey/start']);
});

test.each([
  ['has no challenge for the device', json({ error: 'Dit verzoek is ingetrokken.' }, 409), json(signed), 1],
  ['refuses what the device signed', json({ request }), json({ error: 'Dit verzoek is ingetrokken.' }, 409), 2],
])('nothing is signed when the server %s', async (_what, started, answer, asked) => {
  const paper = await shown();
  testStore.network.on('POST /signing/start', started);
  testStore.network.on('POST /signing/sign', answer);
  expect(await testStore.store.dispatch(signWithDevice({ hashid: 'verzoek' }, paper, null, words))).toBe('failed');
  expect(sent()).toHaveLength(asked);
});

test('a browser that can’t use the device makes no call', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  expect(await testStore.store.dispatch(addDevice({ name: 'Computer', code: '123456' }, words.added))).toBe(false);
  expect(sent()).toEqual([]);
});

test('after a refusal the request is refetched: somebody may have been first', async () => {
  testStore.network.on('GET /signing', json({ hashid: 'verzoek', state: 'open' }), json(signed));
  const page = testStore.dispatch(calls.getSigning.initiate('verzoek'));
  await page;
  testStore.network.on('POST /signing/sign', json({ error: 'Je hebt dit document al ondertekend.' }, 409));
  const proof = { hashid: 'verzoek', sha256: SHA256, read: true, code: '123456' };
  await testStore.dispatch(calls.sign.initiate({ proof, done: words.signed }));
  await testStore.settled();
  expect(calls.getSigning.select('verzoek')(testStore.getState()).data).toEqual(signed);
});

test('the paper is released when it is no longer shown', async () => {
  testStore.network.on('GET /signing/document', pdf(PAPER));
  const looking = testStore.dispatch(calls.getSigningPaper.initiate('verzoek'));
  await looking;
  expect(testStore.environment.shown.size).toBe(1);
  looking.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await testStore.settled();
  expect(testStore.environment.shown.size).toBe(0);
});
