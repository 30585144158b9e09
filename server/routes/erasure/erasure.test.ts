import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, isNotNull } from 'drizzle-orm';
import { calendarFeeds } from '../../db/calendarSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import type { Frozen } from '../../../domain/statements/changes.ts';
import { accounts, oidcPayloads } from '../../db/accountSchema.ts';
import { auditLog, families, invitations, mailOutbox, partnerships, users } from '../../db/schema.ts';
import { photos } from '../../db/photoSchema.ts';
import { statements } from '../../db/statementSchema.ts';
import { newHashid } from '../../hashid.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeOrder } from '../../test/orders.ts';
import { makeContract, makeFamily, makePartner, makeUser, type UserRow } from '../../test/factories.ts';
import { erasureText as text } from '../../actions/erasure/text.ts';
import { erases } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';

eachEngine((engine) => {
  let made: TestApp;
  let count = 0;

  before(async () => {
    made = await engine.app();
  });

  const db = () => made.services.db;
  const account = async () => {
    const email = `wisser${(count += 1)}@voorbeeld.example`;
    const result = await made.services.accounts!.create(db(), { email, password: PASSWORD });
    if (!('sub' in result)) throw new Error('The account was not made.');
    return { email, sub: result.sub, login: true, signed: true, phone: '+31612345678' };
  };
  const row = async (user: UserRow) => (await db().select().from(users).where(eq(users.id, user.id)))[0]!;
  const issuedBy = ({ id, family_id }: UserRow) => ({
    family_id,
    hashid: newHashid(),
    year: 2025,
    version: 1,
    figures: {} as Frozen,
    changes: [],
    sha256: 'x',
    bytes: Buffer.from('een jaaropgave'),
    issued_by: id,
  });
  const erase = async (user: UserRow, body?: object) => {
    const { status, body: said } = await erases(made.services, await apiClient(made.app, user), body);
    const { on, ...lists } = said;
    assert.equal(typeof on === 'string', status === 200);
    return { status, body: lists };
  };

  test('R-8.8 the word and the password are both needed; without them nothing changes', async () => {
    const { parent } = await makeFamily(db(), { parent: await account() });
    assert.deepEqual((await erase(parent, { confirm: 'ja', password: PASSWORD })).body, {
      errors: { confirm: text.confirm },
    });
    assert.deepEqual((await erase(parent, { confirm: 'VERWIJDER', password: 'Verkeerd-1!' })).body, {
      errors: { password: 'Dit wachtwoord klopt niet.' },
    });
    assert.equal((await erase(parent, { confirm: 'VERWIJDER' })).status, 422);
    assert.deepEqual(await row(parent), parent);
  });

  test("erasing a member removes login, sessions, photo and addresses; the name stays in an agreement that is also another's", async () => {
    const family = await makeFamily(db(), { parent: await account() });
    const login = await account();
    const sanne = await makeUser(db(), family.id, { ...login, firstname: 'Sanne' });
    await makeContract(db(), family.parent, sanne);
    await db()
      .insert(statements)
      .values({ ...issuedBy(family.parent), user_id: sanne.id });
    await db()
      .insert(photos)
      .values({ user_id: sanne.id, family_id: family.id, bytes: Buffer.from('x') });
    await db()
      .insert(calendarFeeds)
      .values({ user_id: sanne.id, family_id: family.id, token_hash: newHashid(), amounts: true });
    await db()
      .insert(oidcPayloads)
      .values({ model: 'Session', id: newHashid(), payload: { accountId: login.sub } });
    await db()
      .insert(mailOutbox)
      .values({ user_id: sanne.id, recipient: login.email, subject: 's', body_text: '', body_html: '' });
    await db()
      .insert(auditLog)
      .values({
        family_id: family.id,
        action: 'edit',
        entity: 'user',
        hashid: sanne.hashid,
        before: { phone: '+31612345678' },
      });

    const answer = await erase(sanne);
    assert.deepEqual(answer.body, {
      erased: [text.loginClosed, text.contact, text.removedContracts],
      kept: [text.contracts(1), text.statements, text.log, text.backups],
    });
    assert.equal(await db().$count(statements, eq(statements.user_id, sanne.id)), 1);
    const after = await row(sanne);
    assert.deepEqual(
      [after.firstname, after.birthdate, after.sub, after.email, after.phone, after.gender, after.blocked],
      ['Sanne', '1985-07-01', null, '', '', 'onbekend', true],
    );
    assert.equal(await db().$count(accounts, eq(accounts.id, login.sub)), 0);
    assert.equal(await db().$count(photos, eq(photos.user_id, sanne.id)), 0);
    assert.equal(await db().$count(calendarFeeds, eq(calendarFeeds.user_id, sanne.id)), 0);
    const everything = JSON.stringify([
      await db().select().from(oidcPayloads),
      await db().select().from(mailOutbox),
      await db().select().from(auditLog),
    ]);
    for (const datum of [login.email, '+31612345678']) assert.ok(!everything.includes(datum), datum);
    assert.equal(
      (await (await apiClient(made.app, sanne)).get('/user')).status,
      403,
      'S-10 their token is worthless at once',
    );
    const parent = await apiClient(made.app, family.parent);
    assert.equal((await parent.get('/contracts')).body.length, 1);
    const lines = await db().select().from(auditLog).where(eq(auditLog.action, 'erase'));
    assert.deepEqual([lines.at(-1)?.entity, lines.at(-1)?.hashid], ['user', sanne.hashid]);
  });

  test('AVG 13 lid 1 e: the answer says who still sees the remaining data', async () => {
    const family = await makeFamily(db(), { parent: await account() });
    const sanne = await makeUser(db(), family.id, await account());
    await makeContract(db(), family.parent, sanne);
    const { kept } = (await erase(sanne)).body as { kept: string[] };
    const [agreements = '', log = '', backups = ''] = kept;
    assert.match(agreements, /Wie dit dan nog ziet: wie je familie beheert; .*wie met je in een contract staat; /u);
    assert.match(log, /Wie dit dan nog ziet: wie je familie beheert \(.+\); onze beheerders \(.+\)\.$/u);
    assert.match(backups, /Wie dit dan nog ziet: wie deze dienst draait\.$/u);
  });

  test('a person in no agreement leaves no name behind', async () => {
    const family = await makeFamily(db(), { parent: await account() });
    const sanne = await makeUser(db(), family.id, await account());
    const thomas = await makePartner(db(), sanne);
    await db().update(partnerships).set({ from_date: '2012-05-03' }).where(eq(partnerships.partner_id, thomas.id));
    await db()
      .insert(statements)
      .values({ ...issuedBy(family.parent), user_id: sanne.id });
    const answer = await erase(sanne);
    assert.deepEqual(answer.body.erased, [
      text.loginClosed,
      text.contact,
      text.name,
      text.removedContracts,
      text.ownStatements,
    ]);
    assert.equal(await db().$count(statements, eq(statements.user_id, sanne.id)), 0);
    const after = await row(sanne);
    assert.deepEqual([after.firstname, after.lastname, after.birthdate], ['Verwijderd', 'persoon', null]);
    assert.equal(await db().$count(partnerships, isNotNull(partnerships.from_date)), 0);
  });

  test('the last person with a login takes everybody without an agreement along, and closes everything open', async () => {
    const family = await makeFamily(db(), { name: 'Bijzonder', parent: await account() });
    const party = await makeUser(db(), family.id, { firstname: 'Partij', email: 'partij@voorbeeld.example' });
    const other = await makeUser(db(), family.id, { firstname: 'Niemand', email: 'niemand@voorbeeld.example' });
    await makeContract(db(), family.parent, party);
    await makeOrder(db(), family.parent, { status: 'open' });
    await makeOrder(db(), family.parent, { status: 'paid' });
    await db()
      .insert(invitations)
      .values({
        family_id: family.id,
        user_id: other.id,
        token_hash: newHashid(),
        email: 'niemand@voorbeeld.example',
        expires_at: new Date(Date.now() + 1e9),
      });
    const answer = await erase(family.parent);
    assert.deepEqual(answer.body, {
      erased: [text.loginClosed, text.contact, text.removedContracts, text.relatives, text.invitations, text.orders],
      kept: [text.contracts(1), text.log, text.invoices, text.backups],
    });
    assert.deepEqual(
      [(await row(party)).firstname, (await row(party)).email, (await row(other)).firstname],
      ['Partij', '', 'Verwijderd'],
    );
    assert.deepEqual(
      (await db().select().from(orders).where(eq(orders.family_id, family.id))).map(({ status }) => status).sort(),
      ['cancelled', 'paid'],
    );
    assert.ok((await db().select().from(invitations).where(eq(invitations.user_id, other.id)))[0]?.revoked_at);
  });

  test('the last who can log in takes along the dead and those without a login: their data, the family name, and logins that no other family lets in', async () => {
    const family = await makeFamily(db(), { name: 'Bijzonder', parent: await account() });
    const died = await account();
    const bram = await makeUser(db(), family.id, { ...died, firstname: 'Bram', passed_away: true });
    const kind = await makeUser(db(), family.id, { firstname: 'Kees', phone: '+31687654321' });
    // Died here by mistake, and at home elsewhere: that login is not this family's.
    const both = await account();
    const sanne = await makeUser(db(), family.id, { ...both, passed_away: true });
    const home = await makeFamily(db(), { name: 'Thuis', parent: both });
    const answer = await erase(family.parent);
    assert.deepEqual(answer.body, {
      erased: [
        ...[text.loginClosed, text.contact, text.name, text.removedContracts],
        ...[text.relatives, text.relativesLogins, text.invitations],
      ],
      kept: [text.log, text.backups],
    });
    for (const person of [bram, kind, sanne]) {
      const { firstname, birthdate, email, phone, sub } = await row(person);
      assert.deepEqual([firstname, birthdate, email, phone, sub], ['Verwijderd', null, '', '', null]);
    }
    assert.equal((await db().select().from(families).where(eq(families.id, family.id)))[0]?.name, 'Verwijderd');
    for (const [{ sub }, left] of [
      [died, 0],
      [both, 1],
    ] as const)
      assert.equal(await db().$count(accounts, eq(accounts.id, sub)), left);
    assert.equal((await (await apiClient(made.app, home.parent)).get('/user')).status, 200);
  });

  test('S-305 a blocked person still has a login: they and the family keep their name when the last manager goes', async () => {
    const family = await makeFamily(db(), { name: 'Bijzonder', parent: await account() });
    const blocked = await account();
    const marijke = await makePartner(db(), family.parent, { ...blocked, blocked: true });
    const kind = await makeUser(db(), family.id, { firstname: 'Kees' });
    const answer = await erase(family.parent);
    assert.ok(answer.body.erased.includes(text.relatives) && !answer.body.erased.includes(text.relativesLogins));
    const { firstname, sub, blocked: still } = await row(marijke);
    assert.deepEqual([firstname, sub, still], ['Marijke', blocked.sub, true]);
    assert.equal(await db().$count(accounts, eq(accounts.id, blocked.sub)), 1);
    assert.equal((await row(kind)).firstname, 'Verwijderd');
    assert.equal((await db().select().from(families).where(eq(families.id, family.id)))[0]?.name, 'Bijzonder');
  });

  test('a divorced person keeps their login and their contracts; of the others nobody is left who could ask', async () => {
    const family = await makeFamily(db(), { name: 'Bijzonder', parent: await account() });
    const ex = await makePartner(db(), family.parent, { ...(await account()), divorced: true });
    const other = await makeUser(db(), family.id, { firstname: 'Kees' });
    const answer = await erase(family.parent);
    assert.deepEqual(answer.body.kept, [text.log, text.backups, text.othersStay]);
    assert.ok(answer.body.erased.includes(text.relatives));
    assert.deepEqual([(await row(ex)).firstname, (await row(other)).firstname], ['Marijke', 'Verwijderd']);
    const theirs = await apiClient(made.app, ex);
    assert.equal((await theirs.get('/user')).body.family.name, 'Bijzonder');
    assert.deepEqual((await erase(ex)).body.kept, [text.log, text.backups]);
    assert.equal((await db().select().from(families).where(eq(families.id, family.id)))[0]?.name, 'Verwijderd');
  });

  test('a parent goes, the members keep their login and their agreements', async () => {
    const family = await makeFamily(db(), { parent: await account() });
    const sanne = await makeUser(db(), family.id, { ...(await account()), firstname: 'Sanne' });
    await makeContract(db(), family.parent, sanne);
    const answer = await erase(family.parent);
    assert.deepEqual(answer.body.kept, [
      text.contracts(1),
      text.log,
      text.backups,
      text.othersStay,
      text.nobodyManages,
    ]);
    const member = await apiClient(made.app, sanne);
    assert.equal((await member.get('/contracts')).body[0].parties.from[0].firstname, 'Jan');
    assert.equal((await db().select().from(families).where(eq(families.id, family.id)))[0]?.name, 'De Vries');
  });

  test('S-18 another family is not touched', async () => {
    const [one, two] = [
      await makeFamily(db(), { parent: await account() }),
      await makeFamily(db(), { parent: await account() }),
    ];
    const before = await row(two.parent);
    await erase(one.parent);
    assert.deepEqual(await row(two.parent), before);
    assert.equal((await (await apiClient(made.app, two.parent)).get('/user')).status, 200);
  });
});
