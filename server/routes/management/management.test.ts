import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { and, eq, sql } from 'drizzle-orm';
import { notices } from '../../db/noticeSchema.ts';
import { auditLog, invitations, mailOutbox, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';
import { claims } from '../../db/claimSchema.ts';
import { weekPasses } from '../../test/weekPasses.ts';
import { erases } from '../../test/erases.ts';

const DAY = 86_400_000;
const TOKEN = { expires: NOW / 1000 + 90 * 86_400 };
const LAST = 'Er is altijd iemand die de familie beheert. Geef het beheer eerst aan een ander.';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let marijke: UserRow;
  let sanne: UserRow;
  let jan: ApiClient;
  let mother: ApiClient;
  let daughter: ApiClient;
  let later = 0;
  let count = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
    services = made.services;
  });
  beforeEach(async () => {
    later = 0;
    await services.db.execute(sql`delete from rate_limits`);
    count += 1;
    const login = (name: string) => ({
      sub: `${name}-${count}`,
      login: true,
      invited: true,
      signed: true,
      email: `${name}${count}@voorbeeld.example`,
    });
    family = await makeFamily(services.db, { parent: { email: `jan${count}@voorbeeld.example` } });
    marijke = await makePartner(services.db, family.parent, login('marijke'));
    sanne = await makeUser(services.db, family.id, login('sanne'));
    for (const [person, day] of [
      [marijke, '2026-02-01'],
      [sanne, '2026-01-01'],
    ] as const)
      await services.db.insert(invitations).values({
        family_id: family.id,
        user_id: person.id,
        token_hash: person.hashid,
        email: person.email,
        expires_at: new Date(NOW),
        used_at: new Date(day),
      });
    jan = await apiClient(made.app, family.parent, TOKEN);
    mother = await apiClient(made.app, marijke, TOKEN);
    daughter = await apiClient(made.app, sanne, TOKEN);
  });

  const row = async ({ id }: UserRow) => (await services.db.select().from(users).where(eq(users.id, id)))[0]!;
  const roles = async () =>
    Promise.all([family.parent, marijke, sanne].map(async (one) => (await row(one)).family_role));
  const give = (by: ApiClient, { hashid }: UserRow) => by.post('/family/manager', { hashid });
  const take = (by: ApiClient, { hashid }: UserRow) => by.remove(`/family/manager?hashid=${hashid}`);
  const mailed = async (person: UserRow) =>
    (await services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email))).map((m) => m.subject);
  const told = async (by: ApiClient) =>
    ((await by.get('/notices')).body.notices as { text: string }[]).map(({ text }) => text);
  const actions = async () =>
    (await services.db.select().from(auditLog).where(eq(auditLog.family_id, family.id)))
      .filter(({ entity }) => entity === 'management')
      .map(({ action }) => action);
  const status = (answer: ApiAnswer) => answer.status;

  test('S-33 a manager gives the management, all are mailed, and the new one sees and changes everything', async () => {
    const child = await makeUser(services.db, family.id, { firstname: 'Bram' });
    const gift = (await jan.post('/contract', giftDraft(family.parent.hashid, child.hashid))).body.hashid as string;
    assert.equal(status(await mother.get(`/contract?hashid=${gift}`)), 404);
    const answer = await give(jan, marijke);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.equal(answer.body.partner.manages, true);
    assert.deepEqual(await roles(), ['manager', 'manager', 'member']);
    assert.equal(status(await mother.get(`/contract?hashid=${gift}`)), 200);
    assert.equal(status(await mother.form('/user', childForm({ firstname: 'Kees' }))), 200);
    const me = (await mother.get('/user')).body;
    // The founder is among the people of a co-manager.
    assert.ok(me.others.some(({ hashid }: UserRow) => hashid === family.parent.hashid));
    for (const person of [marijke, sanne])
      assert.deepEqual(await mailed(person), ['Wie jullie familie beheert bij Onderling, is veranderd']);
    assert.deepEqual(await mailed(family.parent), []);
    assert.deepEqual(await told(daughter), [
      'Jan gaf Marijke Vries het beheer van de familie. Wie beheert, ziet alle contracten.',
    ]);
    assert.deepEqual(await actions(), ['give']);
  });

  test('giving and taking twice notifies once', async () => {
    await Promise.all([give(jan, marijke), give(jan, marijke)]);
    assert.deepEqual(await actions(), ['give']);
    await take(jan, marijke);
    assert.equal(status(await take(jan, marijke)), 200);
    assert.deepEqual(await roles(), ['manager', 'manager', 'member'], 'she has a week to say no');
    await weekPasses(services);
    assert.deepEqual(
      [await actions(), await roles()],
      [
        ['give', 'take'],
        ['manager', 'member', 'member'],
      ],
    );
  });

  test('a person who can’t manage is refused with a sentence, and nothing changes', async () => {
    for (const [columns, sentence] of [
      [{ sub: null }, /nog geen eigen login/],
      [{ sub: `b${count}`, blocked: true }, /geblokkeerd of overleden/],
      [{ sub: `p${count}`, passed_away: true }, /geblokkeerd of overleden/],
      [{ sub: `d${count}`, divorced: true, relation_type: 'partner' as const }, /gescheiden/],
    ] as const) {
      const person = await makeUser(services.db, family.id, columns);
      const answer = await give(jan, person);
      assert.equal(answer.status, 422);
      assert.match(String(answer.body.errors.hashid), sentence);
      assert.equal((await row(person)).family_role, 'member');
    }
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const [foreign, missing] = [await give(jan, other.parent), await jan.post('/family/manager', { hashid: 'geen' })];
    assert.deepEqual([foreign.status, foreign.bytes], [404, missing.bytes]);
    assert.deepEqual([(await take(jan, other.parent)).status, (await row(other.parent)).family_role], [404, 'manager']);
    assert.deepEqual(await actions(), []);
  });

  test('the family never has no manager: the last can’t leave, and a new one can take it from the founder', async () => {
    const refused = await take(jan, family.parent);
    assert.deepEqual([refused.status, refused.body.error], [409, LAST]);
    await give(jan, marijke);
    const answer = await take(mother, family.parent);
    assert.equal(answer.status, 200);
    await weekPasses(services);
    assert.equal(status(await jan.post('/user/block', { hashid: marijke.hashid, _method: 'PATCH' })), 403);
    assert.equal((await jan.get('/user')).body.family_role, 'member');
    assert.deepEqual([status(await take(mother, marijke)), await roles()], [409, ['member', 'manager', 'member']]);
    assert.equal(status(await mother.get('/orders')), 200);
  });

  test('a manager who leaves is a member at once', async () => {
    await give(jan, marijke);
    const answer = await take(mother, marijke);
    assert.deepEqual([answer.status, answer.body.family_role, answer.body.manages], [200, 'member', false]);
    assert.deepEqual(await actions(), ['give', 'leave']);
    assert.match((await told(jan))[0]!, /^Marijke beheert de familie niet meer\.$/);
  });

  test('S-170 when two managers take, block or leave at once, the family keeps a manager', async () => {
    const attacks: [string, () => Promise<ApiAnswer[]>][] = [
      ['take each other', () => Promise.all([take(jan, marijke), take(mother, family.parent)])],
      ['leave', () => Promise.all([take(jan, family.parent), take(mother, marijke)])],
      [
        'block each other',
        () =>
          Promise.all([
            jan.post('/user/block', { hashid: marijke.hashid, _method: 'PATCH' }),
            mother.post('/user/block', { hashid: family.parent.hashid, _method: 'PATCH' }),
          ]),
      ],
    ];
    for (const [what, attack] of attacks) {
      await services.db.update(users).set({ family_role: 'manager', blocked: false }).where(eq(users.id, marijke.id));
      await services.db
        .update(users)
        .set({ family_role: 'manager', blocked: false })
        .where(eq(users.id, family.parent.id));
      await services.db.delete(claims);
      const statuses = (await attack()).map(status).sort();
      assert.deepEqual(statuses, what === 'leave' ? [200, 409] : [200, 200], what);
      await services.db.update(claims).set({ seen_at: null });
      await weekPasses(services);
      assert.equal((await roles()).filter((role) => role === 'manager').length, 1, what);
    }
  });

  test('a person who is blocked or dies manages nothing, also when that is taken back', async () => {
    await give(jan, marijke);
    const died = { ...editOf(marijke.hashid), email: marijke.email, passed_away: '1', death_date: '2026-06-01' };
    assert.equal(status(await jan.form('/user', partnerForm(family.parent.hashid, died))), 200);
    await weekPasses(services);
    assert.deepEqual(await roles(), ['manager', 'member', 'member']);
    assert.equal((await told(daughter))[1], 'Marijke de Vries beheert de familie niet meer.');
    const back = { ...died, passed_away: '0', death_date: '' };
    assert.equal(status(await jan.form('/user', partnerForm(family.parent.hashid, back))), 200);
    assert.equal((await row(marijke)).family_role, 'member');
    await give(jan, sanne);
    assert.equal(status(await jan.post('/user/block', { hashid: sanne.hashid, _method: 'PATCH' })), 200);
    await weekPasses(services);
    assert.equal((await row(sanne)).family_role, 'member');
  });

  test('a person blocked or reported dead gets no notice that they no longer manage: they get no notices at all', async () => {
    await give(jan, marijke);
    await give(jan, sanne);
    const role = 'Wie jullie familie beheert bij Onderling, is veranderd';
    const told = async (person: UserRow) => [
      await services.db.$count(notices, and(eq(notices.user_id, person.id), eq(notices.kind, 'role_given'))),
      (await mailed(person)).filter((subject) => subject === role).length,
    ];
    const hers = await told(sanne);
    await jan.post('/user/block', { hashid: sanne.hashid, _method: 'PATCH' });
    await weekPasses(services);
    assert.deepEqual(await told(sanne), hers);
    const his = await told(family.parent);
    await mother.post('/user/death', { hashid: family.parent.hashid, death_date: '2026-06-01', _method: 'PATCH' });
    await weekPasses(services);
    assert.deepEqual(await told(family.parent), his);
  });

  const divorced = (by: ApiClient, changes: object = {}) =>
    by.form(
      '/user',
      partnerForm(family.parent.hashid, {
        ...{ ...editOf(marijke.hashid), firstname: 'Marijke', infix: '', email: marijke.email, divorced: '1' },
        ...changes,
      }),
    );

  test('S-33 a divorced person no longer manages and sees nothing new, also when that is taken back; all are notified', async () => {
    const gift = (await jan.post('/contract', giftDraft(family.parent.hashid, sanne.hashid))).body.hashid as string;
    await give(jan, marijke);
    assert.equal(status(await mother.get(`/contract?hashid=${gift}`)), 200);
    const answer = await divorced(jan);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    await weekPasses(services);
    assert.deepEqual(await roles(), ['manager', 'member', 'member']);
    for (const url of [`/contract?hashid=${gift}`, `/contract/documents?hashid=${gift}`])
      assert.equal(status(await mother.get(url)), 404, url);
    assert.equal(status(await mother.get('/orders')), 403);
    assert.equal(status(await take(mother, family.parent)), 403);
    const death = { hashid: family.parent.hashid, death_date: '2026-01-01', _method: 'PATCH' };
    assert.equal(status(await mother.post('/user/death', death)), 403);
    assert.equal(status(await jan.get('/user')), 200);
    // The person whose role it was had to know as well.
    for (const who of [daughter, mother])
      assert.match((await told(who)).join('\n'), /^Marijke( Vries)? beheert de familie niet meer\.$/mu);
    assert.equal(status(await divorced(jan, { divorced: '0' })), 200);
    assert.equal((await row(marijke)).family_role, 'member');
  });

  test('S-170 the last manager can’t be recorded as divorced, nor as dead: nothing changes', async () => {
    await give(jan, marijke);
    await take(mother, family.parent);
    await weekPasses(services);
    const before = await row(marijke);
    for (const [field, form] of [
      ['divorced', {}],
      ['passed_away', { divorced: '0', passed_away: '1', death_date: '2026-06-01' }],
    ] as const) {
      const refused = await divorced(mother, form);
      assert.deepEqual([refused.status, refused.body.errors], [422, { [field]: LAST }]);
    }
    assert.deepEqual(await row(marijke), before);
    // With another next to her she may do so, and the answer is what a member sees.
    await give(mother, sanne);
    const answer = await divorced(mother);
    assert.deepEqual([answer.status, answer.body.family_role, answer.body.others], [200, 'member', []]);
    assert.deepEqual(await roles(), ['member', 'member', 'manager']);
  });

  test('a manager sees who sees what for all, a member for themselves, their partner and the managers', async () => {
    await jan.post('/contract', giftDraft(family.parent.hashid, sanne.hashid));
    const all = (await jan.get('/family/access')).body;
    assert.deepEqual(
      all.people.map((p: { name: string; contracts: number; manages: boolean }) => [p.name, p.contracts, p.manages]),
      [
        ['Jan de Vries', 1, true],
        ['Marijke Vries', 0, false],
        ['Sanne Vries', 1, false],
      ],
    );
    const own = (await daughter.get('/family/access')).body;
    assert.deepEqual(
      [own.managers.map((p: { name: string }) => p.name), own.people.map((p: { name: string }) => p.name)],
      [['Jan de Vries'], ['Sanne Vries']],
    );
  });

  test('S-33 a divorced person does not see who manages the family, nor who asks to', async () => {
    await divorced(jan);
    await weekPasses(services);
    await daughter.post('/family/management');
    const { managers, people, request, may_ask } = (await mother.get('/family/access')).body;
    assert.deepEqual([managers, request, may_ask], [null, null, false]);
    assert.deepEqual(
      people.map((p: { name: string }) => p.name),
      ['Marijke Vries'],
    );
  });

  test('the oldest login asks, all are mailed, and gets it after thirty days when nobody says no', async () => {
    assert.deepEqual(
      [(await mother.get('/family/access')).body.may_ask, status(await mother.post('/family/management'))],
      [false, 409],
    );
    assert.equal((await daughter.get('/family/access')).body.may_ask, true);
    const asked = await daughter.post('/family/management');
    assert.deepEqual(asked.body.request, { name: 'Sanne Vries', mine: true, from: '2026-07-15', due: false });
    for (const person of [family.parent, marijke])
      assert.deepEqual(await mailed(person), ['Iemand vraagt het beheer van jullie familie bij Onderling']);
    later = 29 * DAY;
    assert.deepEqual(
      [status(await daughter.post('/family/management')), (await row(sanne)).family_role],
      [409, 'member'],
    );
    later = 30 * DAY;
    const answer = await daughter.post('/family/management');
    assert.deepEqual([answer.status, answer.body.request, answer.body.may_ask], [200, null, false]);
    assert.deepEqual(await roles(), ['manager', 'member', 'manager']);
    assert.equal(status(await daughter.get('/orders')), 200);
    assert.deepEqual(await actions(), ['ask', 'inherit']);
  });

  test('a no by a manager, or a withdrawal by the person who asked, changes nothing', async () => {
    await daughter.post('/family/management');
    assert.equal(status(await mother.remove('/family/management')), 403);
    assert.equal(status(await jan.remove('/family/management')), 200);
    assert.match((await told(daughter))[0]!, /^Jan zei nee: Sanne Vries krijgt het beheer/);
    assert.equal(status(await jan.remove('/family/management')), 404);
    await daughter.post('/family/management');
    assert.equal((await daughter.remove('/family/management')).body.request, null);
    await daughter.post('/family/management');
    assert.equal(status(await daughter.post('/family/management')), 429);
    assert.deepEqual(await actions(), ['ask', 'refuse', 'ask', 'withdraw', 'ask']);
  });

  /** Somebody leaves the family, with a login of their own. */
  const leave = async ({ id, email }: UserRow) => {
    const password = 'Keukentafel-2026!';
    const account = await services.accounts!.create(services.db, { email, password });
    if (!('sub' in account)) throw new Error('The account was not made.');
    await services.db.update(users).set({ sub: account.sub }).where(eq(users.id, id));
    const own = await apiClient(made.app, await row({ id } as UserRow), TOKEN);
    return erases(services, own, { confirm: 'VERWIJDER', password });
  };

  test('the only manager leaves: the others keep their login, and the oldest of them can ask', async () => {
    const { status: gone, body } = await leave(family.parent);
    assert.deepEqual([gone, String(body.kept).includes('kan het beheer vragen')], [200, true]);
    assert.deepEqual(
      [(await daughter.get('/family/access')).body.managers, await roles()],
      [[], ['member', 'member', 'member']],
    );
    await daughter.post('/family/management');
    later = 30 * DAY;
    assert.equal(status(await daughter.post('/family/management')), 200);
    assert.equal((await daughter.get('/user')).body.family_role, 'manager');
  });

  /** Sanne asks; then Marijke becomes the only manager, Jan steps down, and Marijke leaves. */
  async function askedAndThenNobody() {
    await daughter.post('/family/management');
    await give(jan, marijke);
    await take(jan, family.parent);
    // While somebody manages, they can end a request.
    const access = (await jan.get('/family/access')).body;
    assert.deepEqual([access.may_ask, status(await jan.post('/family/management'))], [false, 409]);
    assert.equal(status(await leave(marijke)), 200);
    assert.deepEqual(await roles(), ['member', 'member', 'member']);
  }

  test('the person who asked gets the management on the announced day, also when a manager with an older login stepped down since', async () => {
    await askedAndThenNobody();
    later = 30 * DAY;
    assert.equal((await daughter.get('/family/access')).body.request.due, true);
    assert.equal(status(await daughter.post('/family/management')), 200);
    assert.deepEqual(await roles(), ['member', 'member', 'manager']);
  });

  test('where nobody manages, the oldest login replaces the current asker, and the thirty days begin again', async () => {
    await askedAndThenNobody();
    later = 29 * DAY;
    assert.equal((await jan.get('/family/access')).body.may_ask, true);
    const { status: answered, body } = await jan.post('/family/management');
    assert.deepEqual(
      [answered, body.request, body.may_ask],
      [200, { name: 'Jan de Vries', mine: true, from: '2026-08-13', due: false }, false],
    );
    assert.match((await told(daughter))[0]!, /^Jan/);
    later = 58 * DAY;
    assert.equal(status(await daughter.post('/family/management')), 409);
    assert.equal((await jan.get('/family/access')).body.request.due, false);
    later = 59 * DAY;
    assert.equal(status(await jan.post('/family/management')), 200);
    assert.deepEqual(await roles(), ['manager', 'member', 'member']);
  });
});
