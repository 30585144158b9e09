import type { Order, OrdersAnswer } from '../../../../domain/wire/order.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { aUser } from '../../test/family.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectOpenOrder, selectOrders, selectOrdersStatus } from './ordersSlice.ts';

const stage = stageForEachTest();

const { getOrders, getQuote, placeOrder, cancelOrder, startPayment, downloadInvoice, getUser } = calls;

const price = {
  children: 3,
  added: 1,
  from: '2026-03-10',
  until: '2027-03-09',
  per_year: 1250,
  days: 365,
  year_days: 365,
  subtotal: 1250,
  discount_percent: 0,
  discount: 0,
  total: 1250,
  vat_percent: 21,
  vat: 217,
};
const anOrder = (status: Order['status'], hashid = 'order1'): Order => ({
  hashid,
  status,
  price,
  code: null,
  created_at: '2026-03-10T09:00:00.000Z',
  paid_at: null,
  invoices: [],
  transfer: null,
  online: null,
});
const answer = (...orders: Order[]): OrdersAnswer => ({
  plan: { children: 2, present: 1, included: 2, until: null },
  per_year: 1250,
  offers: { orders: true, online: true },
  most: 100,
  code: null,
  orders,
});
const item = { kind: 'order', hashid: 'order1', text: 'Open.', amount: 1250 };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const outstanding = () => stage.store.getState().user.current?.outstanding;
const asked = () => stage.network.requests.map(({ call }) => call);

test('R-8.4 GET /orders fills the list, newest first, and says which one is open', async () => {
  stage.network.on('GET /orders', json(answer(anOrder('open', 'new'), anOrder('paid', 'old'))));
  await stage.store.dispatch(getOrders.initiate());
  expect(selectOrders(stage.store.getState()).map(({ hashid }) => hashid)).toEqual(['new', 'old']);
  expect(selectOpenOrder(stage.store.getState())?.hashid).toBe('new');
  expect(selectOrdersStatus(stage.store.getState())).toBe('ready');
});

test('R-8.4 a list that could not be fetched is a state of its own, with a toast', async () => {
  stage.network.on('GET /orders', json({ error: 'Nee.' }, 500));
  await stage.store.dispatch(getOrders.initiate());
  expect(selectOrdersStatus(stage.store.getState())).toBe('failed');
  expect([selectOrders(stage.store.getState()), selectOpenOrder(stage.store.getState())]).toEqual([[], null]);
  expect(stage.store.getState().toast.open).toMatchObject([{ text: 'Nee.' }]);
});

test('S-132 an order carries how many and which code, never a price; once, with a key', async () => {
  stage.network.on('POST /order', json(answer(anOrder('open'))));
  await stage.store.dispatch(placeOrder.initiate({ children: 3, code: 'VISSER10' }));
  expect(stage.network.requests[0]).toMatchObject({ call: 'POST /order', body: { children: 3, code: 'VISSER10' } });
  expect(stage.network.requests[0]?.headers['idempotency-key']).toBeDefined();
  expect(selectOpenOrder(stage.store.getState())?.hashid).toBe('order1');
});

test('R-4.7 ordering and cancelling are seen in what is outstanding at once', async () => {
  stage.network.on('GET /user', json(aUser()), json(aUser({ outstanding: [item] as never })), json(aUser()));
  stage.network.on('POST /order', json(answer(anOrder('open'))));
  stage.network.on('POST /order/order1/cancel', json(answer(anOrder('cancelled'))));
  await stage.store.dispatch(getUser.initiate());
  await stage.store.dispatch(placeOrder.initiate({ children: 3 }));
  await settled();
  expect(outstanding()).toHaveLength(1);
  await stage.store.dispatch(cancelOrder.initiate({ hashid: 'order1', done }));
  await settled();
  expect(outstanding()).toEqual([]);
  expect(selectOpenOrder(stage.store.getState())).toBeNull();
});

test('R-4.7 news of the list that the profile knows already asks for nothing', async () => {
  stage.network.on('GET /user', json(aUser()));
  stage.network.on(
    'GET /orders',
    json({
      ...answer(anOrder('paid')),
      plan: { children: aUser().family.children, present: 1, included: 2, until: null },
    }),
  );
  await stage.store.dispatch(getUser.initiate());
  await stage.store.dispatch(getOrders.initiate());
  await settled();
  expect(asked()).toEqual(['GET /user', 'GET /orders']);
});

test('R-8.4 paying online leaves for the page of the provider; a failure stays here, with a toast', async () => {
  stage.network.on(
    'POST /order/order1/pay',
    json({ error: 'Betalen lukt nu even niet.' }, 409),
    json({ checkout: 'https://pay.example/tr_1' }),
  );
  await stage.store.dispatch(startPayment.initiate('order1'));
  expect(stage.world.left).toEqual([]);
  expect(stage.store.getState().toast.open).toHaveLength(1);
  await stage.store.dispatch(startPayment.initiate('order1'));
  expect(stage.world.left).toEqual(['https://pay.example/tr_1']);
});

test('R-8.4 a quote asks for the price, and says at its field and in a toast what is wrong', async () => {
  stage.network.on('POST /order/quote', json(price), json({ errors: { code: 'Deze code kennen we niet.' } }, 422));
  expect((await stage.store.dispatch(getQuote.initiate({ children: 3 }))).data?.total).toBe(1250);
  const { error } = await stage.store.dispatch(getQuote.initiate({ children: 3, code: 'X' }));
  expect(error).toMatchObject({ fields: { code: 'Deze code kennen we niet.' } });
  expect(stage.store.getState().toast.open).toMatchObject([{ text: 'Deze code kennen we niet.' }]);
});

test('R-8.4 an invoice is saved under its number', async () => {
  stage.network.on('GET /invoice', () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  await stage.store.dispatch(downloadInvoice.initiate({ hashid: 'i1', fileName: 'factuur-2026-00001.pdf' }));
  expect(stage.network.requests[0]?.query).toEqual({ hashid: 'i1' });
  expect(stage.world.saved.map(({ name }) => name)).toEqual(['factuur-2026-00001.pdf']);
});
