import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { addDays } from '../../domain/dates/isoDate.ts';
import { carryOutDue } from '../actions/claims/rounds.ts';
import { remindFamilies } from '../actions/notices/remind.ts';
import { ageOrders } from '../actions/orders/rounds.ts';
import { claims } from '../db/claimSchema.ts';
import { contractEvents } from '../db/eventSchema.ts';
import { families } from '../db/schema.ts';
import { signedBeforeLogin } from '../test/agree.ts';
import { apiClient } from '../test/apiClient.ts';
import { yearLoanDraft } from '../test/drafts.ts';
import { eachEngine } from '../test/engines.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { makeOrder } from '../test/orders.ts';
import { everything } from '../test/everything.ts';
import { findEarly, takeBackEarly } from './takeBack.ts';

const TRUE = Date.parse('2026-03-10T10:00:00Z');
const AHEAD = Date.parse('2027-03-10T10:00:00Z');

eachEngine((engine) => {
  test('S-313 records of a clock a year ahead are taken back: payments, the paid year; each counts again on its own day', async () => {
    let now = TRUE;
    const clock = () => now;
    const host = await engine.app({ clock });
    const { services } = host;
    const { db } = services;
    const included = services.env.includedChildren;
    const family = await makeFamily(db);
    const sanne = await makeUser(db, family.id, {
      sub: 'sanne',
      login: true,
      signed: true,
      email: 's@voorbeeld.example',
    });
    const jan = await apiClient(host.app, family.parent, { expires: 4e9 });
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid);
    const contract = String((await signedBeforeLogin(host, jan, draft, sanne)).body.hashid);
    await jan.post('/contract/automatic', { contract, past_paid: true });
    await db
      .update(families)
      .set({ paid_children: included + 2, paid_until: '2026-12-31' })
      .where(eq(families.id, family.id));
    const order = await makeOrder(db, family.parent, { created_at: new Date(TRUE) });
    const payments = async () => {
      const rows = await db.select().from(contractEvents).orderBy(asc(contractEvents.id));
      const back = rows.map(({ facts }) => facts.corrects);
      return rows.filter(({ hashid, kind }) => kind === 'payment' && !back.includes(hashid)).map(({ date }) => date);
    };
    const plan = async () => {
      const [own] = await db.select().from(families).where(eq(families.id, family.id));
      return [own?.paid_children, own?.paid_until];
    };
    const claim = { family_id: family.id, user_id: sanne.id, kind: 'block', recorded_by: family.parent.id } as const;
    const week = { recorded_at: new Date(TRUE), takes_effect_at: new Date(TRUE + 7 * 86_400_000) };
    await db.insert(claims).values({ ...claim, ...week, hashid: 'blok' });
    const [before, planBefore] = [await payments(), await plan()];
    assert.deepEqual(await findEarly(db, clock, included), { payments: [], years: [], orders: [], claims: [] });

    now = AHEAD;
    await remindFamilies(services);
    await ageOrders(services);
    await carryOutDue(services);
    assert.equal((await payments()).length, 12);
    assert.deepEqual(await plan(), [included, '2026-12-31']);

    now = TRUE;
    const early = await findEarly(db, clock, included);
    assert.deepEqual(
      [early.payments.map(({ date }) => date)[0], early.payments.length, early.years, early.orders, early.claims],
      [
        '2026-04-01',
        12 - before.length,
        [{ family: family.hashid, children: included + 2 }],
        [{ hashid: order.hashid }],
        [{ familyId: family.id, hashid: 'blok', person: sanne.hashid, kind: 'block' }],
      ],
    );
    await takeBackEarly(services, early);
    assert.deepEqual(await payments(), before);
    assert.deepEqual(await plan(), planBefore);
    const done = await everything(db);
    const again = await findEarly(db, clock, included);
    assert.deepEqual([again.payments, again.years, again.claims], [[], [], []]);
    await takeBackEarly(services, again);
    assert.deepEqual(await everything(db), done);

    // By the true clock each term counts on its own day, and once.
    now = Date.parse(`${addDays('2026-04-01', 0)}T10:00:00Z`);
    for (let time = 0; time < 2; time += 1) {
      await remindFamilies(services);
      assert.deepEqual(await payments(), [...before, '2026-04-01']);
    }
    const log = (await jan.get('/activity')).body as { items: { text: string }[] };
    assert.match(JSON.stringify(log), /nam terug wat door een verkeerde klok te vroeg telde/u);
  });
});
