import assert from 'node:assert/strict';
import { after, before, beforeEach, type Mock, mock, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import type { OrdersAnswer } from '../../../domain/wire/order.ts';
import { orders } from '../../db/orderSchema.ts';
import { auditLog, families } from '../../db/schema.ts';
import { checkDuePayments } from '../../actions/orders/rounds.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { camt053 } from '../../test/bankFiles.ts';
import { makeFamily } from '../../test/factories.ts';
import type { MollieStandIn } from '../../test/mollie/mollieStandIn.ts';
import { startMollie } from '../../test/mollie/standIn.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';
import { readEnv } from '../../env.ts';

const DAY = 24 * 3_600_000;

type Log = TestApp['services']['log']['error'];

eachEngine((engine) => {
  let made: TestApp;
  let mollie: MollieStandIn;
  let later = 0;
  let failed: Mock<Log>;
  const db = () => made.services.db;

  before(async () => {
    mollie = await startMollie();
    const env = readEnv({
      NODE_ENV: 'test',
      DATA_DIR: '/nowhere',
      MOLLIE_API_KEY: mollie.key,
      MOLLIE_API_URL: mollie.url,
    });
    made = await engine.app({ env, clock: () => Date.now() + later });
    failed = mock.method(made.services.log, 'error');
    await made.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = made.app.server.address() as { port: number };
    mollie.notifyUrl = `http://127.0.0.1:${port}/api/v1/payments/webhook`;
  });
  after(() => mollie.close());
  beforeEach(() => {
    Object.assign(mollie, { down: false, notifications: 'send' });
    later = 0;
    failed.mock.resetCalls();
  });

  /** A family that ordered, and went to pay. */
  async function paying() {
    const family = await makeFamily(db());
    const api = await apiClient(made.app, family.parent);
    const [order] = ((await api.post('/order', { children: 3 })).body as OrdersAnswer).orders;
    const hashid = order!.hashid;
    const pay = () => api.post(`/order/${hashid}/pay`);
    const { checkout } = (await pay()).body as { checkout: string };
    return {
      family,
      api,
      hashid,
      pay,
      checkout,
      id: checkout.split('/').at(-1)!,
      now: async () => ((await api.get('/orders')).body as OrdersAnswer).orders[0]!,
      limit: async () => (await db().select().from(families).where(eq(families.id, family.id)))[0]!.paid_children,
      alerts: async () =>
        (
          await db()
            .select()
            .from(auditLog)
            .where(and(eq(auditLog.hashid, hashid), eq(auditLog.action, 'alert')))
        ).map(({ after: change }) => (change as { wrong: string }).wrong),
    };
  }
  /** The same, paid at Mollie and by bank as well. */
  async function paidTwice() {
    const p = await paying();
    const { reference } = (await p.now()).transfer!;
    const admin = await apiClient(made.app, p.family.parent, ADMINISTRATOR);
    await mollie.change(p.id, { status: 'paid' });
    const bytes = Buffer.from(camt053([{ amount: 1250, text: reference }]));
    await admin.form('/admin/bank-import', {}, { bytes, name: 'afschrift.xml', type: 'text/xml', field: 'file' });
    return { ...p, returned: () => admin.post(`/admin/order/${p.hashid}/returned`) };
  }
  /** The server log's lines about money that has to go back. */
  const errors = () =>
    failed.mock.calls.flatMap(({ arguments: [facts, text] }) => (text === 'a payment has to go back' ? [facts] : []));
  const notify = (id: string, rest: Record<string, string> = {}) =>
    made.app.inject({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ id, ...rest }).toString(),
    });

  test('R-8.4 an order is paid at Mollie’s own page, and its notification raises the limit', async () => {
    const p = await paying();
    const asked = mollie.payments.get(p.id)!;
    assert.deepEqual(
      [asked.amount, asked.metadata, asked.locale],
      [{ currency: 'EUR', value: '12.50' }, { order: p.hashid }, 'nl_NL'],
    );
    assert.match(
      asked.redirectUrl,
      new RegExp(`/familiebeheer/administratie\\?familie=\\w+&bestelling=${p.hashid}$`, 'u'),
    );
    assert.equal((await p.now()).online, 'busy');
    await mollie.change(p.id, { status: 'paid' });
    assert.deepEqual([(await p.now()).status, await p.limit()], ['paid', 3]);
    assert.equal((await p.pay()).status, 409);
  });

  test('S-134 coming back without paying changes nothing', async () => {
    const p = await paying();
    await p.api.get('/user');
    assert.deepEqual([(await p.now()).status, await p.limit()], ['open', 2]);
  });

  test('S-128 a forged notification makes us ask Mollie, and its own claims are never believed', async () => {
    const p = await paying();
    const answer = await notify(p.id, { status: 'paid', amount: '12.50' });
    assert.deepEqual([answer.statusCode, answer.json()], [200, {}]);
    assert.deepEqual([(await p.now()).status, await p.limit()], ['open', 2]);
    for (const id of ['tr_bestaatniet', '', '../payments', 'x'.repeat(5000), '%00', "'; drop table payments"]) {
      const unknown = await notify(id);
      assert.deepEqual([unknown.statusCode, unknown.json()], [200, {}], id);
    }
    const called = mollie.calls.length;
    await notify('tr_vaneenander');
    assert.equal(mollie.calls.length, called, 'an id that is not ours is not asked about');
  });

  test('S-129 a payment with another order, amount, currency or mode is not applied, and is reported once', async () => {
    for (const [change, wrong] of [
      [{ metadata: { order: 'vaneenander' } }, 'order'],
      [{ amount: { currency: 'EUR', value: '0.01' } }, 'amount'],
      [{ amount: { currency: 'USD', value: '12.50' } }, 'currency'],
      [{ mode: 'live' as const }, 'mode'],
    ] as const) {
      const p = await paying();
      mollie.notifications = 'twice';
      await mollie.change(p.id, { ...change, status: 'paid' });
      assert.deepEqual([(await p.now()).status, await p.limit(), await p.alerts()], ['open', 2, [wrong]], wrong);
    }
  });

  test('S-65 S-130 fifty notifications at once raise the limit once, and all get 200', async () => {
    const p = await paying();
    mollie.notifications = 'lose';
    await mollie.change(p.id, { status: 'paid' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => notify(p.id)));
    assert.ok(answers.every(({ statusCode }) => statusCode === 200));
    assert.deepEqual([(await p.now()).status, await p.limit(), await p.alerts()], ['paid', 3, []]);
    assert.equal(await db().$count(auditLog, and(eq(auditLog.hashid, p.hashid), eq(auditLog.action, 'paid'))), 1);
  });

  test('S-130 paid, refunded and late news of the payment: the places go, and stay gone', async () => {
    const p = await paying();
    await mollie.change(p.id, { status: 'paid' });
    await mollie.change(p.id, { amountRefunded: { currency: 'EUR', value: '5.00' } });
    assert.deepEqual([(await p.now()).status, await p.limit()], ['paid', 3], 'a part that went back takes no places');
    await mollie.change(p.id, { amountRefunded: { currency: 'EUR', value: '12.50' } });
    assert.deepEqual([(await p.now()).status, await p.limit()], ['refunded', 2]);
    delete mollie.payments.get(p.id)!.amountRefunded;
    await notify(p.id);
    assert.deepEqual([(await p.now()).status, await p.limit()], ['refunded', 2]);
  });

  test('F15 when notifications get lost, we ask Mollie ourselves', async () => {
    const p = await paying();
    mollie.notifications = 'lose';
    await mollie.change(p.id, { status: 'paid' });
    assert.equal((await p.now()).status, 'open');
    later = 11_000;
    await Promise.all([checkDuePayments(made.services), checkDuePayments(made.services)]);
    assert.deepEqual([(await p.now()).status, await p.limit()], ['paid', 3]);
    const asked = mollie.calls.length;
    await checkDuePayments(made.services);
    assert.equal(mollie.calls.length, asked, 'a paid order is not asked about all the time');
  });

  test('an aborted payment charges nothing, and can be tried again', async () => {
    for (const status of ['canceled', 'failed', 'expired'] as const) {
      const p = await paying();
      await mollie.change(p.id, { status });
      assert.deepEqual([(await p.now()).status, (await p.now()).online], ['open', 'failed']);
      const second = ((await p.pay()).body as { checkout: string }).checkout;
      assert.notEqual(second, p.checkout);
      await mollie.change(second.split('/').at(-1)!, { status: 'paid' });
      assert.equal((await p.now()).status, 'paid');
    }
  });

  test('a double click, and coming back to pay, continue the same payment', async () => {
    const p = await paying();
    const again = await Promise.all([p.pay(), p.pay()]);
    assert.deepEqual(
      again.map(({ body }) => (body as { checkout: string }).checkout),
      [p.checkout, p.checkout],
    );
    const family = await makeFamily(db());
    const api = await apiClient(made.app, family.parent);
    const [order] = ((await api.post('/order', { children: 3 })).body as OrdersAnswer).orders;
    const both = await Promise.all([1, 2].map(() => api.post(`/order/${order!.hashid}/pay`)));
    assert.equal(new Set(both.map(({ body }) => (body as { checkout: string }).checkout)).size, 1);
  });

  test('a buyer whose bank or Mollie already has the payment can’t pay a second time', async () => {
    for (const [status, error] of [
      ['pending', 'Je bank heeft je betaling nog niet bevestigd. Betaal niet nog eens: we mailen je als ze binnen is.'],
      ['paid', 'Deze bestelling is al betaald.'],
    ] as const) {
      const p = await paying();
      mollie.notifications = 'lose';
      await mollie.change(p.id, { status });
      const made = mollie.payments.size;
      for (const time of ['first', 'second']) {
        const { status: code, body } = await p.pay();
        assert.deepEqual([code, body], [409, { error }], `${status}, ${time} time`);
      }
      assert.equal(mollie.payments.size, made, 'there is nothing new to pay');
    }
  });

  test('F15 while Mollie is down an order waits, and nothing is lost', async () => {
    const family = await makeFamily(db());
    const api = await apiClient(made.app, family.parent);
    const [order] = ((await api.post('/order', { children: 3 })).body as OrdersAnswer).orders;
    mollie.down = true;
    const { status, body } = await api.post(`/order/${order!.hashid}/pay`);
    assert.deepEqual(
      [status, body],
      [409, { error: 'Betalen lukt nu even niet. Je hoeft niets opnieuw in te vullen.' }],
    );
    mollie.down = false;
    const id = ((await api.post(`/order/${order!.hashid}/pay`)).body as { checkout: string }).checkout
      .split('/')
      .at(-1)!;
    mollie.down = true;
    await mollie.change(id, { status: 'paid' });
    mollie.down = false;
    later = 60_000;
    await checkDuePayments(made.services);
    assert.equal(((await api.get('/orders')).body as OrdersAnswer).orders[0]!.status, 'paid');
  });

  test('S-130 money for a cancelled order still counts; a second payment is reported', async () => {
    const p = await paying();
    assert.equal((await p.api.post(`/order/${p.hashid}/cancel`)).status, 200);
    await mollie.change(p.id, { status: 'paid' });
    assert.deepEqual([(await p.now()).status, await p.limit()], ['paid', 3]);
    const q = await paying();
    const admin = await apiClient(made.app, q.family.parent, ADMINISTRATOR);
    await admin.post(`/admin/order/${q.hashid}/paid`);
    await mollie.change(q.id, { status: 'paid' });
    assert.deepEqual(await q.alerts(), ['twice']);
    // An administrator who can refund it does not read a family's log.
    assert.deepEqual(errors(), [{ order: q.hashid, payment: q.id, wrong: 'twice' }]);
  });

  test('S-130 a double payment refunded once leaves the order paid with its places; a full refund takes them along', async () => {
    const back = { amountRefunded: { currency: 'EUR', value: '12.50' } };
    const p = await paying();
    const admin = await apiClient(made.app, p.family.parent, ADMINISTRATOR);
    await admin.post(`/admin/order/${p.hashid}/paid`);
    mollie.notifications = 'twice';
    await mollie.change(p.id, { status: 'paid' });
    assert.deepEqual((await p.now()).returns, { coming: 1250, done: 0 });
    await mollie.change(p.id, back);
    assert.deepEqual([(await p.now()).status, await p.limit(), await p.alerts()], ['paid', 3, ['twice']]);
    assert.deepEqual((await p.now()).returns, { coming: 0, done: 1250 });

    // In two attempts, whichever of them is refunded.
    const q = await paying();
    await mollie.change(q.id, { status: 'failed' });
    const { checkout } = (await q.pay()).body as { checkout: string };
    const second = checkout.split('/').at(-1)!;
    await mollie.change(q.id, { status: 'paid' });
    await mollie.change(second, { status: 'paid' });
    assert.deepEqual([(await q.now()).status, await q.limit(), await q.alerts()], ['paid', 3, ['twice']]);
    await mollie.change(q.id, back);
    assert.deepEqual([(await q.now()).status, await q.limit()], ['paid', 3]);
    await mollie.change(second, back);
    assert.deepEqual([(await q.now()).status, await q.limit(), await q.alerts()], ['refunded', 2, ['twice']]);
  });

  test('S-130 “is teruggestort” after a refund at Mollie leaves the bank payment to pay the order', async () => {
    const p = await paidTwice();
    mollie.notifications = 'lose';
    await mollie.change(p.id, { amountRefunded: { currency: 'EUR', value: '12.50' } });
    mollie.down = true;
    assert.match((await p.returned()).body.error, /Mollie/u);
    mollie.down = false;
    assert.equal((await p.returned()).status, 409, 'nothing has to go back any more');
    assert.deepEqual([(await p.now()).status, await p.limit()], ['paid', 3]);
  });

  test('S-130 a bank payment for an order that Mollie already paid is remembered: when Mollie’s is refunded, the bank’s pays it', async () => {
    const p = await paidTwice();
    assert.deepEqual([(await p.now()).status, await p.alerts()], ['paid', ['twice']]);
    await mollie.change(p.id, { amountRefunded: { currency: 'EUR', value: '12.50' } });
    assert.deepEqual([(await p.now()).status, await p.limit()], ['paid', 3]);
    assert.equal((await p.returned()).status, 409, 'nothing has to go back any more');
  });

  test('money announced to the family as a refund pays nothing after all, also once its places are free again', async () => {
    const back = { amountRefunded: { currency: 'EUR', value: '12.50' } };
    const p = await paying();
    const admin = await apiClient(made.app, p.family.parent, ADMINISTRATOR);
    await p.api.post(`/order/${p.hashid}/cancel`);
    const [next] = ((await p.api.post('/order', { children: 3 })).body as OrdersAnswer).orders;
    const { checkout } = (await p.api.post(`/order/${next!.hashid}/pay`)).body as { checkout: string };
    const second = checkout.split('/').at(-1)!;
    const slow = async () =>
      ((await p.api.get('/orders')).body as OrdersAnswer).orders.find(({ hashid }) => hashid === p.hashid)!;
    await mollie.change(second, { status: 'paid' });
    await mollie.change(p.id, { status: 'paid' });
    assert.deepEqual([(await slow()).returns, await p.alerts()], [{ coming: 1250, done: 0 }, ['covered']]);
    await mollie.change(second, back);
    await notify(p.id);
    assert.deepEqual([(await slow()).status, await p.limit()], ['cancelled', 2]);
    mollie.notifications = 'lose';
    await mollie.change(p.id, back);
    assert.equal((await admin.post(`/admin/order/${p.hashid}/returned`)).status, 409, 'Mollie says that it went');
    assert.deepEqual([(await slow()).status, await p.limit()], ['refunded', 2]);
    assert.deepEqual((await slow()).returns, { coming: 0, done: 1250 });
  });

  test('F15 a refund without a notification is noticed within a day, for a year', async () => {
    for (const [days, change] of [
      [2, 'amountRefunded'],
      [50, 'amountChargedBack'],
      [300, 'amountRefunded'],
    ] as const) {
      const p = await paying();
      await mollie.change(p.id, { status: 'paid' });
      later = days * DAY;
      await checkDuePayments(made.services);
      const status = async () => (await db().select().from(orders).where(eq(orders.hashid, p.hashid)))[0]!.status;
      assert.equal(await status(), 'paid');
      mollie.notifications = 'lose';
      await mollie.change(p.id, { [change]: { currency: 'EUR', value: '12.50' } });
      const asked = mollie.calls.length;
      await checkDuePayments(made.services);
      assert.equal(mollie.calls.length, asked, 'not asked again at once');
      later += (days < 60 ? 1 : 7) * DAY + 60_000;
      await checkDuePayments(made.services);
      assert.deepEqual([await status(), await p.limit()], ['refunded', 2], `${days} days`);
      Object.assign(mollie, { notifications: 'send' });
      later = 0;
    }
  });

  test('an order whose period is over is not paid online; late money gives no places, and is reported once', async () => {
    const p = await paying();
    const { price } = await p.now();
    await db()
      .update(orders)
      .set({ price: { ...price, until: '2026-01-09' } })
      .where(eq(orders.hashid, p.hashid));
    const { status, body } = await p.pay();
    assert.deepEqual(
      [status, body],
      [409, { error: 'De dagen van deze bestelling zijn voorbij. Laat haar vervallen, en maak een nieuwe.' }],
    );
    mollie.notifications = 'twice';
    await mollie.change(p.id, { status: 'paid' });
    assert.deepEqual([(await p.now()).status, await p.limit(), await p.alerts()], ['open', 2, ['late']]);
    assert.deepEqual(errors(), [{ order: p.hashid, payment: p.id, wrong: 'late' }]);
    await mollie.change(p.id, { amountRefunded: { currency: 'EUR', value: '12.50' } });
    assert.deepEqual([(await p.now()).status, await p.limit(), await p.alerts()], ['refunded', 2, ['late']]);
  });
});
