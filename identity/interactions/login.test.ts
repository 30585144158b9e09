import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { LONGEST_ADDRESS } from '../longestAddress.ts';
import { identityText } from '../text.ts';
import { PUBLIC_URL } from '../test/browser.ts';
import { authorizeUrl, openLogin, PASSWORD, pkce } from '../test/flows.ts';
import { onEachEngine } from '../test/onEachEngine.ts';

const WRONG = 'Verkeerd-2026!';

onEachEngine('the login page', (setup) => {
  /** Posts the form on a fresh login page. @returns status, page and where it leads. */
  const attempt = async (email: string, password: string, headers?: Record<string, string>) => {
    const browser = setup.browser();
    const login = await openLogin(browser);
    const response = await browser.follow(await browser.post(login, { email, password }, headers));
    return {
      status: response.status,
      page: (await response.text()).replaceAll(login, '/login'),
      to: response.headers.get('location'),
      headers: response.headers,
    };
  };

  test('R-2.12 has the fields E-mailadres and Wachtwoord and the button Inloggen, in Dutch, with a way to register', async () => {
    const browser = setup.browser();
    const page = await (await browser.get(await openLogin(browser))).text();
    assert.match(page, /<html lang="nl">/);
    assert.match(page, /<label for="email">E-mailadres<\/label>/);
    assert.match(page, /<label for="password">Wachtwoord<\/label>/);
    assert.match(page, /<button class="primary" type="submit">Inloggen<\/button>/);
    assert.match(page, /autocomplete="username webauthn"[\s\S]*autocomplete="current-password"/);
    assert.match(page, new RegExp(`href="${PUBLIC_URL}/register"`));
    assert.doesNotMatch(page, /<style|<script>| style=| on\w+=/);
  });

  test('S-125 a wrong password, an unknown address, a closed account and an unconfirmed one get the very same answer', async () => {
    const { email } = await setup.account();
    const closed = await setup.account();
    await setup.identity.accounts.setDisabled(setup.db, closed.sub, true);
    const unconfirmed = 'nog-niet-bevestigd@voorbeeld.example';
    await setup.identity.accounts.create(setup.db, { email: unconfirmed, password: PASSWORD });
    const answers = [
      await attempt(email, WRONG),
      await attempt('niemand@voorbeeld.example', WRONG),
      await attempt(closed.email, PASSWORD),
      await attempt(unconfirmed, PASSWORD),
    ].map(({ status, page }, i) => ({
      status,
      page: page.replaceAll([email, 'niemand@voorbeeld.example', closed.email, unconfirmed][i] ?? '', 'ADDRESS'),
    }));
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.equal(answers[0]?.status, 422);
    assert.ok(answers[0].page.includes(identityText.login.refused));
    assert.match(answers[0].page, /value="ADDRESS"/);
  });

  test('R-7.3 S-111 a refused password redirects to the page that says so, so Back has no form to resend; the address stays, the password is kept nowhere', async () => {
    const { email } = await setup.account();
    const browser = setup.browser();
    const login = await openLogin(browser);
    const posted = await browser.post(login, { email, password: WRONG });
    assert.deepEqual([posted.status, posted.headers.get('location')], [303, login]);
    for (let i = 0; i < 2; i += 1) {
      const shown = await browser.get(login);
      const page = await shown.text();
      assert.equal(shown.status, 422);
      assert.ok(page.includes(identityText.login.refused) && page.includes(`value="${email}"`));
      assert.doesNotMatch(page, new RegExp(WRONG));
    }
    const kept = JSON.stringify((await setup.db.execute(sql`select payload from oidc_payloads`)).rows);
    assert.doesNotMatch(kept, new RegExp(WRONG));
    const other = await openLogin(setup.browser());
    assert.equal((await browser.get(other)).status, 400, 'nor does another login page tell');
  });

  test('a finished login stays finished: its page leads on, also when its form is sent again, and refused', async () => {
    const { email } = await setup.account();
    const browser = setup.browser();
    const login = await openLogin(browser);
    const to = (await browser.post(login, { email, password: PASSWORD })).headers.get('location');
    const again = await browser.post(login, { email, password: WRONG });
    for (const answer of [again, await browser.get(login)]) assert.equal(answer.headers.get('location'), to);
    const done = await browser.follow(again);
    assert.match(done.headers.get('location') ?? '', /\/aangemeld\?code=/);
  });

  test('S-144 a wait that is over is no longer shown, and the address stays', async () => {
    const { email } = await setup.account();
    for (let i = 0; i < 5; i += 1) await attempt(email, WRONG);
    const browser = setup.browser();
    const login = await openLogin(browser);
    assert.equal((await browser.follow(await browser.post(login, { email, password: PASSWORD }))).status, 429);
    const ended = Date.now() - 1000;
    await setup.db.execute(
      sql`update oidc_payloads set payload = jsonb_set(payload, '{result,refused,until}', to_jsonb(${ended}::bigint)) where model = 'Interaction'`,
    );
    const after = await browser.get(login);
    const page = await after.text();
    assert.deepEqual([after.status, after.headers.get('retry-after')], [200, null]);
    assert.ok(page.includes(`value="${email}"`));
    assert.doesNotMatch(page, /role="alert"/);
    await setup.db.execute(sql`delete from rate_limits`);
  });

  test('an empty field is named, at the field and above the form', async () => {
    const { status, page } = await attempt('', '');
    assert.equal(status, 422);
    assert.match(page, /role="alert" tabindex="-1" autofocus/);
    assert.match(
      page,
      /<a href="#email">Vul je e-mailadres in\.<\/a>[\s\S]*<a href="#password">Vul je wachtwoord in\.<\/a>/,
    );
    assert.match(page, /aria-invalid="true" aria-describedby="email-error"/);
  });

  test('capitals and spaces around the e-mail address do not matter', async () => {
    const { email } = await setup.account();
    assert.equal((await attempt(`  ${email.toUpperCase()} `, PASSWORD)).status, 303);
  });

  test('S-97 typed text comes back as text, never as markup', async () => {
    const { page } = await attempt('"><img src=x onerror=alert(1)>', WRONG);
    assert.match(page, /value="&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;"/);
    assert.doesNotMatch(page, /<img/);
  });

  test('login_hint fills the address in', async () => {
    const browser = setup.browser();
    const login = await openLogin(browser, authorizeUrl(pkce().challenge, { login_hint: 'sanne@voorbeeld.example' }));
    assert.match(await (await browser.get(login)).text(), /value="sanne@voorbeeld\.example"/);
  });

  test('a person whose session ran out reads that on the page; any other reason, and any other visit, is ignored', async () => {
    const shown = async (overrides: Record<string, string>) => {
      const browser = setup.browser();
      return (await browser.get(await openLogin(browser, authorizeUrl(pkce().challenge, overrides)))).text();
    };
    assert.ok((await shown({ why: 'expired' })).includes('Je sessie is verlopen. Log opnieuw in.'));
    for (const other of [{}, { why: '<b>zomaar</b>' }])
      assert.doesNotMatch(await shown(other), /sessie is verlopen|zomaar/);
  });

  test('S-106 another site can’t post the form, nor can a browser that did not open it', async () => {
    const { email } = await setup.account();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, to } = await attempt(email, PASSWORD, headers);
      assert.deepEqual([status, to], [400, null]);
    }
    const login = await openLogin(setup.browser());
    const stranger = await setup.browser().post(login, { email, password: PASSWORD });
    const shown = await setup.browser().follow(stranger);
    assert.equal(shown.status, 400);
    assert.match(await shown.text(), new RegExp(identityText.expired.title));
  });

  test('S-106 the cookies are closed to scripts and to other sites, and never go to the API', async () => {
    const { email } = await setup.account();
    const browser = setup.browser();
    const login = await openLogin(browser);
    await browser.follow(await browser.post(login, { email, password: PASSWORD }));
    assert.notEqual(browser.cookies.size, 0);
    for (const [name, { path, attributes }] of browser.cookies) {
      assert.match(attributes, /samesite=lax; httponly/, name);
      assert.match(path, /^\/oidc/, name);
    }
  });

  test('an expired login page says so, and leads back', async () => {
    const browser = setup.browser();
    const { email } = await setup.account();
    const login = await openLogin(browser);
    await browser.follow(await browser.post(login, { email, password: PASSWORD }));
    for (const response of [await browser.get(login), await setup.browser().get('/oidc/inloggen/nooit-geweest')]) {
      assert.equal(response.status, 400);
      const page = await response.text();
      assert.match(page, new RegExp(identityText.expired.title));
      assert.match(page, new RegExp(`href="${PUBLIC_URL}/"`));
    }
  });

  test('a posted body that is not a form, or far too large, is refused', async () => {
    const browser = setup.browser();
    const login = await openLogin(browser);
    assert.equal((await browser.post(login, { email: 'x'.repeat(20_000) })).status, 400);
    const json = await browser.post(login, {}, { origin: PUBLIC_URL, 'content-type': 'application/json' });
    assert.equal(json.status, 400);
  });

  test('S-87 a NUL or half a character in the form or the query breaks nothing', async () => {
    assert.equal((await attempt('a\0b@voorbeeld.example', 'x\0y')).status, 422);
    assert.equal((await attempt(`${'a'.repeat(LONGEST_ADDRESS - 1)}😀`, WRONG)).status, 422);
    assert.equal((await setup.browser().get(authorizeUrl(pkce().challenge, { login_hint: 'a\0b' }))).status, 400);
  });

  test('S-144 after five wrong passwords even the right one has to wait; another account and a later moment are free', async () => {
    const { email } = await setup.account();
    const other = await setup.account();
    for (let i = 0; i < 5; i += 1) assert.equal((await attempt(email, WRONG)).status, 422);
    const blocked = await attempt(email, PASSWORD);
    assert.equal(blocked.status, 429);
    assert.match(blocked.page, /Wacht 15 minuten/);
    assert.ok(Number(blocked.headers.get('retry-after')) > 0);
    assert.equal((await attempt(other.email, PASSWORD)).status, 303);
    await setup.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    assert.equal((await attempt(email, PASSWORD)).status, 303);
  });

  test('S-144 many simultaneous attempts do not slip through', async () => {
    const { email } = await setup.account();
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(email, WRONG)));
    assert.equal(answers.filter(({ status }) => status === 422).length, 5);
    assert.equal(answers.filter(({ status }) => status === 429).length, 7);
    await setup.db.execute(sql`delete from rate_limits`);
  });

  test('S-144 a right password clears the count of wrong ones before it', async () => {
    const { email } = await setup.account();
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) assert.equal((await attempt(email, WRONG)).status, 422);
      assert.equal((await attempt(email, PASSWORD)).status, 303);
    }
    await setup.db.execute(sql`delete from rate_limits`);
  });
});
