import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { carryOutDue } from '../../actions/claims/rounds.ts';
import { WEEK_MS } from '../../actions/claims/make.ts';
import { claims } from '../../db/claimSchema.ts';
import { auditLog, mailOutbox, partnerships, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';

const MINUTE = 60_000;
const LOGIN = { login: true, invited: true, signed: true } as const;

/** A claim about somebody with a login takes effect when they could have said no (docs/decisions/0013). */
eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let marijke: UserRow;
  let jan: ApiClient;
  let mother: ApiClient;
  let daughter: ApiClient;
  let brother: ApiClient;
  let later = 0;

  beforeEach(async () => {
    later = 0;
    made = await engine.app({ clock: () => NOW + later });
    services = made.services;
    family = await makeFamily(services.db, { parent: { email: 'jan@voorbeeld.example' } });
    marijke = await makePartner(services.db, family.parent, {
      ...{ ...LOGIN, sub: 'marijke', family_role: 'manager', email: 'marijke@voorbeeld.example' },
    });
    sanne = await makeUser(services.db, family.id, { ...LOGIN, sub: 'sanne', email: 'sanne@voorbeeld.example' });
    const bram = await makeUser(services.db, family.id, { ...LOGIN, firstname: 'Bram', sub: 'bram' });
    const token = { expires: 4e9 };
    [jan, mother, daughter, brother] = (await Promise.all(
      [family.parent, marijke, sanne, bram].map((one) => apiClient(made.app, one, token)),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
  });

  const row = async ({ id }: UserRow) => (await services.db.select().from(users).where(eq(users.id, id)))[0]!;
  const hers = { firstname: 'Sanne', infix: '', lastname: 'Vries', email: 'sanne@voorbeeld.example', login: '1' };
  const bury = (by: ApiClient, death_date = '2026-06-01') =>
    by.form('/user', childForm({ ...editOf(sanne.hashid), ...hers, passed_away: '1', death_date }));
  const block = (by: ApiClient, { hashid }: UserRow) => by.post('/user/block', { hashid, _method: 'PATCH' });
  const told = async (by: ApiClient) =>
    ((await by.get('/notices')).body.notices as { text: string; kind: string }[])
      .filter(({ kind }) => kind === 'claim')
      .map(({ text }) => text);
  const open = async (by: ApiClient) =>
    ((await by.get('/user')).body.claims ?? []) as { hashid: string; kind: string; seen: boolean }[];
  const stored = () => services.db.select().from(claims).orderBy(claims.id);

  test('R-3.6 R-5.11 a reported death of somebody with a login succeeds, shows the claim in the answer, and changes nothing else', async () => {
    const { status, body } = await bury(jan);
    assert.equal(status, 200, JSON.stringify(body));
    const child = body.children.find(({ hashid }: UserRow) => hashid === sanne.hashid);
    const { hashid, ...claim } = child.claims[0];
    assert.deepEqual(claim, {
      ...{ kind: 'death', date: '2026-06-01', by: 'Jan', seen: false },
      at: '2026-06-15T10:00:00.000Z',
      until: '2026-06-22T10:00:00.000Z',
    });
    assert.deepEqual([child.passed_away, child.death_date, typeof hashid], [false, null, 'string']);
    const [mail] = await services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, sanne.email));
    assert.equal(mail?.subject, 'Er is iets over je vastgelegd bij Onderling');
    assert.match(mail.body_text, /Jan heeft bij Onderling vastgelegd dat je bent overleden[\s\S]*22 juni 2026/u);
    assert.deepEqual(await told(brother), [
      'Jan legde vast dat Sanne Vries is overleden. Het gaat in op 22 juni 2026, als Sanne Vries voor die tijd niet inlogt.',
    ]);
    assert.equal((await bury(jan)).status, 200, 'the same once more changes nothing');
    assert.equal((await stored()).length, 1);
    assert.equal((await daughter.get('/contracts')).status, 200);
  });

  test('the clock: a minute before the week is over nothing happens, a minute after it counts, once', async () => {
    await bury(jan);
    later = WEEK_MS - MINUTE;
    await carryOutDue(services);
    assert.equal((await row(sanne)).passed_away, false);
    later = WEEK_MS + MINUTE;
    await Promise.all([carryOutDue(services), carryOutDue(services)]);
    const { passed_away, death_date } = await row(sanne);
    assert.deepEqual([passed_away, death_date], [true, '2026-06-01']);
    assert.equal((await daughter.get('/contracts')).status, 403);
    const done = await services.db.$count(auditLog, eq(auditLog.action, 'carry_out'));
    assert.deepEqual([done, (await stored()).map(({ outcome }) => outcome)], [1, ['took_effect']]);
    const ofClaim = (await told(jan))[0];
    assert.equal(ofClaim, 'Wat over Sanne Vries was vastgelegd, geldt nu. Er kwam binnen een week geen antwoord.');
  });

  test('any call of theirs stops the clock: they are asked, and without an answer nothing happens', async () => {
    await block(jan, sanne);
    later = WEEK_MS - MINUTE;
    assert.equal((await daughter.get('/notices')).status, 200);
    later = WEEK_MS + MINUTE;
    await carryOutDue(services);
    assert.equal((await row(sanne)).blocked, false);
    const [claim] = await open(daughter);
    assert.deepEqual([claim?.kind, claim?.seen], ['block', true]);
    assert.equal((await brother.post('/claim/answer', { hashid: claim!.hashid, answer: 'yes' })).status, 404);
    const no = await daughter.post('/claim/answer', { hashid: claim!.hashid, answer: 'no' });
    assert.deepEqual([no.status, no.body.claims], [200, undefined]);
    assert.equal((await daughter.post('/claim/answer', { hashid: claim!.hashid, answer: 'no' })).status, 404);
    assert.equal((await told(jan))[0], 'Sanne zegt dat niet klopt wat was vastgelegd. Er verandert niets.');
    const log = JSON.stringify((await jan.get('/activity')).body);
    assert.match(log, /Sanne Vries zei dat niet klopt wat was vastgelegd: geblokkeerd/u);
  });

  test('a yes carries it out at once', async () => {
    await jan.post('/user/death', { hashid: family.parent.hashid, death_date: '' });
    const form = partnerForm(family.parent.hashid, { ...editOf(marijke.hashid), infix: '', email: marijke.email });
    assert.equal((await jan.form('/user', { ...form, divorced: '1', divorce_date: '2026-05-01' })).status, 200);
    const until = async () => (await services.db.select().from(partnerships))[0]?.until_date;
    assert.deepEqual([await until(), (await row(marijke)).divorced], [null, false]);
    const [claim] = await open(mother);
    assert.equal((await mother.post('/claim/answer', { hashid: claim!.hashid, answer: 'yes' })).status, 200);
    const { divorced, family_role } = await row(marijke);
    assert.deepEqual([await until(), divorced, family_role], ['2026-05-01', true, 'member']);
  });

  test('losing the management waits too, and never takes the family’s last manager', async () => {
    await jan.remove(`/family/manager?hashid=${marijke.hashid}`);
    assert.equal((await row(marijke)).family_role, 'manager');
    const left = await jan.remove(`/family/manager?hashid=${family.parent.hashid}`);
    assert.equal(left.status, 409, 'a person who may have to go is not known to stay');
    // Erasure asks nobody: then the claim is overtaken.
    await services.db.update(users).set({ family_role: 'member' }).where(eq(users.id, family.parent.id));
    later = WEEK_MS;
    await carryOutDue(services);
    assert.deepEqual([(await row(marijke)).family_role, (await stored())[0]?.outcome], ['manager', 'overtaken']);
    assert.equal((await told(jan))[0], 'Wat over Marijke Vries was vastgelegd, gaat niet door.');
  });

  test('any manager can withdraw it; withdrawing and recording again is limited, and restarts the week', async () => {
    await bury(jan);
    const [first] = await stored();
    assert.equal((await brother.post('/claim/withdraw', { hashid: first!.hashid })).status, 403);
    assert.equal((await mother.post('/claim/withdraw', { hashid: first!.hashid })).status, 200);
    assert.equal((await mother.post('/claim/withdraw', { hashid: first!.hashid })).status, 404);
    later = WEEK_MS / 2;
    await bury(jan);
    later = WEEK_MS;
    await carryOutDue(services);
    assert.equal((await row(sanne)).passed_away, false);
    for (const date of ['2026-06-02', '2026-06-03', '2026-06-04']) assert.equal((await bury(jan, date)).status, 200);
    const refused = await bury(jan, '2026-06-05');
    assert.equal(refused.status, 429, JSON.stringify(refused.body));
    assert.equal((await stored()).filter(({ ended_at }) => ended_at === null).length, 1);
    const stranger = await apiClient(made.app, (await makeFamily(services.db, { name: 'Bakker' })).parent);
    const { hashid } = (await stored()).at(-1)!;
    assert.equal((await stranger.post('/claim/withdraw', { hashid })).status, 404);
  });

  test('a blocked person who tries to log in stops the clock of a death as well', async () => {
    await services.db.update(users).set({ blocked: true }).where(eq(users.id, sanne.id));
    await bury(jan);
    assert.equal((await daughter.get('/user')).status, 403);
    later = WEEK_MS;
    await carryOutDue(services);
    assert.equal((await row(sanne)).passed_away, false);
  });

  test('for somebody without a login it counts at once, and for oneself as before', async () => {
    const opa = await makeUser(services.db, family.id, { firstname: 'Opa', email: 'opa@voorbeeld.example' });
    const form = childForm({ ...editOf(opa.hashid), email: opa.email, death_date: '2026-06-01' });
    assert.equal((await jan.form('/user', form)).status, 200);
    assert.equal((await row(opa)).passed_away, true);
    assert.equal((await mother.remove(`/family/manager?hashid=${marijke.hashid}`)).body.family_role, 'member');
    assert.deepEqual(await stored(), []);
  });

  test('S-279 partners with an account are not parted by making one of them a child, or the partner of another', async () => {
    const tom = await makePartner(services.db, sanne, {
      ...LOGIN,
      firstname: 'Tom',
      sub: 'tom',
      email: 'tom@voorbeeld.example',
    });
    const alone = await makeUser(services.db, family.id, { firstname: 'Kees' });
    const his = { ...editOf(tom.hashid), firstname: 'Tom', email: tom.email, login: '1' };
    for (const [field, form] of [
      ['relation_type', childForm(his)],
      ['userSelected', partnerForm(alone.hashid, his)],
    ] as const) {
      const refused = await jan.form('/user', form);
      assert.deepEqual(
        [refused.status, Object.keys(refused.body.errors as object)],
        [422, [field]],
        JSON.stringify(refused.body),
      );
    }
    const [pair] = await services.db.select().from(partnerships).where(eq(partnerships.partner_id, tom.id));
    assert.deepEqual([pair?.self_id, pair?.until_date], [sanne.id, null]);
    assert.equal((await jan.form('/user', partnerForm(sanne.hashid, his))).status, 200, 'the couples are as before');
  });
});
