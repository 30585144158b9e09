import type { Order, OrdersAnswer } from '../../../../domain/wire/order.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { aUser } from '../../test/family.ts';
import { aPrice } from '../../../../domain/orders/test/price.ts';
import { anOrder } from '../../test/orders.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectOpenOrder, selectOrders, selectOrdersStatus } from './ordersSlice.ts';

const testStore = testStoreForEachTest();

const { getOrders, getQuote, placeOrder, cancelOrder, startPayment, downloadInvoice, getUser } = calls;

const answer = (...orders: Order[]): OrdersAnswer => ({
  plan: { children: 2, present: 1, included: 2, until: null },
  per_year: 1250,
  offers: { orders: true, online: true },
  most: 100,
  code: null,
  orders,
});
const item = { kind: 'order', hashid: 'order1', text: 'Open.', amount: 1250 };
const outstanding = () => testStore.getState().user.current?.outstanding;
const asked = () => testStore.network.requests.map(({ call }) => call);

test('R-8.4 GET /orders fills the list, newest first, and says which one is open', async () => {
  testStore.network.on(
    'GET /orders',
    json(answer(anOrder('open', { hashid: 'new' }), anOrder('paid', { hashid: 'old' }))),
  );
  await testStore.dispatch(getOrders.initiate());
  expect(selectOrders(testStore.getState()).map(({ hashid }) => hashid)).toEqual(['new', 'old']);
  expect(selectOpenOrder(testStore.getState())?.hashid).toBe('new');
  expect(selectOrdersStatus(testStore.getState())).toBe('ready');
});

test('R-8.4 a list that failed to load is a separate state, with a toast', async () => {
  testStore.network.on('GET /orders', json({ error: 'Nee.' }, 500));
  await testStore.dispatch(getOrders.initiate());
  expect(selectOrdersStatus(testStore.getState())).toBe('failed');
  expect([selectOrders(testStore.getState()), selectOpenOrder(testStore.getState())]).toEqual([[], null]);
  expect(testStore.getState().toast.open).toMatchObject([{ text: 'Nee.' }]);
});

test('S-132 an order is sent once, with a key, the number, the code and the amount shown', async () => {
  testStore.network.on('POST /order', json(answer(anOrder('open'))));
  const shown = { children: 3, code: 'VISSER10', total: 1125 };
  await testStore.dispatch(placeOrder.initiate(shown));
  expect(testStore.network.requests[0]).toMatchObject({ call: 'POST /order', body: shown });
  expect(testStore.network.requests[0]?.headers['idempotency-key']).toBeDefined();
  expect(selectOpenOrder(testStore.getState())?.hashid).toBe('order1');
});

test('R-4.7 ordering and cancelling change the outstanding order at once', async () => {
  testStore.network.on('GET /user', json(aUser()), json(aUser({ outstanding: [item] as never })), json(aUser()));
  testStore.network.on('POST /order', json(answer(anOrder('open'))));
  testStore.network.on('POST /order/order1/cancel', json(answer(anOrder('cancelled'))));
  await testStore.dispatch(getUser.initiate());
  await testStore.dispatch(placeOrder.initiate({ children: 3 }));
  await testStore.settled();
  expect(outstanding()).toHaveLength(1);
  await testStore.dispatch(cancelOrder.initiate({ hashid: 'order1', done }));
  await testStore.settled();
  expect(outstanding()).toEqual([]);
  expect(selectOpenOrder(testStore.getState())).toBeNull();
});

test('R-4.7 news of the list that the profile already has refetches nothing', async () => {
  testStore.network.on('GET /user', json(aUser()));
  testStore.network.on(
    'GET /orders',
    json({
      ...answer(anOrder('paid')),
      plan: { children: aUser().family.children, present: 1, included: 2, until: null },
    }),
  );
  await testStore.dispatch(getUser.initiate());
  await testStore.dispatch(getOrders.initiate());
  await testStore.settled();
  expect(asked()).toEqual(['GET /user', 'GET /orders']);
});

test('R-8.4 paying online leaves for the page of the provider; a failure stays here, with a toast', async () => {
  testStore.network.on(
    'POST /order/order1/pay',
    json({ error: 'Betalen lukt nu even niet.' }, 409),
    json({ checkout: 'https://pay.example/tr_1' }),
  );
  await testStore.dispatch(startPayment.initiate('order1'));
  expect(testStore.environment.left).toEqual([]);
  expect(testStore.getState().toast.open).toHaveLength(1);
  await testStore.dispatch(startPayment.initiate('order1'));
  expect(testStore.environment.left).toEqual(['https://pay.example/tr_1']);
});

test('R-8.4 a quote fetches the price, and reports an error at its field and in a toast', async () => {
  testStore.network.on('POST /order/quote', json(aPrice), json({ errors: { code: 'Deze code kennen we niet.' } }, 422));
  expect((await testStore.dispatch(getQuote.initiate({ children: 3 }))).data?.total).toBe(1250);
  const { error } = await testStore.dispatch(getQuote.initiate({ children: 3, code: 'X' }));
  expect(error).toMatchObject({ fields: { code: 'Deze code kennen we niet.' } });
  expect(testStore.getState().toast.open).toMatchObject([{ text: 'Deze code kennen we niet.' }]);
});

test('R-8.4 an invoice is saved under its number', async () => {
  testStore.network.on('GET /invoice', () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  await testStore.dispatch(downloadInvoice.initiate({ hashid: 'i1', fileName: 'factuur-2026-00001.pdf' }));
  expect(testStore.network.requests[0]?.query).toEqual({ hashid: 'i1' });
  expect(testStore.environment.saved.map(({ name }) => name)).toEqual(['factuur-2026-00001.pdf']);
});
