import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import type { AdminOrdersPage, BankImport } from '../../../domain/wire/adminOrder.ts';
import type { OrdersAnswer } from '../../../domain/wire/order.ts';
import { accounts } from '../../db/accountSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, mailOutbox } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { camt053 } from '../../test/bankFiles.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';

const DAY = 24 * 3_600_000;
const ORDERED = Date.parse('2026-03-10T09:00:00Z');
const ADMINISTRATOR_EMAIL = 'beheer@herroepen.example';
const RECEIPT = 'We ontvingen je herroeping';

eachEngine((engine) => {
  let made: TestApp;
  let now: number;
  let visitor: ApiClient;
  let admin: ApiClient;
  const db = () => made.services.db;

  before(async () => {
    now = ORDERED;
    made = await engine.app({ clock: () => now });
    const people = await makeFamily(db());
    admin = await apiClient(made.app, people.parent, { ...ADMINISTRATOR, expires: 4e9 });
    visitor = await apiClient(made.app, null);
    await db()
      .insert(accounts)
      .values({
        id: newHashid(),
        email: ADMINISTRATOR_EMAIL,
        email_verified: true,
        password_hash: 'x',
        roles: ['superadmin'],
      });
  });
  beforeEach(async () => {
    now = ORDERED;
    await db().delete(rateLimits);
  });

  const mailTo = async (address: string) =>
    db().select().from(mailOutbox).where(eq(mailOutbox.recipient, address)).orderBy(desc(mailOutbox.id));

  /** A family that ordered one more place, and paid it by bank unless stated otherwise. */
  async function ordered({ paid = true } = {}) {
    const email = `${newHashid().toLowerCase()}@herroepen.example`;
    const family = await makeFamily(db(), { parent: { email } });
    const api = await apiClient(made.app, family.parent, { expires: 4e9 });
    const [first] = ((await api.post('/order', { children: 3 })).body as OrdersAnswer).orders;
    const reference = first!.transfer!.reference;
    const upload = async () => {
      const file = camt053([
        { amount: 1250, text: reference, reference: newHashid(), date: new Date(now).toISOString().slice(0, 10) },
      ]);
      const sent = { bytes: Buffer.from(file), name: 'afschrift.xml', type: 'text/xml', field: 'file' };
      return (await admin.form('/admin/bank-import', {}, sent)).body as BankImport;
    };
    if (paid) assert.equal((await upload()).paid, 1);
    const orders = async () => (await api.get('/orders')).body as OrdersAnswer;
    const says = (change: object = {}) =>
      visitor.post('/order/withdrawal', { name: 'Jan de Vries', email, reference, ...change });
    return { email, family, api, reference, hashid: first!.hashid, upload, orders, says };
  }

  test('BW 6:230oa: a buyer withdraws without a login; the places go, the money has to go back, and a receipt says what and when', async () => {
    const { email, orders, says, hashid, family } = await ordered();
    assert.deepEqual([(await orders()).plan.children, (await orders()).orders[0]!.withdraw_until], [3, '2026-03-24']);
    now += 3 * DAY;
    const { status, body } = await says({ email: ` ${email.toUpperCase()}` });
    assert.deepEqual([status, body], [200, { received_at: '2026-03-13T09:00:00.000Z', back_by: '2026-03-27' }]);
    const {
      plan,
      orders: [order],
    } = await orders();
    assert.deepEqual([plan.children, order!.status, order!.withdrawn_at], [2, 'refunded', '2026-03-13T09:00:00.000Z']);
    assert.deepEqual([order!.returns, order!.withdraw_until], [{ coming: 1250, done: 0 }, null]);
    assert.deepEqual(
      order!.invoices.map(({ kind }) => kind),
      ['invoice', 'credit'],
    );

    const receipts = (await mailTo(email)).filter(({ subject }) => subject === RECEIPT);
    assert.equal(receipts.length, 1);
    const { body_text: text, attachments } = receipts[0]!;
    for (const part of [
      'op 13 maart 2026 om 10:00 uur',
      'Jan de Vries',
      email,
      '10 maart 2026',
      '€ 12,50',
      '27 maart 2026',
    ])
      assert.ok(text.replaceAll('\u00A0', ' ').toLowerCase().includes(part.toLowerCase()), part);
    assert.equal(attachments.length, 1);
    const [task] = await mailTo(ADMINISTRATOR_EMAIL);
    assert.match(task!.body_text, /Jan de Vries .*Stort €\s12,50 terug, uiterlijk op 27 maart 2026/su);
    const rows = ((await admin.get('/admin/orders?status=back&size=100')).body as AdminOrdersPage).rows;
    assert.equal(rows.find((row) => row.hashid === hashid)?.back, 1250);
    const log = await db().select().from(auditLog).where(eq(auditLog.family_id, family.id));
    assert.equal(log.filter(({ action, entity }) => `${action} ${entity}` === 'withdrawn order').length, 1);

    assert.equal((await admin.post(`/admin/order/${hashid}/returned`)).status, 200);
    assert.deepEqual((await orders()).orders[0]!.returns, { coming: 0, done: 1250 });
  });

  test('withdrawing twice counts once, with the moment of the first', async () => {
    const { email, says } = await ordered();
    const first = await says();
    now += DAY;
    assert.deepEqual((await says()).body, first.body);
    assert.equal((await mailTo(email)).filter(({ subject }) => subject === RECEIPT).length, 1);
  });

  test('an unpaid order lapses; money that still arrives goes back and gives no places', async () => {
    const { says, orders, upload } = await ordered({ paid: false });
    assert.deepEqual((await says()).body, { received_at: new Date(now).toISOString(), back_by: null });
    assert.equal((await orders()).orders[0]!.status, 'cancelled');
    const { lines } = await upload();
    assert.deepEqual([lines[0]!.outcome, (await orders()).plan.children], ['withdrawn', 2]);
    assert.deepEqual((await orders()).orders[0]!.returns, { coming: 1250, done: 0 });
  });

  test('the fourteen days and how to withdraw are in the mails of the order and of its payment', async () => {
    const { email, reference } = await ordered();
    const mails = (await mailTo(email)).filter(({ subject }) => /bestelling|betaling/u.test(subject));
    assert.equal(mails.length, 2);
    for (const { body_text } of mails)
      assert.match(
        body_text,
        new RegExp(`tot en met 24 maart 2026 herroepen.*/herroepen\\?bestelling=${reference.replaceAll(' ', '')}`, 'u'),
      );
  });

  test('withdrawing works on the last day, and not the day after', async () => {
    const late = await ordered();
    now = Date.parse('2026-03-24T22:59:00Z');
    const last = await late.says();
    assert.equal(last.status, 200);
    now = ORDERED;
    const over = await ordered();
    now = Date.parse('2026-03-24T23:01:00Z');
    const refused = await over.says();
    assert.equal(refused.status, 409);
    assert.match((refused.body as { error: string }).error, /tot en met 24 maart 2026/u);
    assert.equal((await over.orders()).orders[0]!.status, 'paid');
  });

  test('each field has its sentence', async () => {
    const { status, body } = await visitor.post('/order/withdrawal', { name: ' ', email: 'jan', reference: 'OL1' });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys((body as { errors: object }).errors), ['name', 'email', 'reference']);
  });

  test('S-341 withdrawing another’s order fails: reference and address must match, and nothing says which of them is known', async () => {
    const [mine, theirs] = [await ordered(), await ordered()];
    const wrong = [
      await mine.says({ email: theirs.email }),
      await mine.says({ email: 'niemand@herroepen.example' }),
      await mine.says({ reference: 'OL47 1234 5678 90' }),
    ];
    const known = wrong.slice(0, 2).map(({ status, body }) => JSON.stringify([status, body]));
    assert.equal(new Set(known).size, 1);
    assert.deepEqual(
      wrong.map(({ status }) => status),
      [422, 422, 422],
    );
    assert.equal((await mine.orders()).orders[0]!.status, 'paid');
    assert.equal((await mailTo('niemand@herroepen.example')).length, 0);
  });

  test('S-342 trying addresses at one order ends, from however many networks', async () => {
    const { reference, orders } = await ordered();
    let last = 200;
    for (let i = 0; i < 21; i += 1) {
      const said = { name: 'Jan', email: `gok${i}@herroepen.example`, reference };
      const { status } = await visitor.send({
        method: 'POST',
        url: '/order/withdrawal',
        remoteAddress: `10.0.0.${i + 1}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(said),
      });
      last = status;
    }
    assert.equal(last, 429);
    assert.equal((await orders()).orders[0]!.status, 'paid');
  });
});
