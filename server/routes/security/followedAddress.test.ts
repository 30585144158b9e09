import assert from 'node:assert/strict';
import { before, beforeEach, mock, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';

const SUBJECT = 'Je e-mailadres bij Onderling is gewijzigd';
const NOW = Math.floor(Date.now() / 1000);

eachEngine((engine) => {
  let made: TestApp;
  let warned: unknown[] = [];

  before(async () => {
    made = await engine.app({ accounts: null });
    made.services.log.warn = (...said: unknown[]) => void warned.push(said);
  });
  beforeEach(async () => {
    warned = [];
    await made.services.db.delete(rateLimits);
    await made.services.db.delete(mailOutbox);
  });

  /** Jan at an external provider, in his own family and as a member of another, under one address. */
  async function janInTwo() {
    const { db } = made.services;
    const name = newHashid();
    const email = `${name}@oud.example`;
    const own = await makeFamily(db, { parent: { email } });
    const other = await makeFamily(db, { name: 'Bakker' });
    await makeUser(db, other.id, { sub: own.parent.sub, email, login: true, signed: true });
    const jan = own.parent;
    const get = async (claims: Record<string, unknown>, more: { issued?: number | null } = {}) =>
      (await apiClient(made.app, jan, { claims: { email_verified: true, ...claims }, ...more })).get('/user');
    const kept = async () =>
      (await db.select({ email: users.email }).from(users).where(eq(users.sub, jan.sub!))).map((row) => row.email);
    return { jan, own, other, email, next: `${name}@nieuw.example`, get, kept };
  }
  const mailsTo = async (recipient: string) =>
    (await made.services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(
      ({ subject }) => subject,
    );

  test('a verified address that changed at the provider is followed in every family, and both addresses are notified', async () => {
    const { jan, own, other, email, next, get, kept } = await janInTwo();
    assert.equal((await get({ email })).body.email, email);
    assert.deepEqual(await mailsTo(email), []);
    const { status, body } = await get({ email: ` ${next} ` });
    assert.deepEqual([status, body.email, body.hashid], [200, next, jan.hashid], 'the same person, at once');
    assert.deepEqual(await kept(), [next, next]);
    assert.deepEqual([await mailsTo(email), await mailsTo(next)], [[SUBJECT], [SUBJECT]]);
    const log = await made.services.db
      .select({ family: auditLog.family_id, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.sub, jan.sub!), eq(auditLog.action, 'follow')))
      .orderBy(auditLog.family_id);
    assert.deepEqual(
      log.map(({ family }) => family),
      [own.id, other.id],
    );
    assert.doesNotMatch(JSON.stringify(log), /@/u, 'the log says that it happened, without addresses');
    const client = await apiClient(made.app, jan, { claims: { email: next, email_verified: true } });
    assert.match(JSON.stringify((await client.get('/activity')).body), /Je kreeg een ander e-mailadres/u);
    await get({ email: next });
    assert.equal((await mailsTo(next)).length, 1);
  });

  test('S-175 a manager can’t change the address of somebody who logs in at the provider', async () => {
    const { own, email } = await janInTwo();
    const login = { firstname: 'Sanne', sub: newHashid(), email: `sanne-${email}`, login: true, signed: true };
    const sanne = await makeUser(made.services.db, own.id, login);
    const jan = await apiClient(made.app, own.parent, { claims: { email, email_verified: true } });
    const edit = (to: string) =>
      jan.form('/user', childForm({ ...editOf(sanne.hashid), firstname: 'Sanne', login: '1', email: to }));
    const { status, body } = await edit(`van-jan-${email}`);
    assert.equal(status, 422, JSON.stringify(body));
    assert.deepEqual(body.errors, {
      email:
        'Sanne logt in met dit adres, en wijzigt het zelf bij de dienst waarmee Sanne inlogt. Daarna staat het ook hier.',
    });
    assert.equal((await edit(login.email)).status, 200);
  });

  test('S-173 an address that is unproved, missing, invalid, or the same in capitals changes nothing', async () => {
    const { email, next, get, kept } = await janInTwo();
    for (const claims of [
      { email: next, email_verified: false },
      { email: next, email_verified: 'true' },
      { email: next, email_verified: undefined },
      {},
      { email: '' },
      { email: ['a@b.example'] },
      { email: 'geen adres' },
      { email: `${next}\r\nBcc: x@y.example` },
      { email: 'a\u0000@b.example' },
      { email: email.toUpperCase() },
    ])
      assert.equal((await get(claims)).status, 200, JSON.stringify(claims));
    assert.equal((await get({ email: next }, { issued: null })).status, 200);
    assert.deepEqual(await kept(), [email, email]);
    assert.equal(await made.services.db.$count(mailOutbox), 0);
  });

  test('S-326 an address that another login has under the other spelling of its international domain is not taken', async () => {
    const spellings = ['MÜNCHEN.example', 'xn--mnchen-3ya.example'];
    for (const [theirs, asked] of [spellings, [...spellings].reverse()] as [string, string][]) {
      const { jan, email, kept } = await janInTwo();
      const name = newHashid();
      await makeFamily(made.services.db, { name: 'Vreemd', parent: { email: `${name}@${theirs}` } });
      const claims = { email: `${name}@${asked}`, email_verified: true };
      assert.equal((await (await apiClient(made.app, jan, { claims })).get('/user')).body.email, email, asked);
      assert.deepEqual(await kept(), [email, email]);
    }
  });

  test('S-173 another login’s address is not taken over: the old one stays, nobody is let in by it, and the log warns', async () => {
    const { db } = made.services;
    const { jan, email, next, kept } = await janInTwo();
    const theirs = await makeFamily(db, { name: 'Vreemd', parent: { email: next.toUpperCase() } });
    const client = await apiClient(made.app, jan, { claims: { email: next, email_verified: true } });
    for (const { status, body } of [await client.get('/user'), await client.get('/user')])
      assert.deepEqual([status, body.email, body.hashid], [200, email, jan.hashid]);
    assert.deepEqual(await kept(), [email, email]);
    assert.equal(await db.$count(mailOutbox), 0);
    // Once for a token, however often it calls.
    assert.deepEqual(warned, [
      [{ person: jan.hashid }, 'the provider says an address that another login has; ours stays'],
    ]);
    const outside = await apiClient(made.app, jan, {
      family: theirs.hashid,
      claims: { email: next, email_verified: true },
    });
    assert.equal((await outside.get('/user')).status, 403);
    const stranger = await apiClient(
      made.app,
      { ...jan, sub: newHashid() },
      { claims: { email, email_verified: true } },
    );
    assert.equal((await stranger.get('/user')).status, 403, 'an address alone is nobody');
  });

  test('a relation without a login who has the address keeps it, and blocks nobody', async () => {
    const { own, next, get, kept } = await janInTwo();
    const child = await makeUser(made.services.db, own.id, { email: next });
    await get({ email: next });
    assert.deepEqual(await kept(), [next, next]);
    const [row] = await made.services.db.select().from(users).where(eq(users.id, child.id));
    assert.deepEqual([row!.email, row!.sub], [next, null]);
  });

  test('a token from before the change puts nothing back; one from after it does', async () => {
    const { email, next, get, kept } = await janInTwo();
    await get({ email: next }, { issued: NOW - 60 });
    for (const issued of [NOW - 120, NOW - 60]) await get({ email }, { issued });
    assert.deepEqual(await kept(), [next, next]);
    assert.equal((await mailsTo(next)).length, 1);
    await get({ email }, { issued: NOW - 30 });
    assert.deepEqual(await kept(), [email, email]);
    assert.equal((await mailsTo(next)).length, 2);
  });

  test('many simultaneous calls with the new address report it once', async () => {
    const { next, get, kept } = await janInTwo();
    const answers = await Promise.all(Array.from({ length: 6 }, () => get({ email: next })));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.deepEqual(await kept(), [next, next]);
    assert.equal((await mailsTo(next)).length, 1);
  });

  test('S-168 a person closed out is not followed; a failure in following fails no call', async () => {
    const { db } = made.services;
    const { jan, email, next, get, kept } = await janInTwo();
    await db.update(users).set({ blocked: true }).where(eq(users.sub, jan.sub!));
    assert.equal((await get({ email: next })).status, 403);
    assert.deepEqual(await kept(), [email, email]);
    await db.update(users).set({ blocked: false }).where(eq(users.sub, jan.sub!));
    const broken = mock.method(db, 'transaction', () => Promise.reject(new Error('no transaction now')));
    assert.equal((await get({ email: next })).status, 200);
    broken.mock.restore();
    assert.deepEqual([await kept(), warned.length], [[email, email], 1]);
    assert.equal((await get({ email: next })).body.email, next, 'the next token brings it');
  });

  test('with accounts of our own the account says the address, whatever a token claims', async () => {
    const { next, jan, email, kept } = await janInTwo();
    const embedded = await engine.app({ db: made.services.db });
    const client = await apiClient(embedded.app, jan, { claims: { email: next, email_verified: true } });
    assert.equal((await client.get('/user')).status, 200);
    assert.deepEqual(await kept(), [email, email]);
    await embedded.close();
  });
});
