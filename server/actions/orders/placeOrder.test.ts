import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { OrderPrice, OrdersAnswer } from '../../../domain/wire/order.ts';
import { invoiceCounters, orders } from '../../db/orderSchema.ts';
import { families } from '../../db/schema.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';
import { orderText as text } from './text.ts';

eachEngine((engine) => {
  let made: TestApp;
  let now = 0;

  before(async () => {
    made = await engine.app({ clock: () => now });
  });

  test('an order at an outdated price is refused, and uses up no invoice number', async () => {
    // The last evening of a paid year, and the night after, in Amsterdam.
    now = Date.parse('2026-01-09T22:59:00Z');
    const { db } = made.services;
    const family = await makeFamily(db, {
      parent: { email: 'koper@voorbeeld.example' },
      paidChildren: 5,
    });
    await db.update(families).set({ paid_until: '2026-01-09' }).where(eq(families.id, family.id));
    const api = await apiClient(made.app, family.parent, { expires: Math.floor(now / 1000) + 3600 });
    const shown = (await api.post('/order/quote', { children: 7 })).body as OrderPrice;
    assert.equal(shown.total, 7, 'two places for one day of a year');

    now = Date.parse('2026-01-09T23:01:00Z');
    const refused = await api.post('/order', { children: 7, total: shown.total });
    assert.deepEqual([refused.status, refused.body], [409, { error: text.priceChanged }]);
    assert.equal(await db.$count(orders, eq(orders.family_id, family.id)), 0);
    assert.equal(await db.$count(invoiceCounters), 0);

    const { total } = (await api.post('/order/quote', { children: 7 })).body as OrderPrice;
    const { status, body } = await api.post('/order', { children: 7, total });
    assert.deepEqual([status, (body as OrdersAnswer).orders[0]?.price.total], [200, 6250]);
    assert.equal(await db.$count(invoiceCounters), 1);
  });
});
