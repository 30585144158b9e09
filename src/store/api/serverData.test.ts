import type { CurrentUser } from '../../../domain/wire/user.ts';
import { done } from '../test/done.ts';
import { aForm, aGift, anOwnUser, aUser, draftOf } from '../test/family.ts';
import { held, json } from '../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../test/testStore.ts';
import type { RootState } from '../rootReducer.ts';

const testStore = testStoreForEachTest();

const [old, added] = [aGift('old', '2024-01-01', 1), aGift('added', '2025-01-01', 2)];
const code = (hashid: string) => ({ hashid, code: hashid, name: '', discount_percent: 5, uses: 0 });
const orders = (children: number) => ({ plan: { children }, orders: [] });
const family = (firstname: string): CurrentUser => aUser({ firstname });

/** Every slice that both a query and a change feed, with its contents before and after the change. */
const MODULES = [
  {
    name: 'contracts',
    query: 'GET /contracts',
    load: () => calls.getContracts.initiate(undefined, { forceRefetch: true }),
    before: [old],
    after: [added, old],
    change: 'POST /contract',
    answer: added,
    act: () => calls.saveContract.initiate(draftOf(added)),
    shown: ({ contracts }: RootState) => contracts.list,
  },
  {
    name: 'user',
    query: 'GET /user',
    load: () => calls.getUser.initiate(undefined, { forceRefetch: true }),
    before: family('Jan'),
    after: family('Johannes'),
    change: 'POST /user',
    answer: family('Johannes'),
    act: () => calls.saveRelation.initiate({ form: aForm, done }),
    shown: ({ user }: RootState) => user.current,
  },
  {
    name: 'orders',
    query: 'GET /orders',
    load: () => calls.getOrders.initiate(undefined, { forceRefetch: true }),
    before: orders(2),
    after: orders(3),
    change: 'POST /order',
    answer: orders(3),
    act: () => calls.placeOrder.initiate({ children: 3 }),
    shown: ({ orders: { answer } }: RootState) => answer,
  },
  {
    name: 'partnerCodes',
    query: 'GET /partnercodes',
    load: () => calls.getPartnerCodes.initiate(undefined, { forceRefetch: true }),
    before: [code('old')],
    after: [code('old'), code('added')],
    change: 'POST /partnercode',
    answer: code('added'),
    act: () => calls.addPartnerCode.initiate({ draft: code('added'), done } as never),
    shown: ({ partnerCodes }: RootState) => partnerCodes.rows.map((row) => row.code),
  },
];

type Started = ReturnType<typeof calls.getContracts.initiate>;
const start = (call: unknown) => testStore.dispatch(call as Started);

describe.each(MODULES)('$name', ({ query, load, before, after, change, answer, act, shown }) => {
  it('keeps the saved data when an older list arrives, and refetches', async () => {
    const slow = held(json(before));
    testStore.network.on(query, json(before), slow.answer, json(after));
    testStore.network.on(change, json(answer));
    await start(load());
    const stale = start(load());
    await start(act());
    expect(shown(testStore.getState())).toEqual(after);
    slow.release();
    await stale;
    expect(shown(testStore.getState())).toEqual(after);
    await testStore.settled();
    expect(shown(testStore.getState())).toEqual(after);
    expect(testStore.network.requests.filter(({ call }) => call === query)).toHaveLength(3);
  });
});

/** Not the profile: when that can't be loaded the session ends. */
const LISTS = MODULES.filter(({ name }) => name !== 'user');

describe.each(LISTS)('$name', ({ name, query, load, before, shown }) => {
  it('keeps showing its data when a refetch fails', async () => {
    testStore.network.on(query, json(before), json({ error: 'Even niet.' }, 500));
    await start(load());
    await start(load());
    await testStore.settled();
    expect(shown(testStore.getState())).toEqual(before);
    expect(testStore.getState()[name as 'contracts'].status).toBe('ready');
  });
});

it('keeps own users too, when a refetch fails', async () => {
  testStore.network.on('GET /users', json([anOwnUser('jan')]), json({ error: 'Even niet.' }, 500));
  const load = () => start(calls.getOwnUsers.initiate(undefined, { forceRefetch: true }));
  await load();
  await load();
  expect(testStore.getState().users.status).toBe('ready');
});
