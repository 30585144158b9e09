import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { withoutPartner } from '../../../domain/relations/withoutPartner.ts';
import type { GiftYear } from '../../../domain/wire/gifts.ts';
import type { OwnUser } from '../../../domain/wire/user.ts';
import { accounts, auditLog, partnerships, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import type { Services } from '../../services.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeOrder } from '../../test/orders.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let marijke: UserRow;
  let sanne: UserRow;
  let bram: UserRow;
  let tom: UserRow;
  let jan: ApiClient;
  let member: ApiClient;

  before(async () => {
    made = await engine.app();
    services = made.services;
    family = await makeFamily(services.db, { paidChildren: 20 });
    marijke = await makePartner(services.db, family.parent);
    sanne = await makeUser(services.db, family.id, { sub: 'sanne', login: true, invited: true, signed: true });
    tom = await makePartner(services.db, sanne, { firstname: 'Tom', birthdate: '1984-01-01' });
    bram = await makeUser(services.db, family.id, { firstname: 'Bram', gender: 'man' });
    await makeOrder(services.db, family.parent, { children: 3, amount: 1250 });
    jan = await apiClient(made.app, family.parent);
    member = await apiClient(made.app, sanne);
  });

  const hashids = (people: { hashid: string }[]) => people.map((p) => p.hashid).sort();
  const row = async (hashid: string) => (await services.db.select().from(users).where(eq(users.hashid, hashid)))[0]!;
  const pairsOf = (partner: UserRow) => services.db.select().from(partnerships).where(eq(partnerships.partner_id, partner.id));
  const failed = (answer: ApiAnswer) => [answer.status, Object.keys((answer.body.errors ?? {}) as object)];

  test('R-5.9 R-4.4 the current user: children with signed, the limit, the partner, what is open', async () => {
    const { status, body } = await jan.get('/user');
    assert.equal(status, 200);
    assert.deepEqual(hashids(body.children), [sanne.hashid, bram.hashid].sort());
    assert.deepEqual(hashids(body.others), [marijke.hashid, tom.hashid].sort());
    assert.deepEqual([body.partner.hashid, body.family, body.family_role], [marijke.hashid, { name: 'De Vries', children: 20 }, 'parent']);
    assert.deepEqual(body.outstanding.map((o: { kind: string; amount: number }) => [o.kind, o.amount]), [['order', 1250]]);
    const child = body.children.find((c: { hashid: string }) => c.hashid === sanne.hashid);
    assert.deepEqual([child.signed, child.partners, child.userSelected], [true, [{ self: { hashid: sanne.hashid }, partner: { hashid: tom.hashid, firstname: 'Tom' }, from: null, until: null }], null]);
    assert.equal(body.others.find((o: { hashid: string }) => o.hashid === tom.hashid).userSelected, sanne.hashid);
    assert.ok(!JSON.stringify(body).includes('family_id'));
  });

  test('R-5.9 a relation has every field of the specification, child and partner by their kind, and the sub of who logged in', async () => {
    const { body } = await jan.get('/user');
    const fields = ['hashid', 'firstname', 'infix', 'lastname', 'gender', 'email', 'phone', 'birthdate', 'relation_type', 'partners', 'child', 'partner', 'login', 'invited', 'blocked', 'sub', 'divorced', 'passed_away', 'death_date', 'profile_image', 'userSelected'];
    for (const person of [body, ...body.children, ...body.others, body.partner]) assert.deepEqual(fields.filter((field) => !(field in person)), [], person.firstname);
    const told = (hashid: string) => {
      const { child, partner, sub } = [...body.children, ...body.others].find((p) => p.hashid === hashid);
      return [child, partner, sub];
    };
    assert.deepEqual([told(sanne.hashid), told(bram.hashid), told(tom.hashid)], [[true, false, 'sanne'], [true, false, null], [false, true, null]]);
    assert.deepEqual([body.child, body.sub, body.partner.child, body.partner.partner], [false, family.parent.sub, false, true]);
  });

  test('S-18 S-33 a sub is told with the person and no further: no other family, no sibling, no own user, no line of the log', async () => {
    const bart = await makeUser(services.db, family.id, { firstname: 'Bart', sub: 'zegt-niets-bart', login: true, signed: true });
    assert.ok(JSON.stringify((await jan.get('/user')).body).includes('zegt-niets-bart'));
    assert.equal((await jan.form('/user', childForm({ ...editOf(bart.hashid), firstname: 'Bart', login: '1' }))).status, 200);
    const theirs = await apiClient(made.app, (await makeFamily(services.db, { name: 'Bakker' })).parent);
    for (const answer of [await member.get('/user'), await theirs.get('/user'), await jan.get('/users?own=1'), await jan.get('/activity'), await member.get('/activity'), await jan.get('/contracts')]) {
      assert.equal(answer.status, 200);
      assert.ok(!JSON.stringify(answer.body).includes('zegt-niets-bart'));
    }
    const [line] = await services.db.select().from(auditLog).where(and(eq(auditLog.entity, 'user'), eq(auditLog.hashid, bart.hashid)));
    assert.ok(line && !JSON.stringify([line.before, line.after]).includes('"sub"'));
  });

  test('S-33 a member sees themselves and their partner, and nothing that is open', async () => {
    const { body } = await member.get('/user');
    assert.deepEqual([body.hashid, body.family_role, body.children, hashids(body.others), body.outstanding], [sanne.hashid, 'member', [], [tom.hashid], []]);
    assert.deepEqual(hashids((await member.get('/users?own=1')).body), [sanne.hashid, tom.hashid].sort());
    assert.ok(!JSON.stringify(body).includes(bram.hashid) && !JSON.stringify(body).includes(family.parent.hashid));
  });

  test('R-5.10 R-4.5 own users: the caller and the relations that are not blocked', async () => {
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const { body } = await jan.get('/users?own=1');
    assert.ok(!hashids(body).includes(blocked.hashid));
    assert.ok([family.parent, marijke, sanne, tom, bram].every((p) => hashids(body).includes(p.hashid)));
    assert.deepEqual(Object.keys(body[0] as object).sort(), ['birthdate', 'firstname', 'hashid', 'infix', 'lastname', 'partners', 'passed_away', 'relation_type']);
  });

  test('S-18 S-27 whatever the query says, never another family', async () => {
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const theirs = await apiClient(made.app, other.parent);
    assert.deepEqual(hashids((await theirs.get('/users?own=1')).body), [other.parent.hashid]);
    for (const query of ['', '?own=1', '?own=0', '?own=1&own=0', '?own[]=1', '?own=true', '?all=1']) {
      const { status, body } = await theirs.get(`/users${query}`);
      if (status === 200) assert.deepEqual(hashids(body), [other.parent.hashid], query);
      else assert.equal(status, 422, query);
    }
    assert.deepEqual((await theirs.get('/contracts')).body, []);
  });

  test('R-3.3 S-28 whose partner: not of who has one, not of who is blocked or died, nobody else’s, not their own', async () => {
    const foreign = (await makeFamily(services.db)).parent;
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const deceased = await makeUser(services.db, family.id, { passed_away: true, death_date: '2020-01-01' });
    for (const person of [foreign, family.parent, sanne, marijke, blocked, deceased]) assert.deepEqual(failed(await jan.form('/user', partnerForm(person.hashid))), [422, ['userSelected']]);
    assert.deepEqual(failed(await jan.form('/user', partnerForm('bestaatniet'))), [422, ['userSelected']]);
    assert.deepEqual(failed(await jan.form('/user', partnerForm(marijke.hashid, editOf(marijke.hashid)))), [422, ['userSelected']], 'oneself');
    assert.equal((await jan.form('/user', partnerForm(family.parent.hashid, editOf(marijke.hashid)))).status, 200, 'unchanged');
  });

  test('R-3.3 what the form offers is what the server accepts: everybody it names is obeyed, nobody else is', async () => {
    const ours = await makeFamily(services.db, { name: 'Lijst', paidChildren: 20 });
    const client = await apiClient(made.app, ours.parent);
    const child = (changes: Partial<UserRow>) => makeUser(services.db, ours.id, changes);
    const [free, taken, divorced] = [await child({ firstname: 'Vrij' }), await child({ firstname: 'Bezet' }), await child({ firstname: 'Gescheiden' })];
    await child({ firstname: 'Geblokkeerd', blocked: true });
    await child({ firstname: 'Overleden', passed_away: true, death_date: '2020-01-01' });
    await makePartner(services.db, taken, { firstname: 'Partner' });
    const ex = await makePartner(services.db, divorced, { firstname: 'Ex' });
    assert.equal((await client.form('/user', partnerForm(divorced.hashid, { ...editOf(ex.hashid), firstname: 'Ex', divorced: '1' }))).status, 200);

    const offered = ((await client.get('/users?own=1')).body as OwnUser[]).filter(withoutPartner).map(({ hashid }) => hashid);
    assert.deepEqual(offered.sort(), [ours.parent, free, divorced, ex].map(({ hashid }) => hashid).sort());
    const everybody = await services.db.select().from(users).where(eq(users.family_id, ours.id));
    for (const { hashid, firstname } of everybody) {
      const answer = await client.form('/user', partnerForm(hashid, { firstname: `Van ${firstname}` }));
      assert.equal(answer.status, offered.includes(hashid) ? 200 : 422, firstname);
    }
    assert.equal((await client.get('/users?own=1')).body.filter(withoutPartner).length, 0, 'now everybody has one');
  });

  test('R-3.3 S-57 an ex-partner who has a partner of their own does not come back beside it', async () => {
    const emma = await makeUser(services.db, family.id, { firstname: 'Emma' });
    const joris = await makePartner(services.db, emma, { firstname: 'Joris' });
    const edit = (changes: Record<string, string>) => jan.form('/user', partnerForm(emma.hashid, { ...editOf(joris.hashid), firstname: 'Joris', ...changes }));
    assert.equal((await edit({ divorced: '1' })).status, 200);
    const { body } = await jan.form('/user', partnerForm(joris.hashid, { firstname: 'Fleur' }));
    const fleur = body.others.find((p: { firstname: string }) => p.firstname === 'Fleur');
    assert.equal(fleur.userSelected, joris.hashid);
    assert.deepEqual(failed(await edit({ divorced: '0' })), [422, ['relation_type']]);
    assert.equal((await edit({ divorced: '1', infix: 'van' })).status, 200, 'the rest can be edited');
  });

  test('S-57 one person chosen for two partners at once: one of them', async () => {
    const free = await makeUser(services.db, family.id, { firstname: 'Vrij' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => jan.form('/user', partnerForm(free.hashid))));
    assert.deepEqual(answers.map((a) => a.status).sort(), [200, 422, 422, 422]);
  });

  test('a correction of whose partner moves the partnership; a child after all has none', async () => {
    const eva = await makePartner(services.db, await makeUser(services.db, family.id), { firstname: 'Eva' });
    assert.equal((await jan.form('/user', partnerForm(bram.hashid, editOf(eva.hashid)))).status, 200);
    assert.deepEqual((await pairsOf(eva)).map((p) => [p.self_id, p.until_date]), [[bram.id, null]]);
    assert.equal((await jan.form('/user', childForm(editOf(eva.hashid)))).status, 200);
    assert.deepEqual(await pairsOf(eva), []);
    assert.deepEqual(failed(await jan.form('/user', partnerForm(bram.hashid, editOf(sanne.hashid)))), [422, ['relation_type']], 'has a partner');
  });

  test('divorce ends the partnership today; the history stays, and both can marry again', async () => {
    const kees = await makeUser(services.db, family.id, { firstname: 'Kees' });
    const lisa = await makePartner(services.db, kees, { firstname: 'Lisa', sub: newHashid(), login: true, signed: true });
    const hers = await apiClient(made.app, lisa);
    assert.ok(hashids((await hers.get('/users?own=1')).body).includes(kees.hashid));
    const divorced = partnerForm(kees.hashid, { ...editOf(lisa.hashid), login: '1', divorced: '1' });
    assert.equal((await jan.form('/user', divorced)).status, 200);
    const [pair] = await pairsOf(lisa);
    assert.match(String(pair?.until_date), /^\d{4}-\d{2}-\d{2}$/);
    assert.deepEqual(hashids((await hers.get('/users?own=1')).body), [lisa.hashid], 'no new data of the family');
    assert.equal((await jan.form('/user', divorced)).status, 200, 'once is enough');
    assert.equal((await pairsOf(lisa)).length, 1);
    assert.deepEqual(failed(await jan.form('/user', { ...divorced, userSelected: bram.hashid })), [422, ['userSelected']]);
    assert.equal((await jan.form('/user', partnerForm(kees.hashid, { firstname: 'Mies' }))).status, 200);
    assert.deepEqual(failed(await jan.form('/user', { ...divorced, divorced: '0' })), [422, ['userSelected']], 'he has another partner');
  });

  test('the wedding day: a parent says it, both see it, the log remembers it, and the meter goes by it', async () => {
    const ruth = await makeUser(services.db, family.id, { firstname: 'Ruth', birthdate: '1990-05-05' });
    const joost = await makePartner(services.db, ruth, { firstname: 'Joost', birthdate: '1989-01-01' });
    const draft = giftDraft(family.parent.hashid, joost.hashid);
    await jan.post('/contract', { ...draft, contract: { ...draft.contract, signed_date: '2024-03-01', gift_date: '2024-03-01' } });
    const recipients = async () => {
      const { people, meters } = (await jan.get('/gifts/meter?year=2024')).body as GiftYear;
      const firstname = (hashid: string) => people.find((person) => person.hashid === hashid)!.firstname;
      return meters.map(({ recipient }) => recipient.map(firstname)).filter((names) => names.includes('Joost'));
    };
    assert.deepEqual(await recipients(), [['Ruth', 'Joost']], 'not known: always together');
    const wed = async (from_date: string) => {
      const { status, body } = await jan.post('/partnership', { hashid: joost.hashid, from_date });
      assert.equal(status, 200);
      const seen = [...body.children, ...body.others].filter((p: { hashid: string }) => [ruth.hashid, joost.hashid].includes(p.hashid));
      assert.deepEqual(seen.map((p) => p.partners[0].from), [from_date || null, from_date || null]);
    };
    await wed('2025-03-01');
    assert.deepEqual(await recipients(), [['Ruth', 'Joost']], 'within a year after the gift (art. 26 lid 2)');
    await wed('2025-03-02');
    assert.deepEqual(await recipients(), [['Ruth', 'Joost'], ['Joost']], 'a day later: the gift is his alone, what is left of the year is theirs');
    await wed('2025-03-02');
    await wed('');
    const lines = await services.db.select().from(auditLog).where(and(eq(auditLog.entity, 'partnership'), eq(auditLog.hashid, joost.hashid))).orderBy(auditLog.id);
    assert.deepEqual(lines.map(({ before: was, after: is }) => [was, is]), [
      [{ from_date: null }, { from_date: '2025-03-01' }],
      [{ from_date: '2025-03-01' }, { from_date: '2025-03-02' }],
      [{ from_date: '2025-03-02' }, { from_date: null }],
    ]);
    const { body } = await jan.get('/activity');
    assert.deepEqual((body.lines as { text: string }[]).slice(0, 3).map(({ text }) => text), Array(3).fill('Je wijzigde de trouwdatum van Joost Vries.'));
  });

  test('S-18 S-33 S-47 a wedding day that can’t be, of nobody here, or from who may not say', async () => {
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const theirs = await makePartner(services.db, other.parent);
    const wed = (from_date: unknown, hashid = tom.hashid, more = {}) => jan.post('/partnership', { hashid, from_date, ...more });
    for (const wrong of ['2999-01-01', '1983-12-31', '2012-02-30', '3-5-2012', ' ', 'x'.repeat(21)]) assert.deepEqual(failed(await wed(wrong)), [422, ['from_date']], wrong);
    for (const wrong of [null, 20120503, ['2012-05-03']]) assert.equal((await wed(wrong)).status, 422);
    assert.equal((await wed('2012-05-03', tom.hashid, { until_date: '2013-01-01' })).status, 422);
    const foreign = await wed('2012-05-03', theirs.hashid);
    assert.deepEqual([foreign.status, foreign.body], [404, (await wed('2012-05-03', newHashid())).body]);
    assert.equal((await wed('2012-05-03', bram.hashid)).status, 404, 'a child is nobody’s partner');
    assert.equal((await member.post('/partnership', { hashid: tom.hashid, from_date: '2012-05-03' })).status, 403);
    assert.deepEqual((await pairsOf(tom)).map(({ from_date }) => from_date), [null]);
  });

  test('R-5.12 R-3.8 S-10 blocking ends the login at once, account and all; the rest stays', async () => {
    const account = await services.accounts!.create(services.db, { email: 'ria@voorbeeld.example', password: 'Keukentafel-2026!' });
    assert.ok('sub' in account);
    const ria = await makeUser(services.db, family.id, { firstname: 'Ria', sub: account.sub, login: true, invited: true, signed: true });
    const hers = await apiClient(made.app, ria);
    assert.equal((await hers.get('/user')).status, 200);
    const { status, body } = await jan.post('/user/block', { hashid: ria.hashid, _method: 'PATCH' });
    assert.equal(status, 200);
    assert.equal(body.children.find((c: { hashid: string }) => c.hashid === ria.hashid).blocked, true);
    assert.equal((await hers.get('/user')).status, 403);
    assert.equal((await services.db.select().from(accounts).where(eq(accounts.id, account.sub)))[0]?.disabled, true);
    assert.equal((await jan.post('/user/block', { hashid: ria.hashid, _method: 'PATCH' })).status, 200, 'twice is once');
    assert.equal((await jan.post('/contract', giftDraft(family.parent.hashid, ria.hashid))).status, 422);
  });

  test('a death date closes the login and keeps the partnership; taking it back opens it again', async () => {
    const account = await services.accounts!.create(services.db, { email: 'wim@voorbeeld.example', password: 'Keukentafel-2026!' });
    assert.ok('sub' in account);
    const wim = await makeUser(services.db, family.id, { firstname: 'Wim', sub: account.sub, login: true, invited: true, signed: true });
    const widow = await makePartner(services.db, wim);
    const his = await apiClient(made.app, wim);
    const form = childForm({ ...editOf(wim.hashid), login: '1' });
    const disabled = async () => (await services.db.select().from(accounts).where(eq(accounts.id, account.sub)))[0]?.disabled;
    assert.equal((await jan.form('/user', { ...form, death_date: '2024-05-05' })).status, 200);
    assert.deepEqual([(await his.get('/user')).status, await disabled()], [403, true]);
    assert.equal((await pairsOf(widow))[0]?.until_date, null);
    assert.equal((await jan.post('/contract', giftDraft(family.parent.hashid, wim.hashid))).status, 422);
    assert.equal((await jan.form('/user', form)).status, 200);
    assert.deepEqual([(await his.get('/user')).status, await disabled(), (await row(wim.hashid)).death_date], [200, false, null]);
  });

  test('a login can’t be granted to somebody who is blocked or has died', async () => {
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const alive = await makeUser(services.db, family.id);
    assert.deepEqual(failed(await jan.form('/user', childForm({ ...editOf(blocked.hashid), login: '1' }))), [422, ['login']]);
    assert.deepEqual(failed(await jan.form('/user', childForm({ ...editOf(alive.hashid), login: '1', death_date: '2024-01-01' }))), [422, ['login']]);
  });
});
