import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { accountEvents } from '../server/accountEvents.ts';
import { buildApp } from '../server/app.ts';
import { auditLog } from '../server/db/schema.ts';
import { createLog } from '../server/log.ts';
import { identityPlugin } from '../server/plugins/identity.ts';
import type { Services } from '../server/services.ts';
import { eachEngine } from '../server/test/engines.ts';
import { LogLines } from '../server/test/logLines.ts';
import { openIdentity } from './identity.ts';
import { Browser, PUBLIC_URL } from './test/browser.ts';
import { AUDIENCE, openLogin, PASSWORD } from './test/flows.ts';
import { TRUSTING } from '../server/test/trusting.ts';

const WRONG = 'Verkeerd-2026!';

eachEngine((engine) => {
  const lines = new LogLines();
  let services: Services;
  let browser: () => Browser;
  let account: (email: string) => Promise<string>;
  let stop: () => Promise<unknown>;
  before(async () => {
    const made = await engine.services({ log: createLog('info', lines) });
    services = { ...made, env: { ...made.env, publicUrl: PUBLIC_URL, oidcAudience: AUDIENCE } };
    const identity = await openIdentity(services.env, services.db, accountEvents(services.env), services.log);
    const app = await buildApp(services, { extra: [identityPlugin(identity, TRUSTING)], appFolder: null });
    await app.listen({ port: 0, host: '127.0.0.1' });
    browser = () => new Browser((app.server.address() as AddressInfo).port);
    account = async (email) => {
      const result = await identity.accounts.create(services.db, { email, password: PASSWORD, emailVerified: true });
      if ('errors' in result) throw new Error(JSON.stringify(result.errors));
      return result.sub;
    };
    stop = () => app.close();
  });
  after(() => stop());

  const attempt = async (email: string, password: string, from = browser()) => {
    from.cookies.delete('ol_session');
    return (await from.follow(await from.post(await openLogin(from), { email, password }))).status;
  };

  test('S-139 a refused login is logged under a pseudonym that reveals nobody, the same one each time', async () => {
    await account('jan@voorbeeld.example');
    lines.clear();
    for (const email of ['jan@voorbeeld.example', 'JAN@voorbeeld.example ', 'niemand@voorbeeld.example'])
      assert.equal(await attempt(email, WRONG), 422);
    const refused = lines.all().filter(({ msg }) => msg === 'login refused');
    const [first, again, other] = refused.map(({ account: name }) => String(name));
    assert.equal(refused.length, 3);
    assert.match(first ?? '', /^[\w-]{16}$/);
    assert.equal(again, first);
    assert.notEqual(other, first);
    assert.equal(new Set(refused.map(({ network }) => network)).size, 1);
    assert.doesNotMatch(lines.text(), /@|voorbeeld|127\.0\.0\.1|Verkeerd/);
  });

  test('S-139 the account owner finds each refused login in their log, with its origin; an unknown address leaves none', async () => {
    const sub = await account('sanne@voorbeeld.example');
    const logged = await services.db.$count(auditLog);
    assert.equal(await attempt('sanne@voorbeeld.example', WRONG), 422);
    assert.equal(await attempt('niemand-anders@voorbeeld.example', WRONG), 422);
    const found = await services.db.select().from(auditLog).where(eq(auditLog.sub, sub));
    assert.deepEqual(
      found.map(({ action, entity, ip }) => [action, entity, ip]),
      [['refuse', 'session', '127.0.0.1']],
    );
    assert.equal(await services.db.$count(auditLog), logged + 1);
  });

  test('S-144 51 wrong passwords for accounts that do not exist do not keep out a family at the same address on its known device', async () => {
    const emails = ['vries@voorbeeld.example', 'bakker@voorbeeld.example'];
    for (const email of emails) await account(email);
    const homes = [];
    for (const email of emails) {
      const home = browser();
      assert.equal(await attempt(email, PASSWORD, home), 303);
      homes.push(home);
    }
    await services.db.execute(sql`delete from rate_limits`);
    const statuses = new Set<number>();
    for (let i = 0; i < 51; i += 1) statuses.add(await attempt(`bestaat-niet-${i}@voorbeeld.example`, WRONG));
    assert.deepEqual(statuses, new Set([422, 429]));
    for (const [i, email] of emails.entries()) assert.equal(await attempt(email, PASSWORD, homes[i]), 303, email);

    // The guesser's own device, and another family's, are unknown to this account.
    assert.equal(await attempt(emails[0]!, PASSWORD, homes[1]), 429);
    const forger = browser();
    forger.cookies.set('ol_device', { value: `${'A'.repeat(22)}.${'A'.repeat(43)}`, path: '/oidc', attributes: '' });
    assert.equal(await attempt(emails[0]!, PASSWORD, forger), 429);

    // A device two people share stays known to both.
    await services.db.execute(sql`delete from rate_limits`);
    assert.equal(await attempt(emails[0]!, PASSWORD, homes[1]), 303);
    for (let i = 0; i < 51; i += 1) await attempt(`bestaat-niet-${i}@voorbeeld.example`, WRONG);
    for (const email of emails) assert.equal(await attempt(email, PASSWORD, homes[1]), 303, email);
    const cookie = homes[1]?.cookies.get('ol_device');
    assert.match(cookie?.attributes ?? '', /httponly/i);
    assert.match(cookie?.attributes ?? '', /samesite=lax/i);
    assert.doesNotMatch(cookie?.value ?? '', /voorbeeld|@/);
  });
});
