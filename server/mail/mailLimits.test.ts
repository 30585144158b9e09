import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { accounts } from '../db/accountSchema.ts';
import { rateLimits } from '../db/requestSchema.ts';
import { mailOutbox, users } from '../db/schema.ts';
import { invoices } from '../db/orderSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../test/apiClient.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, signedIn } from '../test/factories.ts';
import { probe } from '../test/probe.ts';
import { childForm, editOf } from '../test/relationForms.ts';
import { invitationMail } from './invitationMail.ts';
import { queueMail } from './outbox.ts';

const EVIL = 'Ga naar http://evil.example/prijs';
const form = (email: string, changes: object = {}) => ({
  email,
  password: 'Keukentafel-2026!',
  firstname: 'Jan',
  infix: '',
  lastname: 'Vries',
  gender: 'man',
  birthdate: '1960-02-29',
  ...changes,
});

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let visitor: ApiClient;
  let address = 0;
  before(async () => {
    // A route by a developer who never heard of limits.
    const careless = probe((scope) => {
      scope.post('/api/v1/probe/mail', { config: { access: 'token' } }, async (request) => {
        const { email } = request.body as { email: string };
        const wait = await inTransaction(services.db, (tx) =>
          queueMail(
            tx,
            invitationMail({
              email,
              firstname: 'Bram',
              invitedBy: 'Jan',
              url: 'http://localhost:3000/register/t',
              privacyUrl: 'http://localhost:3000/privacy#toegevoegd',
            }),
            new Date(),
            { queued: () => 0, collected: () => 0, unreachable: () => 0, refused: (seconds) => seconds },
          ),
        );
        return { wait };
      });
    });
    made = await engine.app({}, { extra: [careless] });
    services = made.services;
    visitor = await apiClient(made.app, null);
  });
  beforeEach(async () => {
    await services.db.delete(rateLimits);
    await services.db.delete(mailOutbox);
  });

  const mailsTo = (email: string) =>
    services.db
      .select()
      .from(mailOutbox)
      .where(sql`lower(${mailOutbox.recipient}) = lower(${email})`)
      .orderBy(asc(mailOutbox.id));
  const register = (body: object) =>
    visitor.send({
      method: 'POST',
      url: '/registration',
      remoteAddress: `10.0.0.${(address += 1)}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  /** Registers, and logs in with the address still unverified. */
  const stranger = async (email: string) => {
    assert.equal((await register(form(email))).status, 201);
    const [user] = await services.db.select().from(users).where(eq(users.email, email));
    return { api: await apiClient(made.app, user!), sub: user!.sub! };
  };

  test("S-118 ordering and cancelling at a stranger's address sends nothing but the verification mail, and uses no invoice number", async () => {
    const email = 'vreemde@voorbeeld.example';
    const { api, sub } = await stranger(email);
    for (let i = 0; i < 5; i += 1) {
      const refused = await api.post('/order', { children: 4 });
      assert.deepEqual(
        [refused.status, refused.body],
        [
          409,
          {
            error:
              'Bevestig eerst je e-mailadres, want daar sturen we de factuur heen. Een nieuwe mail daarvoor vraag je aan bij Profiel.',
          },
        ],
      );
    }
    assert.equal((await api.post('/calendar/feed', {})).status < 500, true);
    assert.deepEqual(
      (await mailsTo(email)).map(({ subject }) => subject),
      ['Bevestig je e-mailadres voor Onderling'],
    );
    assert.equal(await services.db.$count(invoices), 0);

    await services.db.update(accounts).set({ email_verified: true }).where(eq(accounts.id, sub));
    assert.equal((await api.post('/order', { children: 4 })).status, 200);
    assert.equal((await mailsTo(email)).at(-1)?.subject, 'Je bestelling bij Onderling');
  });

  test('S-118 a loop of orders fills not even its own mailbox: it has to wait, and invoice numbers have no gaps', async () => {
    const { parent } = await makeFamily(services.db, { parent: { email: 'lus@voorbeeld.example' } });
    const api = await apiClient(made.app, parent);
    let answer = await api.post('/order', { children: 4 });
    for (let i = 0; i < 40 && answer.status === 200; i += 1) {
      assert.equal((await api.post(`/order/${String(answer.body.orders[0].hashid)}/cancel`)).status, 200);
      answer = await api.post('/order', { children: 4 });
    }
    assert.deepEqual(
      [answer.status, answer.body],
      [429, { message: 'Je hebt vandaag al vaak besteld. Probeer het morgen opnieuw.' }],
    );
    assert.ok(Number(answer.headers['retry-after']) > 0);
    assert.equal((await mailsTo('lus@voorbeeld.example')).length, 30);
    const numbers = (await services.db.select().from(invoices).orderBy(asc(invoices.number))).map(
      ({ number }) => number,
    );
    assert.deepEqual(
      numbers,
      numbers.map((_number, i) => i + 1),
    );
  });

  test('S-125 registering a known address repeatedly, from anywhere, mails its owner at most three times a day, with the same answer', async () => {
    await stranger('bekend@voorbeeld.example');
    const answers: ApiAnswer[] = [];
    for (let i = 0; i < 12; i += 1) answers.push(await register(form('Bekend@voorbeeld.example', { firstname: EVIL })));
    assert.ok(answers.every(({ status, bytes }) => status === 201 && bytes.equals(answers[0]!.bytes)));
    const subjects = (await mailsTo('bekend@voorbeeld.example')).map(({ subject }) => subject);
    assert.ok(subjects.length <= 1 + 6, subjects.join());
    assert.ok(subjects.filter((subject) => subject.startsWith('Je hebt al een account')).length <= 3);
  });

  test('S-100 a mail to somebody who does not know the sender contains no text of theirs except a plain name', async () => {
    assert.equal((await register(form('doel@voorbeeld.example', { firstname: EVIL, lastname: EVIL }))).status, 201);
    for (const [firstname, shown] of [
      [EVIL, false],
      ['www.evil.example', false],
      ['Je wint een prijs', false],
      ['Bel 0900123', false],
      ["Anne-Fleur d'Arc", true],
      ['Şükran', true],
    ] as const) {
      const mail = invitationMail({
        email: 'x@voorbeeld.example',
        firstname,
        invitedBy: firstname,
        url: 'http://localhost:3000/register/t',
        privacyUrl: 'http://localhost:3000/privacy#toegevoegd',
      });
      assert.equal(mail.text.includes(firstname), shown, firstname);
      if (!shown) assert.match(mail.text, /^Hallo,\n\nIemand uit je familie nodigt je uit/);
    }
    const [mail] = await mailsTo('doel@voorbeeld.example');
    assert.doesNotMatch(`${mail?.subject}${mail?.body_text}${mail?.body_html}`, /evil|prijs/);
  });

  test('S-119 changing an address back and forth, or a death, sends no sixth invitation a day to one mailbox', async () => {
    const { parent } = await makeFamily(services.db, { paidChildren: 10 });
    const api = await apiClient(made.app, parent);
    const email = 'kind@voorbeeld.example';
    assert.equal((await api.form('/user', childForm({ login: '1', email }))).status, 200);
    const [child] = await services.db.select().from(users).where(eq(users.email, email));
    const edit = (changes: Record<string, string>) =>
      api.form('/user', childForm({ ...editOf(child!.hashid), login: '1', email, ...changes }));
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      assert.equal((await edit({ email: `ander${i}@voorbeeld.example` })).status, 200);
      statuses.push((await edit({})).status);
      assert.equal((await edit({ passed_away: '1', death_date: '2025-01-01' })).status < 500, true);
      statuses.push((await edit({})).status);
    }
    assert.ok(statuses.includes(429), statuses.join());
    assert.equal((await mailsTo(email)).length, 5);
  });

  test('S-119 no route can bypass the limits: one account and one network send a limited number of mails to strangers', async () => {
    const { parent } = await makeFamily(services.db);
    const send = async (headers: Record<string, string>, email: string, remoteAddress: string) =>
      (
        await made.app.inject({
          method: 'POST',
          url: '/api/v1/probe/mail',
          remoteAddress,
          headers: { 'content-type': 'application/json', ...headers },
          payload: JSON.stringify({ email }),
        })
      ).json<{ wait: number }>().wait;
    const one = await signedIn(parent);
    for (let i = 0; i < 50; i += 1) assert.equal(await send(one, `a${i}@voorbeeld.example`, `192.0.2.${i}`), 0);
    assert.ok((await send(one, 'a-last@voorbeeld.example', '192.0.2.200')) > 0, 'one account, many networks');

    const many = await Promise.all(
      Array.from({ length: 26 }, async () => signedIn((await makeFamily(services.db)).parent)),
    );
    for (let i = 0; i < 100; i += 1)
      assert.equal(await send(many[i % 26]!, `b${i}@voorbeeld.example`, `2001:db8:1:2::${i}`), 0);
    assert.ok(
      (await send(many[3]!, 'b-last@voorbeeld.example', '2001:db8:1:2:ffff::1')) > 0,
      'many accounts, one network',
    );
    assert.equal(await send(many[3]!, 'b-last@voorbeeld.example', '2001:db8:1:3::1'), 0);
    assert.equal(await services.db.$count(mailOutbox), 151);
  });
});
