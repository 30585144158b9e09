import { aForm, aGift, aUser, draftOf } from '../test/family.ts';
import { done } from '../test/done.ts';
import { html, json, lost } from '../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../test/testStore.ts';
import { fakeClock, whileTimePasses } from '../test/time.ts';

const testStore = testStoreForEachTest();
beforeEach(fakeClock);

const {
  cancelOrder,
  getContracts,
  getOwnUsers,
  getPhoto,
  getUser,
  placeOrder,
  recordEvent,
  saveContract,
  saveRelation,
} = calls;

const draft = draftOf(aGift('', '2026-04-14', 500_000));
const keys = () => testStore.network.requests.map(({ headers }) => headers['idempotency-key']);

describe('every call', () => {
  test('carries the current bearer token', async () => {
    testStore.network.on('GET /users', json([]));
    await testStore.dispatch(getOwnUsers.initiate());
    testStore.environment.token = 'renewed';
    await testStore.dispatch(getOwnUsers.initiate(undefined, { forceRefetch: true }));
    expect(testStore.network.requests.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer the-token',
      'Bearer renewed',
    ]);
  });

  test('goes out without a token when nobody is signed in', async () => {
    testStore.environment.token = null;
    testStore.network.on('GET /users', json([]));
    await testStore.dispatch(getOwnUsers.initiate());
    expect(testStore.network.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('S-169 names the family of this page, or none if the page has none', async () => {
    testStore.network.on('GET /users', json([]));
    await testStore.dispatch(getOwnUsers.initiate());
    testStore.environment.ports.family = 'vries';
    await testStore.dispatch(getOwnUsers.initiate(undefined, { forceRefetch: true }));
    expect(testStore.network.requests.map(({ headers }) => headers['onderling-family'])).toEqual([undefined, 'vries']);
  });

  test('R-5.13 goes to the API of the run-time configuration, read at each call: each of several goes to the current one', async () => {
    const hosts = ['https://elders.example/v1', 'https://daarna.example/api/v1', 'https://elders.example/v1'];
    for (const host of new Set(hosts)) testStore.network.on(`GET ${host}/users?own=1`, json([]));
    testStore.network.on('GET https://daarna.example/api/v1/contracts', json([]));
    const answered: boolean[] = [];
    for (const host of hosts) {
      testStore.environment.ports.apiBase = () => host;
      const { isSuccess } = await testStore.dispatch(getOwnUsers.initiate(undefined, { forceRefetch: true }));
      answered.push(isSuccess);
    }
    testStore.environment.ports.apiBase = () => 'https://daarna.example/api/v1';
    answered.push((await testStore.dispatch(getContracts.initiate())).isSuccess);
    expect(answered).toEqual([true, true, true, true]);
    expect(testStore.network.requests.map(({ call }) => call)).toEqual([
      ...hosts.map((host) => `GET ${host}/users?own=1`),
      'GET https://daarna.example/api/v1/contracts',
    ]);
  });

  test('is not sent when the token could not be renewed, which counts as no answer', async () => {
    testStore.environment.token = new Error('The provider does not answer.');
    const { error } = await testStore.dispatch(getPhoto.initiate('user/photo'));
    expect(error).toMatchObject({ status: 0, code: 'noAnswer' });
    expect(testStore.network.requests).toEqual([]);
    expect(testStore.environment.logged).toEqual([testStore.environment.token]);
  });

  test('is sent once when marked as not patient', async () => {
    testStore.network.on('GET /contracts', lost);
    await testStore.dispatch(getContracts.initiate());
    expect(testStore.network.requests).toHaveLength(1);
  });
});

describe('F22 creating calls take effect once', () => {
  test('F22 the answer is lost after commit: sent again with the same key', async () => {
    testStore.network.on('POST /contract', lost, html(502), json(aGift('new', '2026-04-14', 500_000)));
    const saved = await whileTimePasses(testStore.dispatch(saveContract.initiate(draft)));
    expect(saved.data?.hashid).toBe('new');
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
    expect(testStore.getState().contracts.list).toHaveLength(1);
  });

  test('F22 a double click is one call, with one key', async () => {
    testStore.network.on('POST /contract', json(aGift('new', '2026-04-14', 500_000)));
    await Promise.all([
      testStore.dispatch(saveContract.initiate(draft)),
      testStore.dispatch(saveContract.initiate(draft)),
    ]);
    expect(keys()).toEqual(['key-1', 'key-1']);
    expect(testStore.getState().contracts.list).toHaveLength(1);
  });

  test('F22 pressing Save again after every attempt was lost keeps the key', async () => {
    testStore.network.on('POST /contract', lost, lost, lost, lost, json(aGift('new', '2026-04-14', 500_000)));
    const failed = await whileTimePasses(testStore.dispatch(saveContract.initiate(draft)));
    expect(failed.error).toMatchObject({ code: 'noAnswer' });
    await testStore.dispatch(saveContract.initiate(draft));
    expect(keys()).toEqual(Array<string>(5).fill('key-1'));
  });

  test('F22 a payment whose answer was lost is sent as it was, also when the page has read it meanwhile', async () => {
    testStore.network.on('POST /contract/event', lost, lost, lost, lost, json(aGift('een', '2026-04-14', 500_000)));
    const record = (ledger_version: number) =>
      recordEvent.initiate({
        draft: { contract: 'een', kind: 'payment', date: '2026-11-26', amount: 50_000, note: '', ledger_version },
        done,
      });
    await whileTimePasses(testStore.dispatch(record(12)));
    await testStore.dispatch(record(13));
    expect(keys()).toEqual(Array<string>(5).fill('key-1'));
    expect(testStore.network.requests[4]?.body).toMatchObject({ ledger_version: 12 });
  });

  test('F22 repeating a call that was taken back gets a new key, even if its answer was lost', async () => {
    const orders = { orders: [] };
    testStore.network.on('POST /order', lost, lost, lost, lost, json(orders));
    testStore.network.on('POST /order/een/cancel', json(orders));
    await whileTimePasses(testStore.dispatch(placeOrder.initiate({ children: 3 })));
    await testStore.dispatch(cancelOrder.initiate({ hashid: 'een', done }));
    await testStore.dispatch(placeOrder.initiate({ children: 3 }));
    expect(keys()).toEqual([...Array<string>(4).fill('key-1'), undefined, 'key-2']);
  });

  test('F22 another contract, or the same one again after an answer, gets a new key', async () => {
    testStore.network.on(
      'POST /contract',
      json({ errors: { total: 'Te hoog.' } }, 422),
      json(aGift('new', '2026-04-14', 500_000)),
    );
    await testStore.dispatch(saveContract.initiate(draft));
    await testStore.dispatch(saveContract.initiate(draft));
    await testStore.dispatch(saveContract.initiate({ ...draft, total: 1 }));
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  test('F22 a form is identified by its fields: the same child keeps its key, another child, or a photo of the same size, gets its own', async () => {
    testStore.network.on('POST /user', lost, lost, lost, lost, json(aUser()));
    const photo = new Blob(['jpeg'], { type: 'image/jpeg' });
    await whileTimePasses(testStore.dispatch(saveRelation.initiate({ form: { ...aForm, image: photo }, done })));
    await testStore.dispatch(saveRelation.initiate({ form: { ...aForm, firstname: 'Bram', image: photo }, done }));
    await testStore.dispatch(
      saveRelation.initiate({ form: { ...aForm, image: new Blob(['gepj'], { type: 'image/jpeg' }) }, done }),
    );
    await testStore.dispatch(saveRelation.initiate({ form: { ...aForm, image: photo }, done }));
    expect(keys().slice(3)).toEqual(['key-1', 'key-2', 'key-3', 'key-1']);
  });

  test('F22 a refusal is not sent again', async () => {
    testStore.network.on('POST /contract', json({ message: 'Er ging iets mis. Meld code 7.' }, 500));
    await whileTimePasses(testStore.dispatch(saveContract.initiate(draft)));
    expect(testStore.network.requests).toHaveLength(1);
  });
});

describe('F23 the profile call is retried while there is no answer', () => {
  test.each([
    ['no answer', lost],
    ['502', html(502)],
    ['504', html(504)],
  ])('F23 %s three times, then the profile: nobody is logged out or redirected', async (_name, failure) => {
    testStore.network.on('GET /user', failure, failure, failure, json(aUser()));
    await whileTimePasses(testStore.dispatch(getUser.initiate()));
    expect(testStore.getState().user.status).toBe('ready');
    expect(testStore.network.requests).toHaveLength(4);
    expect([testStore.environment.session, testStore.environment.navigations, testStore.getState().toast.open]).toEqual(
      [[], [], []],
    );
  });

  test('F23 the pauses grow', async () => {
    const middle = jest.spyOn(Math, 'random').mockReturnValue(0.6);
    const sentAt: number[] = [];
    testStore.network.on('GET /user', () => {
      sentAt.push(jest.now());
      return lost();
    });
    await whileTimePasses(testStore.dispatch(getUser.initiate()));
    middle.mockRestore();
    expect(sentAt.slice(1).map((time, i) => time - sentAt[i]!)).toEqual([600, 1_200, 2_400]);
  });
});
