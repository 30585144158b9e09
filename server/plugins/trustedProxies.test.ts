import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { before, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openIdentity } from '../../identity/identity.ts';
import { accountEvents } from '../accountEvents.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { eachEngine, type TestEngine } from '../test/engines.ts';
import { LogLines } from '../test/logLines.ts';
import { probe } from '../test/probe.ts';
import { identityPlugin } from './identity.ts';
import { TRUSTING } from '../test/trusting.ts';

const settings = {
  NODE_ENV: 'production',
  DATABASE: 'embedded',
  PUBLIC_URL: 'https://onderling.example',
  SMTP_URL: 'smtp://mail.example',
};

/** The whole server on a real port, as an operator runs it. */
async function serve(engine: TestEngine, more: Record<string, string>) {
  const lines = new LogLines();
  const base = await engine.services();
  const env = { ...readEnv({ ...settings, ...more }), dataDir: base.env.dataDir };
  const log = createLog('info', lines);
  const identity = await openIdentity(env, base.db, accountEvents(env), log);
  const probes = probe((scope) => {
    scope.get('/api/v1/probe/peer', { config: { access: 'public' } }, ({ ip, network, hostname, protocol }) => ({
      ip,
      network,
      hostname,
      protocol,
    }));
  });
  const test = await engine.app(
    { env, db: base.db, log, accounts: identity.accounts },
    { extra: [probes, identityPlugin(identity, TRUSTING)] },
  );
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const call = (
    path: string,
    forwarded: string,
    init: { method?: string; body?: string | URLSearchParams; headers?: Record<string, string> } = {},
  ) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': forwarded, ...init.headers },
    });
  return { test, lines, call, clear: () => test.services.db.execute(sql`delete from rate_limits`) };
}

eachEngine((engine) => {
  let plain: Awaited<ReturnType<typeof serve>>;
  let behind: typeof plain;
  before(async () => {
    plain = await serve(engine, {});
    behind = await serve(engine, { TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8' });
  });
  const lookUp = async ({ call }: typeof plain, forwarded: string) =>
    (await call('/api/v1/invitation/bestaat-niet', forwarded)).status;
  const peer = async ({ call }: typeof plain, forwarded: string, headers: Record<string, string> = {}) =>
    (await (await call('/api/v1/probe/peer', forwarded, { headers })).json()) as Record<string, string>;

  it('S-92 without TRUSTED_PROXIES a claimed address gives nobody a fresh start', async () => {
    await plain.clear();
    for (let i = 0; i < 10; i += 1) assert.equal(await lookUp(plain, `192.0.2.${i}`), 404);
    assert.equal(await lookUp(plain, '192.0.2.99'), 429);
    assert.deepEqual(await peer(plain, '192.0.2.1', { 'x-forwarded-proto': 'http' }), {
      ip: '127.0.0.1',
      network: '127.0.0.1',
      hostname: '127.0.0.1',
      protocol: 'http',
    });
  });

  it('S-92 an operator who forgets TRUSTED_PROXIES is warned once, in one sentence; one who names the proxy is not', async () => {
    await Promise.all([peer(plain, '192.0.2.1'), peer(plain, '192.0.2.2'), peer(behind, '192.0.2.1')]);
    const warnings = ({ lines }: typeof plain) =>
      lines.all().filter(({ level, msg }) => level === 40 && String(msg).includes('TRUSTED_PROXIES'));
    assert.equal(warnings(plain).length, 1);
    assert.deepEqual(warnings(behind), []);
  });

  it("S-92 behind a trusted proxy a guesser uses up nobody else's limit, and claimed names do not help them", async () => {
    await behind.clear();
    for (let i = 0; i < 10; i += 1) assert.equal(await lookUp(behind, `198.51.100.${i}, 192.0.2.1`), 404);
    assert.equal(await lookUp(behind, '198.51.100.77, 192.0.2.1'), 429);
    assert.equal(await lookUp(behind, '198.51.100.77, 192.0.2.1, 10.0.0.3'), 429, 'two trusted proxies in a row');
    assert.equal(await lookUp(behind, '192.0.2.2'), 404);
    // The guesser writes a trusted address after the claim: the proxy adds theirs at the end.
    assert.equal(await lookUp(behind, '198.51.100.5, 10.0.0.3, 192.0.2.1'), 429);
    assert.equal((await peer(behind, 'evil, 10.0.0.9')).ip, '10.0.0.9');
  });

  it('S-92 host and scheme are never taken from a header, also behind a trusted proxy', async () => {
    const claims = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'for=1.2.3.4;host=evil.example',
    };
    const answer = await peer(behind, '192.0.2.9', claims);
    assert.deepEqual([answer.ip, answer.hostname, answer.protocol], ['192.0.2.9', '127.0.0.1', 'http']);
    const discovery = await (
      await behind.call('/oidc/.well-known/openid-configuration', '192.0.2.9', { headers: claims })
    ).text();
    assert.match(discovery, /"issuer":"https:\/\/onderling\.example\/oidc"/);
    assert.doesNotMatch(discovery, /evil|gopher/);
  });

  it('S-119 an IPv6 household counts as one at every limit of the API', async () => {
    const body = (value: object) => ({
      method: 'POST',
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json' },
    });
    const registration = { gender: '', firstname: '', infix: '', lastname: '', email: '', password: '', birthdate: '' };
    const limited: [path: string, init: Parameters<typeof behind.call>[2], most: number][] = [
      ['/api/v1/invitation/bestaat-niet', {}, 10],
      ['/api/v1/verification', body({ token: 'bestaat-niet', password: 'x' }), 10],
      ['/api/v1/registration', body(registration), 10],
      ['/api/v1/partnercode/check', body({ code: 'BESTAATNIET' }), 10],
      ['/api/v1/order/withdrawal', body({ name: '', email: '', reference: '' }), 10],
      ['/api/v1/document/check', body({ sha256: '0'.repeat(64) }), 30],
      ['/api/v1/calendar/bestaat-niet.ics', {}, 10],
    ];
    for (const [path, init, most] of limited) {
      await behind.clear();
      let refused = false;
      for (let i = 1; i <= most + 1; i += 1)
        refused = (await behind.call(path, `2001:db8:1:2:${i}::${i}`, init)).status === 429;
      assert.equal(refused, true, path);
      assert.notEqual((await behind.call(path, '2001:db8:1:3::1', init)).status, 429, path);
    }
  });

  it('S-139 the audit log names the client and not the proxy, in the API and at the identity provider', async () => {
    await behind.clear();
    const form = {
      gender: 'man',
      firstname: 'Jan',
      infix: 'de',
      lastname: 'Vries',
      email: 'jan@voorbeeld.example',
      password: 'Keukentafel-2026!',
      birthdate: '1955-03-14',
    };
    const made = await behind.call('/api/v1/registration', '203.0.113.4, 192.0.2.33', {
      method: 'POST',
      body: JSON.stringify(form),
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(made.status, 201);
    const asked = await behind.call('/oidc/wachtwoord-vergeten', '203.0.113.4, 192.0.2.34', {
      method: 'POST',
      body: new URLSearchParams({ email: form.email }),
    });
    assert.equal(asked.status, 303);
    const { rows } = await behind.test.services.db.execute<{ action: string; ip: string }>(
      sql`select action, ip from audit_log order by id`,
    );
    assert.deepEqual(rows, [
      { action: 'register', ip: '192.0.2.33' },
      { action: 'ask', ip: '192.0.2.34' },
    ]);
  });
});
