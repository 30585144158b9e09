import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq, sql } from 'drizzle-orm';
import type { PasskeyCreation } from '../domain/wire/passkey.ts';
import type { Signing } from '../domain/wire/signing.ts';
import { accountRecoveryCodes, oidcPayloads } from '../server/db/accountSchema.ts';
import { contracts } from '../server/db/contractSchema.ts';
import { families, mailOutbox, users } from '../server/db/schema.ts';
import { insertInvitation } from '../server/repositories/invitations.ts';
import { hashSecretToken, newSecretToken } from '../server/secretToken.ts';
import { apiClient } from '../server/test/apiClient.ts';
import { yearLoanDraft } from '../server/test/drafts.ts';
import { makeUser } from '../server/test/factories.ts';
import { childForm, editOf } from '../server/test/relationForms.ts';
import { inLetters, mailedCode } from '../server/test/signing.ts';
import { newPasswordPath } from './forgotten/paths.ts';
import { createStorage } from './storage.ts';
import {
  authorize,
  authorizeUrl,
  exchange,
  openLogin,
  PASSWORD,
  pkce,
  refresh,
  signIn,
  type Tokens,
} from './test/flows.ts';
import type { Browser } from './test/browser.ts';
import { askedOf, newDevice } from './test/passkeys.ts';
import { codeNow, enrol, onEachProduct, signInTwice, type Person } from './test/product.ts';

const NEW_PASSWORD = 'Tuinstoel-2027?';

/** Somebody else is in the account; its holder chooses a new password by the mailed link. */
onEachProduct('what was under way when all sessions ended', (product) => {
  const reset = async ({ sub }: Person) => {
    const { db } = product.services;
    const token = await db.transaction((tx) => product.identity.accounts.links.make(tx, sub, 'password', new Date()));
    assert.equal((await product.browser().post(newPasswordPath(token), { password: NEW_PASSWORD })).status, 303);
  };
  const silent = async (browser: Browser) =>
    (await browser.get(authorizeUrl(pkce().challenge, { prompt: 'none' }))).headers.get('location') ?? '';
  const sessionsOf = ({ sub }: Person) =>
    product.services.db
      .select()
      .from(oidcPayloads)
      .where(and(eq(oidcPayloads.model, 'Session'), sql`${oidcPayloads.payload}->>'accountId' = ${sub}`));
  /** The write at the end of a request that had read the sessions before they ended. */
  const storeAgain = async (rows: Awaited<ReturnType<typeof sessionsOf>>) => {
    const storage = createStorage(product.services.db)('Session');
    for (const { id, payload } of rows) await storage.upsert(id, payload, 3600);
  };
  const mailedTo = async (address: string) => {
    const { rows } = await product.services.db.execute<{ link: string }>(
      sql`select link from mail_outbox where recipient = ${address} order by id desc limit 1`,
    );
    return rows[0]?.link.split('#')[1] ?? '';
  };

  test('S-9 a request under way does not bring back an ended session, nor anything that came from it', async () => {
    const person = await product.person();
    const thief = product.browser();
    const tokens = await signIn(thief, person.email);
    const read = await sessionsOf(person);
    await reset(person);
    await storeAgain(read);
    assert.equal((await sessionsOf(person)).length, read.length);
    assert.match(await silent(thief), /error=login_required/);
    assert.equal((await refresh(thief, tokens.refresh_token)).status, 400);
  });

  test('S-9 a request under way does not bring back a session that was ended individually', async () => {
    const person = await product.person();
    const [here, there] = [product.browser(), product.browser()];
    const mine = await signIn(here, person.email);
    await signIn(there, person.email);
    const read = await sessionsOf(person);
    const { body } = await product.call(mine.access_token, 'GET', '/sessions');
    const other = (body as unknown as { id: string; current: boolean }[]).find(({ current }) => !current);
    assert.equal((await product.call(mine.access_token, 'DELETE', '/session', { id: other?.id })).status, 200);
    await storeAgain(read);
    assert.match(await silent(there), /error=login_required/);
    assert.match(await silent(here), /code=/);
  });

  test('S-9 a request under way does not bring back a session that was logged out', async () => {
    const person = await product.person();
    const browser = product.browser();
    const { id_token } = await signIn(browser, person.email);
    const read = await sessionsOf(person);
    const cookies = [...browser.cookies];
    const page = await browser.get(`/oidc/session/end?${new URLSearchParams({ id_token_hint: id_token }).toString()}`);
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(await page.text())?.[1] ?? '';
    await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    await storeAgain(read);
    for (const [name, cookie] of cookies) browser.cookies.set(name, cookie);
    assert.match(await silent(browser), /error=login_required/);
  });

  test('S-9 a login that was held back after the password does not come through', async () => {
    const person = await product.person();
    const thief = product.browser();
    const { challenge } = pkce();
    const login = await openLogin(thief, authorizeUrl(challenge));
    const held = await thief.post(login, { email: person.email, password: PASSWORD });
    assert.equal(held.status, 303);
    await reset(person);
    const done = await thief.follow(held);
    assert.equal(done.status, 400);
    assert.match(await silent(thief), /error=login_required/);
    const codes = await product.services.db.execute(
      sql`select 1 from oidc_payloads where model = 'AuthorizationCode' and payload->>'accountId' = ${person.sub}`,
    );
    assert.equal(codes.rows.length, 0);
    // The new password lets its holder in as ever.
    const owner = product.browser();
    const page = await openLogin(owner);
    const inside = await owner.follow(await owner.post(page, { email: person.email, password: NEW_PASSWORD }));
    assert.match(inside.headers.get('location') ?? '', /code=/);
  });

  test('S-9 a passkey, a second factor and an address change begun before can’t be finished after', async () => {
    const begun = async () => {
      const person = await product.person();
      return { person, token: (await signIn(product.browser(), person.email)).access_token };
    };
    const [key, factor, address] = [await begun(), await begun(), await begun()];

    const made = newDevice().create(await askedOf(product, key.token));
    await reset(key.person);
    assert.equal((await product.call(key.token, 'POST', '/security/passkey', { name: 'X', made })).status, 401);

    const start = await product.call(factor.token, 'POST', '/security/factor/start', { password: PASSWORD });
    await reset(factor.person);
    const code = codeNow(String(start.body.key));
    assert.equal((await product.call(factor.token, 'POST', '/security/factor/confirm', { code })).status, 401);

    const other = `dief-${address.person.sub}@voorbeeld.example`;
    const draft = { email: other, password: PASSWORD };
    assert.equal((await product.call(address.token, 'POST', '/profile/email', draft)).status, 200);
    const token = await mailedTo(other);
    await reset(address.person);
    assert.equal((await product.call(address.token, 'POST', '/profile/email/confirm', { token })).status, 401);
    assert.equal((await product.identity.accounts.find(address.person.sub))?.email, address.person.email);
  });

  test('S-9 a signing device begun before can’t be added after, and nothing is signed', async () => {
    const { db } = product.services;
    const [person, lender] = [await product.person(), await product.person()];
    const { access_token: token } = await signIn(product.browser(), person.email);
    const call = (url: string, body: object = {}) => product.call(token, 'POST', url, body);

    await call('/passkey/code');
    const asked = await call('/passkey/start', { code: await mailedCode(db, person.email) });
    const made = newDevice().create(asked.body as unknown as PasskeyCreation);

    // The other party is a relative with a login.
    const { hashid: from } = await makeUser(db, person.user.family_id, { sub: lender.sub, login: true, signed: true });
    const contract = await call('/contract', yearLoanDraft(from, person.user.hashid, null));
    const asks = await call('/signing', { contract: contract.body.hashid, version: 1, order: 'at_once' });
    const { hashid, sha256 } = asks.body as unknown as Signing;
    await call('/signing/start', { hashid, sha256, how: 'mailed_code' });
    const code = await mailedCode(db, person.email);
    const signs = { hashid, sha256, read: true, code, ...inLetters(asks.body) };

    await reset(person);
    assert.equal((await call('/passkey', { name: 'X', made })).status, 401);
    assert.equal((await call('/signing/sign', signs)).status, 401);
    // Its holder signs with the code that was mailed.
    const [owner, { verifier, challenge }] = [product.browser(), pkce()];
    const answer = await authorize(owner, challenge, person.email, NEW_PASSWORD);
    const own = (await (await exchange(owner, answer.get('code') ?? '', verifier)).json()) as Tokens;
    assert.equal((await product.call(own.access_token, 'POST', '/signing/sign', signs)).status, 200);
  });

  test('S-9 a proposal from before can’t be agreed to after', async () => {
    const { db } = product.services;
    const person = await product.person();
    const account = { email: 'zus@voorbeeld.example', password: PASSWORD, emailVerified: true };
    const made = await product.identity.accounts.create(db, account);
    assert.ok('sub' in made);
    // The other party is a relative with a login.
    const other = { sub: made.sub, email: account.email, login: true, signed: true };
    const sister = await makeUser(db, person.user.family_id, other);
    const { access_token: token } = await signIn(product.browser(), person.email);
    const { access_token: hers } = await signIn(product.browser(), account.email);
    const draft = yearLoanDraft(sister.hashid, person.user.hashid, null);
    const contract = (await product.call(hers, 'POST', '/contract', draft)).body.hashid;
    const content = { kind: 'signing', signed_date: '2026-01-01' };
    const proposed = await product.call(hers, 'POST', '/contract/proposal', { contract, content });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const [{ hashid }] = proposed.body.proposals as [{ hashid: string }];
    await reset(person);
    const answer = (said: string, word = '') =>
      product.call(token, 'POST', '/contract/proposal/answer', { hashid, answer: said, word });
    assert.equal((await answer('accepted')).status, 401);
    assert.equal((await answer('refused', 'Nu niet')).status, 401);
  });

  test('S-9 an act that needs no login of the other side does not take effect after', async () => {
    const { db } = product.services;
    const person = await product.person();
    const child = await makeUser(db, person.user.family_id);
    const { access_token: token } = await signIn(product.browser(), person.email);
    const call = (url: string, body: object) => product.call(token, 'POST', url, body);
    const draft = (signed: string | null) => yearLoanDraft(person.user.hashid, child.hashid, signed);
    const { body: concept } = await call('/contract', draft(null));
    const contract = String(concept.hashid);
    await reset(person);

    const content = { kind: 'signing', signed_date: '2026-01-01' };
    const onPaper = { contract, content, paper_date: '2026-01-01' };
    assert.equal((await call('/contract/proposal', onPaper)).status, 401);
    assert.equal((await call('/contract', draft('2026-01-01'))).status, 401);
    const edit = { ...draft('2026-01-01'), hashid: contract, version: concept.version };
    assert.equal((await call('/contract', edit)).status, 401);
    const kept = await db.select().from(contracts).where(eq(contracts.family_id, person.user.family_id));
    assert.deepEqual(
      kept.map(({ hashid, signed_date }) => [hashid, signed_date]),
      [[contract, null]],
    );
    assert.equal((await call('/contract', draft(null))).status, 401);
  });

  test('S-9 nobody is let into or put out of the family, and its management stays where it was', async () => {
    const { db } = product.services;
    const person = await product.person();
    const familyId = person.user.family_id;
    const member = await makeUser(db, familyId, { sub: 'lid', login: true, signed: true });
    const [grown, invited] = [
      await makeUser(db, familyId),
      await makeUser(db, familyId, { login: true, invited: true }),
    ];
    const other = await makeUser(db, familyId, { sub: 'ook', login: true, signed: true, family_role: 'manager' });
    await db.update(families).set({ paid_children: 100 }).where(eq(families.id, familyId));
    const { access_token: token } = await signIn(product.browser(), person.email);
    await reset(person);

    const asked = [
      ['POST', '/family/manager', { hashid: member.hashid }],
      ['DELETE', `/family/manager?hashid=${other.hashid}`],
      ['DELETE', `/family/manager?hashid=${person.user.hashid}`],
      ['POST', '/user/block', { hashid: member.hashid, _method: 'PATCH' }],
      ['POST', '/invitation', { hashid: grown.hashid, email: 'dief@voorbeeld.example' }],
    ] as const;
    for (const [method, url, body] of asked)
      assert.equal((await product.call(token, method, url, body)).status, 401, `${method} ${url}`);
    const api = await apiClient(product.app, null);
    const save = (changes: Record<string, string>) =>
      api.form('/user', childForm(changes), null, { authorization: `Bearer ${token}` });
    const moved = {
      ...editOf(invited.hashid),
      login: '1',
      firstname: 'Sanne',
      gender: 'vrouw',
      birthdate: '1985-07-01',
    };
    assert.equal((await save({ ...moved, email: 'dief@voorbeeld.example' })).status, 401);
    assert.equal((await save({ login: '1', email: 'dief@voorbeeld.example' })).status, 401);
    const people = await db.select().from(users).where(eq(users.family_id, familyId));
    assert.deepEqual(
      people.map(({ family_role, login, blocked }) => [family_role, login, blocked]),
      [person.user, member, grown, invited, other].map(({ family_role, login, blocked }) => [
        family_role,
        login,
        blocked,
      ]),
    );
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'dief@voorbeeld.example'));
    assert.equal(mails.length, 0);
    assert.equal((await save({})).status, 401);
  });

  test('S-9 an invitation to another family can’t be accepted after, and stays open', async () => {
    const { db } = product.services;
    const [person, host] = [await product.person(), await product.person()];
    const invited = await makeUser(db, host.user.family_id, { email: person.email, login: true, invited: true });
    const link = newSecretToken();
    const now = new Date();
    const invitation = { userId: invited.id, email: person.email, tokenHash: hashSecretToken(link), now };
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await db.transaction((tx) => insertInvitation(tx, { familyId: invited.family_id }, { ...invitation, expiresAt }));
    const { access_token: token } = await signIn(product.browser(), person.email);
    await reset(person);
    const accept = (asks: string) => product.call(asks, 'POST', '/invitation/accept', { token: link });
    assert.equal((await accept(token)).status, 401);
    const [still] = await db.select().from(users).where(eq(users.id, invited.id));
    assert.equal(still?.sub, null);
    const [owner, { verifier, challenge }] = [product.browser(), pkce()];
    const answer = await authorize(owner, challenge, person.email, NEW_PASSWORD);
    const own = (await (await exchange(owner, answer.get('code') ?? '', verifier)).json()) as Tokens;
    assert.equal((await accept(own.access_token)).status, 200);
  });

  test('S-9 a logged-out device can’t change the account, even with the password and the second step', async () => {
    const { accounts } = product.identity;
    const { db } = product.services;
    const person = await product.person();
    const { key, codes } = await enrol(product, product.browser(), person);
    const home = product.browser();
    const mine = await signInTwice(home, person.email, codes[0] ?? '');
    const { access_token: token } = await signInTwice(product.browser(), person.email, codeNow(key));
    const made = newDevice().create(await askedOf(product, token));
    assert.equal((await product.call(token, 'POST', '/security/passkey', { name: 'Telefoon', made })).status, 200);
    const standing = async () => ({
      ways: (await product.call(mine.access_token, 'GET', '/security')).body,
      codes: await db.select().from(accountRecoveryCodes).where(eq(accountRecoveryCodes.account_id, person.sub)),
      sessions: (await sessionsOf(person)).length,
      mails: await db.$count(mailOutbox, eq(mailOutbox.recipient, person.email)),
    });
    const list = (await product.call(token, 'GET', '/sessions')).body as unknown as { id: string; current: boolean }[];
    const here = list.find(({ current }) => current)?.id ?? '';
    assert.equal((await product.call(mine.access_token, 'DELETE', '/session', { id: here })).status, 200);
    const before = await standing();
    const { passkeys } = before.ways as { passkeys: { id: string }[] };

    const password = PASSWORD;
    const others = list.filter(({ id }) => id !== here);
    const asked = [
      ['POST', '/security/recovery', { password }],
      ['POST', '/security/passkey/remove', { id: passkeys[0]?.id ?? '', password }],
      ['POST', '/security/factor/off', { password }],
      ...others.map(({ id }) => ['DELETE', '/session', { id }] as const),
      ['DELETE', '/sessions', undefined],
      ['POST', '/profile/password', { current: password, next: NEW_PASSWORD }],
      ['POST', '/erasure', { confirm: 'VERWIJDER', password }],
    ] as const;
    for (const [method, url, body] of asked) {
      assert.equal((await product.call(token, method, url, body)).status, 401, `${method} ${url}`);
      assert.deepEqual(await standing(), before, `${method} ${url}`);
    }
    assert.equal(await accounts.passwordIs(person.sub, PASSWORD), true);
    assert.equal((await refresh(home, mine.refresh_token)).status, 200);
  });

  test('S-9 a password change under way does not replace the password chosen by mail meanwhile', async (t) => {
    const { accounts } = product.identity;
    const person = await product.person();
    const { access_token: token } = await signIn(product.browser(), person.email);
    const proved = t.mock.method(accounts, 'passwordIs', async (sub: string, password: string) => {
      proved.mock.restore();
      const right = await accounts.passwordIs(sub, password);
      await reset(person);
      return right;
    });
    const draft = { current: PASSWORD, next: 'Dakpannen-2028!' };
    assert.equal((await product.call(token, 'POST', '/profile/password', draft)).status, 401);
    assert.equal(await accounts.passwordIs(person.sub, NEW_PASSWORD), true);
  });
});
