import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { AdminOrdersPage, BankImport } from '../../../domain/wire/adminOrder.ts';
import type { OrdersAnswer } from '../../../domain/wire/order.ts';
import { accounts } from '../../db/accountSchema.ts';
import { bankLines, orders } from '../../db/orderSchema.ts';
import { families, mailOutbox } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { camt053, ingCsv, rabobankCsv } from '../../test/bankFiles.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';
import { makeOrder } from '../../test/orders.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';

const ADMINISTRATOR_EMAIL = 'beheer@voorbeeld.example';

eachEngine((engine) => {
  let made: TestApp;
  let admin: ApiClient;
  const db = () => made.services.db;

  before(async () => {
    made = await engine.app();
    const { parent } = await makeFamily(db(), { name: 'Beheer' });
    admin = await apiClient(made.app, parent, ADMINISTRATOR);
    const email = ADMINISTRATOR_EMAIL;
    const account = { id: newHashid(), email, email_verified: true, password_hash: 'x', roles: ['superadmin'] };
    await db().insert(accounts).values(account);
  });

  /** A family that ordered three places for 12,50. */
  async function ordered(name = 'De Vries') {
    const family = await makeFamily(db(), { name, parent: { email: `${newHashid()}@voorbeeld.example` } });
    const api = await apiClient(made.app, family.parent);
    const [order] = ((await api.post('/order', { children: 3 })).body as OrdersAnswer).orders;
    const limit = async () => (await db().select().from(families).where(eq(families.id, family.id)))[0]!.paid_children;
    const [row] = await db().select().from(orders).where(eq(orders.hashid, order!.hashid));
    return { family, api, order: order!, row: row!, reference: order!.transfer!.reference, limit };
  }
  const upload = (content: string | Buffer, field = 'file') =>
    admin.form(
      '/admin/bank-import',
      {},
      { bytes: Buffer.from(content), name: 'afschrift.xml', type: 'text/xml', field },
    );
  const outcomes = (body: unknown) => (body as BankImport).lines.map(({ outcome }) => outcome);

  test('R-8.4 a line that pays nothing shows the payer and the description; an underpayment is reported to the family, once', async () => {
    const c = await ordered();
    const file = camt053([
      { amount: 1000, text: c.reference },
      { amount: 99_00, text: 'Huur & servicekosten' },
    ]);
    await upload(file);
    const { lines } = (await upload(file)).body as BankImport;
    assert.deepEqual(
      lines.map(({ outcome, said }) => [outcome, said]),
      [
        ['amount', c.reference],
        ['unknown', 'Huur & servicekosten'],
      ],
    );
    assert.match(lines[0]!.text, /^Te weinig voor deze bestelling\. De familie krijgt bericht\./);
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.user_id, c.family.parent.id));
    const told = mails.filter(({ subject }) => subject === 'Je betaling aan Onderling is nog niet compleet');
    assert.equal(told.length, 1);
    assert.match(told[0]!.body_text, /kwam €\s10,00 binnen voor je bestelling van €\s12,50[^]*Maak nog €\s2,50 over/);
  });

  test('R-8.4 a statement in CAMT.053 pays the orders it names; each line shows its outcome', async () => {
    const [a, b, c] = [await ordered(), await ordered(), await ordered()];
    const file = camt053([
      { amount: 1250, text: a.reference.toLowerCase() },
      { amount: 1250, text: `/REMI/USTD//Betaling ${b.reference.replaceAll(' ', '-')} groeten/` },
      { amount: 1200, text: c.reference },
      { amount: 1250, text: c.reference, currency: 'USD' },
      { amount: 99_00, text: 'Huur & servicekosten' },
      { amount: -1250, text: a.reference },
      { amount: 1250, text: a.reference, reference: 'TWEEDE' },
      { amount: 2500, text: `${b.reference} en ${c.reference}` },
    ]);
    const { status, body } = await upload(file);
    assert.equal(status, 200);
    assert.deepEqual([(body as BankImport).format, (body as BankImport).paid], ['camt.053', 2]);
    assert.deepEqual(outcomes(body), ['paid', 'paid', 'amount', 'foreign', 'unknown', 'recalled', 'twice', 'unknown']);
    assert.deepEqual((body as BankImport).lines[0], {
      line: 1,
      date: '2026-03-11',
      amount: 1250,
      reference: a.reference,
      outcome: 'paid',
      text: 'Betaald. De familie krijgt bericht.',
    });
    assert.deepEqual([await a.limit(), await b.limit(), await c.limit()], [3, 3, 2]);
    assert.equal(((await a.api.get('/user')).body as { outstanding: object[] }).outstanding.length, 0);
  });

  test('S-269 money that the bank takes back, or books in the future, pays no order and is shown', async () => {
    const [a, b] = [await ordered(), await ordered()];
    const credit = camt053([{ amount: 1250, text: a.reference }]);
    const reversed = credit.replace('</CdtDbtInd>', '</CdtDbtInd><RvslInd>true</RvslInd>');
    const { body } = await upload(reversed);
    assert.deepEqual([outcomes(body), await a.limit()], [['reversal'], 2]);
    const ahead = await upload(camt053([{ amount: 1250, text: b.reference, date: '2999-01-01' }]));
    assert.deepEqual([outcomes(ahead.body), await b.limit()], [['ahead'], 2]);
    await upload(camt053([{ amount: 1250, text: b.reference }]));
    const out = await upload(
      camt053([
        { amount: -1250, text: b.reference },
        { amount: -900, text: 'Huur' },
      ]),
    );
    assert.deepEqual(outcomes(out.body), ['recalled', 'debit']);
  });

  test('S-65 the same file again, and twenty times at once, pays nothing twice', async () => {
    const { family, reference, limit } = await ordered();
    const file = camt053([{ amount: 1250, text: reference, reference: 'REGEL1' }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(file)));
    assert.deepEqual(answers.map(({ body }) => outcomes(body)[0]).sort(), [...Array<string>(19).fill('known'), 'paid']);
    assert.deepEqual(outcomes((await upload(file)).body), ['known']);
    assert.equal(await limit(), 3);
    assert.equal(await db().$count(bankLines, eq(bankLines.family_id, family.id)), 1);
  });

  test('a bank payment after the ordered period gives no places: the importer is told to pay it back', async () => {
    const { api, order, row, reference, limit } = await ordered();
    await db()
      .update(orders)
      .set({ price: { ...row.price, until: '2026-01-09' } })
      .where(eq(orders.id, row.id));
    const { body } = await upload(camt053([{ amount: 1250, text: reference }]));
    const [line] = (body as BankImport).lines;
    assert.deepEqual([line!.outcome, (body as BankImport).paid], ['late', 0]);
    assert.match(line!.text, /De dagen van deze bestelling waren al voorbij\..*Stort dit bedrag terug\./);
    assert.deepEqual(
      await admin.post(`/admin/order/${order.hashid}/paid`).then((answer) => [answer.status, answer.body]),
      [409, { error: 'De dagen van deze bestelling zijn voorbij. Stort het bedrag terug.' }],
    );
    assert.equal(((await api.get('/orders')).body as OrdersAnswer).orders[0]!.status, 'open');
    assert.equal(await limit(), 2);
  });

  /** The subjects of somebody's mails, oldest first. */
  const mailTo = async (address: string) =>
    (await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, address)).orderBy(mailOutbox.id)).map(
      ({ subject, body_text }) => ({ subject, body_text }),
    );
  const inList = async (hashid: string, status: string) =>
    ((await admin.get(`/admin/orders?status=${status}&size=100`)).body as AdminOrdersPage).rows.find(
      (row) => row.hashid === hashid,
    );

  test('money for a cancelled order that was replaced goes back: the family and an administrator who can refund it are notified', async () => {
    const a = await ordered('Van Dijk');
    await a.api.post(`/order/${a.order.hashid}/cancel`);
    const [next] = ((await a.api.post('/order', { children: 3 })).body as OrdersAnswer).orders;
    const pays = (reference: string) => upload(camt053([{ amount: 1250, text: reference, reference: newHashid() }]));
    assert.deepEqual(outcomes((await pays(next!.transfer!.reference)).body), ['paid']);
    const file = camt053([{ amount: 1250, text: a.reference }]);
    const [line] = ((await upload(file)).body as BankImport).lines;
    assert.deepEqual([line!.outcome, await a.limit()], ['covered', 3]);
    const toldNow = async () =>
      ((await a.api.get('/orders')).body as OrdersAnswer).orders.find(({ hashid }) => hashid === a.order.hashid)!;
    const told = await toldNow();
    assert.deepEqual([told.status, told.invoices.map(({ kind }) => kind)], ['cancelled', ['invoice', 'credit']]);
    assert.deepEqual(told.returns, { coming: 1250, done: 0 });
    const mine = (await mailTo(a.family.parent.email)).filter(({ subject }) => /gaat terug/u.test(subject));
    assert.equal(mine.length, 1);
    assert.match(mine[0]!.body_text, /€\s12,50 .*een andere bestelling heeft die plaatsen al betaald/u);
    const [task] = (await mailTo(ADMINISTRATOR_EMAIL)).filter(({ body_text }) => body_text.includes(a.reference));
    assert.match(task!.body_text, /familie Van Dijk.*€\s12,50.*op de bankrekening, op 11 maart 2026/u);
    assert.equal((await inList(a.order.hashid, 'back'))!.back, 1250);
    assert.deepEqual(outcomes((await upload(file)).body), ['known']);

    assert.equal((await admin.post(`/admin/order/${a.order.hashid}/returned`)).status, 200);
    assert.equal(await inList(a.order.hashid, 'back'), undefined);
    assert.deepEqual([(await inList(a.order.hashid, 'refunded'))!.back, await a.limit()], [0, 3]);
    assert.deepEqual((await toldNow()).returns, { coming: 0, done: 1250 });
    assert.equal((await admin.post(`/admin/order/${a.order.hashid}/returned`)).status, 409, 'nothing has to go back');
  });

  test('a line that may be known money is not kept as a surplus: paid by hand, or the same day in another file', async () => {
    const line = (reference: string, more = {}) => [{ amount: 1250, text: reference, ...more }];
    const hand = await ordered();
    await admin.post(`/admin/order/${hand.order.hashid}/paid`);
    assert.deepEqual(outcomes((await upload(camt053(line(hand.reference)))).body), ['marked']);
    // The same line in another file format is known, unless the bank writes it differently there.
    assert.deepEqual(outcomes((await upload(ingCsv(line(hand.reference)))).body), ['known']);
    assert.deepEqual(outcomes((await upload(ingCsv(line(`${hand.reference} dank`)))).body), ['doubt']);
    assert.deepEqual(outcomes((await upload(camt053(line(hand.reference, { date: '2026-03-12' })))).body), ['twice']);
    assert.equal((await inList(hand.order.hashid, 'paid'))!.back, 1250);
    const returns = async () => ((await hand.api.get('/orders')).body as OrdersAnswer).orders[0]!.returns;
    assert.deepEqual(await returns(), { coming: 1250, done: 0 });
    await admin.post(`/admin/order/${hand.order.hashid}/returned`);
    assert.deepEqual(await returns(), { coming: 0, done: 1250 });
    assert.deepEqual([(await inList(hand.order.hashid, 'paid'))!.back, await hand.limit()], [0, 3]);
  });

  test('a file of another account of ours pays nothing', async () => {
    const { reference, limit } = await ordered();
    assert.deepEqual(
      outcomes((await upload(camt053([{ amount: 1250, text: reference }], 'NL20INGB0001234567'))).body),
      ['foreign'],
    );
    assert.equal(await limit(), 2);
  });

  test('the CSV of ING and of Rabobank pay too', async () => {
    for (const write of [ingCsv, rabobankCsv]) {
      const { reference, limit } = await ordered();
      const { status, body } = await upload(
        write([
          { amount: -500, text: 'Postzegels' },
          { amount: 1250, text: `Omschrijving: ${reference} "dank"` },
        ]),
      );
      assert.deepEqual([status, outcomes(body), await limit()], [200, ['debit', 'paid'], 3]);
    }
  });

  test('each payment in a batch booking counts separately', async () => {
    const [a, b] = [await ordered(), await ordered()];
    const part = (text: string) =>
      `<TxDtls><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Ustrd>${text.slice(0, 9)}</Ustrd><Ustrd>${text.slice(9)}</Ustrd></RmtInf></TxDtls>`;
    const file = camt053([{ amount: 2500, text: '' }]).replace(
      /<TxDtls>.*<\/TxDtls>/,
      part(a.reference) + part(b.reference),
    );
    assert.deepEqual(outcomes((await upload(file)).body), ['paid', 'paid']);
  });

  test('a file that is not a statement is refused with a sentence, and nothing but the text is read', async () => {
    const { reference, limit } = await ordered();
    const good = camt053([{ amount: 1250, text: reference }]);
    const evil = good
      .replace(
        '?>',
        '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
      )
      .replace('J de Vries', '&e;&b;');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(evil, 'utf16le')]);
    const files = {
      evil,
      utf16,
      broken: good.slice(0, -40),
      other: '<a><b/></a>',
      empty: '',
      columns: 'a;b\n1;2',
      wide: `datum;bedrag;omschrijving${';x'.repeat(600_000)}\n`,
      long: `datum;bedrag;omschrijving\n20260311;12,50;${reference.padEnd(20_000)}`,
      attributes: good.replace('<Stmt>', `<Stmt ${Array.from({ length: 200_000 }, (_v, i) => `a${i}="1"`).join(' ')}>`),
      row: ingCsv([{ amount: 1250, text: reference }]).replace('12,50', 'veel'),
      zip: Buffer.from('PK\u0003\u0004\u0000\u0000'),
      deep: '<a>'.repeat(50_000),
      deeper: good.replace('<Stmt>', '<a>'.repeat(50_000)),
    };
    for (const [name, content] of Object.entries(files)) {
      const { status, body } = await upload(content);
      assert.deepEqual([status, Object.keys((body as { errors: object }).errors)], [422, ['file']], name);
      assert.doesNotMatch(JSON.stringify(body), /root:|aaaa/);
    }
    assert.equal((await upload(good, 'anders')).status, 422);
    assert.equal((await admin.post('/admin/bank-import', { file: good })).status >= 400, true);
    assert.equal((await upload(Buffer.alloc(4_096_001, 'a'))).status, 413);
    assert.equal(await limit(), 2);
  });

  test('S-37 a family’s parent sees no orders of others, and can’t mark any as paid', async () => {
    const { api, order } = await ordered();
    for (const call of [
      api.get('/admin/orders'),
      api.post(`/admin/order/${order.hashid}/paid`),
      api.post(`/admin/order/${order.hashid}/returned`),
      api.form('/admin/bank-import', {}, { bytes: Buffer.from('a;b'), field: 'file' }),
    ]) {
      assert.equal((await call).status, 403);
    }
    assert.equal((await admin.post('/admin/order/bestaatniet/paid')).status, 404);
  });

  test('R-8.6 the list is paged, sorted and searched by the server, over 10.000 orders', async () => {
    const { parent } = await makeFamily(db(), { name: 'Tienduizend 100%' });
    const columns = await makeOrder(db(), parent, { status: 'cancelled' });
    for (let from = 0; from < 10_000; from += 1000) {
      await db()
        .insert(orders)
        .values(
          Array.from({ length: 1000 }, (_v, i) => ({
            ...columns,
            id: undefined,
            hashid: newHashid(),
            amount: from + i,
            reference: `X${from + i}`,
          })),
        );
    }
    const list = async (query: string) => (await admin.get(`/admin/orders?${query}`)).body as AdminOrdersPage;
    const page = await list('status=cancelled&sort=-amount&page=2&size=50&q=tienduizend');
    assert.equal(page.total, 10_001);
    assert.deepEqual(
      page.rows.map(({ amount }) => amount),
      Array.from({ length: 50 }, (_v, i) => 9_899 - i),
    );
    assert.deepEqual(
      (await list('status=all&q=X9999')).rows.map(({ amount, family }) => [amount, family]),
      [[9999, 'Tienduizend 100%']],
    );
    assert.equal((await list('status=all&q=100%25')).total, 10_001);
    assert.equal((await list('status=all&q=10_%25')).total, 0, 'a sign of LIKE is only itself');
    const { reference, order } = await ordered('Zoekmij');
    assert.deepEqual(
      (await list(`q=${encodeURIComponent(reference)}`)).rows.map(({ hashid, number, family }) => [
        hashid,
        number,
        family,
      ]),
      [[order.hashid, order.invoices[0]!.number, 'Zoekmij']],
    );
    assert.deepEqual((await list(`q=${order.invoices[0]!.number}`)).total, 1);
    for (const wrong of ['sort=price', 'size=101', 'size=0', 'page=-1', 'status=weg', 'q=a&q=b', 'other=1'])
      assert.equal((await admin.get(`/admin/orders?${wrong}`)).status, 422, wrong);
    const keys = Object.keys((await list('size=1')).rows[0]!).sort();
    assert.deepEqual(keys, [
      'amount',
      'back',
      'children',
      'created_at',
      'family',
      'hashid',
      'number',
      'paid_at',
      'reference',
      'status',
    ]);
  });
});
