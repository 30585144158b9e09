import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, desc, eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { accountChallenges, accountPasskeys, accounts } from '../../server/db/accountSchema.ts';
import { auditLog } from '../../server/db/schema.ts';
import { Authenticator } from '../../server/test/authenticator.ts';
import { ACR_MULTI_FACTOR, ACR_SECOND_FACTOR } from '../acr.ts';
import { type Browser, PUBLIC_URL } from '../test/browser.ts';
import { authorizeUrl, exchange, openLogin, PASSWORD, pkce, signIn, type Tokens } from '../test/flows.ts';
import { addPasskey, challengeOf, newDevice, postAssertion, signInWithPasskey, tryPasskey } from '../test/passkeys.ts';
import { enrol, onEachProduct } from '../test/product.ts';
import { identityText } from '../text.ts';

const text = identityText.passkey;

onEachProduct('logging in with a passkey', (product) => {
  const forget = () => product.services.db.execute(sql`delete from rate_limits`);
  const logOf = (sub: string) =>
    product.services.db.select().from(auditLog).where(eq(auditLog.sub, sub)).orderBy(desc(auditLog.id));
  const keyOf = async (sub: string) =>
    (await product.services.db.select().from(accountPasskeys).where(eq(accountPasskeys.account_id, sub)))[0];
  /** Status and page of an answer, without the parts that differ between login pages. */
  const shown = async (answer: Response, login: string) => ({
    status: answer.status,
    page: (await answer.text()).replaceAll(login.replace(PUBLIC_URL, ''), '/login'),
  });
  const refusedWith = async (answer: Response, sentence: string) => {
    assert.equal(answer.status, 422);
    assert.ok((await answer.text()).includes(sentence), sentence);
  };

  test('R-7.3 a passkey replaces the password and the second step: an administrator opens their pages with it', async () => {
    const person = await product.person();
    await product.identity.accounts.setRoles(person.sub, ['superadmin']);
    const { device, tokens } = await addPasskey(product, person);
    assert.equal(
      (await product.call(tokens.access_token, 'GET', '/admins')).status,
      401,
      'the session of the password',
    );

    const browser = product.browser();
    const { access_token, id_token } = await signInWithPasskey(browser, device);
    for (const token of [access_token, id_token]) {
      const { sub, acr, amr } = decodeJwt(token);
      assert.deepEqual([sub, acr, amr], [person.sub, ACR_SECOND_FACTOR, ['pop', 'user', 'mfa']]);
    }

    const [line] = await logOf(person.sub);
    assert.deepEqual(
      [line?.action, line?.entity, line?.after],
      ['login', 'session', { second_factor: true, passkey: true, new_device: true }],
    );
    assert.equal((await product.call(access_token, 'GET', '/admins')).status, 200);
    const { body } = await product.call(access_token, 'GET', '/activity');
    assert.ok(JSON.stringify(body).includes('logde in met een passkey'));
    assert.ok((await keyOf(person.sub))?.last_used_at);
    const sessions = await product.call(access_token, 'GET', '/sessions');
    assert.equal((sessions.body as unknown as unknown[]).length, 2);
  });

  test('R-7.3 the page offers a passkey at the address field, and with a button that the script shows', async () => {
    const browser = product.browser();
    const login = await openLogin(browser);
    const page = await (await browser.get(login)).text();
    assert.match(page, /autocomplete="username webauthn"/);
    assert.match(
      page,
      /<form[^>]+data-passkey="[^"]+\/passkey"[^>]+hidden[^>]*>[\s\S]*Inloggen met een passkey<\/button>/,
    );
    const { challenge, rpId, allowCredentials, userVerification } = await challengeOf(browser, login);
    assert.match(challenge, /^[\w-]{43}$/);
    assert.deepEqual([rpId, allowCredentials, userVerification], ['onderling.test', [], 'required']);
    assert.notEqual((await challengeOf(browser, login)).challenge, challenge);
    for (const stranger of [product.browser(), browser]) {
      const headers = { origin: stranger === browser ? 'https://evil.example' : PUBLIC_URL };
      const refused = await stranger.post(`${login}/passkey`, {}, headers);
      assert.deepEqual([refused.status, await refused.text()], [400, '{}']);
    }
  });

  test('R-8.12 with the second step on, a passkey alone logs in, or replaces the code', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    await enrol(product, product.browser(), person);
    const { access_token } = await signInWithPasskey(product.browser(), device);
    assert.equal((await product.call(access_token, 'GET', '/user')).status, 200);

    const browser = product.browser();
    const login = await openLogin(browser);
    await browser.post(login, { email: person.email, password: PASSWORD });
    const page = await (await browser.get(login)).text();
    assert.match(page, /name="code"[\s\S]*Inloggen met een passkey/);
    const stranger = await addPasskey(product, await product.person());
    const other = await postAssertion(browser, login, stranger.device.logIn(await challengeOf(browser, login)));
    await refusedWith(other, text.refused);
    const done = await postAssertion(browser, login, device.logIn(await challengeOf(browser, login)));
    assert.match((await browser.follow(done)).headers.get('location') ?? '', /\/aangemeld\?code=/);
  });

  test('R-6.2 a step-up takes a passkey: a password session is asked for the passkey, and for nothing the person does not have', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    const browser = product.browser();
    await signIn(browser, person.email);
    const silent = await browser.get(authorizeUrl(pkce().challenge, { prompt: 'none' }));
    assert.match(silent.headers.get('location') ?? '', /\/aangemeld\?code=/, 'a password is enough for the rest');

    const { verifier, challenge } = pkce();
    const login = await openLogin(browser, authorizeUrl(challenge, { acr_values: ACR_MULTI_FACTOR }));
    const page = await (await browser.get(login)).text();
    assert.match(page, /<h1>Log in met je passkey<\/h1>/);
    assert.doesNotMatch(page, /name="(code|password)"/);
    const done = await browser.follow(
      await postAssertion(browser, login, device.logIn(await challengeOf(browser, login))),
    );
    const code = new URL(done.headers.get('location') ?? '', PUBLIC_URL).searchParams.get('code') ?? '';
    const tokens = (await (await exchange(browser, code, verifier)).json()) as Tokens;
    assert.equal(decodeJwt(tokens.access_token).acr, ACR_SECOND_FACTOR);
    const raised = await browser.get(authorizeUrl(pkce().challenge, { acr_values: ACR_MULTI_FACTOR }));
    assert.match(raised.headers.get('location') ?? '', /\/aangemeld\?code=/);

    const without = product.browser();
    await signIn(without, (await product.person()).email);
    const passed = await without.get(authorizeUrl(pkce().challenge, { acr_values: ACR_MULTI_FACTOR }));
    assert.match(passed.headers.get('location') ?? '', /\/aangemeld\?code=/);
  });

  test('S-181 an answer counts once, for the page that asked, while it is fresh', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    const browser = product.browser();
    const login = await openLogin(browser);
    const assertion = JSON.stringify(device.logIn(await challengeOf(browser, login)));
    const twice = await Promise.all([browser.post(login, { assertion }), browser.post(login, { assertion })]);
    const actions = (await logOf(person.sub)).map(({ action, after: kept }) => [action, kept]);
    const withIt = actions.filter(([, kept]) => (kept as { passkey?: true } | null)?.passkey === true);
    assert.equal(withIt.length, 1, 'of two at once');
    // A browser follows the last press, whichever of the two that is.
    const done = await browser.follow(twice.find(({ headers }) => headers.get('location') === login) ?? twice[1]);
    assert.match(done.headers.get('location') ?? '', /\/aangemeld\?code=/, 'and the one that counted lets in');

    const here = product.browser();
    const page = await openLogin(here);
    const elsewhere = product.browser();
    const other = await openLogin(elsewhere);
    await challengeOf(elsewhere, other);
    const stolen = device.logIn(await challengeOf(here, page));
    await refusedWith(await postAssertion(elsewhere, other, stolen), text.refused);
    await refusedWith(await postAssertion(elsewhere, other, stolen), text.late);
    const older = device.logIn(await challengeOf(here, page));
    await challengeOf(here, page);
    await refusedWith(await postAssertion(here, page, older), text.refused);

    const late = device.logIn(await challengeOf(here, page));
    await product.services.db.execute(sql`update account_challenges set expires_at = now() - interval '1 second'`);
    await refusedWith(await postAssertion(here, page, late), text.late);
    assert.equal((await tryPasskey(product.browser(), device)).status, 303, 'and a new one works');
    await product.services.db.execute(sql`update account_challenges set expires_at = now() - interval '2 hours'`);
    await product.identity.sweep();
    assert.equal(await product.services.db.$count(accountChallenges), 0, 'an unanswered challenge is swept away');
  });

  test('S-182 a device whose counter goes back is a copy: refused, and in the log of its owner', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    assert.equal((await tryPasskey(product.browser(), device)).status, 303);
    const used = await keyOf(person.sub);
    device.counter = used!.counter - 1;
    await refusedWith(await tryPasskey(product.browser(), device), text.refused);
    const [line] = await logOf(person.sub);
    assert.deepEqual([line?.action, line?.entity], ['refuse', 'login_passkey']);
    assert.deepEqual(await keyOf(person.sub), used);
    assert.equal((await tryPasskey(product.browser(), device)).status, 303, 'the one that counts on stays its own');
  });

  test('a key store that does not count can log in again and again', async () => {
    const { device } = await addPasskey(product, await product.person());
    await product.services.db.execute(sql`update account_passkeys set counter = 0`);
    for (let i = 0; i < 2; i += 1) {
      device.counter = -1;
      assert.equal((await tryPasskey(product.browser(), device)).status, 303);
    }
  });

  test('S-183 a passkey of somebody else, of another site, without user verification, or that names another account is refused', async () => {
    const [one, two] = [await product.person(), await product.person()];
    const { device } = await addPasskey(product, one);
    const { device: other } = await addPasskey(product, two);
    const browser = product.browser();
    const login = await openLogin(browser);
    const answers = [
      // Signed by one, in the name of the other.
      async () => ({ ...device.logIn(await challengeOf(browser, login)), id: other.id, rawId: other.id }),
      async () => {
        const answer = device.logIn(await challengeOf(browser, login));
        return { ...answer, response: { ...answer.response, userHandle: other.handle } };
      },
      async () => {
        device.verified = false;
        const answer = device.logIn(await challengeOf(browser, login));
        device.verified = true;
        return answer;
      },
      async () => device.logIn({ ...(await challengeOf(browser, login)), rpId: 'evil.example' }),
      async () =>
        Object.assign(new Authenticator('https://evil.example'), { id: device.id, handle: device.handle }).logIn(
          await challengeOf(browser, login),
        ),
    ];
    for (const answer of answers) await refusedWith(await postAssertion(browser, login, await answer()), text.refused);
    for (const nonsense of ['', '{', 'null', '{"id":"x"}', JSON.stringify({ id: 'a\0b' })]) {
      await challengeOf(browser, login);
      await refusedWith(await browser.follow(await browser.post(login, { assertion: nonsense })), text.refused);
    }
    await forget();
  });

  test('S-184 S-185 an unknown key, and one of a closed, unconfirmed or erased account or removed, get the very same answer', async () => {
    const { accounts: own } = product.identity;
    const { db } = product.services;
    const people = [];
    for (let i = 0; i < 4; i += 1) {
      const person = await product.person();
      people.push({ person, ...(await addPasskey(product, person)) });
    }
    const [closed, unconfirmed, erased, removed] = people;
    await own.setDisabled(db, closed!.person.sub, true);
    await db.update(accounts).set({ email_verified: false }).where(eq(accounts.id, unconfirmed!.person.sub));
    await own.remove(db, erased!.person.sub);
    const [key] = await own.passkeys.list(db, removed!.person.sub);
    await own.passkeys.remove(db, removed!.person.sub, key!.id);
    const unknown = newDevice();
    unknown.handle = closed!.device.handle;

    const answers = [];
    for (const device of [unknown, ...people.map((one) => one.device)]) {
      const browser = product.browser();
      const login = await openLogin(browser);
      const answer = await postAssertion(browser, login, device.logIn(await challengeOf(browser, login)));
      answers.push(await shown(answer, login));
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.equal(answers[0]?.status, 422);
    assert.ok(answers[0].page.includes(text.refused));
    assert.doesNotMatch(answers[0].page, /webauthn/, 'a device that answers automatically is not asked for ever');
    assert.equal((await keyOf(closed!.person.sub))?.last_used_at, null, 'nothing was counted');
    const logins = and(eq(auditLog.sub, closed!.person.sub), eq(auditLog.action, 'login'));
    assert.equal(await db.$count(auditLog, logins), 1, 'the login with the password, before');
    await own.setDisabled(db, closed!.person.sub, false);
    assert.equal((await tryPasskey(product.browser(), closed!.device)).status, 303);
  });

  test('S-144 the browser is known from here on, as after a password: guessing strangers do not lock it out', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    const own = product.browser();
    await signInWithPasskey(own, device);
    own.cookies.delete('ol_session');
    const attempt = async (browser: Browser, password: string) =>
      (await browser.follow(await browser.post(await openLogin(browser), { email: person.email, password }))).status;
    for (let i = 0; i < 5; i += 1) await attempt(product.browser(), 'Verkeerd-2026!');
    assert.equal(await attempt(product.browser(), PASSWORD), 429);
    assert.equal(await attempt(own, PASSWORD), 303);
    await forget();
  });

  test('S-144 repeated refusals have to wait, and successful logins do not count', async () => {
    await forget();
    const { device } = await addPasskey(product, await product.person());
    for (let i = 0; i < 3; i += 1) assert.equal((await tryPasskey(product.browser(), device)).status, 303);
    for (let i = 0; i < 25; i += 1) assert.equal((await tryPasskey(product.browser(), newDevice())).status, 422);
    const stopped = await tryPasskey(product.browser(), device);
    assert.equal(stopped.status, 429);
    assert.ok(Number(stopped.headers.get('retry-after')) > 0);
    assert.match(await stopped.text(), /te vaak een passkey/);
    await forget();
    assert.equal((await tryPasskey(product.browser(), device)).status, 303);
  });
});
