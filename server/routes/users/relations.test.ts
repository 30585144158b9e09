import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { LOGIN_KEPT_MESSAGE } from '../../../domain/rules/loginKept.ts';
import { families, mailOutbox, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';

eachEngine((engine) => {
  let services: Services;
  let family: TestFamily;
  let stranger: ApiClient;
  let jan: ApiClient;

  before(async () => {
    // Half past midnight on 11 June in Amsterdam; in UTC it is still the 10th (S-47).
    const made = await engine.app({ clock: () => Date.parse('2026-06-10T22:30:00Z') });
    services = made.services;
    const expires = Date.parse('2026-06-11T00:00:00Z') / 1000;
    family = await makeFamily(services.db, { paidChildren: 50 });
    jan = await apiClient(made.app, family.parent, { expires });
    stranger = await apiClient(made.app, (await makeFamily(services.db, { name: 'Bakker' })).parent, { expires });
  });

  const row = async (hashid: string): Promise<UserRow> =>
    (await services.db.select().from(users).where(eq(users.hashid, hashid)))[0]!;
  const newest = (answer: ApiAnswer): string => String(answer.body.children.at(-1).hashid);
  const fields = (answer: ApiAnswer) => [answer.status, Object.keys((answer.body.errors ?? {}) as object)];

  test('R-5.11 R-4.6 a child is added by a multipart form, and is in the answer at once', async () => {
    const answer = await jan.form('/user', childForm({ firstname: '  Bram  Jan ' }));
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const child = answer.body.children.at(-1);
    assert.deepEqual(
      [child.firstname, child.infix, child.phone, child.birthdate, child.login, child.signed, child.relation_type],
      ['Bram Jan', 'de', '+31612345678', '1990-04-14', false, false, 'child'],
    );
    assert.equal(answer.body.hashid, family.parent.hashid);
  });

  test('R-5.11 S-84 an edit needs _method PATCH and a hashid', async () => {
    const hashid = newest(await jan.form('/user', childForm()));
    const edited = await jan.form('/user', childForm({ ...editOf(hashid), lastname: 'Visser' }));
    assert.equal(edited.body.children.find((c: { hashid: string }) => c.hashid === hashid).lastname, 'Visser');
    const before = await services.db.$count(users);
    assert.deepEqual(fields(await jan.form('/user', childForm({ _method: 'PATCH' }))), [422, ['hashid']]);
    assert.deepEqual(fields(await jan.form('/user', childForm({ hashid }))), [422, ['_method']]);
    assert.equal(await services.db.$count(users), before);
  });

  test('R-5.11 R-5.12 S-83 only PATCH in the body counts as a method, and it is required', async () => {
    const hashid = newest(await jan.form('/user', childForm({ lastname: 'Eerst' })));
    for (const method of ['DELETE', 'PUT', 'patch', '["PATCH"]', 'POST', '']) {
      assert.deepEqual(
        fields(await jan.form('/user', childForm({ hashid, _method: method, lastname: 'Later' }))),
        [422, ['_method']],
        method,
      );
    }
    await jan.form(`/user?_method=PATCH&hashid=${hashid}`, childForm({ lastname: 'Nieuw' }), null, {
      'x-http-method-override': 'PATCH',
    });
    assert.equal((await row(hashid)).lastname, 'Eerst');
    for (const body of [{ hashid }, { hashid, _method: 'patch' }, { hashid, _method: ['PATCH'] }]) {
      assert.deepEqual(fields(await jan.post('/user/block', body)), [422, ['_method']]);
    }
  });

  test('S-24 S-25 another family’s person and a missing one are the same 404', async () => {
    const hashid = newest(await jan.form('/user', childForm()));
    const before = await row(hashid);
    for (const call of [
      (id: string) => stranger.form('/user', childForm(editOf(id))),
      (id: string) => stranger.post('/user/block', { hashid: id, _method: 'PATCH' }),
    ]) {
      const [foreign, missing] = [await call(hashid), await call('bestaatniet')];
      assert.equal(foreign.status, 404);
      assert.deepEqual(foreign.bytes, missing.bytes);
    }
    assert.deepEqual(await row(hashid), before);
  });

  test('S-40 S-41 S-44 only the fields of the form are written', async () => {
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const extra = {
      ...{
        sub: 'evil',
        blocked: '0',
        invited: '1',
        signed: '1',
        roles: 'superadmin',
        id: '1',
        created_at: '2000-01-01',
        family_id: '2',
        family_role: 'manager',
      },
      ...{ mfa_required: '0', 'family[children]': '99', 'family.children': '99', children: '99', paid_children: '99' },
    };
    const before = await row(blocked.hashid);
    const answer = await jan.form('/user', { ...childForm(editOf(blocked.hashid)), ...extra });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const after = await row(blocked.hashid);
    const written = Object.entries(after).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof UserRow]),
    );
    assert.deepEqual(written.map(([key]) => key).sort(), [
      'birthdate',
      'email',
      'firstname',
      'gender',
      'infix',
      'phone',
      'updated_at',
    ]);
    const [stored] = await services.db.select().from(families).where(eq(families.id, family.id));
    assert.equal(stored?.paid_children, 50);
  });

  test('S-42 fields named after prototypes do nothing', async () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      assert.equal((await jan.form('/user', [...Object.entries(childForm()), [name, 'x']])).status, 200, name);
    assert.equal(
      (await jan.form('/user', [...Object.entries(childForm()), ['constructor[prototype][x]', '1']])).status,
      200,
    );
    assert.equal(({} as { x?: string }).x, undefined);
  });

  test('R-3.5 S-43 a granted login stays, whatever is sent', async () => {
    const hashid = newest(await jan.form('/user', childForm({ login: '1' })));
    assert.deepEqual([(await row(hashid)).login, (await row(hashid)).invited], [true, true]);
    for (const login of ['0', '', 'false', 'null', 'nee']) {
      const answer = await jan.form('/user', childForm({ ...editOf(hashid), login }));
      assert.deepEqual(fields(answer), [422, ['login']], login);
      if (login === '0') assert.equal(answer.body.errors.login, LOGIN_KEPT_MESSAGE);
    }
    const without = Object.entries(childForm(editOf(hashid))).filter(([name]) => name !== 'login');
    assert.equal((await jan.form('/user', without)).status, 422);
    assert.equal((await jan.form('/user', [...without, ['login', '1'], ['login', '0']])).status, 422);
    assert.equal((await jan.form('/user', partnerForm(family.parent.hashid, editOf(hashid)))).status, 200);
    assert.equal((await row(hashid)).login, true);
    assert.equal((await jan.form('/user', childForm({ ...editOf(hashid), login: '0' }))).status, 422);
    assert.equal((await jan.form('/user', childForm({ ...editOf(hashid), login: '1' }))).status, 200);
    await jan.post('/user/block', { hashid, _method: 'PATCH' });
    assert.equal((await jan.form('/user', childForm({ ...editOf(hashid), login: '0' }))).status, 422);
    assert.deepEqual([(await row(hashid)).login, (await row(hashid)).blocked], [true, true]);
  });

  test('R-3.4 granting a login sends one mail; another address sends another', async () => {
    const mails = async () => (await services.db.select().from(mailOutbox)).map((m) => m.recipient);
    const before = (await mails()).length;
    const hashid = newest(await jan.form('/user', childForm({ login: '1', email: 'een@voorbeeld.example' })));
    await jan.form(
      '/user',
      childForm({ ...editOf(hashid), login: '1', email: 'een@voorbeeld.example', lastname: 'Anders' }),
    );
    await jan.form('/user', childForm({ ...editOf(hashid), login: '1', email: 'twee@voorbeeld.example' }));
    assert.deepEqual((await mails()).slice(before), ['een@voorbeeld.example', 'twee@voorbeeld.example']);
  });

  test('S-47 R-3.13 R-3.14 R-3.15 birth dates are checked to the day in Amsterdam', async () => {
    const message = async (birthdate: string, changes = {}) =>
      (await jan.form('/user', childForm({ birthdate, ...changes }))).body.errors?.birthdate ?? null;
    assert.equal(await message('2008-06-11'), null, '18 today in Amsterdam, tomorrow in UTC');
    assert.equal(await message('2008-06-12'), 'Je familielid mag niet jonger zijn dan 18 jaar.');
    assert.equal(await message('2000-02-29'), null);
    for (const wrong of ['2000-02-31', '2001-02-29', '14-04-1990', '1990-4-1x'])
      assert.equal(await message(wrong), 'Datum is niet in het formaat DD-MM-JJJJ', wrong);
    assert.equal(await message('1955-03-13'), 'Je kind kan niet ouder zijn dan jijzelf');
    assert.equal(await message('1955-03-14'), null, 'the parent’s own birthday');
    const partner = partnerForm(family.parent.hashid);
    assert.equal(await message('1919-12-31', partner), null, 'the form above wins');
    const born = async (birthdate: string) =>
      (await jan.form('/user', { ...partner, birthdate })).body.errors?.birthdate ?? null;
    assert.match(String(await born('1919-12-31')), /01-01-1920/);
    assert.equal(await born('1920-01-01'), null);
  });

  test('S-48 R-3.6 a death date can’t be before birth, in the future or missing; it ticks the box', async () => {
    const hashid = newest(await jan.form('/user', childForm()));
    const died = (changes: Record<string, string>) => jan.form('/user', childForm({ ...editOf(hashid), ...changes }));
    for (const wrong of [
      { passed_away: '1' },
      { passed_away: '1', death_date: '1990-04-13' },
      { passed_away: '1', death_date: '2026-06-12' },
      { death_date: '2026-02-30' },
    ]) {
      assert.deepEqual(fields(await died(wrong)), [422, ['death_date']], JSON.stringify(wrong));
    }
    assert.equal((await died({ death_date: '2026-06-11' })).status, 200);
    assert.deepEqual([(await row(hashid)).passed_away, (await row(hashid)).death_date], [true, '2026-06-11']);
  });

  test('S-75 S-96 texts are kept as they are, and unstorable ones are refused', async () => {
    for (const lastname of [
      `O'Brien`,
      `Robert'); drop table users; --`,
      '<img src=x onerror=alert(1)>',
      'Ĳssel-Şahin ğćé',
      '%s $1 \\',
    ]) {
      const answer = await jan.form('/user', childForm({ lastname }));
      assert.equal(answer.body.children?.at(-1).lastname, lastname);
    }
    for (const bad of ['a\u0000b', 'x'.repeat(101), 'x'.repeat(20_000)])
      assert.deepEqual(fields(await jan.form('/user', childForm({ lastname: bad }))), [422, ['lastname']]);
  });

  test('the founder’s own data, and blocking oneself, are refused with a sentence', async () => {
    const own = family.parent.hashid;
    assert.deepEqual(fields(await jan.form('/user', childForm(editOf(own)))), [422, ['hashid']]);
    assert.deepEqual(fields(await jan.post('/user/block', { hashid: own, _method: 'PATCH' })), [422, ['hashid']]);
  });

  test('a body that is not a form is refused with our own error', async () => {
    assert.equal((await jan.post('/user', childForm())).status, 415);
    const cut = await jan.send({
      method: 'POST',
      url: '/user',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="firstname"\r\n\r\nBram',
    });
    assert.equal(cut.status, 400);
  });
});
