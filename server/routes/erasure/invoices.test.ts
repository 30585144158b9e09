import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { systemActor } from '../../actor.ts';
import { erasureText as text } from '../../actions/erasure/text.ts';
import { settleOrder } from '../../actions/orders/settleOrder.ts';
import { invoices, orders } from '../../db/orderSchema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sweep } from '../../housekeeping.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { erases } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';
const EMPTY = { name: '', family: '', email: '' };

eachEngine((engine) => {
  let made: TestApp;
  let now = 0;
  let count = 0;
  const on = (instant: string) => (now = Date.parse(instant));
  const db = () => made.services.db;

  before(async () => {
    made = await engine.app({ clock: () => now });
  });

  async function login(): Promise<Partial<UserRow>> {
    const email = `koper${(count += 1)}@voorbeeld.example`;
    const account = await made.services.accounts!.create(db(), { email, password: PASSWORD, emailVerified: true });
    if (!('sub' in account)) throw new Error('The account was not made.');
    return { firstname: 'Wilma', email, sub: account.sub, login: true, signed: true };
  }
  const api = (person: UserRow) => apiClient(made.app, person, { expires: Math.floor(now / 1000) + 600 });

  /** A family that ordered and paid in 2026, in which one more person logs in. */
  async function bought(): Promise<TestFamily & { child: UserRow }> {
    on('2026-03-10T09:00:00Z');
    const family = await makeFamily(db(), { name: 'De Kopers', parent: await login() });
    const child = await makeUser(db(), family.id, await login());
    assert.equal((await (await api(family.parent)).post('/order', { children: 3 })).status, 200);
    await settle(family, 'pay');
    return { ...family, child };
  }
  const settle = async ({ id }: TestFamily, news: 'pay' | 'refund') => {
    const [order] = await db().select().from(orders).where(eq(orders.family_id, id));
    await inTransaction(db(), (tx) =>
      settleOrder(
        tx,
        systemActor(() => now),
        made.services,
        order!,
        news,
      ),
    );
  };
  const erase = async (person: UserRow) =>
    (await erases(made.services, await api(person))).body as {
      kept: string[];
    };
  const rowsOf = ({ id }: TestFamily) =>
    db().select().from(invoices).where(eq(invoices.family_id, id)).orderBy(asc(invoices.id));
  const buyersOf = async (family: TestFamily) => (await rowsOf(family)).map(({ content }) => content.buyer.name);

  test('6a seven years after its year an erased buyer’s invoice no longer names them, each document in its own time', async () => {
    const family = await bought();
    assert.ok((await erase(family.parent)).kept.includes(text.invoices));
    on('2027-01-05T09:00:00Z');
    await settle(family, 'refund');
    const [invoice, credit] = await rowsOf(family);
    const { name } = invoice!.content.buyer;
    assert.match(name, /^Wilma/);
    assert.deepEqual([invoice!.year, credit!.year, credit!.content.buyer.name], [2026, 2027, name]);

    on('2033-12-31T22:59:59Z');
    await sweep(made.services);
    assert.deepEqual(await buyersOf(family), [name, name]);
    // Midnight in Amsterdam: the eighth year begins.
    on('2033-12-31T23:00:00Z');
    await sweep(made.services);
    assert.deepEqual(await buyersOf(family), ['', name]);
    on('2035-01-01T09:00:00Z');
    await sweep(made.services);
    const emptied = await rowsOf(family);
    assert.deepEqual(
      emptied.map((row) => ({ ...row, content: { ...row.content, buyer: null } })),
      [invoice!, credit!].map((row) => ({ ...row, salt: null, content: { ...row.content, buyer: null } })),
      'number, amount and the rest stay',
    );
    assert.deepEqual(
      emptied.map(({ content }) => content.buyer),
      [EMPTY, EMPTY],
    );
    const pdf = await readPdf(await made.services.pdf.invoice(emptied[0]!.content, null));
    assert.match(pdf.text, /Aan Verwijderd na zeven jaar/);
    assert.match(pdf.text, new RegExp(invoice!.content.number));
    assert.doesNotMatch(pdf.text, /Wilma|Familie/);
  });

  test('an invoice of a current family member stays as it was sent, until they erase themselves', async () => {
    const family = await bought();
    on('2034-02-01T09:00:00Z');
    await erase(family.child);
    await sweep(made.services);
    const [name] = await buyersOf(family);
    assert.match(name!, /^Wilma/);
    const { kept } = await erase(family.parent);
    assert.ok(!kept.includes(text.invoices), 'nothing is kept that goes at once');
    await sweep(made.services);
    assert.deepEqual(await buyersOf(family), ['']);
  });
});
