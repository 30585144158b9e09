import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import { accountLinks, accounts as accountTable } from '../server/db/accountSchema.ts';
import { mailOutbox } from '../server/db/schema.ts';
import type { Browser } from './test/browser.ts';
import { openLogin } from './test/flows.ts';
import { onEachProduct } from './test/product.ts';

const CHOSEN = 'Tuinstoel-2027?';
let made = 0;
const newAddress = () => `aankomst${(made += 1)}@voorbeeld.example`;

onEachProduct('arriving by the mailed link', (product) => {
  /** Calls the API as the page in this browser does, which keeps the cookies of the answer. */
  const call = async (browser: Browser, url: string, payload: object) => {
    const path = `/api/v1${url}`;
    const cookie = [...browser.cookies]
      .filter(([, kept]) => path.startsWith(kept.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const answer = await product.app.inject({ method: 'POST', url: path, payload, headers: { cookie } });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const at = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
      browser.cookies.set(name, { value, path: at, attributes: attributes.join('; ') });
    }
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const register = (browser: Browser, email: string) =>
    call(browser, '/registration', { email, password: CHOSEN, firstname: 'Piet', infix: '', lastname: 'Bos' });
  const tokenFor = async (email: string) => {
    const [mail] = await product.services.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(desc(mailOutbox.id));
    return new URL(mail?.link ?? '').hash.slice(1);
  };
  const account = async (email: string) =>
    (await product.services.db.select().from(accountTable).where(eq(accountTable.email, email)))[0]!;
  /** Where a login in this browser leads without typing anything: into the app, or to the form. */
  const logIn = async (browser: Browser): Promise<'in' | 'asked'> => {
    const answer = await browser.follow(await browser.get(await openLogin(browser)));
    return new URL(answer.headers.get('location') ?? '/', 'http://x').searchParams.has('code') ? 'in' : 'asked';
  };

  beforeEach(() => product.services.db.execute(sql`delete from rate_limits`));

  test('R-8.9 the mailed link logs in without a password in the browser in which one registered, once', async () => {
    const browser = product.browser();
    const email = newAddress();
    await register(browser, email);
    const token = await tokenFor(email);
    assert.deepEqual(await call(browser, '/verification', { token }), { status: 200, body: { verified: true } });
    const kept = { ...browser.cookies.get('ol_arrival')! };
    assert.match(kept.attributes, /path=\/oidc; max-age=300; samesite=lax; httponly/);
    assert.equal(await logIn(browser), 'in');
    const other = product.browser();
    other.cookies.set('ol_arrival', kept);
    assert.equal(await logIn(other), 'asked');
    const { id } = await account(email);
    const left = await product.services.db.select().from(accountLinks).where(eq(accountLinks.account_id, id));
    assert.deepEqual(left, [], 'every mark and link is used up');
  });

  test('S-548 of two people who register one address in one browser, neither is in by the link alone', async () => {
    const browser = product.browser();
    const email = newAddress();
    await register(browser, email);
    const token = await tokenFor(email);
    await register(browser, email);
    assert.deepEqual((await call(browser, '/verification', { token })).body, { verified: false });
    assert.equal((await account(email)).email_verified, false);
    assert.equal((await call(browser, '/verification', { token, password: CHOSEN })).status, 200);
  });

  test("S-545 a link to an address that somebody else registered confirms nothing in its owner's browser without the password", async () => {
    const [thief, owner] = [product.browser(), product.browser()];
    const email = newAddress();
    await register(thief, email);
    const token = await tokenFor(email);
    await register(owner, email);
    assert.deepEqual((await call(owner, '/verification', { token })).body, { verified: false });
    assert.equal((await account(email)).email_verified, false);
    assert.equal(owner.cookies.has('ol_arrival'), false);
    // The thief has the browser, but not the mail.
    assert.deepEqual((await call(thief, '/verification', { token: 'x'.repeat(43) })).body, { verified: false });
    assert.equal(await logIn(thief), 'asked');
    // The link was not used up.
    assert.equal((await call(owner, '/verification', { token, password: CHOSEN })).status, 200);
  });

  test('S-546 the mark of a registration is the same for a known address, a waiting one and a new one', async () => {
    const known = (await product.person()).email;
    const waiting = newAddress();
    await register(product.browser(), waiting);
    const marks = [];
    for (const email of [known, waiting, newAddress()]) {
      const browser = product.browser();
      assert.equal((await register(browser, email)).status, 201);
      marks.push(
        [...browser.cookies].map(([name, { value, attributes }]) => [
          name,
          value.replaceAll(/[\w-]/g, 'x'),
          attributes,
        ]),
      );
    }
    assert.deepEqual(marks[0], marks[2]);
    assert.deepEqual(marks[1], marks[2]);
    assert.equal(marks[2]!.length, 1);
  });

  test('S-547 a proved address does not pass a second factor, a closed account, an ending of all sessions, or five minutes', async () => {
    const { db, accounts } = product.services;
    const endings: ((sub: string) => Promise<unknown>)[] = [
      (sub) =>
        db.execute(sql`insert into account_factors (account_id, secret, enabled_at) values (${sub}, 'x', now())`),
      (sub) => accounts!.setDisabled(db, sub, true),
      (sub) => accounts!.setPassword(db, sub, 'Waterkoker-2028!', null),
      (sub) =>
        db.execute(
          sql`update account_links set expires_at = now() - interval '1 second' where account_id = ${sub} and purpose = 'arrival'`,
        ),
    ];
    for (const end of endings) {
      const browser = product.browser();
      const email = newAddress();
      await register(browser, email);
      await call(browser, '/verification', { token: await tokenFor(email) });
      await end((await account(email)).id);
      assert.equal(await logIn(browser), 'asked', String(end));
    }
  });
});
