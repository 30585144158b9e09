import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { PASSWORD_MESSAGE } from '../../../domain/rules/password.ts';
import { UNKNOWN_PARTNER_CODE } from '../../../domain/partnerCodes/usable.ts';
import type { RegistrationForm } from '../../../domain/wire/registration.ts';
import { accounts } from '../../db/accountSchema.ts';
import { families, mailOutbox, partnerCodes, users } from '../../db/schema.ts';
import { limitAttempts } from '../../attempts.ts';
import { newHashid } from '../../hashid.ts';
import type { Services } from '../../services.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { bearer } from '../../test/tokens.ts';

const form = (email: string, changes: Partial<RegistrationForm> = {}): RegistrationForm => ({
  email,
  password: 'Keukentafel-2026!',
  firstname: 'Jan',
  infix: 'van der',
  lastname: 'Meulen',
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
    made = await engine.app();
    services = made.services;
    visitor = await apiClient(made.app, null);
  });

  /** Each registration from its own address, so that the limit on one address does not interfere. */
  const register = (body: unknown, headers = {}) =>
    visitor.send({
      method: 'POST',
      url: '/registration',
      remoteAddress: `10.0.0.${(address += 1)}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  const person = async (email: string) => (await services.db.select().from(users).where(eq(users.email, email)))[0];
  const counts = async () => [
    await services.db.$count(users),
    await services.db.$count(families),
    await services.db.$count(accounts),
  ];

  test('R-8.9 a registration makes an account, a family with the included limit, and its founder', async () => {
    assert.deepEqual([(await register(form('jan@voorbeeld.example'))).status], [201]);
    const jan = (await person('jan@voorbeeld.example'))!;
    assert.deepEqual(
      [jan.family_role, jan.relation_type, jan.signed, jan.login, jan.birthdate],
      ['manager', null, true, true, '1960-02-29'],
    );
    const [family] = await services.db.select().from(families).where(eq(families.id, jan.family_id));
    assert.deepEqual([family?.name, family?.paid_children], ['Van der Meulen', services.env.includedChildren]);
    const client = await apiClient(made.app, jan);
    assert.equal((await client.get('/user')).body.family.children, services.env.includedChildren);
  });

  test('S-125 a known address gets the same answer, its owner gets a mail, and nothing changes', async () => {
    const fresh = await register(form('bekend@voorbeeld.example'));
    const before = await counts();
    const known = await register(form('Bekend@Voorbeeld.example', { firstname: 'Dief', password: 'Iets-Anders-99!' }));
    assert.deepEqual([known.status, known.bytes], [fresh.status, fresh.bytes]);
    assert.deepEqual(await counts(), before);
    const mails = await services.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.subject, 'Je hebt al een account bij Onderling'));
    assert.equal(mails.length, 1);
    assert.ok(!mails[0]!.body_text.includes('Dief'));
  });

  test('S-497 registering again, as the next screen does, answers the same for a pending address and a new one', async () => {
    const waiting = form('wacht-op-mail@voorbeeld.example');
    const answers = [
      await register(waiting),
      await register(waiting),
      await register(form('nog-nieuw@voorbeeld.example')),
    ];
    for (const { status, bytes } of answers) assert.deepEqual([status, bytes], [answers[0]!.status, answers[0]!.bytes]);
    const mails = await services.db.$count(mailOutbox, eq(mailOutbox.recipient, 'wacht-op-mail@voorbeeld.example'));
    assert.equal(mails, 2);
  });

  test('S-125 a known address and a new one are answered after the same time', async (t) => {
    await register(form('tijd@voorbeeld.example'));
    const { db } = services;
    const mailsTo = (email: string) => db.$count(mailOutbox, eq(mailOutbox.recipient, email));
    t.mock.timers.enable({ apis: ['setTimeout'] });
    for (const email of ['tijd@voorbeeld.example', 'nieuwe-tijd@voorbeeld.example']) {
      const before = await mailsTo(email);
      const answers: number[] = [];
      const asked = register(form(email)).then(({ status }) => answers.push(status));
      while ((await mailsTo(email)) === before);
      // An answer that does not wait would have come by now.
      for (let n = 0; n < 20; n++) await mailsTo(email);
      assert.deepEqual(answers, [], email);
      t.mock.timers.tick(300);
      await asked;
      assert.deepEqual(answers, [201], email);
    }
  });

  test('R-3.17 wrong fields are refused, each with its sentence, and nothing is stored', async () => {
    const before = await counts();
    for (const [field, value] of [
      ['password', 'kort'],
      ['password', 'keukentafel-2026!'],
      ['password', `Aa1!${'x'.repeat(77)}`],
      ['email', 'geen adres'],
      ['email', ''],
      ['email', 'a@b.nl\r\nBcc: x@y.nl'],
      ['firstname', ' '],
      ['lastname', ''],
      ['lastname', 'a\u0000b'],
      ['gender', 'anders'],
      ['birthdate', '29-02-1960'],
      ['birthdate', '2015-01-01'],
      ['birthdate', '1919-12-31'],
    ] as const) {
      const { status, body } = await register({ ...form('nieuw@voorbeeld.example'), [field]: value });
      assert.deepEqual([status, Object.keys((body.errors ?? {}) as object)], [422, [field]], `${field} ${value}`);
      if (field === 'password') assert.equal(body.errors.password, PASSWORD_MESSAGE);
    }
    assert.deepEqual(await counts(), before);
  });

  test('S-38 S-40 family, role and limit in the payload are ignored', async () => {
    await register({
      ...form('rol@voorbeeld.example'),
      roles: ['superadmin'],
      family_id: 1,
      family_role: 'member',
      paid_children: 99,
      sub: 'evil',
    });
    const rol = (await person('rol@voorbeeld.example'))!;
    assert.equal(rol.family_role, 'manager');
    const [account] = await services.db.select().from(accounts).where(eq(accounts.id, rol.sub!));
    assert.deepEqual(account?.roles, []);
  });

  test('R-4.3 a partner code at registration stays with the family for its orders, while it works; a wrong one is refused at its field', async () => {
    const [code] = await services.db
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
          code: 'OUD',
          name: 'Oud',
          discount_percent: 50,
          valid_from: '2020-01-01',
          valid_until: '2020-12-31',
        },
      ])
      .returning();
    const before = await counts();
    for (const [wrong, sentence] of [
      ['OUD', 'Deze code werkte tot en met 31 december 2020.'],
      ['BESTAATNIET', UNKNOWN_PARTNER_CODE],
      ['%', UNKNOWN_PARTNER_CODE],
    ] as const) {
      // S-125: a known address reveals nothing more than a new one.
      for (const email of ['metcode@voorbeeld.example', 'jan@voorbeeld.example']) {
        const { status, body } = await register(form(email, { code: wrong }));
        assert.deepEqual([status, body], [422, { errors: { code: sentence } }], wrong);
      }
    }
    assert.deepEqual(await counts(), before);
    for (const [email, typed, kept] of [
      ['metcode@voorbeeld.example', ' visser10 ', 'VISSER10'],
      ['zondercode@voorbeeld.example', ' ', null],
    ] as const) {
      assert.equal((await register(form(email, { code: typed }))).status, 201);
      const client = await apiClient(made.app, (await person(email))!);
      assert.equal((await client.get('/orders')).body.code, kept);
    }
    const client = await apiClient(made.app, (await person('metcode@voorbeeld.example'))!);
    await services.db.update(partnerCodes).set({ removed_at: new Date() }).where(eq(partnerCodes.id, code!.id));
    assert.equal((await client.get('/orders')).body.code, null, 'taken back');
  });

  test('two simultaneous registrations of one address make one account', async () => {
    const before = await counts();
    const answers = await Promise.all([
      register(form('samen@voorbeeld.example')),
      register(form('samen@voorbeeld.example')),
    ]);
    assert.deepEqual(
      answers.map((a) => a.status),
      [201, 201],
    );
    assert.deepEqual(
      await counts(),
      before.map((n) => n + 1),
    );
  });

  test('S-119 more than ten registrations a minute from one address are refused', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push((await visitor.post('/registration', form('', { password: 'kort' }))).status);
    assert.deepEqual(statuses.slice(10), [429, 429]);
    await assert.rejects(limitAttempts(services.db, 'registration 127.0.0.1', 10, 60));
  });

  test('with an external provider the token names the account, and there is no password', async () => {
    const outside = await engine.app({ accounts: null });
    const anyone = await apiClient(outside.app, null);
    const { firstname, infix, lastname, gender, birthdate } = form('');
    const rest = { firstname, infix, lastname, gender, birthdate };
    const send = (body: object, headers = {}) => anyone.post('/registration', body, headers);
    assert.equal((await send(rest)).status, 401);
    const headers = await bearer('buiten-1', { claims: { email: 'buiten@voorbeeld.example', email_verified: true } });
    assert.equal((await send(rest, headers)).status, 201);
    const [founder] = await outside.services.db.select().from(users).where(eq(users.sub, 'buiten-1'));
    assert.deepEqual([founder?.email, founder?.family_role], ['buiten@voorbeeld.example', 'manager']);
    assert.equal((await send(rest, headers)).status, 409, 'once');
    assert.equal((await (await apiClient(outside.app, founder!)).get('/user')).status, 200);
    await outside.close();
  });

  test('S-274 an address that the provider does not vouch for is not kept: it gets no mail, and its owner has it when they come', async () => {
    const outside = await engine.app({ accounts: null });
    const anyone = await apiClient(outside.app, null);
    const { firstname, infix, lastname, gender, birthdate } = form('');
    const address = 'eigenaar@voorbeeld.example';
    const register = async (sub: string, claims: Record<string, unknown>) => {
      const headers = await bearer(sub, { claims });
      const { status } = await anyone.post('/registration', { firstname, infix, lastname, gender, birthdate }, headers);
      assert.equal(status, 201);
      return headers;
    };
    const held = async (sub: string) =>
      (await outside.services.db.select().from(users).where(eq(users.sub, sub)))[0]?.email;
    await register('vreemd', { email: address, email_verified: false });
    assert.deepEqual([await held('vreemd'), await outside.services.db.$count(mailOutbox)], ['', 0]);
    await register('eigenaar', { email: address, email_verified: true });
    assert.equal(await held('eigenaar'), address);
    const proved = await bearer('vreemd', { claims: { email: 'vreemd@voorbeeld.example', email_verified: true } });
    assert.equal((await anyone.get('/user', proved)).status, 200);
    assert.equal(await held('vreemd'), 'vreemd@voorbeeld.example', 'followed once it is proved');
    await outside.close();
  });

  test('with an external provider two simultaneous registrations with one token found one family', async () => {
    const outside = await engine.app({ accounts: null });
    const anyone = await apiClient(outside.app, null);
    const { firstname, infix, lastname, gender, birthdate } = form('');
    const headers = await bearer('buiten-twee', { claims: { email: 'twee@voorbeeld.example', email_verified: true } });
    const send = () => anyone.post('/registration', { firstname, infix, lastname, gender, birthdate }, headers);
    const answers = await Promise.all([send(), send(), send()]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
    assert.equal(await outside.services.db.$count(users, eq(users.sub, 'buiten-twee')), 1);
    await outside.close();
  });

  test('S-11 a valid token of an unknown person gets a sentence, and no family', async () => {
    const before = await counts();
    const { status, body } = await visitor.get('/user', await bearer('niemand'));
    assert.equal(status, 403);
    assert.match(String(body.error), /registratie/);
    assert.deepEqual(await counts(), before);
  });
});
