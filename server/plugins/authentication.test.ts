import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { users } from '../db/schema.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, signedIn, type TestFamily } from '../test/factories.ts';
import { probe } from '../test/probe.ts';
import { ADMINISTRATOR, bearer, TEST_ROLES_CLAIM } from '../test/tokens.ts';

/** Routes open to all without a token. A new one is a decision, so the list is here and not read from the routes. */
const PUBLIC = [
  'GET /api/v1/calendar/:file',
  'GET /api/v1/invitation/:token',
  'GET /api/v1/notices/off/:token',
  'GET /api/v1/openapi.json',
  'POST /api/v1/adviser-link/open',
  'POST /api/v1/adviser-link/paper',
  'POST /api/v1/backchannel-logout',
  'POST /api/v1/document/check',
  'POST /api/v1/notices/off/:token',
  'POST /api/v1/order/withdrawal',
  'POST /api/v1/partnercode/check',
  'POST /api/v1/payments/webhook',
  'POST /api/v1/way-back',
  'POST /api/v1/registration',
  'POST /api/v1/verification',
  'GET /api/v1/probe/public',
];

const probes = probe((scope) => {
  for (const access of ['public', 'token', 'signedIn', 'manager', 'superadmin'] as const) {
    scope.get(
      `/api/v1/probe/${access}`,
      { config: { access, ...(access === 'superadmin' && { looksAt: 'health' as const }) } },
      (request) => ({ caller: request.callerOrNull }),
    );
  }
});

const isPublic = ({ method, url }: { method: string; url: string }) =>
  PUBLIC.includes(`${method === 'HEAD' ? 'GET' : method} ${url}`);
const concrete = (url: string) => url.replace(/:\w+/g, 'abc');
const calls = (app: FastifyInstance) =>
  app.apiRoutes.map(({ method, url }) => ({ method, url })).filter((route) => !isPublic(route));
/** A counter of requests: each comes from another network, as one may not call this often in a minute. */
let asked = 0;
const ask = (
  app: FastifyInstance,
  { method, url }: { method: string; url: string },
  headers: Record<string, string>,
) => {
  asked += 1;
  const remoteAddress = `10.${asked >> 8}.${asked & 255}.1`;
  return app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: concrete(url),
    headers,
    remoteAddress,
  });
};

eachEngine((engine) => {
  let test: TestApp;
  let family: TestFamily;
  before(async () => {
    test = await engine.app({}, { extra: [probes] });
    family = await makeFamily(test.services.db);
  });
  const get = async (access: string, headers: Record<string, string>) =>
    test.app.inject({ url: `/api/v1/probe/${access}`, headers });

  it('knows the person behind a token', async () => {
    const answer = await get('signedIn', await signedIn(family.parent, { roles: ['superadmin'] }));
    const { id, hashid, sub } = family.parent;
    assert.deepEqual(answer.json(), {
      caller: {
        userId: id,
        familyId: family.id,
        hashid,
        familyRole: 'manager',
        sub,
        roles: ['superadmin'],
        emailClaimed: true,
      },
    });
  });

  it('S-1 a missing, empty or garbage bearer is U401 on every route that is not public', async () => {
    const wrong = [
      {},
      { authorization: '' },
      { authorization: 'Bearer ' },
      { authorization: 'Bearer x.y.z' },
      { authorization: 'Basic YTpi' },
    ];
    assert.ok(calls(test.app).length > 5);
    for (const route of calls(test.app)) {
      for (const headers of wrong) {
        const answer = await ask(test.app, route, headers);
        assert.equal(answer.statusCode, 401, `${route.method} ${route.url}`);
        assert.equal(answer.headers['www-authenticate'], 'Bearer');
        if (route.method !== 'HEAD') assert.deepEqual(answer.json(), { message: 'Je bent niet ingelogd.' });
      }
    }
  });

  it('S-1 the public routes are the ones decided on', () => {
    const open = test.app.apiRoutes.filter(({ access, method }) => access === 'public' && method !== 'HEAD');
    assert.deepEqual(open.map(({ method, url }) => `${method} ${url}`).sort(), [...PUBLIC].sort());
  });

  it('S-7 roles in another claim, in the query or in the body make nobody an administrator', async () => {
    const claims = {
      roles: ['superadmin'],
      realm_access: { roles: ['superadmin'] },
      [`${TEST_ROLES_CLAIM}/`]: ['superadmin'],
    };
    const plain = await get('superadmin', await signedIn(family.parent, { claims }));
    assert.equal(plain.statusCode, 403);
    assert.deepEqual(plain.json(), { error: 'Je hebt geen rechten voor deze actie.' });
    const text = await get(
      'superadmin',
      await signedIn(family.parent, { claims: { [TEST_ROLES_CLAIM]: 'superadmin' } }),
    );
    assert.equal(text.statusCode, 403);
    const asked = await get('superadmin?roles=superadmin', await signedIn(family.parent));
    assert.equal(asked.statusCode, 403);
    const real = await get('superadmin', await signedIn(family.parent, ADMINISTRATOR));
    assert.equal(real.statusCode, 200);
  });

  it('S-10 a blocked or deceased person is refused on the next call, with their current token', async () => {
    const { db } = test.services;
    const { parent } = await makeFamily(db);
    const headers = await signedIn(parent);
    assert.equal((await get('signedIn', headers)).statusCode, 200);
    for (const change of [{ blocked: true }, { blocked: false, passed_away: true }]) {
      await db.update(users).set(change).where(eq(users.id, parent.id));
      for (const access of ['token', 'signedIn', 'manager']) assert.equal((await get(access, headers)).statusCode, 403);
    }
    await db.update(users).set({ passed_away: false }).where(eq(users.id, parent.id));
    assert.equal((await get('signedIn', headers)).statusCode, 200);
  });

  it('S-11 a valid token of an unknown person is F403 with a sentence, and makes no user or family', async () => {
    const count = () =>
      test.services.db.execute(
        sql`select (select count(*) from users) as users, (select count(*) from families) as families`,
      );
    const before = (await count()).rows;
    const answer = await get('signedIn', await bearer('nobody-here'));
    assert.equal(answer.statusCode, 403);
    assert.deepEqual(answer.json(), { error: 'We kennen je account hier nog niet. Rond eerst je registratie af.' });
    assert.deepEqual((await get('token', await bearer('nobody-here'))).json(), { caller: null });
    assert.deepEqual((await count()).rows, before);
  });

  it('S-13 a person who must use a second factor gets MFA on every route until the token has one', async () => {
    const { parent } = await makeFamily(test.services.db, { parent: { mfa_required: true } });
    const headers = await signedIn(parent, { roles: ['superadmin'] });
    for (const route of calls(test.app)) {
      const answer = await ask(test.app, route, headers);
      assert.equal(answer.statusCode, 401, `${route.method} ${route.url}`);
      if (route.method !== 'HEAD')
        assert.deepEqual(answer.json(), { status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' });
    }
    assert.equal((await get('signedIn', await signedIn(parent, { amr: ['pwd', 'otp', 'mfa'] }))).statusCode, 200);
  });

  it('S-13 an administrator gets MFA on every route for administrators until the token has a second factor, and only there', async () => {
    const { parent } = await makeFamily(test.services.db);
    const routes = test.app.apiRoutes.filter(({ access }) => access === 'superadmin');
    assert.ok(routes.length > 10);
    const [weak, strong] = [await signedIn(parent, { roles: ['superadmin'] }), await signedIn(parent, ADMINISTRATOR)];
    for (const route of routes) {
      const refused = await ask(test.app, route, weak);
      assert.equal(refused.statusCode, 401, `${route.method} ${route.url}`);
      if (route.method !== 'HEAD')
        assert.deepEqual(refused.json(), { status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' });
      const { statusCode } = await ask(test.app, route, strong);
      assert.ok(![401, 403].includes(statusCode), `${route.method} ${route.url}: ${statusCode}`);
    }
    for (const access of ['signedIn', 'manager']) assert.equal((await get(access, weak)).statusCode, 200, access);
    assert.equal(
      (await get('superadmin', await signedIn(parent, { amr: ['pwd', 'otp', 'mfa'] }))).statusCode,
      403,
      'a second factor gives no role',
    );
  });

  it('S-13 only listed methods count as a second factor; an unknown word of a provider counts as none', async () => {
    const { parent } = await makeFamily(test.services.db);
    const status = async (claims: Record<string, unknown>) =>
      (await get('superadmin', await signedIn(parent, { roles: ['superadmin'], claims }))).statusCode;
    const acr = (value: unknown) => ({ amr: undefined, acr: value });
    // A text message is a second step only next to the first one.
    assert.equal(await status({ amr: ['sms'] }), 401);
    for (const method of ['mfa', 'otp', 'hwk', 'swk', 'sms'])
      assert.equal(await status({ amr: ['pwd', method] }), 200, method);
    for (const level of [
      'urn:onderling:acr:2fa',
      'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
      'phr',
      'phrh',
    ])
      assert.equal(await status(acr(level)), 200, level);
    for (const amr of [undefined, [], ['pwd'], 'mfa', ['MFA'], { mfa: true }, [['mfa']], true])
      assert.equal(await status({ amr }), 401, JSON.stringify(amr));
    for (const level of [undefined, '', '1', 2, 'urn:onderling:acr:password', ['phr'], 'phr phrh'])
      assert.equal(await status(acr(level)), 401, JSON.stringify(level));
  });

  it('a member is not a parent', async () => {
    const { parent } = await makeFamily(test.services.db, {
      parent: { family_role: 'member', relation_type: 'child' },
    });
    assert.equal((await get('manager', await signedIn(parent))).statusCode, 403);
    assert.equal((await get('signedIn', await signedIn(parent))).statusCode, 200);
  });

  it('S-145 600 calls a minute by one person is the limit, and another person does not notice', async () => {
    const { parent: busy } = await makeFamily(test.services.db);
    const headers = await signedIn(busy);
    const statuses = new Map<number, number>();
    for (let call = 0; call < 605; call++) {
      const { statusCode } = await get('token', headers);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    assert.deepEqual(Object.fromEntries(statuses), { 200: 600, 429: 5 });
    const refused = await get('token', headers);
    assert.deepEqual(refused.json(), { message: 'Te veel verzoeken, probeer het later opnieuw.' });
    assert.match(String(refused.headers['retry-after']), /^\d+$/);
    assert.equal((await get('token', await signedIn(family.parent))).statusCode, 200);
  });
});

eachEngine((engine) => {
  it('S-1 an API route that does not declare who may call it stops the start', async () => {
    const forgotten = probe((scope) => scope.get('/api/v1/forgotten', () => ({})));
    await assert.rejects(
      engine.app({}, { extra: [forgotten] }),
      /GET \/api\/v1\/forgotten does not declare config\.access/,
    );
  });
});
