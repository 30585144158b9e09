import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { accountFactors, accountLinks, accountPasskeys, accountRecoveryCodes } from '../server/db/accountSchema.ts';
import { mailOutbox } from '../server/db/schema.ts';
import { mailedCode } from '../server/test/signing.ts';
import { newPasswordPath } from './forgotten/paths.ts';
import { authorize, PASSWORD, pkce, refresh, signIn } from './test/flows.ts';
import { addPasskey, askedOf, newDevice, tryPasskey } from './test/passkeys.ts';
import { askedToSign, firstMail, loggedIn } from './test/theft.ts';
import { codeNow, enrol, onEachProduct, type Person, registrationOf, signInTwice } from './test/product.ts';

const NEXT = 'Tuinstoel-2027?';

const DAY = 86_400_000;

/** Somebody who knows the password, and nothing else, against the owner. */
onEachProduct('a stolen password', (product) => {
  beforeEach(async () => {
    product.shift(0);
    await product.services.db.execute(sql`delete from rate_limits`);
  });

  const tokenFor = async (email: string) => {
    const mails = await product.services.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.id);
    return mails.at(-1)?.link?.split('#')[1] ?? '';
  };

  test('S-245 a thief signs nothing from a changed address: no code is mailed while the previous one can undo it', async () => {
    const person = await product.person();
    const { hashid, sha256 } = (await askedToSign(product, person)).signing;
    const thief = await loggedIn(product, person);
    const other = `dief-${person.sub}@voorbeeld.example`;
    assert.equal((await thief.post('/profile/email', { email: other, password: PASSWORD })).status, 200);
    assert.equal((await thief.post('/profile/email/confirm', { token: await tokenFor(other) })).status, 200);

    const asked = await thief.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    assert.equal(asked.status, 409, JSON.stringify(asked.body));
    assert.match(String(asked.body.error), /net gewijzigd.*tot en met \d+ \w+ \d{4}.*daarna/iu);
    assert.equal((await thief.post('/passkey/code')).status, 409);
    assert.equal(await mailedCode(product.services.db, other), '', 'no code went out');

    product.shift(7 * DAY + 1000);
    const later = await thief.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    assert.equal(later.status, 200, JSON.stringify(later.body));
  });

  /** A thief who adds a passkey and turns the second step on, with the password alone. */
  const addsWaysIn = async (person: Person) => {
    const { device } = await addPasskey(product, person);
    const { key } = await enrol(product, product.browser(), person);
    return { device, key };
  };
  /** The checkbox of a way in, on the page that asks for a new password. */
  const tickOf = (page: string, name: string) => {
    const tick = page.split('<input').find((part) => part.includes(`“${name}”`)) ?? '';
    return { value: /value="([^"]+)"/u.exec(tick)?.[1] ?? '', checked: / checked/u.test(tick) };
  };
  const logsIn = async ({ email }: Pick<Person, 'email'>, password: string) =>
    (await authorize(product.browser(), pkce().challenge, email, password)).has('code');
  test('S-246 a thief who added a passkey and the second step is out once the owner presses “Dit was ik niet”', async () => {
    const person = await product.person();
    const before = (await addPasskey(product, person)).device;
    await product.services.db.update(accountPasskeys).set({ added_at: new Date(Date.now() - DAY) });
    await product.services.db.execute(sql`delete from mail_outbox`);
    const { access_token, refresh_token } = await signIn(product.browser(), person.email);
    const { device } = await addsWaysIn(person);

    const link = new URL(await firstMail(product, person, /nieuwe passkey/u));
    assert.equal(link.pathname + link.search, '/melding?bericht=dit-was-ik-niet');
    const token = link.hash.slice(1);
    assert.ok(!JSON.stringify(await product.services.db.select().from(accountLinks)).includes(token));
    const back = await product.call(null, 'POST', '/way-back', { token });
    assert.equal(back.status, 200, JSON.stringify(back.body));

    assert.equal((await tryPasskey(product.browser(), device)).status, 422, 'their passkey');
    assert.equal(await logsIn(person, PASSWORD), false, 'the password');
    assert.equal((await refresh(product.browser(), refresh_token)).status, 400, 'the session');
    assert.equal((await product.call(access_token, 'POST', '/notices/read', {})).status, 401);
    assert.equal((await product.call(null, 'POST', '/way-back', { token })).status, 404, 'once');

    // Anything there before is the owner's to keep, and no code is asked of them.
    const choose = String(back.body.choose);
    const page = await (await product.browser().get(choose)).text();
    const keep = tickOf(page, 'Telefoon').value;
    assert.equal((await product.browser().post(choose, { password: NEXT, keep })).status, 303);
    assert.equal(await logsIn(person, NEXT), true);
    assert.equal((await tryPasskey(product.browser(), before)).status, 303);
  });

  test('S-246 an earlier link also undoes what came after it: another address, its mails and their links', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    const link = (await firstMail(product, person, /nieuwe passkey/u)).split('#')[1];
    const thief = await loggedIn(product, person);
    const other = `dief-${person.sub}@voorbeeld.example`;
    await thief.post('/profile/email', { email: other, password: PASSWORD });
    await thief.post('/profile/email/confirm', { token: await tokenFor(other) });
    await thief.post('/profile/password', { current: PASSWORD, next: NEXT });
    const theirs = await tokenFor(other);

    const back = await product.call(null, 'POST', '/way-back', { token: link });
    assert.equal(back.status, 200, JSON.stringify(back.body));
    assert.equal(await product.identity.accounts.emailOf(person.sub), person.email);
    assert.equal((await product.call(null, 'POST', '/way-back', { token: theirs })).status, 404);
    assert.equal((await tryPasskey(product.browser(), device)).status, 422);
  });

  test('S-246 a link works for seven days; recovery codes made since stop working, earlier ones stay', async () => {
    const person = await product.person();
    const { key } = await enrol(product, product.browser(), person);
    const mine = await product.services.db.select().from(accountRecoveryCodes);
    const since = new Date(Date.now() + 1000);
    const [late, token] = await product.services.db.transaction(async (tx) => {
      const { wayBack, factor } = product.identity.accounts;
      const made = [
        await wayBack.make(tx, person.sub, new Date(Date.now() - 7 * DAY - 1)),
        await wayBack.make(tx, person.sub, since),
      ];
      await factor.renewRecoveryCodes(tx, person.sub, since);
      return made;
    });
    assert.ok(mine.length > 0 && key !== '');
    assert.equal((await product.call(null, 'POST', '/way-back', { token: late })).status, 404);
    assert.equal((await product.call(null, 'POST', '/way-back', { token })).status, 200);
    assert.equal(
      await product.services.db.$count(accountRecoveryCodes, eq(accountRecoveryCodes.account_id, person.sub)),
      0,
    );
    assert.ok(await product.identity.accounts.factor.state(product.services.db, person.sub), 'the earlier second step');
  });

  test('S-246 a new password by mail keeps only the ticked ways in', async () => {
    const person = await product.person();
    const { device, key } = await addsWaysIn(person);
    const own = newDevice();
    const session = await signInTwice(product.browser(), person.email, codeNow(key));
    const made = own.create(await askedOf(product, session.access_token));
    assert.equal(
      (await product.call(session.access_token, 'POST', '/security/passkey', { name: 'Van mij', made })).status,
      200,
    );

    const reset = async () =>
      newPasswordPath(
        await product.services.db.transaction((tx) =>
          product.identity.accounts.links.make(tx, person.sub, 'password', new Date()),
        ),
      );
    const path = await reset();
    const page = await (await product.browser().get(path)).text();
    assert.match(page, /<legend>Wat is van jou\?<\/legend>/u);
    for (const label of [
      'Passkey “Telefoon” om in te loggen, sinds',
      'Passkey “Van mij”',
      'De tweede stap bij het inloggen, sinds',
    ])
      assert.ok(page.includes(label), label);
    assert.ok(!page.includes('checked'));
    const keep = tickOf(page, 'Van mij').value;
    const again = await product.browser().post(path, { password: 'zwak', keep });
    const shown = await again.text();
    assert.deepEqual([tickOf(shown, 'Van mij').checked, tickOf(shown, 'Telefoon').checked], [true, false]);
    assert.equal((await product.browser().post(path, { password: NEXT, keep })).status, 303);

    assert.equal((await tryPasskey(product.browser(), device)).status, 422, 'the passkey of the thief');
    assert.equal((await tryPasskey(product.browser(), own)).status, 303, 'one’s own');
    assert.equal(await logsIn(person, NEXT), true, 'no code is asked');
  });

  test('S-246 reading the mail alone does not remove a long-standing second step', async () => {
    const person = await product.person();
    await enrol(product, product.browser(), person);
    await product.services.db
      .update(accountFactors)
      .set({ enabled_at: new Date(Date.now() - 8 * DAY) })
      .where(eq(accountFactors.account_id, person.sub));
    const path = newPasswordPath(
      await product.services.db.transaction((tx) =>
        product.identity.accounts.links.make(tx, person.sub, 'password', new Date()),
      ),
    );
    assert.match(await (await product.browser().get(path)).text(), /staat aan sinds \d+ \w+ \d{4}, en blijft aan/u);
    assert.equal((await product.browser().post(path, { password: NEXT })).status, 303);
    assert.equal(await logsIn(person, NEXT), false);
  });

  test('S-247 a thief who registers somebody’s address gains nothing from the owner’s press: it asks for the password, or takes a new one', async () => {
    const email = 'slachtoffer@voorbeeld.example';
    assert.equal((await product.call(null, 'POST', '/registration', registrationOf(email))).status, 201);
    const token = await tokenFor(email);
    const press = (said: object) => product.call(null, 'POST', '/verification', { token, ...said });
    const account = { email };

    assert.deepEqual((await press({})).body, { verified: false }, 'the press alone');
    const wrong = await press({ password: 'Mijn-eigen-2026!' });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors as object)], [422, ['password']]);
    assert.equal(await logsIn(account, PASSWORD), false, 'nothing was confirmed');

    const weak = await press({ password: 'zwak', fresh: true });
    assert.deepEqual([weak.status, Object.keys(weak.body.errors as object)], [422, ['password']]);
    assert.equal((await press({ password: NEXT, fresh: true })).status, 200, 'the link was not used up');
    assert.equal(await logsIn(account, PASSWORD), false, 'the thief');
    assert.equal(await logsIn(account, NEXT), true, 'the owner');
    assert.equal((await press({ password: NEXT })).status, 404, 'once');
  });
});
