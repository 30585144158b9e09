import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { OrderEvent } from '../../../domain/orders/machine.ts';
import { systemActor } from '../../actor.ts';
import { orders } from '../../db/orderSchema.ts';
import { families, mailOutbox, users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newHashid } from '../../hashid.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type UserRow } from '../../test/factories.ts';
import { checkPlaces } from '../../verify/places.ts';
import { ageOrders } from './rounds.ts';
import { settleOrder } from './settleOrder.ts';

const REFUNDED = 'Je krijgt je geld terug van Onderling';

eachEngine((engine) => {
  let made: TestApp;
  let now = 0;
  const db = () => made.services.db;
  const on = (day: string) => (now = Date.parse(`${day}T12:00:00Z`));

  before(async () => {
    made = await engine.app({ clock: () => now });
  });
  afterEach(async () => {
    const client = await db().$client.connect();
    const found = await checkPlaces(client).finally(() => client.release());
    assert.deepEqual(found.wrong, [], 'its orders explain the places of each family');
  });

  /** A family that bought 5 places on 10 January 2025, until 9 January 2026. */
  async function bought() {
    on('2025-01-10');
    const email = `${newHashid()}@voorbeeld.example`;
    const family = await makeFamily(db(), { parent: { email } });
    const order = async (children: number) => {
      const expires = Math.floor(now / 1000) + 600;
      await (await apiClient(made.app, family.parent, { expires })).post('/order', { children });
      const [last] = await db()
        .select()
        .from(orders)
        .where(eq(orders.family_id, family.id))
        .orderBy(desc(orders.id))
        .limit(1);
      return {
        id: last!.id,
        status: async () => (await db().select().from(orders).where(eq(orders.id, last!.id)))[0]!.status,
        news: (event: OrderEvent) =>
          inTransaction(db(), (tx) => settleOrder(tx, systemActor(made.services.clock), made.services, last!, event)),
      };
    };
    const first = await order(5);
    await first.news('pay');
    return {
      family,
      first,
      order,
      places: async () => {
        const [row] = await db().select().from(families).where(eq(families.id, family.id));
        return [row!.paid_children, row!.paid_until];
      },
      mailed: async (subject: string) =>
        (
          await db()
            .select()
            .from(mailOutbox)
            .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.subject, subject)))
        ).map(({ body_text }) => body_text),
    };
  }

  test('the buyer gets a mail about their order, and the manager instead once that is somebody else', async () => {
    const { family, order } = await bought();
    const heir = { sub: newHashid(), email: `${newHashid()}@voorbeeld.example`, login: true, signed: true };
    await makeUser(db(), family.id, { firstname: 'Els', family_role: 'manager', ...heir });
    const { email: buyer, sub } = family.parent;
    const asManager = { family_role: 'manager', blocked: false, passed_away: false, sub } as const;
    const buyerIs = (facts: Partial<UserRow>) => db().update(users).set(facts).where(eq(users.id, family.parent.id));
    const toldWhen = async (facts: Partial<UserRow>) => {
      await buyerIs(asManager);
      const placed = await order(7);
      await buyerIs(facts);
      await db().delete(mailOutbox);
      await placed.news('cancel');
      return (await db().select().from(mailOutbox).orderBy(mailOutbox.id)).map(({ recipient }) => recipient);
    };
    assert.deepEqual(await toldWhen(asManager), [buyer]);
    assert.deepEqual(await toldWhen({ family_role: 'member' }), [buyer, heir.email]);
    for (const gone of [{ blocked: true }, { passed_away: true }, { sub: null }])
      assert.deepEqual(await toldWhen(gone), [heir.email]);
  });

  test('a refund of last year’s order leaves this year’s places, and the mail says so', async () => {
    const { first, order, places, mailed } = await bought();
    on('2026-02-01');
    await ageOrders(made.services);
    const second = await order(5);
    await second.news('pay');
    await first.news('refund');
    assert.deepEqual(await places(), [5, '2027-01-31']);
    const [mail, ...more] = await mailed(REFUNDED);
    assert.match(mail!, /Aan de plaatsen die jullie nu hebben verandert niets\./);
    assert.doesNotMatch(mail!, /vervallen/);
    assert.equal(more.length, 0);
  });

  test('a refund of a year that is over, with none after it, takes no places away, and the mail says so', async () => {
    const { first, mailed } = await bought();
    on('2026-02-01');
    await first.news('refund');
    assert.match((await mailed(REFUNDED))[0]!, /Aan de plaatsen die jullie nu hebben verandert niets\./);
  });

  test('a refund of the current year takes its places away, and the mail says so', async () => {
    const { first, order, places, mailed } = await bought();
    on('2025-06-01');
    await (await order(7)).news('pay');
    await first.news('refund');
    assert.deepEqual(await places(), [4, '2026-01-09']);
    assert.match((await mailed(REFUNDED))[0]!, /De plaatsen van die bestelling zijn vervallen/);
  });

  test('money for a cancelled order whose places another order has paid since pays nothing, and goes back', async () => {
    const { first, order, places, mailed } = await bought();
    on('2025-06-01');
    const given = await order(7);
    await given.news('cancel');
    await (await order(7)).news('pay');
    assert.deepEqual(await given.news('pay'), { before: 'cancelled', after: 'cancelled', surplus: 'covered' });
    assert.deepEqual(await places(), [7, '2026-01-09']);
    assert.equal((await mailed('Je betaling aan Onderling is binnen')).length, 2, 'none for what pays nothing');
    await given.news('refund');
    assert.deepEqual(await places(), [7, '2026-01-09']);
    assert.match((await mailed(REFUNDED))[0]!, /Aan de plaatsen die jullie nu hebben verandert niets\./);
    await first.news('refund');
    assert.deepEqual(await places(), [4, '2026-01-09']);
  });

  test('money for a family in which nobody logs in any more goes back', async () => {
    const { family, order, places } = await bought();
    on('2025-06-01');
    const given = await order(7);
    await given.news('cancel');
    await db().update(users).set({ sub: null }).where(eq(users.family_id, family.id));
    assert.deepEqual(await given.news('pay'), { before: 'cancelled', after: 'cancelled', surplus: 'gone' });
    assert.deepEqual(await places(), [5, '2026-01-09']);
  });

  test('an open order lapses when payment of a cancelled one covers its places: nobody pays for nothing', async () => {
    const { order, places, mailed } = await bought();
    on('2025-06-01');
    const given = await order(7);
    await given.news('cancel');
    const next = await order(7);
    await given.news('pay');
    assert.deepEqual(
      [await given.status(), await next.status(), await places()],
      ['paid', 'cancelled', [7, '2026-01-09']],
    );
    const [, mail] = await mailed('Je bestelling bij Onderling is vervallen');
    assert.match(mail!, /Je eerdere bestelling is toch nog betaald, dus deze vervalt\./);
    assert.match(mail!, /Heb je toch al betaald\? Dan krijg je dat geld terug\./);
    assert.deepEqual(await next.news('pay'), { before: 'cancelled', after: 'cancelled', surplus: 'covered' });
  });

  test('a refund has the same result before as after a later order of the same year is paid', async () => {
    const { first, order, places, mailed } = await bought();
    on('2025-06-01');
    const more = await order(7);
    await first.news('refund');
    await more.news('pay');
    assert.deepEqual(await places(), [4, '2026-01-09']);
    assert.match((await mailed('Je betaling aan Onderling is binnen'))[1]!, /nu plaats voor 4 familieleden,/);
  });

  test('after a full refund no paid year runs: a new order starts its own', async () => {
    const { first, order, places, mailed } = await bought();
    on('2025-06-01');
    await first.news('refund');
    assert.deepEqual(await places(), [2, null]);
    await (await order(5)).news('pay');
    assert.deepEqual(await places(), [5, '2026-05-31']);
    assert.match(
      (await mailed('Je bestelling bij Onderling'))[1]!,
      /Dat kost €\s37,50, en geldt tot en met 31 mei 2026\./,
    );
  });

  test('an order for the last days of a year can be paid until the last day, then lapses; later money goes back', async () => {
    const { order, places, mailed } = await bought();
    on('2026-01-01');
    const last = await order(7);
    on('2026-01-09');
    await ageOrders(made.services);
    assert.equal(await last.status(), 'open');
    const [reminder, ...others] = await mailed('Je bestelling bij Onderling staat nog open');
    assert.match(reminder!, /dan vervalt de bestelling na 9 januari 2026\./);
    on('2026-01-10');
    await ageOrders(made.services);
    assert.deepEqual([await last.status(), others.length], ['cancelled', 0]);
    const [mail] = await mailed('Je bestelling bij Onderling is vervallen');
    assert.match(mail!, /De dagen waarvoor je bestelde zijn voorbij\./);
    assert.match(mail!, /Heb je toch al betaald\? Dan krijg je dat geld terug\./);
    assert.deepEqual(await last.news('pay'), { before: 'cancelled', after: 'cancelled', surplus: 'late' });
    assert.deepEqual([await last.status(), await places()], ['cancelled', [2, '2026-01-09']]);
    assert.equal((await mailed('Je betaling aan Onderling is binnen')).length, 1, 'that of the first order');
  });

  test('the mail of an order that lapses early says until when money still counts', async () => {
    const { order, mailed } = await bought();
    on('2025-06-01');
    await (await order(7)).news('cancel');
    const [mail] = await mailed('Je bestelling bij Onderling is vervallen');
    assert.match(
      mail!.replaceAll(/\s+/g, ' '),
      /Zien we dat tot en met 9 januari 2026, dan gaat je bestelling alsnog door, als je geen andere hebt betaald\. Anders krijg je dat geld terug\./,
    );
  });

  test('an order whose days are over before its reminder lapses without one', async () => {
    const { order, mailed } = await bought();
    on('2026-01-05');
    const last = await order(7);
    on('2026-01-13');
    await ageOrders(made.services);
    assert.equal(await last.status(), 'cancelled');
    assert.deepEqual(await mailed('Je bestelling bij Onderling staat nog open'), []);
  });

  test('an order that can no longer be settled does not keep others from expiring', async () => {
    const [broken, other] = [await bought(), await bought()];
    on('2026-06-01');
    const [damaged, open] = [await broken.order(7), await other.order(7)];
    await db()
      .update(orders)
      .set({ price: sql`'null'::jsonb` })
      .where(eq(orders.id, damaged.id));
    on('2026-07-15');
    await assert.rejects(ageOrders(made.services));
    assert.equal(await open.status(), 'cancelled');
  });
});
