import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { PASSWORD_MESSAGE } from '../domain/rules/password.ts';
import type { LoginSession } from '../domain/wire/security.ts';
import { accountSessions } from '../server/db/accountSchema.ts';
import { mailOutbox } from '../server/db/schema.ts';
import { COMMON_PASSWORD_MESSAGE } from './passwords/common.ts';
import { authorizeUrl, PASSWORD, pkce, refresh, signIn, type Tokens } from './test/flows.ts';
import { onEachProduct } from './test/product.ts';

onEachProduct('where one is logged in', (product) => {
  const list = async ({ access_token }: Tokens) =>
    (await product.call(access_token, 'GET', '/sessions')).body as unknown as LoginSession[];
  const twice = async () => {
    const person = await product.person();
    const [here, there] = [product.browser(), product.browser()];
    return { person, here, there, mine: await signIn(here, person.email), other: await signIn(there, person.email) };
  };

  test("R-8.8 a person's own sessions are listed, this one first, with the known facts of the device; nobody else's", async () => {
    const { mine } = await twice();
    const found = await list(mine);
    assert.deepEqual(
      found.map(({ current, device }) => [current, device]),
      [
        [true, 'Onbekend apparaat'],
        [false, 'Onbekend apparaat'],
      ],
    );
    for (const { signed_in_at, last_seen } of found) assert.ok(signed_in_at <= last_seen && last_seen.endsWith('Z'));
  });

  test('S-9 an ended session can’t renew its token or log in silently; the others go on', async () => {
    const { here, there, mine, other } = await twice();
    const id = (await list(mine)).find(({ current }) => !current)?.id ?? '';
    assert.equal((await product.call(mine.access_token, 'DELETE', '/session', { id })).status, 200);
    assert.equal((await product.call(mine.access_token, 'DELETE', '/session', { id })).status, 404);
    assert.equal((await refresh(there, other.refresh_token)).status, 400);
    assert.match(
      (await there.get(authorizeUrl(pkce().challenge, { prompt: 'none' }))).headers.get('location') ?? '',
      /error=login_required/,
    );
    assert.equal((await list(mine)).length, 1);
    assert.equal((await refresh(here, mine.refresh_token)).status, 200);
  });

  test('S-9 all others end at once, this one stays', async () => {
    const { here, there, mine, other } = await twice();
    assert.equal((await product.call(mine.access_token, 'DELETE', '/sessions')).status, 200);
    assert.equal((await refresh(there, other.refresh_token)).status, 400);
    assert.equal((await refresh(here, mine.refresh_token)).status, 200);
  });

  test('S-24 the session of somebody else is not found', async () => {
    const [one, two] = [await twice(), await twice()];
    const id = (await list(two.mine))[0]?.id ?? '';
    assert.equal((await product.call(one.mine.access_token, 'DELETE', '/session', { id })).status, 404);
    assert.equal((await refresh(two.here, two.mine.refresh_token)).status, 200);
  });

  test('R-8.8 a new password needs the old one, follows the rule, and ends the other sessions', async () => {
    const { person, here, there, mine, other } = await twice();
    const change = (current: string, next: string) =>
      product.call(mine.access_token, 'POST', '/profile/password', { current, next });
    assert.deepEqual((await change('Verkeerd-1!', 'Tuinstoel-2027?')).body, {
      errors: { current: 'Dit wachtwoord klopt niet.' },
    });
    assert.deepEqual((await change(PASSWORD, 'zwak')).body, { errors: { next: PASSWORD_MESSAGE } });
    assert.deepEqual((await change(PASSWORD, 'Welkom2026!')).body, { errors: { next: COMMON_PASSWORD_MESSAGE } });
    // Account news goes only to an address proved to be its holder's.
    await product.identity.accounts.links.markVerified(product.services.db, person.sub);
    assert.equal((await change(PASSWORD, 'Tuinstoel-2027?')).status, 200);
    assert.ok(await product.identity.accounts.verifyPassword(person.email, 'Tuinstoel-2027?'));
    assert.equal((await refresh(there, other.refresh_token)).status, 400);
    assert.equal((await refresh(here, mine.refresh_token)).status, 200);
    const mails = await product.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Er is bij Onderling ingelogd op een nieuw apparaat', 'Je wachtwoord bij Onderling is gewijzigd'],
    );
  });

  test('S-144 after the sixth wrong password in a quarter of an hour there is a wait', async () => {
    const { mine } = await twice();
    const guess = () =>
      product.call(mine.access_token, 'POST', '/profile/password', { current: 'Verkeerd-1!', next: 'Tuinstoel-2027?' });
    for (let i = 0; i < 5; i += 1) assert.equal((await guess()).status, 422);
    const stopped = await guess();
    assert.deepEqual([stopped.status, Number(stopped.headers['retry-after']) > 0], [429, true]);
    await product.services.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    assert.equal((await guess()).status, 422);
  });

  test('sessions the provider has forgotten are swept', async () => {
    const { person } = await twice();
    await product.services.db.execute(
      sql`update oidc_payloads set expires_at = now() - interval '2 hours' where payload->>'accountId' = ${person.sub}`,
    );
    await product.identity.sweep();
    assert.equal(await product.services.db.$count(accountSessions, eq(accountSessions.account_id, person.sub)), 0);
  });
});
