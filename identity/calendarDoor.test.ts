import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { auditLog, mailOutbox } from '../server/db/schema.ts';
import { FORGOTTEN_PATH } from './forgotten/paths.ts';
import { PASSWORD, refresh, signIn, type Tokens } from './test/flows.ts';
import { onEachProduct, registrationOf } from './test/product.ts';

const NEXT = 'Tuinstoel-2027?';

onEachProduct('the address a calendar reads at is a way in like a session', (product) => {
  const follow = async ({ access_token }: Tokens) =>
    String((await product.call(access_token, 'POST', '/calendar', { amounts: true })).body.url);
  const fetched = async (url: string) =>
    (await product.app.inject({ method: 'GET', url: new URL(url).pathname })).statusCode;
  const lastMail = async (email: string) =>
    (
      await product.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
    ).at(-1);
  const state = async ({ access_token }: Tokens) => (await product.call(access_token, 'GET', '/calendar')).body;

  test('S-9 a thief who registered another’s address, which its owner confirmed by mistake, loses their calendar feed once the owner chooses a new password', async () => {
    const email = 'slachtoffer@voorbeeld.example';
    const form = registrationOf(email);
    assert.equal((await product.call(null, 'POST', '/registration', form)).status, 201);
    const token = new URL((await lastMail(email))?.link ?? '').hash.slice(1);
    assert.equal((await product.call(null, 'POST', '/verification', { token, password: PASSWORD })).status, 200);
    const attacker = product.browser();
    const theirs = await signIn(attacker, email);
    const url = await follow(theirs);
    assert.equal(await fetched(url), 200);

    await product.browser().post(FORGOTTEN_PATH, { email });
    const link = new URL((await lastMail(email))?.link ?? '').pathname;
    assert.equal((await product.browser().post(link, { password: NEXT })).status, 303);

    assert.equal(await fetched(url), 404);
    assert.equal((await refresh(attacker, theirs.refresh_token)).status, 400);
    // Their access token lives a few minutes longer; it opens no new way in.
    assert.equal((await product.call(theirs.access_token, 'POST', '/calendar', { amounts: true })).status, 401);
    assert.match((await lastMail(email))?.body_text ?? '', /geheim adres voor je agenda\? Dat is ook gesloten/u);
  });

  test('S-9 a new password and ending the other sessions close the feed too, and Profiel says so; this session stays', async () => {
    for (const [method, path, body] of [
      ['POST', '/profile/password', { current: PASSWORD, next: NEXT }],
      ['DELETE', '/sessions', undefined],
    ] as const) {
      const person = await product.person();
      const browser = product.browser();
      const mine = await signIn(browser, person.email);
      const url = await follow(mine);
      assert.equal((await product.call(mine.access_token, method, path, body)).status, 200);
      assert.equal(await fetched(url), 404, path);
      const { feed, closed_at } = await state(mine);
      assert.deepEqual([feed, typeof closed_at], [null, 'string']);
      assert.equal((await refresh(browser, mine.refresh_token)).status, 200);
      const entries = await product.services.db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.user_id, person.user.id));
      assert.ok(entries.some(({ action }) => action === 'close'));
      const again = await follow(mine);
      assert.equal(await fetched(again), 200);
      await product.call(mine.access_token, 'DELETE', '/calendar');
      assert.equal((await state(mine)).closed_at, null, 'the person who closes it needs no notice');
    }
  });

  test('a refused new password closes nothing', async () => {
    const person = await product.person();
    const mine = await signIn(product.browser(), person.email);
    const url = await follow(mine);
    assert.equal(
      (await product.call(mine.access_token, 'POST', '/profile/password', { current: PASSWORD, next: 'zwak' })).status,
      422,
    );
    assert.equal(await fetched(url), 200);
  });
});
