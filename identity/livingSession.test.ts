import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../server/db/schema.ts';
import { makeUser } from '../server/test/factories.ts';
import { signIn } from './test/flows.ts';
import { onEachProduct } from './test/product.ts';

/** Routes that change something and ask for no session, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  'POST /adviser-link/open': 'shows who asks by a link and its code',
  'POST /adviser-link/paper': 'shows who asks by a link and its code',
  'POST /document/check': 'reads, and a file is no part of an address',
  'POST /notices/off/:token': 'shows who asks by its mailed link',
  'POST /partnercode/check': 'reads, before there is an account',
  'POST /backchannel-logout': 'is called by a provider that is not ours, which says that logins ended',
  'POST /payments/webhook': 'is called by the payment service, which is asked what is true',
  'POST /registration': 'makes the account',
  'POST /verification': 'shows who asks by its mailed link',
  'POST /way-back': 'shows who asks by its mailed link',
  'POST /order/withdrawal': 'shows who asks by the reference of the order, and needs no account',
};

/** Somebody logged out everywhere else; the access token of that other device lives minutes longer. */
onEachProduct('a token whose session has ended', (product) => {
  const ended = async () => {
    const person = await product.person();
    const { access_token: token } = await signIn(product.browser(), person.email);
    const { access_token: own } = await signIn(product.browser(), person.email);
    assert.equal((await product.call(own, 'DELETE', '/sessions')).status, 200);
    return { person, token, own };
  };

  test('S-9 a token of an ended session can’t change anything by any route, and can still read until it expires', async () => {
    const { token } = await ended();
    const asked: string[] = [];
    for (const { method, url } of product.app.apiRoutes) {
      if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) continue;
      const route = `${method} ${url.replace('/api/v1', '')}`;
      const { status } = await product.call(token, method as 'POST', url.replace('/api/v1', '').replace(/:\w+/, 'gok'));
      if (status === 401) asked.push(route);
      else assert.ok(route in EXCUSED, `${route}: ${status}`);
    }
    assert.deepEqual(
      asked.filter((route) => route in EXCUSED),
      [],
    );
    assert.ok(asked.length > 50);
    assert.equal((await product.call(token, 'GET', '/contracts')).status, 200);
  });

  test('S-9 a token of an ended session can’t record a death; the remaining session can', async () => {
    const { person, token, own } = await ended();
    const { db } = product.services;
    // A second founder: only they can record a date of death.
    const child = await makeUser(db, person.user.family_id, { relation_type: null });
    const record = (as: string) =>
      product.call(as, 'POST', '/user/death', { hashid: child.hashid, death_date: '2026-01-05' });
    const isDead = async () => (await db.select().from(users).where(eq(users.id, child.id)))[0]?.passed_away;
    assert.equal((await record(token)).status, 401);
    assert.equal(await isDead(), false);
    const done = await record(own);
    assert.equal(done.status, 200, JSON.stringify(done.body));
    assert.equal(await isDead(), true);
  });
});
