import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../server/db/accountSchema.ts';
import { auditLog, users } from '../server/db/schema.ts';
import { makeFamily } from '../server/test/factories.ts';
import { authorize, CLIENT_ID, pkce, signIn } from './test/flows.ts';
import { PUBLIC_URL } from './test/browser.ts';
import { codeNow, enrol, onEachProduct, signInTwice } from './test/product.ts';

onEachProduct('what the provider writes in the log', (product) => {
  const lines = async (sub: string) =>
    (await product.services.db.select().from(auditLog).where(eq(auditLog.sub, sub)).orderBy(auditLog.id)).map(
      ({ action, entity }) => `${action} ${entity}`,
    );

  test('a login, a logout and a wrong password get one audit line each, with the person and the origin', async () => {
    const person = await product.person();
    const browser = product.browser();
    await authorize(product.browser(), pkce().challenge, person.email, 'Verkeerd-1!').catch(() => null);
    assert.deepEqual(await lines(person.sub), ['refuse session']);
    const tokens = await signIn(browser, person.email);
    const [line] = await product.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.sub, person.sub), eq(auditLog.action, 'login')));
    assert.deepEqual(
      [line?.family_id, line?.user_id, line?.hashid, line?.after],
      [person.user.family_id, person.user.id, person.user.hashid, { second_factor: false }],
    );
    assert.match(line?.ip ?? '', /127\.0\.0\.1|::1/);
    const [account] = await product.services.db.select().from(accounts).where(eq(accounts.id, person.sub));
    assert.ok(account?.last_login_at);

    const target = new URLSearchParams({
      id_token_hint: tokens.id_token,
      client_id: CLIENT_ID,
      post_logout_redirect_uri: `${PUBLIC_URL}/logout`,
    });
    const page = await (await browser.get(`/oidc/session/end?${target.toString()}`)).text();
    await browser.post('/oidc/session/end/confirm', {
      xsrf: /name="xsrf" value="([\w-]+)"/.exec(page)?.[1] ?? '',
      logout: 'yes',
    });
    assert.deepEqual(await lines(person.sub), ['refuse session', 'login session', 'logout session']);
  });

  test('with the second factor the login is recorded once the code was right', async () => {
    const person = await product.person();
    const { key } = await enrol(product, product.browser(), person);
    const known = (await lines(person.sub)).length;
    await signInTwice(product.browser(), person.email, '000000').catch(() => null);
    assert.deepEqual((await lines(person.sub)).slice(known), ['refuse second_factor']);
    await signInTwice(product.browser(), person.email, codeNow(key));
    assert.deepEqual((await lines(person.sub)).slice(known), ['refuse second_factor', 'login session']);
  });

  test('a person blocked in their oldest family sees their logins in the family that lets them in', async () => {
    const { db } = product.services;
    const person = await product.person();
    const other = await makeFamily(db, { name: 'Bakker', parent: { sub: person.sub, email: person.email } });
    await db.update(users).set({ blocked: true }).where(eq(users.id, person.user.id));
    await authorize(product.browser(), pkce().challenge, person.email, 'Verkeerd-1!').catch(() => null);
    const { access_token } = await signIn(product.browser(), person.email);
    const { body } = await product.call(access_token, 'GET', '/activity');
    assert.deepEqual(
      (body.lines as { text: string }[]).map(({ text }) => text),
      ['Je logde in.', 'Je kreeg een poging om in te loggen met een verkeerd wachtwoord.'],
    );
    const lines = await db.select().from(auditLog).where(eq(auditLog.sub, person.sub));
    assert.deepEqual([...new Set(lines.map(({ family_id }) => family_id))], [other.id]);
  });
});
