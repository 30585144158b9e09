import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq, like, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { accountFactors, accountRecoveryCodes } from '../server/db/accountSchema.ts';
import { rateLimits } from '../server/db/requestSchema.ts';
import { mailOutbox, users } from '../server/db/schema.ts';
import { attemptKey } from '../server/attempts.ts';
import { networkOf } from '../server/network/networkOf.ts';
import { ACR_MULTI_FACTOR, ACR_SECOND_FACTOR } from './acr.ts';
import { PUBLIC_URL } from './test/browser.ts';
import { authorizeUrl, exchange, openLogin, PASSWORD, pkce, refresh, signIn, type Tokens } from './test/flows.ts';
import { codeNow, enrol, onEachProduct, signInTwice } from './test/product.ts';

const MFA = { status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' };

onEachProduct('the second factor', (product) => {
  const forget = () => product.services.db.execute(sql`delete from rate_limits`);

  test('R-7.3 turning it on takes the key and a first code, and gives ten recovery codes; nothing readable is stored', async () => {
    const person = await product.person();
    const { access_token } = await signIn(product.browser(), person.email);
    const wrong = await product.call(access_token, 'POST', '/security/factor/start', { password: 'Verkeerd-2026!' });
    assert.deepEqual([wrong.status, wrong.body], [422, { errors: { password: 'Dit wachtwoord klopt niet.' } }]);
    const start = await product.call(access_token, 'POST', '/security/factor/start', { password: PASSWORD });
    const { key, uri, qr } = start.body as { key: string; uri: string; qr: { size: number; path: string } };
    assert.match(key, /^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
    assert.match(
      uri,
      new RegExp(`^otpauth://totp/Onderling:${encodeURIComponent(person.email)}\\?secret=${key.replace(/ /g, '')}`),
    );
    assert.ok(qr.size > 29 && /^(M\d+ \d+h\d+v1h-\d+z)+$/.test(qr.path));
    assert.equal(
      (await product.call(access_token, 'POST', '/security/factor/confirm', { code: '000000' })).status,
      422,
    );
    assert.equal((await product.call(access_token, 'GET', '/security')).body.factor, null);

    const done = await product.call(access_token, 'POST', '/security/factor/confirm', { code: codeNow(key) });
    const codes = done.body.codes as string[];
    assert.equal(new Set(codes).size, 10);
    for (const code of codes) assert.match(code, /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    const stored = JSON.stringify([
      await product.services.db.select().from(accountFactors),
      await product.services.db.select().from(accountRecoveryCodes),
    ]);
    for (const secret of [key.replace(/ /g, ''), ...codes, ...codes.map((code) => code.replace(/-/g, ''))])
      assert.ok(!stored.includes(secret));
  });

  test('S-13 a token without it is refused on every route, at once; the session that turned it on only renews', async () => {
    const browser = product.browser();
    const person = await product.person();
    const { tokens } = await enrol(product, browser, person);
    const guarded = product.app.apiRoutes.filter((route) => route.access !== 'public' && route.method !== 'HEAD');
    assert.ok(guarded.length > 20);
    for (const { method, url } of guarded) {
      const answer = await product.call(tokens.access_token, method as 'GET', url.replace('/api/v1', ''));
      assert.deepEqual([answer.status, answer.body], [401, MFA], `${method} ${url}`);
    }
    const renewed = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;
    const claims = decodeJwt(renewed.access_token);
    assert.deepEqual([claims.acr, claims.amr], [ACR_SECOND_FACTOR, ['pwd', 'otp', 'mfa']]);
    const security = await product.call(renewed.access_token, 'GET', '/security');
    assert.deepEqual(
      [security.status, (security.body.factor as { recovery_codes_left: number }).recovery_codes_left],
      [200, 10],
    );
    assert.equal(
      (await product.call(renewed.access_token, 'POST', '/security/factor/start', { password: PASSWORD })).status,
      409,
    );
  });

  test('S-13 an administrator who logged in with a password can’t open the administrators’ pages; once it is on, the same session can', async () => {
    const browser = product.browser();
    const person = await product.person();
    await product.identity.accounts.setRoles(person.sub, ['superadmin']);
    const before = await signIn(product.browser(), person.email);
    const refused = await product.call(before.access_token, 'GET', '/admins');
    assert.deepEqual([refused.status, refused.body], [401, MFA]);
    assert.equal(
      (await product.call(before.access_token, 'GET', '/security')).body.factor,
      null,
      'they can see that it is off',
    );
    const { tokens } = await enrol(product, browser, person);
    const renewed = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;
    assert.equal((await product.call(renewed.access_token, 'GET', '/admins')).status, 200);
  });

  test('R-8.12 a login asks for the code after the password, in the same interaction', async () => {
    const person = await product.person();
    const { key } = await enrol(product, product.browser(), person);
    const browser = product.browser();
    const { verifier, challenge } = pkce();
    const login = await openLogin(browser, authorizeUrl(challenge));
    const step = await browser.post(login, { email: person.email, password: PASSWORD });
    assert.deepEqual([step.status, step.headers.get('location')], [303, login.replace(PUBLIC_URL, '')]);
    const page = await (await browser.get(login)).text();
    assert.match(page, /<label for="code">Code<\/label>/);
    assert.match(page, /inputmode="numeric"[^>]*autocomplete="one-time-code"/);
    assert.match(page, /<a href="[^"]+\?herstelcode">Gebruik een herstelcode<\/a>/);
    assert.doesNotMatch(page, /name="password"|<style|<script>| style=/);

    const wrong = await browser.follow(await browser.post(login, { code: '12345' }));
    assert.equal(wrong.status, 422);
    assert.match(await wrong.text(), /aria-invalid="true"[\s\S]*Deze code klopt niet/);
    const done = await browser.follow(
      await browser.post(login, { code: ` ${codeNow(key).replace(/^(...)/, '$1 ')} ` }),
    );
    const answer = new URL(done.headers.get('location') ?? '', PUBLIC_URL).searchParams;
    const tokens = (await (await exchange(browser, answer.get('code') ?? '', verifier)).json()) as Tokens;
    for (const token of [tokens.access_token, tokens.id_token])
      assert.deepEqual([decodeJwt(token).acr, decodeJwt(token).amr], [ACR_SECOND_FACTOR, ['pwd', 'otp', 'mfa']]);
    assert.equal((await product.call(tokens.access_token, 'GET', '/user')).status, 200);
  });

  test('S-123 the password alone is not a login: going on without the code asks again', async () => {
    const person = await product.person();
    await enrol(product, product.browser(), person);
    const browser = product.browser();
    const login = await openLogin(browser);
    await browser.post(login, { email: person.email, password: PASSWORD });
    const resumed = await browser.get(`${PUBLIC_URL}/oidc/auth/${login.split('/').at(-1) ?? ''}`);
    assert.match(resumed.headers.get('location') ?? '', /\/oidc\/inloggen\//);
    const silent = await browser.get(authorizeUrl(pkce().challenge, { prompt: 'none' }));
    assert.match(silent.headers.get('location') ?? '', /error=login_required/);
  });

  test('S-15 a code works once, for one account, and after the sixth wrong one there is a wait', async () => {
    const [one, two] = [await product.person(), await product.person()];
    const { key, used } = await enrol(product, product.browser(), one);
    const other = await enrol(product, product.browser(), two);
    const attempt = async (code: string) => {
      const browser = product.browser();
      const login = await openLogin(browser);
      await browser.post(login, { email: one.email, password: PASSWORD });
      return browser.follow(await browser.post(login, { code }));
    };
    assert.equal((await attempt(used)).status, 422, 'the code that turned it on');
    assert.equal((await attempt(codeNow(other.key))).status, 422, "somebody else's code");
    const code = codeNow(key);
    assert.equal((await attempt(code)).status, 303);
    assert.equal((await attempt(code)).status, 422, 'the same code again');
    assert.equal((await attempt(codeNow(key, 5))).status, 422, 'a code of later');
    for (let i = 0; i < 3; i += 1) assert.equal((await attempt('000000')).status, 422);
    const stopped = await attempt(codeNow(key, 1));
    assert.equal(stopped.status, 429);
    assert.ok(Number(stopped.headers.get('retry-after')) > 0);
    await forget();
    assert.equal((await attempt(codeNow(key, 1))).status, 303, 'S-144 the wait ends');
  });

  test('S-15 the fifth wrong code of a day is mailed to the account holder, once', async () => {
    const person = await product.person();
    await enrol(product, product.browser(), person);
    const mails = () =>
      product.services.db.$count(
        mailOutbox,
        and(eq(mailOutbox.recipient, person.email), like(mailOutbox.subject, 'Iemand typt verkeerde codes%')),
      );
    const wrong = async () => {
      const browser = product.browser();
      const login = await openLogin(browser);
      await browser.post(login, { email: person.email, password: PASSWORD });
      return (await browser.follow(await browser.post(login, { code: '000000' }))).status;
    };
    const told: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      assert.equal(await wrong(), 422);
      told.push(await mails());
    }
    assert.deepEqual(told, [0, 0, 0, 0, 1]);
    const account = attemptKey(`code ${person.sub} ${networkOf('127.0.0.1')}`);
    await product.services.db.delete(rateLimits).where(eq(rateLimits.key, account));
    assert.equal(await wrong(), 422, 'the wait of this network is over');
    assert.equal(await mails(), 1);
  });

  test('S-15 of one code used many times at the same moment one wins', async () => {
    const person = await product.person();
    const { key } = await enrol(product, product.browser(), person);
    const code = codeNow(key);
    const { accounts } = product.identity;
    const uses = await Promise.all(
      Array.from({ length: 8 }, () =>
        product.services.db.transaction((tx) => accounts.factor.accept(tx, person.sub, code, Date.now())),
      ),
    );
    assert.deepEqual(
      uses.filter((use) => use !== null),
      ['code'],
    );
  });

  test('a recovery code replaces the code, once, however it is typed', async () => {
    const person = await product.person();
    const { codes } = await enrol(product, product.browser(), person);
    const typed = (codes[0] ?? '').toUpperCase().replace(/-/g, ' ').replace(/0/g, 'O').replace(/1/g, 'l');
    const tokens = await signInTwice(product.browser(), person.email, typed);
    const security = await product.call(tokens.access_token, 'GET', '/security');
    assert.equal((security.body.factor as { recovery_codes_left: number }).recovery_codes_left, 9);
    assert.equal((await signInTwice(product.browser(), person.email, codes[0] ?? '')).access_token, undefined);
  });

  test('R-6.2 a step-up asks a logged-in person only for the code, and passes at once when it was given', async () => {
    const person = await product.person();
    const other = product.browser();
    const session = product.browser();
    await signIn(session, person.email);
    const { key } = await enrol(product, other, person);
    const { verifier, challenge } = pkce();
    const login = await openLogin(session, authorizeUrl(challenge, { acr_values: ACR_MULTI_FACTOR }));
    const page = await (await session.get(login)).text();
    assert.match(page, /name="code"/);
    assert.doesNotMatch(page, /name="password"/);
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    await product.services.db.execute(
      sql`update oidc_payloads set payload = jsonb_set(payload, '{loginTs}', to_jsonb(${hourAgo}::bigint))
        where model = 'Session' and payload->>'accountId' = ${person.sub}`,
    );
    // A wrong code on the way does not make the password younger than it is.
    assert.equal((await session.follow(await session.post(login, { code: '12345' }))).status, 422);
    const done = await session.follow(await session.post(login, { code: codeNow(key) }));
    const code = new URL(done.headers.get('location') ?? '', PUBLIC_URL).searchParams.get('code') ?? '';
    const tokens = (await (await exchange(session, code, verifier)).json()) as Tokens;
    const { acr, auth_time } = decodeJwt(tokens.access_token);
    assert.deepEqual([acr, auth_time], [ACR_SECOND_FACTOR, hourAgo]);
    const raised = await other.get(authorizeUrl(pkce().challenge, { acr_values: ACR_MULTI_FACTOR }));
    assert.match(raised.headers.get('location') ?? '', /\/aangemeld\?code=/);
  });

  test('turning it off and new recovery codes need it, and the password', async () => {
    const browser = product.browser();
    const person = await product.person();
    const { key, codes, tokens } = await enrol(product, browser, person);
    for (const url of ['/security/factor/off', '/security/recovery']) {
      assert.deepEqual((await product.call(tokens.access_token, 'POST', url, { password: PASSWORD })).body, MFA);
    }
    const { access_token } = await signInTwice(product.browser(), person.email, codeNow(key));
    assert.equal(
      (await product.call(access_token, 'POST', '/security/factor/off', { password: 'Verkeerd-1!' })).status,
      422,
    );
    const renewed = await product.call(access_token, 'POST', '/security/recovery', { password: PASSWORD });
    assert.equal((renewed.body.codes as string[]).filter((code) => codes.includes(code)).length, 0);
    assert.equal(
      (await product.call(access_token, 'POST', '/security/factor/off', { password: PASSWORD })).status,
      200,
    );
    const [user] = await product.services.db.select().from(users).where(eq(users.sub, person.sub));
    assert.equal(user?.mfa_required, false);
    assert.equal(
      await product.services.db.$count(accountRecoveryCodes, eq(accountRecoveryCodes.account_id, person.sub)),
      0,
    );
    assert.equal((await product.call(tokens.access_token, 'GET', '/user')).status, 200);
    const password = await signIn(product.browser(), person.email);
    assert.equal(decodeJwt(password.access_token).acr, 'urn:onderling:acr:password');
  });
});
