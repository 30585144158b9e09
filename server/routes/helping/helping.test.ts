import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { ERASURE_WAIT_MS } from '../../../domain/erasure.ts';
import { LOST_FACTOR_WAIT_MS } from '../../../domain/helping/lostFactor.ts';
import type { FoundPerson } from '../../../domain/wire/helping.ts';
import { eraseDue } from '../../actions/erasure/rounds.ts';
import { turnOffLost } from '../../actions/helping/lostFactor.ts';
import { accountFactors, accountLinks, accounts } from '../../db/accountSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, mailOutbox, users } from '../../db/schema.ts';
import { ACTS } from '../../limits.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser, type UserRow } from '../../test/factories.ts';
import { makeOrder } from '../../test/orders.ts';
import { ADMINISTRATOR } from '../../test/tokens.ts';

const password = 'Keukentafel-2026!';
const reason = 'Brief van 3 november, teruggebeld op het bekende nummer.';

eachEngine((engine) => {
  let made: TestApp;
  let anneke: ApiClient;
  let annekesSub: string;
  let count = 0;
  const db = () => made.services.db;

  before(async () => {
    made = await engine.app({ clock: () => Date.now() });
    const administrator = await somebody({ firstname: 'Anneke' }, { roles: ['superadmin'] });
    annekesSub = administrator.sub ?? '';
    anneke = await apiClient(made.app, administrator, ADMINISTRATOR);
  });
  beforeEach(() => db().delete(rateLimits));

  /** Somebody with a family and an account that logs in. */
  async function somebody(
    columns: Partial<UserRow> = {},
    account: Partial<typeof accounts.$inferInsert> = {},
  ): Promise<UserRow> {
    const email = `hulp${(count += 1)}@voorbeeld.example`;
    const result = await made.services.accounts!.create(db(), { email, password, emailVerified: true });
    if (!('sub' in result)) throw new Error('The account was not made.');
    if (Object.keys(account).length > 0) await db().update(accounts).set(account).where(eq(accounts.id, result.sub));
    const login = { email, sub: result.sub, login: true, signed: true };
    return (await makeFamily(db(), { name: 'Kwijt', parent: { ...login, firstname: 'Jan', ...columns } })).parent;
  }
  const withFactor = async (columns: Partial<UserRow> = {}, account: Partial<typeof accounts.$inferInsert> = {}) => {
    const person = await somebody(columns, account);
    await db()
      .insert(accountFactors)
      .values({ account_id: person.sub ?? '', secret: 'x', enabled_at: new Date() });
    return person;
  };
  const found = async (q: string): Promise<FoundPerson[]> => {
    const { status, body } = await anneke.post('/admin/find', { q });
    assert.equal(status, 200, JSON.stringify(body));
    return body.people;
  };
  const newestMail = async (email: string) =>
    (await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id)))[0];
  const logged = async (action: string) =>
    (await db().select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id)))[0];
  const later = (ms: number) => ({ ...made.services, clock: () => made.services.clock() + ms });
  const secondStep = async (person: UserRow) => made.services.accounts!.factor.state(db(), person.sub ?? '');
  const askOff = (person: UserRow) => anneke.post(`/admin/person/${person.hashid}/second-step`, { reason });
  const askErasure = (person: UserRow) => anneke.post(`/admin/person/${person.hashid}/erasure`, { reason });

  test('a whole address or the reference of an order finds the person asking for help, with the possible steps', async () => {
    const person = await withFactor({ lastname: 'Kwijt', infix: '' });
    const [one, ...others] = await found(` ${person.email.toUpperCase()} `);
    assert.deepEqual(others, []);
    assert.deepEqual(one, {
      id: person.hashid,
      name: 'Jan Kwijt',
      email: person.email,
      family: { id: one?.family.id, name: 'Kwijt' },
      manages: true,
      login: 'active',
      second_step: true,
      factor_off_on: null,
      erased_on: null,
      acts: ['factor_off', 'erase'],
    });
    const order = await makeOrder(db(), person);
    assert.deepEqual(
      (await found(order.reference)).map(({ id }) => id),
      [person.hashid],
    );
    assert.deepEqual(await found('niemand@voorbeeld.example'), []);
  });

  test('S-516 a part of an address or a name finds nobody, and searches are limited per day', async () => {
    await somebody();
    for (const q of ['', '@', 'voorbeeld.example', 'Jan', 'OL47'])
      assert.equal((await anneke.post('/admin/find', { q })).status, 422, q);
    for (const q of ['%@voorbeeld.example', 'hulp_@voorbeeld.example']) assert.deepEqual(await found(q), [], q);
    await db().delete(rateLimits);
    for (let tried = 0; tried < ACTS.findPerson.day; tried += 1) await found('niemand@voorbeeld.example');
    assert.equal((await anneke.post('/admin/find', { q: 'niemand@voorbeeld.example' })).status, 429);
  });

  test('S-517 each search is logged, with the time, the administrator and the words, and the entry goes with the person it was about', async () => {
    const person = await somebody();
    await found(person.email);
    const line = await logged('find');
    assert.deepEqual([line?.sub, line?.after], [annekesSub, { q: person.email, found: 1, of: person.hashid }]);
    assert.ok(line?.ip !== null && Date.now() - (line?.at.getTime() ?? 0) < 60_000);
    await askErasure(person);
    await eraseDue(later(ERASURE_WAIT_MS));
    const [emptied] = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.id, line?.id ?? 0));
    assert.equal(emptied?.after, null);
    assert.deepEqual(
      [(await logged('ask_erasure'))?.hashid, (await logged('ask_erasure'))?.after],
      [person.hashid, null],
    );
  });

  test('S-518 a result shows no contracts, relatives, birth dates, phone numbers or home address', async () => {
    const secret = { phone: '+31612345678', street: 'Geheimweg 1', town: '1234 AB Geheim', birthdate: '1961-02-03' };
    const person = await somebody(secret);
    const child = await makeUser(db(), person.family_id, { firstname: 'Ontvangster' });
    await makeContract(db(), person, child, { total: 123_456_789 });
    const { bytes } = await anneke.post('/admin/find', { q: person.email });
    assert.doesNotMatch(bytes.toString('utf8'), /Ontvangster|1234567|Geheim|1961|31612/u);
    assert.equal((await anneke.get(`/user?hashid=${person.hashid}`)).body.hashid === person.hashid, false);
  });

  test('S-519 a second step reported lost stays on for a week, its holder is mailed at once, and then it goes off', async () => {
    const person = await withFactor();
    const asked = await askOff(person);
    assert.equal(asked.status, 200, JSON.stringify(asked.body));
    assert.deepEqual(asked.body.acts, ['factor_keep', 'erase']);
    assert.ok(await secondStep(person));
    const mail = await newestMail(person.email);
    assert.match(mail?.subject ?? '', /^Over 7 dagen gaat je tweede stap/u);
    await turnOffLost(later(LOST_FACTOR_WAIT_MS - 60_000));
    assert.ok(await secondStep(person), 'not before the week is over');
    await turnOffLost(later(LOST_FACTOR_WAIT_MS + 1));
    assert.equal(await secondStep(person), null);
    assert.match((await newestMail(person.email))?.subject ?? '', /tweede stap bij Onderling staat uit/u);
    const own = (await (await apiClient(made.app, person)).get('/activity')).body.lines;
    assert.ok(own.every(({ from }: { from: string | null }) => from === null));
    assert.ok(
      own.some(({ text }: { text: string }) => text.startsWith('Je vroeg ons om de tweede stap uit te zetten')),
    );
  });

  test('S-520 pressing the link in the mail keeps the second step that a thief had taken off', async () => {
    const other = await withFactor();
    await askOff(other);
    const token = new URL((await newestMail(other.email))?.link ?? '').hash.slice(1);
    // The link does not remove a second step that was on before the mail.
    await db()
      .update(accountFactors)
      .set({ enabled_at: new Date(0) });
    await made.services.accounts!.wayBack.take(db(), token, new Date());
    await turnOffLost(later(LOST_FACTOR_WAIT_MS + 1));
    assert.ok(await secondStep(other));
  });

  test('S-521 while a just-changed address can be put back, nothing is taken away: the mail would go to the thief', async () => {
    const person = await withFactor();
    await db()
      .insert(accountLinks)
      .values({
        token_hash: `h${person.id}`,
        account_id: person.sub ?? '',
        purpose: 'undo',
        email: 'eerder@voorbeeld.example',
        expires_at: new Date(Date.now() + 86_400_000),
      });
    assert.deepEqual((await found(person.email))[0]?.acts, []);
    assert.deepEqual([(await askOff(person)).status, (await askErasure(person)).status], [409, 409]);
  });

  test('S-521 nothing is taken away a week later either, when the address was changed meanwhile', async () => {
    const person = await withFactor();
    assert.equal((await askOff(person)).status, 200);
    await db()
      .insert(accountLinks)
      .values({
        token_hash: `h${person.id}`,
        account_id: person.sub ?? '',
        purpose: 'undo',
        email: 'eerder@voorbeeld.example',
        expires_at: new Date(Date.now() + 10 * LOST_FACTOR_WAIT_MS),
      });
    await turnOffLost(later(LOST_FACTOR_WAIT_MS + 1));
    assert.ok(await secondStep(person));
    const [shown] = await found(person.email);
    assert.equal(shown?.factor_off_on, null, 'it has to be asked again');
  });

  test('S-522 no administrator takes the second step or the account of another, or their own', async () => {
    const els = await withFactor({ firstname: 'Els' }, { roles: ['superadmin'] });
    const hers = await apiClient(made.app, els, ADMINISTRATOR);
    for (const client of [anneke, hers])
      for (const what of ['second-step', 'erasure'])
        assert.equal((await client.post(`/admin/person/${els.hashid}/${what}`, { reason })).status, 409, what);
    assert.ok(await secondStep(els));
    assert.equal(await db().$count(users, isNotNull(users.erasure_asked_at)), 0);
  });

  test('S-523 an erasure by letter says how it was checked, waits the week, is mailed, and its holder can cancel it', async () => {
    const person = await somebody();
    for (const short of ['', 'brief'])
      assert.deepEqual((await anneke.post(`/admin/person/${person.hashid}/erasure`, { reason: short })).body, {
        errors: { reason: 'Schrijf in een zin op hoe je weet dat deze persoon het zelf vraagt.' },
      });
    assert.equal((await askErasure(person)).status, 200);
    assert.match((await newestMail(person.email))?.body_text ?? '', /per brief of mail, en niet met je login/u);
    assert.deepEqual((await logged('ask_erasure'))?.after, { reason, of: person.hashid });
    assert.equal((await (await apiClient(made.app, person)).remove('/erasure')).status, 200);
    await eraseDue(later(ERASURE_WAIT_MS + 1));
    assert.equal(await db().$count(accounts, eq(accounts.id, person.sub ?? '')), 1);
    await askErasure(person);
    await eraseDue(later(ERASURE_WAIT_MS + 1));
    assert.equal(await db().$count(accounts, eq(accounts.id, person.sub ?? '')), 0);
  });

  test('S-524 only an administrator with a second step finds and helps, and an unknown person looks like nobody', async () => {
    const person = await somebody();
    const calls: readonly [string, 'post' | 'remove'][] = [
      ['mail', 'post'],
      ['second-step', 'post'],
      ['second-step', 'remove'],
      ['erasure', 'post'],
      ['erasure', 'remove'],
    ];
    for (const options of [{}, { roles: ['superadmin'] }]) {
      const client = await apiClient(made.app, person, options);
      assert.ok([401, 403].includes((await client.post('/admin/find', { q: person.email })).status));
      for (const [what, method] of calls)
        assert.ok(
          [401, 403].includes((await client[method](`/admin/person/${person.hashid}/${what}`, { reason })).status),
        );
    }
    for (const [what, method] of calls)
      assert.deepEqual((await anneke[method](`/admin/person/niemand/${what}`, { reason })).body, {
        error: 'Niet gevonden.',
      });
  });

  test('S-525 the login mail is resent to the known address, and not without end', async () => {
    const unproved = await somebody({}, { email_verified: false });
    assert.deepEqual((await found(unproved.email))[0]?.acts, ['mail']);
    const again = () => anneke.post(`/admin/person/${unproved.hashid}/mail`, { email: 'dief@voorbeeld.example' });
    assert.equal((await again()).status, 200);
    assert.match((await newestMail(unproved.email))?.link ?? '', /bericht=adres-bevestigen#/u);
    assert.equal(await newestMail('dief@voorbeeld.example'), undefined);
    const answers: number[] = [];
    for (let sent = 0; sent < 30; sent += 1) answers.push((await again()).status);
    assert.equal(answers.at(-1), 429);

    const manager = await somebody();
    const email = `genodigd${(count += 1)}@voorbeeld.example`;
    const guest = await makeUser(db(), manager.family_id, { firstname: 'Tim', email, login: true, invited: true });
    assert.equal((await found(email))[0]?.login, 'invited');
    assert.equal((await anneke.post(`/admin/person/${guest.hashid}/mail`)).status, 200);
    assert.match((await newestMail(email))?.link ?? '', /\/register\//u);
    assert.equal((await anneke.post(`/admin/person/${manager.hashid}/mail`)).status, 409);
  });
});
