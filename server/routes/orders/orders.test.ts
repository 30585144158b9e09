import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { UNKNOWN_PARTNER_CODE } from '../../../domain/partnerCodes/usable.ts';
import type { Order, OrdersAnswer } from '../../../domain/wire/order.ts';
import { invoices, orders } from '../../db/orderSchema.ts';
import { auditLog, families, mailOutbox, partnerCodes } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import { ageOrders } from '../../actions/orders/rounds.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily } from '../../test/factories.ts';
import { ADMINISTRATOR, type TokenOptions } from '../../test/tokens.ts';

const DAY = 24 * 3_600_000;

eachEngine((engine) => {
  let made: TestApp;
  let now = Date.parse('2026-03-10T09:00:00Z');
  const db = () => made.services.db;

  before(async () => {
    made = await engine.app({ clock: () => now });
    await db()
      .insert(partnerCodes)
      .values([
        {
          hashid: newHashid(),
          code: 'VISSER10',
          name: 'Visser',
          discount_percent: 10,
          valid_from: '2026-01-01',
          valid_until: null,
        },
        {
          hashid: newHashid(),
          code: 'GRATIS',
          name: 'Gratis',
          discount_percent: 100,
          valid_from: '2026-01-01',
          valid_until: null,
        },
        {
          hashid: newHashid(),
          code: 'OUD',
          name: 'Oud',
          discount_percent: 50,
          valid_from: '2025-01-01',
          valid_until: '2026-03-09',
        },
        {
          hashid: newHashid(),
          code: 'WEG',
          name: 'Weg',
          discount_percent: 50,
          valid_from: '2025-01-01',
          valid_until: null,
          removed_at: new Date(now),
        },
      ]);
  });

  /** A family of its own, with the person who speaks for it. */
  async function newFamily(
    options: { email?: string; paidChildren?: number } = {},
  ): Promise<{ family: TestFamily; api: ApiClient; admin: ApiClient }> {
    const family = await makeFamily(db(), {
      parent: { email: options.email ?? `${newHashid()}@voorbeeld.example` },
      ...(options.paidChildren === undefined ? {} : { paidChildren: options.paidChildren }),
    });
    return {
      family,
      api: await apiClient(made.app, family.parent),
      admin: await apiClient(made.app, family.parent, ADMINISTRATOR),
    };
  }
  const familyRow = async ({ id }: TestFamily) => (await db().select().from(families).where(eq(families.id, id)))[0]!;
  /** A token is good for minutes: after a year a person logs in again. */
  const again = async ({ parent }: TestFamily, options: TokenOptions = {}) =>
    apiClient(made.app, parent, { ...options, expires: Math.floor(now / 1000) + 600 });
  const newest = (body: OrdersAnswer): Order => body.orders[0]!;
  const order = async (api: ApiClient, children: number, rest: object = {}) =>
    newest((await api.post('/order', { children, ...rest })).body as OrdersAnswer);

  test('R-8.4 R-4.11 a family orders, is told how to pay, and gets its places when an administrator has seen the money', async () => {
    const { family, api, admin } = await newFamily();
    const { status, body } = await api.post('/order', { children: 4 });
    assert.equal(status, 200);
    const made = newest(body as OrdersAnswer);
    assert.deepEqual(
      [made.status, made.price.total, made.price.vat, made.price.until],
      ['open', 2500, 434, '2027-03-09'],
    );
    assert.match(made.transfer!.reference, /^OL\d\d \d{4} \d{4} \d\d$/);
    assert.equal(made.transfer!.iban, 'NL91ABNA0417164300');
    assert.equal((body as OrdersAnswer).plan.children, 2, 'ordering gives no places');
    assert.deepEqual(((await api.get('/user')).body as { outstanding: object[] }).outstanding.length, 1);

    assert.equal((await admin.post(`/admin/order/${made.hashid}/paid`)).status, 200);
    const after = (await api.get('/orders')).body as OrdersAnswer;
    assert.deepEqual(
      [after.plan, newest(after).status, newest(after).transfer],
      [{ children: 4, present: 0, included: 2, until: '2027-03-09' }, 'paid', null],
    );
    const user = (await api.get('/user')).body as { outstanding: object[]; family: { children: number } };
    assert.deepEqual([user.outstanding, user.family.children], [[], 4]);
    assert.equal((await familyRow(family)).paid_until, '2027-03-09');
  });

  test('S-132 the server sets the price: a request that brings one is refused', async () => {
    const { api } = await newFamily();
    for (const extra of [{ amount: 1 }, { price: { total: 1 } }, { total: '1250' }, { discount_percent: 100 }]) {
      assert.equal((await api.post('/order', { children: 3, ...extra })).status, 422);
    }
    for (const total of [0, 1]) assert.equal((await api.post('/order', { children: 3, total })).status, 409);
    assert.equal((await api.post('/order/quote', { children: 3, total: 1 })).status, 422);
    assert.equal((await order(api, 3)).price.total, 1250);
  });

  test('S-133 a limit of 0, -1, below the current members, or 2^31 is refused, and nothing is stored', async () => {
    const { family, api } = await newFamily({ paidChildren: 3 });
    for (let i = 0; i < 3; i += 1) await makeUser(db(), family.id);
    for (const children of [0, -1, 2, 3, 2 ** 31, 1e300, 1.5, '4', null, [4]]) {
      for (const url of ['/order', '/order/quote']) {
        const { status, body } = await api.post(url, { children });
        assert.deepEqual(
          [status, Object.keys((body as { errors: object }).errors)],
          [422, ['children']],
          String(children),
        );
      }
    }
    assert.deepEqual((await api.post('/order/quote', { children: 2 })).body, {
      errors: { children: 'Je hebt al 3 familieleden. Kies 3 of meer.' },
    });
    assert.equal(await db().$count(orders, eq(orders.family_id, family.id)), 0);
  });

  test('R-4.3 a valid partner code gives its discount, a wrong one is refused, and it is counted when paid', async () => {
    const { api, admin } = await newFamily();
    assert.deepEqual(
      ((await api.post('/order/quote', { children: 3, code: 'visser10' })).body as { total: number }).total,
      1125,
    );
    assert.deepEqual((await api.post('/order/quote', { children: 3, code: 'OUD' })).body, {
      errors: { code: 'Deze code werkte tot en met 9 maart 2026.' },
    });
    for (const code of ['WEG', 'BESTAATNIET', "' or 1=1 --"]) {
      assert.deepEqual((await api.post('/order/quote', { children: 3, code })).body, {
        errors: { code: UNKNOWN_PARTNER_CODE },
      });
    }
    const made = await order(api, 3, { code: 'visser10' });
    assert.deepEqual([made.price.total, made.code], [1125, 'VISSER10']);
    const uses = async () => (await db().select().from(partnerCodes).where(eq(partnerCodes.code, 'VISSER10')))[0]!.uses;
    const before = await uses();
    await admin.post(`/admin/order/${made.hashid}/paid`);
    await admin.post(`/admin/order/${made.hashid}/paid`);
    assert.equal(await uses(), before + 1);
  });

  test('with nothing to pay the places are there at once, and the mail speaks of no payment', async () => {
    const email = `gratis-${engine.name}@voorbeeld.example`;
    const { api } = await newFamily({ email });
    const { body } = await api.post('/order', { children: 5, code: 'GRATIS' });
    assert.deepEqual([newest(body as OrdersAnswer).status, (body as OrdersAnswer).plan.children], ['paid', 5]);
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Je plaatsen bij Onderling zijn er'],
    );
    assert.match(mails[0]!.body_text, /Je hoeft niets te betalen\. Jullie hebben nu plaats voor 5 familieleden,/u);
    assert.doesNotMatch(mails[0]!.body_text, /betaling is binnen/u);
  });

  test('S-144 codes can’t be guessed for long', async () => {
    const { api } = await newFamily();
    const statuses = [];
    for (let i = 0; i < 32; i += 1)
      statuses.push((await api.post('/order/quote', { children: 3, code: `GOK-${i}` })).status);
    assert.deepEqual([statuses[0], statuses.at(-1)], [422, 429]);
    assert.equal((await api.post('/order/quote', { children: 3 })).status, 200, 'without a code it goes on');
  });

  test('R-4.7 one order is open at a time, also under ten requests at once; cancelling makes room for another', async () => {
    const { family, api } = await newFamily();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('/order', { children: 3 })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(9).fill(409)]);
    const made = newest((await api.get('/orders')).body as OrdersAnswer);
    const gone = await api.post(`/order/${made.hashid}/cancel`);
    assert.deepEqual([gone.status, newest(gone.body as OrdersAnswer).status], [200, 'cancelled']);
    assert.equal((await api.post(`/order/${made.hashid}/cancel`)).status, 200, 'again changes nothing');
    assert.deepEqual(((await api.get('/user')).body as { outstanding: object[] }).outstanding, []);
    assert.deepEqual(
      newest(gone.body as OrdersAnswer).invoices.map(({ kind }) => kind),
      ['invoice', 'credit'],
    );
    assert.equal((await order(api, 4)).status, 'open');
    assert.equal(await db().$count(orders, eq(orders.family_id, family.id)), 2);
  });

  test('the same order sent twice with one key is one order', async () => {
    const { family, api } = await newFamily();
    const key = { 'idempotency-key': newHashid() };
    const [a, b] = await Promise.all([
      api.post('/order', { children: 3 }, key),
      api.post('/order', { children: 3 }, key),
    ]);
    assert.deepEqual([a.status, b.status, a.body], [200, 200, b.body]);
    assert.equal(await db().$count(orders, eq(orders.family_id, family.id)), 1);
  });

  test('S-65 paid twenty times at once raises the limit once, and mails once', async () => {
    const { family, api, admin } = await newFamily({ email: `eenmaal-${engine.name}@voorbeeld.example` });
    const made = await order(api, 6);
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post(`/admin/order/${made.hashid}/paid`)));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal((await familyRow(family)).paid_children, 6);
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, family.parent.email));
    assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
      'Je bestelling bij Onderling',
      'Je betaling aan Onderling is binnen',
    ]);
    assert.equal(await db().$count(auditLog, eq(auditLog.hashid, made.hashid)), 2);
  });

  test('S-130 cancelled and paid at once: whichever comes first, the money counts', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { family, api, admin } = await newFamily();
      const made = await order(api, 3);
      await Promise.all([api.post(`/order/${made.hashid}/cancel`), admin.post(`/admin/order/${made.hashid}/paid`)]);
      assert.equal((await familyRow(family)).paid_children, 3);
      const last = newest((await api.get('/orders')).body as OrdersAnswer);
      assert.deepEqual([last.status, last.invoices.at(-1)!.kind], ['paid', 'invoice']);
    }
  });

  test('invoice numbers have no gap and no duplicate, however many order at once', async () => {
    const families = await Promise.all(Array.from({ length: 12 }, () => newFamily()));
    await Promise.all(
      families.flatMap(({ api }) => [
        api.post('/order', { children: 3 }),
        api.post('/order', { children: 4 }),
        api.post('/order', { children: 0 }),
      ]),
    );
    const numbers = (await db().select().from(invoices).where(eq(invoices.year, 2026)).orderBy(invoices.number)).map(
      ({ number }) => number,
    );
    assert.deepEqual(
      numbers,
      numbers.map((_n, i) => i + 1),
    );
  });

  test('R-8.4 the invoice has number, VAT, IBAN, reference and code on paper; another family’s is not found', async () => {
    const [{ api }, other] = [await newFamily(), await newFamily()];
    const made = await order(api, 4, { code: 'VISSER10' });
    const { status, bytes, headers } = await api.get(`/invoice?hashid=${made.invoices[0]!.hashid}`);
    assert.deepEqual([status, headers['content-type']], [200, 'application/pdf']);
    assert.match(String(headers['content-disposition']), new RegExp(`factuur-${made.invoices[0]!.number}\\.pdf`));
    const paper = await readPdf(bytes);
    for (const text of [
      made.invoices[0]!.number,
      'NL91 ABNA 0417 1643 00',
      made.transfer!.reference,
      '€ 22,50',
      'Btw 21 %',
      '€ 3,90',
      'Btw-nummer NL000000000B00',
      'VISSER10',
      'Zo betaal je',
    ]) {
      assert.ok(paper.text.includes(text), text);
    }
    assert.deepEqual(
      [paper.pages.length, paper.lang, paper.marked, paper.roles.includes('Figure')],
      [1, 'nl-NL', true, true],
    );
    const answers = [
      await other.api.get(`/invoice?hashid=${made.invoices[0]!.hashid}`),
      await other.api.get('/invoice?hashid=bestaatniet'),
      await other.api.post(`/order/${made.hashid}/cancel`),
      await other.api.post(`/order/${made.hashid}/pay`),
    ];
    assert.deepEqual(
      answers.map((answer) => [answer.status, answer.body]),
      Array(4).fill([404, { error: 'Niet gevonden.' }]),
    );
  });

  test('R-8.4 an order is mailed when made, reminded after a week and dropped after a month, each with its document', async () => {
    const email = `post-${engine.name}@voorbeeld.example`;
    const { api } = await newFamily({ email });
    const start = now;
    await order(api, 3);
    const sent: { subject: string; files: string[]; text: string }[] = [];
    const send = () =>
      sendDueMail(made.services, ({ recipient, subject, files = [], text }) => {
        if (recipient === email) sent.push({ subject, files: files.map(({ name }) => name), text });
        return Promise.resolve();
      });
    for (const days of [0, 6, 7, 8, 29, 30, 31]) {
      now = start + days * DAY;
      await ageOrders(made.services);
      await ageOrders(made.services);
      await send();
    }
    now = start;
    assert.deepEqual(
      sent.map(({ subject }) => subject),
      [
        'Je bestelling bij Onderling',
        'Je bestelling bij Onderling staat nog open',
        'Je bestelling bij Onderling is vervallen',
      ],
    );
    assert.deepEqual(
      sent.map(({ files }) => files.map((name) => name.split('-')[0])),
      [['factuur'], ['factuur'], ['creditfactuur']],
    );
    assert.match(sent[0]!.text, /€\s12,50/);
    assert.ok(sent.every(({ subject }) => !subject.includes('€')));
    assert.equal(newest((await api.get('/orders')).body as OrdersAnswer).status, 'cancelled');
  });

  test('thirty days before a paid year ends its parent is notified once, each year, with the price of a new year', async () => {
    const email = `jaar-${engine.name}@voorbeeld.example`;
    const { family, admin, api } = await newFamily({ email });
    const start = now;
    await admin.post(`/admin/order/${(await order(api, 4)).hashid}/paid`);
    const told = async () =>
      (
        await db()
          .select()
          .from(mailOutbox)
          .where(
            and(eq(mailOutbox.recipient, email), eq(mailOutbox.subject, 'Jullie jaar bij Onderling is bijna voorbij')),
          )
          .orderBy(mailOutbox.created_at)
      ).map(({ body_text }) => body_text);
    const counts: number[] = [];
    for (const day of ['2027-02-06', '2027-02-07', '2027-02-08', '2027-03-09', '2027-03-10']) {
      now = Date.parse(`${day}T12:00:00Z`);
      await Promise.all([ageOrders(made.services), ageOrders(made.services)]);
      counts.push((await told()).length);
    }
    assert.deepEqual(counts, [0, 1, 1, 1, 1]);
    const [text = ''] = await told();
    assert.match(
      text,
      /betaald voor 4 familieleden, tot en met 9 maart 2027\. Daarna is er plaats voor 2 familieleden\./,
    );
    assert.match(text, /vanaf 10 maart 2027 een nieuw jaar\. Dat kost nu €\s25 voor 4 familieleden/);
    const renewed = await order(await again(family), 4);
    await (await again(family, ADMINISTRATOR)).post(`/admin/order/${renewed.hashid}/paid`);
    now = Date.parse('2028-03-01T12:00:00Z');
    const [code] = await db().select().from(partnerCodes).where(eq(partnerCodes.code, 'VISSER10'));
    await db().update(families).set({ partner_code_id: code!.id }).where(eq(families.id, family.id));
    await ageOrders(made.services);
    now = start;
    const [, second = '', ...more] = await told();
    assert.equal(more.length, 0);
    assert.match(
      second,
      /Dat kost nu €\s22,50 voor 4 familieleden/,
      'the code of the family is counted, as where they order',
    );
  });

  test('when a paid year ends the included places stay, the members stay, and a new year can be ordered', async () => {
    const { family, api, admin } = await newFamily();
    const start = now;
    await admin.post(`/admin/order/${(await order(api, 4)).hashid}/paid`);
    for (let i = 0; i < 4; i += 1) await makeUser(db(), family.id);
    now = start + 364 * DAY;
    await ageOrders(made.services);
    assert.equal((await familyRow(family)).paid_children, 4);
    now = start + 366 * DAY;
    await ageOrders(made.services);
    assert.equal((await familyRow(family)).paid_children, 2);
    const later = await again(family);
    assert.equal(((await later.get('/user')).body as { children: object[] }).children.length, 4);
    assert.deepEqual((await later.post('/order', { children: 3 })).status, 422);
    const renewed = await order(later, 4);
    assert.deepEqual([renewed.price.added, renewed.price.total], [2, 2500]);
    await (await again(family, ADMINISTRATOR)).post(`/admin/order/${renewed.hashid}/paid`);
    now = start;
    assert.equal((await familyRow(family)).paid_children, 4);
  });
});
