import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import { accountChallenges, accountPasskeys, accounts } from '../../server/db/accountSchema.ts';
import { auditLog, mailOutbox } from '../../server/db/schema.ts';
import { Authenticator } from '../../server/test/authenticator.ts';
import { readZip } from '../../server/test/readZip.ts';
import { PASSWORD, signIn } from '../test/flows.ts';
import { addPasskey, askedOf, newDevice, signInWithPasskey, tryPasskey } from '../test/passkeys.ts';
import { codeNow, enrol, onEachProduct, signInTwice } from '../test/product.ts';
import { erasureComes } from '../../server/test/erases.ts';

const MFA = { status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' };
const WRONG = { errors: { password: 'Dit wachtwoord klopt niet.' } };
const IN_USE = { error: 'Deze passkey kan er niet bij: hij is al in gebruik.' };
const UNREADABLE = 'Je apparaat maakte geen passkey die we kunnen lezen. Probeer een ander apparaat.';
const LATE = 'Dit duurde te lang, of je apparaat gaf al eens antwoord. Begin opnieuw.';

interface Shown {
  id: string;
  name: string;
  last_used_at: string | null;
}

onEachProduct('the passkeys of an account', (product) => {
  const post = (token: string, path: string, body: object) =>
    product.call(token, 'POST', `/security/passkey${path}`, body);
  const listed = async (token: string) => (await product.call(token, 'GET', '/security')).body.passkeys as Shown[];
  const subjects = async (email: string) =>
    (
      await product.services.db
        .select({ subject: mailOutbox.subject })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(mailOutbox.id)
    ).map(({ subject }) => subject);
  const happened = async (sub: string) =>
    (await product.services.db.select().from(auditLog).where(eq(auditLog.sub, sub)).orderBy(desc(auditLog.id))).map(
      ({ action, entity }) => `${action} ${entity}`,
    );

  test('R-8.8 a passkey is added after the password, named, used, renamed and removed; its owner gets a mail and an audit line', async () => {
    const person = await product.person();
    const { device, tokens } = await addPasskey(product, person);
    const { access_token: token } = tokens;
    const [first] = await listed(token);
    assert.deepEqual([first?.name, first?.last_used_at], ['Telefoon', null]);
    await signInWithPasskey(product.browser(), device);
    assert.ok((await listed(token))[0]?.last_used_at);

    assert.equal((await post(token, '/name', { id: first!.id, name: ' Wachtwoordkluis ' })).status, 200);
    assert.equal((await listed(token))[0]?.name, 'Wachtwoordkluis');
    const nameless = await post(token, '/name', { id: first!.id, name: ' ' });
    assert.deepEqual(nameless.body, { errors: { name: 'Geef de passkey een naam, zoals “Telefoon”.' } });

    const wrong = await post(token, '/remove', { id: first!.id, password: 'Verkeerd-2026!' });
    assert.deepEqual([wrong.status, wrong.body], [422, WRONG]);
    assert.equal((await listed(token)).length, 1);
    assert.equal((await post(token, '/remove', { id: first!.id, password: PASSWORD })).status, 200);
    assert.deepEqual(await listed(token), []);
    assert.equal((await tryPasskey(product.browser(), device)).status, 422);
    assert.ok((await signIn(product.browser(), person.email)).access_token, 'the password stays');

    assert.deepEqual(await subjects(person.email), [
      'Je logt bij Onderling ook in met een nieuwe passkey',
      'Er is bij Onderling ingelogd op een nieuw apparaat',
      'Een passkey bij Onderling is verwijderd',
      'Er is bij Onderling ingelogd op een nieuw apparaat',
    ]);
    const lines = (await happened(person.sub)).filter((line) => line.endsWith('login_passkey'));
    assert.deepEqual(lines, ['remove login_passkey', 'edit login_passkey', 'add login_passkey']);
    const { body } = await product.call(token, 'GET', '/activity');
    assert.match(JSON.stringify(body), /voegde een passkey toe om mee in te loggen/);
  });

  test('a device is asked for a discoverable key with user verification, and not for one it already has', async () => {
    const person = await product.person();
    const { device, tokens } = await addPasskey(product, person);
    const { rp, user, authenticatorSelection, excludeCredentials } = await askedOf(product, tokens.access_token);
    assert.deepEqual(authenticatorSelection, { residentKey: 'required', userVerification: 'required' });
    assert.deepEqual([rp.id, user.name], ['onderling.test', person.email]);
    assert.deepEqual(
      excludeCredentials.map(({ id }) => id),
      [device.id],
    );
  });

  test('S-13 with the second step on, adding and removing need it, and the password', async () => {
    const person = await product.person();
    const { tokens } = await addPasskey(product, person);
    const [passkey] = await listed(tokens.access_token);
    const { key } = await enrol(product, product.browser(), person);
    const bodies = { '/start': { password: PASSWORD }, '/remove': { id: passkey!.id, password: PASSWORD } };
    for (const [path, body] of Object.entries(bodies))
      assert.deepEqual((await post(tokens.access_token, path, body)).body, MFA);
    // Also where the second step is not required of everything: as before the first call after it was turned on.
    await product.services.db.execute(sql`update users set mfa_required = false where sub = ${person.sub}`);
    for (const [path, body] of Object.entries(bodies))
      assert.deepEqual((await post(tokens.access_token, path, body)).body, MFA);
    const { access_token } = await signInTwice(product.browser(), person.email, codeNow(key));
    assert.deepEqual((await post(access_token, '/start', { password: 'Verkeerd-2026!' })).body, WRONG);
    assert.equal((await post(access_token, '/start', { password: PASSWORD })).status, 200);
    assert.equal((await post(access_token, '/remove', { id: passkey!.id, password: PASSWORD })).status, 200);
  });

  test('S-181 an answer adds one passkey, from the session that asked, while it is fresh', async () => {
    const person = await product.person();
    const { access_token: here } = await signIn(product.browser(), person.email);
    const { access_token: there } = await signIn(product.browser(), person.email);
    const draft = async () => ({ name: 'Telefoon', made: newDevice().create(await askedOf(product, here)) });

    const elsewhere = await post(there, '', await draft());
    assert.deepEqual([elsewhere.status, elsewhere.body], [422, { errors: { made: LATE } }]);
    const nameless = await draft();
    assert.deepEqual((await post(here, '', { ...nameless, name: '' })).status, 422);
    assert.equal((await post(here, '', nameless)).status, 200, 'a name that was forgotten uses nothing up');
    assert.deepEqual((await post(here, '', nameless)).body, { errors: { made: LATE } });

    const late = await draft();
    await product.services.db.execute(sql`update account_challenges set expires_at = now() - interval '1 second'`);
    assert.deepEqual((await post(here, '', late)).body, { errors: { made: LATE } });
    assert.equal((await listed(here)).length, 1);
    const told = await subjects(person.email);
    assert.equal(told.filter((subject) => subject.includes('passkey')).length, 1);
  });

  test('S-183 a key of somebody else, of another site, or without user verification is not added', async () => {
    const [one, two] = [await product.person(), await product.person()];
    const { device } = await addPasskey(product, one);
    const { access_token: token } = await signIn(product.browser(), two.email);
    const offer = async (made: object) => {
      const { status, body } = await post(token, '', { name: 'Telefoon', made });
      return [status, body];
    };
    assert.deepEqual(await offer(device.create(await askedOf(product, token))), [409, IN_USE]);
    const unreadable = [422, { errors: { made: UNREADABLE } }];
    const { access_token: others } = await signIn(product.browser(), one.email);
    const meant = newDevice().create(await askedOf(product, others));
    await askedOf(product, token);
    assert.deepEqual(await offer(meant), unreadable, 'a device’s answer to somebody else');
    assert.deepEqual(await offer(meant), [422, { errors: { made: LATE } }], 'and the challenge is used up');
    const foreign = new Authenticator('https://evil.example');
    assert.deepEqual(await offer(foreign.create(await askedOf(product, token))), unreadable);
    const unverified = newDevice();
    unverified.verified = false;
    assert.deepEqual(await offer(unverified.create(await askedOf(product, token))), unreadable);
    assert.deepEqual(await listed(token), []);

    const [theirs] = await listed(others);
    for (const [path, body] of [
      ['/name', { id: theirs!.id, name: 'Van mij' }],
      ['/remove', { id: theirs!.id, password: PASSWORD }],
    ] as const)
      assert.equal((await post(token, path, body)).status, 404);
    assert.equal((await listed(others))[0]?.name, 'Telefoon');
  });

  test('an account holds ten passkeys at most', async () => {
    const person = await product.person();
    const { tokens } = await addPasskey(product, person);
    const { access_token: token } = tokens;
    const last = newDevice().create(await askedOf(product, token));
    for (let i = 0; i < 9; i += 1)
      await product.services.db.insert(accountPasskeys).values({
        id: `${person.sub}${i}`.slice(-16),
        account_id: person.sub,
        credential_id: `${person.sub}${i}`,
        public_key: Buffer.from('x'),
        counter: 0,
        name: 'Apparaat',
      });
    const full = { error: 'Je hebt al 10 passkeys. Verwijder er eerst een.' };
    assert.deepEqual((await post(token, '', { name: 'Telefoon', made: last })).body, full);
    assert.deepEqual((await post(token, '/start', { password: PASSWORD })).body, full);
  });

  test('R-8.8 a new password by mail keeps the ticked passkeys, but none of an account whose address was never proved', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    const choose = async (password: string) => {
      await product.services.db.execute(sql`delete from rate_limits`);
      await product.browser().post('/oidc/wachtwoord-vergeten', { email: person.email });
      const [mail] = await product.services.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, person.email))
        .orderBy(desc(mailOutbox.id));
      const path = new URL(mail?.link ?? '').pathname;
      const keep = `passkey ${(await product.identity.accounts.passkeys.list(product.services.db, person.sub))[0]?.id}`;
      assert.equal((await product.browser().post(path, { password, keep })).status, 303);
    };
    await choose('Tuinstoel-2027?');
    assert.equal((await tryPasskey(product.browser(), device)).status, 303);
    await product.services.db.update(accounts).set({ email_verified: false }).where(eq(accounts.id, person.sub));
    await choose('Waterkoker-2028!');
    assert.equal((await tryPasskey(product.browser(), device)).status, 422);
  });

  test('S-171 taking back the previous address removes every passkey, also one from before the change', async () => {
    const person = await product.person();
    const { device } = await addPasskey(product, person);
    const { address, wayBack } = product.identity.accounts;
    await product.services.db.transaction(async (tx) => {
      const now = new Date();
      const done = await address.confirm(
        tx,
        person.sub,
        await address.ask(tx, person.sub, 'dief@voorbeeld.example', now),
        now,
      );
      assert.ok(done !== null && done !== 'taken');
      await wayBack.take(tx, done.undo, now);
    });
    assert.equal((await tryPasskey(product.browser(), device)).status, 422);
  });

  test('R-8.8 the own data list the passkeys, and an erasure takes them along', async () => {
    const person = await product.person();
    const { tokens } = await addPasskey(product, person);
    const { access_token: token } = tokens;
    await askedOf(product, token);
    const file = await product.app.inject({
      method: 'GET',
      url: '/api/v1/export',
      headers: { authorization: `Bearer ${token}` },
    });
    const data = JSON.parse(readZip(file.rawPayload).get('gegevens.json')?.toString() ?? '') as {
      login: { passkeys: Shown[] };
    };
    assert.deepEqual(
      data.login.passkeys.map(({ name }) => name),
      ['Telefoon'],
    );
    const erased = await product.call(token, 'POST', '/erasure', { confirm: 'VERWIJDER', password: PASSWORD });
    assert.equal(erased.status, 200, JSON.stringify(erased.body));
    await erasureComes(product.services);
    for (const table of [accountPasskeys, accountChallenges])
      assert.equal(await product.services.db.$count(table, eq(table.account_id, person.sub)), 0);
  });
});
