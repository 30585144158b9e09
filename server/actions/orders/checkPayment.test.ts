import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { orders, payments } from '../../db/orderSchema.ts';
import { auditLog } from '../../db/schema.ts';
import { mollieValue } from '../../payments/mollie.ts';
import { paymentByProviderId } from '../../repositories/payments.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';
import { checkPayment } from './checkPayment.ts';

/** Two parts that fall a cent short of their total if they are added as fractions of a euro. */
const [TOTAL, PART] = [1005, 1];

eachEngine((engine) => {
  let made: TestApp;
  /** The questions to Mollie that are not answered yet, oldest first, and who waits for the next one. */
  const questions: ServerResponse[] = [];
  let asked = () => {};
  const mollie = createServer((_request, response) => {
    questions.push(response);
    asked();
  });
  const db = () => made.services.db;

  before(async () => {
    made = await engine.app();
    await new Promise<void>((resolve) => mollie.listen(0, '127.0.0.1', resolve));
  });
  after(() => void mollie.close());

  /** A family that is paying an order. `ask` asks Mollie, and resolves once Mollie has the question. */
  async function paying(total?: number) {
    const family = await makeFamily(db());
    await (await apiClient(made.app, family.parent)).post('/order', { children: 3 });
    const order = async () => (await db().select().from(orders).where(eq(orders.family_id, family.id)))[0]!;
    if (total !== undefined) await db().update(orders).set({ amount: total }).where(eq(orders.family_id, family.id));
    const { id: order_id, hashid, amount } = await order();
    const provider_id = `tr_${hashid}`;
    const moment = new Date();
    await db().insert(payments).values({
      family_id: family.id,
      order_id,
      provider_id,
      status: 'open',
      checkout_url: null,
      next_check_at: moment,
      created_at: moment,
    });
    const row = async () => (await paymentByProviderId(db(), provider_id))!;
    const settings = {
      apiKey: 'test_sleutel',
      apiUrl: `http://127.0.0.1:${(mollie.address() as AddressInfo).port}`,
      mode: 'test',
    } as const;
    const value = mollieValue(amount);
    async function ask() {
      const arrived = new Promise<void>((resolve) => (asked = resolve));
      const done = checkPayment(made.services, settings, await row());
      await arrived;
      const response = questions.shift()!;
      return async (status: string, rest: object = {}) => {
        const payment = { id: provider_id, mode: 'test', status, metadata: { order: hashid }, ...rest };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ ...payment, amount: { currency: 'EUR', value } }));
        await done;
      };
    }
    return {
      ask,
      value,
      seen: async () => {
        const { status, next_check_at } = await row();
        return [status, next_check_at === null ? 'no longer asked' : 'asked again', (await order()).status];
      },
      alerts: () => db().$count(auditLog, and(eq(auditLog.hashid, hashid), eq(auditLog.action, 'alert'))),
    };
  }

  test('S-130 a single payment is not reported as double when Mollie’s older answer comes in late', async () => {
    for (const older of ['open', 'pending', 'failed']) {
      const { ask, seen, alerts, value } = await paying();
      const slow = await ask();
      await (
        await ask()
      )('paid');
      await slow(older);
      assert.deepEqual(await seen(), ['paid', 'asked again', 'paid'], older);
      await (
        await ask()
      )('paid');
      assert.equal(await alerts(), 0, older);
      await (
        await ask()
      )('paid', { amountRefunded: { currency: 'EUR', value } });
      assert.deepEqual(await seen(), ['paid back', 'asked again', 'refunded'], 'what goes back is still carried out');
    }
  });

  test('S-270 partial refunds are summed in cents: a full refund takes the places away, a cent less does not', async () => {
    for (const [back, status] of [
      [TOTAL - PART, 'refunded'],
      [TOTAL - PART - 1, 'paid'],
    ] as const) {
      const { ask, seen } = await paying(TOTAL);
      await (
        await ask()
      )('paid', {
        amountRefunded: { currency: 'EUR', value: mollieValue(PART) },
        amountChargedBack: { currency: 'EUR', value: mollieValue(back) },
      });
      assert.equal((await seen())[2], status);
    }
  });

  test('S-270 a chargeback that the bank reverses is noticed, and reported as money to pay back', async () => {
    const { ask, seen, alerts, value } = await paying();
    const all = { currency: 'EUR', value };
    await (
      await ask()
    )('paid');
    const slow = await ask();
    await (
      await ask()
    )('paid', { amountChargedBack: all });
    await slow('paid');
    assert.deepEqual(await seen(), ['paid back', 'asked again', 'refunded'], 'an older answer brings nothing back');
    await (
      await ask()
    )('paid', { amountChargedBack: all });
    assert.equal(await alerts(), 0);
    await (
      await ask()
    )('paid');
    assert.deepEqual(await seen(), ['paid', 'asked again', 'refunded']);
    assert.equal(await alerts(), 1);
  });

  test('S-130 an older answer does not put an abandoned payment under way again', async () => {
    const { ask, seen } = await paying();
    const slow = await ask();
    await (
      await ask()
    )('failed');
    await slow('open');
    assert.deepEqual(await seen(), ['failed', 'no longer asked', 'open']);
    await (
      await ask()
    )('paid');
    assert.deepEqual(await seen(), ['paid', 'asked again', 'paid'], 'money that comes after all counts');
  });
});
