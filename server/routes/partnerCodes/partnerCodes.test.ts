import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { UNKNOWN_PARTNER_CODE } from '../../../domain/partnerCodes/usable.ts';
import { partnerCodes } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';

const form = (code: string, changes: Record<string, string> = {}): Record<string, string> => ({
  code,
  name: 'Notaris Visser',
  discount_percent: '10',
  valid_from: '2026-01-01',
  valid_until: '',
  ...changes,
});

eachEngine((engine) => {
  let app: FastifyInstance;
  let admin: ApiClient;
  let parent: ApiClient;
  let other: ApiClient;
  let countUses: (hashid: string, uses: number) => Promise<unknown>;

  before(async () => {
    const made = await engine.app();
    const { services } = made;
    app = made.app;
    const family = await makeFamily(services.db);
    admin = await apiClient(app, family.parent, ADMINISTRATOR);
    parent = await apiClient(app, family.parent);
    other = await apiClient(app, (await makeFamily(services.db)).parent, ADMINISTRATOR);
    countUses = (hashid, uses) => services.db.update(partnerCodes).set({ uses }).where(eq(partnerCodes.hashid, hashid));
  });

  const codes = async () =>
    (await admin.get('/partnercodes', { 'cache-control': 'no-cache' })).body as { code: string; hashid: string }[];
  const indexOf = async (code: string) => (await codes()).findIndex((c) => c.code === code);

  test('R-5.6 R-5.7 R-5.8 a code is added by form data, listed, and removed by its index', async () => {
    const added = await admin.form('/partnercode', form('visser-10', { valid_until: '2026-12-31' }));
    assert.equal(added.status, 200);
    const { hashid, ...rest } = added.body;
    assert.deepEqual(rest, {
      code: 'VISSER-10',
      name: 'Notaris Visser',
      discount_percent: 10,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      uses: 0,
    });
    assert.deepEqual((await codes()).at(-1), added.body);
    assert.equal((await admin.remove('/partnercode', { index: await indexOf('VISSER-10'), hashid })).status, 200);
    assert.equal(await indexOf('VISSER-10'), -1);
    assert.equal((await admin.form('/partnercode', form('VISSER-10'))).status, 200, 'a removed code may come back');
  });

  test('R-5.7 a code is added by urlencoded form data too', async () => {
    const payload = new URLSearchParams(form('URL-20')).toString();
    const { status, body } = await admin.send({
      method: 'POST',
      url: '/partnercode',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    assert.deepEqual([status, body.code, body.valid_until], [200, 'URL-20', null]);
  });

  test('an existing code, in any case, and wrong fields are refused with a sentence', async () => {
    assert.equal((await admin.form('/partnercode', form('DUBBEL'))).status, 200);
    assert.deepEqual((await admin.form('/partnercode', form('dubbel'))).body, {
      errors: { code: 'Deze code bestaat al.' },
    });
    for (const [field, value] of [
      ['code', ''],
      ['code', 'a'],
      ['code', '<script>'],
      ['name', ' '],
      ['discount_percent', '0'],
      ['discount_percent', '101'],
      ['discount_percent', '1.5'],
      ['discount_percent', '1e2'],
      ['valid_from', '31-01-2026'],
      ['valid_until', '2026-02-31'],
      ['valid_until', '2025-12-31'],
    ] as const) {
      const { status, body } = await admin.form('/partnercode', form('NIEUW', { [field]: value }));
      assert.deepEqual([status, Object.keys(body.errors as object)], [422, [field]], `${field} ${value}`);
    }
    assert.equal((await admin.form('/partnercode', [...Object.entries(form('NIEUW')), ['code', 'TWEE']])).status, 422);
  });

  test('S-29 an invalid index is refused', async () => {
    for (const index of [-1, 1.5, 1e9, '0', null, [0], 99_999])
      assert.ok([404, 422].includes((await admin.remove('/partnercode', { index })).status), String(index));
  });

  test('S-29 a list that changed meanwhile removes nothing', async () => {
    const [a, b] = [
      (await admin.form('/partnercode', form('EERSTE'))).body,
      (await admin.form('/partnercode', form('TWEEDE'))).body,
    ];
    const index = await indexOf('EERSTE');
    await admin.remove('/partnercode', { index, hashid: a.hashid });
    assert.equal((await admin.remove('/partnercode', { index, hashid: a.hashid })).status, 409);
    assert.ok((await codes()).some((c) => c.hashid === b.hashid));
  });

  test('R-5.8 S-29 index and code must agree: a known code at another place is not removed', async () => {
    const [a, b] = [
      (await admin.form('/partnercode', form('PLAATS-A'))).body,
      (await admin.form('/partnercode', form('PLAATS-B'))).body,
    ];
    const list = await codes();
    for (const body of [
      { index: await indexOf('PLAATS-A'), hashid: b.hashid },
      { index: await indexOf('PLAATS-B'), hashid: a.hashid },
      { index: 99_999, hashid: a.hashid },
    ]) {
      const { status, body: answer } = await admin.remove('/partnercode', body);
      assert.deepEqual([status, answer], [409, { error: 'De lijst is intussen veranderd. Bekijk de lijst opnieuw.' }]);
    }
    assert.deepEqual(await codes(), list);
  });

  test('R-5.8 S-29 an index alone works only in the list its caller was given', async () => {
    for (const code of ['ALLEEN-A', 'ALLEEN-B', 'ALLEEN-C']) await admin.form('/partnercode', form(code));
    const [first, second] = [await indexOf('ALLEEN-A'), await indexOf('ALLEEN-B')];
    assert.equal((await admin.remove('/partnercode', { index: first })).status, 200);
    assert.deepEqual(
      [await other.remove('/partnercode', { index: first }), await other.remove('/partnercode', { index: 0 })].map(
        ({ status }) => status,
      ),
      [409, 409],
      'never asked for the list',
    );
    await other.get('/partnercodes');
    assert.equal((await admin.get('/partnercodes')).body[first].code, 'ALLEEN-B');
    assert.equal((await admin.remove('/partnercode', { index: first })).status, 200, 'ALLEEN-B, by the fresh list');
    assert.equal(
      (await other.remove('/partnercode', { index: first })).status,
      409,
      'the list that another administrator changed',
    );
    assert.equal((await admin.remove('/partnercode', { index: second - 1 })).status, 409, 'twice from the same list');
    assert.deepEqual(
      (await codes()).map(({ code }) => code).filter((code) => code.startsWith('ALLEEN')),
      ['ALLEEN-C'],
    );
    const added = (await admin.form('/partnercode', form('ALLEEN-D'))).body;
    assert.equal(
      (await admin.remove('/partnercode', { index: first + 1 })).status,
      200,
      'the person who added a code knows that it came last',
    );
    assert.ok(!(await codes()).some(({ hashid }) => hashid === added.hashid));
  });

  test('R-4.3 a mistaken removal is undone: the same code, at its place, with its uses and for its families', async () => {
    const [a] = [
      (await admin.form('/partnercode', form('TERUG-A'))).body,
      (await admin.form('/partnercode', form('TERUG-B'))).body,
    ];
    await countUses(a.hashid, 3);
    const list = await codes();
    await admin.remove('/partnercode', { index: await indexOf('TERUG-A'), hashid: a.hashid });
    assert.equal(await indexOf('TERUG-A'), -1);
    const back = await admin.post('/partnercode/restore', { hashid: a.hashid });
    assert.deepEqual([back.status, back.body], [200, { ...a, uses: 3 }]);
    assert.deepEqual(await codes(), list);
    assert.deepEqual((await admin.post('/partnercode/restore', { hashid: a.hashid })).body, back.body, 'twice is once');
  });

  test('R-4.3 a code that was never removed is not found, and one whose name was reused stays away', async () => {
    const missing = await admin.post('/partnercode/restore', { hashid: 'bestaatniet' });
    assert.deepEqual([missing.status, missing.body], [404, { error: 'Niet gevonden.' }]);
    assert.equal((await admin.post('/partnercode/restore', {})).status, 422);
    const old = (await admin.form('/partnercode', form('OPNIEUW'))).body;
    await admin.remove('/partnercode', { index: await indexOf('OPNIEUW'), hashid: old.hashid });
    await admin.form('/partnercode', form('opnieuw'));
    const list = await codes();
    const refused = await admin.post('/partnercode/restore', { hashid: old.hashid });
    assert.deepEqual([refused.status, refused.body], [409, { error: 'Deze code bestaat al.' }]);
    assert.deepEqual(await codes(), list);
  });

  test('S-85 a removal without a readable body is refused', async () => {
    const remove = (contentType: string | null, payload: string, query = '') =>
      admin.send({
        method: 'DELETE',
        url: `/partnercode${query}`,
        payload,
        ...(contentType ? { headers: { 'content-type': contentType } } : {}),
      });
    const before = await codes();
    assert.equal((await admin.remove('/partnercode')).status, 422);
    assert.equal((await remove('application/json', '')).status, 422);
    assert.equal((await remove('application/json', '{}')).status, 422);
    assert.equal((await remove('text/plain', '{"index":0}')).status, 422);
    assert.equal((await remove('application/json', '{}', '?index=0')).status, 422);
    assert.deepEqual(await codes(), before);
  });

  test('R-4.3 a visitor sees a code’s discount; an unknown, not yet or no longer valid code has a sentence at the field', async () => {
    const year = new Date().getFullYear();
    for (const changes of [
      form('WERKT'),
      form('STRAKS', { valid_from: `${year + 1}-01-01` }),
      form('VOORBIJ', { valid_from: '2020-01-01', valid_until: '2020-12-31' }),
      form('WEG'),
    ])
      assert.equal((await admin.form('/partnercode', changes)).status, 200);
    await admin.remove('/partnercode', { index: await indexOf('WEG') });
    const visitor = await apiClient(app, null);
    assert.deepEqual((await visitor.post('/partnercode/check', { code: ' werkt ' })).body, {
      code: 'WERKT',
      name: 'Notaris Visser',
      discount_percent: 10,
    });
    for (const [code, sentence] of [
      ['STRAKS', `Deze code werkt vanaf 1 januari ${year + 1}.`],
      ['VOORBIJ', 'Deze code werkte tot en met 31 december 2020.'],
      ['WEG', UNKNOWN_PARTNER_CODE],
      ['BESTAATNIET', UNKNOWN_PARTNER_CODE],
      ['', UNKNOWN_PARTNER_CODE],
    ] as const) {
      const { status, body } = await visitor.post('/partnercode/check', { code });
      assert.deepEqual([status, body], [422, { errors: { code: sentence } }], code);
    }
    for (let i = 0; i < 4; i += 1) await visitor.post('/partnercode/check', { code: `GOK${i}` });
    assert.equal((await visitor.post('/partnercode/check', { code: 'GOK' })).status, 429, 'S-119 guessing waits');
  });

  test('S-29 the same removal twice at once removes one code', async () => {
    for (const code of ['TWEELING-A', 'TWEELING-B'])
      assert.equal((await admin.form('/partnercode', form(code))).status, 200);
    const list = await codes();
    const index = list.findIndex(({ code }) => code === 'TWEELING-A');
    const hashid = list[index]?.hashid;
    const answers = await Promise.all([
      admin.remove('/partnercode', { index, hashid }),
      admin.remove('/partnercode', { index, hashid }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.deepEqual(
      (await codes()).map(({ code }) => code),
      list.map(({ code }) => code).filter((code) => code !== 'TWEELING-A'),
    );
  });

  test('S-37 a family’s parent is no administrator', async () => {
    for (const call of [
      parent.get('/partnercodes'),
      parent.form('/partnercode', form('STIEKEM')),
      parent.remove('/partnercode', { index: 0 }),
    ]) {
      assert.deepEqual(
        [(await call).status, (await call).body],
        [403, { error: 'Je hebt geen rechten voor deze actie.' }],
      );
    }
  });
});
