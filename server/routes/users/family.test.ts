import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { accounts, accountSessions } from '../../db/accountSchema.ts';
import { auditLog, partnerships, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type OwnUser, RelationPhoto } from '../../../domain/wire/user.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { makeDeVries } from '../../test/deVries.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { weekPasses } from '../../test/weekPasses.ts';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let marijke: UserRow;
  let sanne: UserRow;
  let tom: UserRow;
  let bram: UserRow;
  let jan: ApiClient;
  let member: ApiClient;

  before(async () => {
    made = await engine.app();
    services = made.services;
    ({ family, marijke, sanne, tom, bram, jan, member } = await makeDeVries(made));
  });

  const hashids = (people: { hashid: string }[]) => people.map((p) => p.hashid).sort();
  const row = async (hashid: string) => (await services.db.select().from(users).where(eq(users.hashid, hashid)))[0]!;
  const pairsOf = (partner: UserRow) =>
    services.db.select().from(partnerships).where(eq(partnerships.partner_id, partner.id));
  const failed = (answer: ApiAnswer) => [answer.status, Object.keys((answer.body.errors ?? {}) as object)];

  test('R-5.9 R-4.4 the current user has children with signed, the limit, the partner and the open amount', async () => {
    const { status, body } = await jan.get('/user');
    assert.equal(status, 200);
    assert.deepEqual(hashids(body.children), [sanne.hashid, bram.hashid].sort());
    assert.deepEqual(hashids(body.others), [marijke.hashid, tom.hashid].sort());
    assert.deepEqual(
      [body.partner.hashid, body.family, body.family_role],
      [marijke.hashid, { hashid: family.hashid, name: 'De Vries', children: 20 }, 'manager'],
    );
    assert.deepEqual(
      body.outstanding.map((o: { kind: string; amount: number }) => [o.kind, o.amount]),
      [['order', 1250]],
    );
    const child = body.children.find((c: { hashid: string }) => c.hashid === sanne.hashid);
    assert.deepEqual(
      [child.signed, child.partners, child.userSelected],
      [
        true,
        [
          {
            self: { hashid: sanne.hashid },
            partner: { hashid: tom.hashid, firstname: 'Tom' },
            bond: null,
            from: null,
            contract_from: null,
            until: null,
          },
        ],
        null,
      ],
    );
    assert.equal(body.others.find((o: { hashid: string }) => o.hashid === tom.hashid).userSelected, sanne.hashid);
    assert.ok(!JSON.stringify(body).includes('family_id'));
  });

  test('R-4.12 every specified field of a person and a contract is sent under its name', async () => {
    const listed =
      'hashid firstname infix lastname gender email phone birthdate relation_type partners child partner login invited blocked sub divorced passed_away death_date profile_image userSelected';
    const missing = (value: object, fields: string) => fields.split(' ').filter((field) => !(field in value));
    const { body } = await jan.get('/user');
    assert.deepEqual(missing(body, `${listed} children family outstanding`), []);
    assert.deepEqual(missing(body.family, 'children'), []);
    for (const relation of [...body.children, ...body.others]) {
      assert.deepEqual(missing(relation, `${listed} signed`), [], relation.firstname);
      for (const pair of relation.partners) assert.deepEqual(missing(pair, 'self partner'), []);
    }
    assert.deepEqual(Object.keys(RelationPhoto.properties), ['image', 'image_base64'], 'a photo goes out as either');
    for (const user of (await jan.get('/users?own=1')).body as object[])
      assert.deepEqual(missing(user, 'firstname hashid partners'), []);
    const contract = (await jan.post('/contract', giftDraft(family.parent.hashid, bram.hashid))).body;
    const [told] = (await jan.get('/contracts')).body as [{ contract: object }];
    for (const one of [contract, told]) {
      assert.deepEqual(missing(one, 'hashid type total contract'), []);
      assert.deepEqual(missing(one.contract, 'signed_date'), []);
    }
  });

  test('S-58 when two people edit the same person the second is warned, and nothing of the first is lost', async () => {
    const ada = await makeUser(services.db, family.id, { firstname: 'Ada' });
    const seen = async (): Promise<string> =>
      (await jan.get('/user')).body.children.find(({ hashid }: { hashid: string }) => hashid === ada.hashid).changed_at;
    const edit = (changes: Record<string, string>) =>
      jan.form('/user', childForm({ ...editOf(ada.hashid), ...changes }));
    const opened = await seen();
    assert.equal((await edit({ firstname: 'Ada', town: 'Utrecht', changed_at: opened })).status, 200);
    const second = await edit({ firstname: 'Adele', changed_at: opened });
    assert.deepEqual(
      [second.status, second.body.error],
      [409, 'Iemand heeft deze gegevens intussen gewijzigd. Vergelijk ze met wat jij invulde.'],
    );
    const [kept] = await services.db.select().from(users).where(eq(users.id, ada.id));
    assert.deepEqual([kept?.firstname, kept?.town], ['Ada', 'Utrecht']);
    assert.equal((await edit({ firstname: 'Adele', town: 'Utrecht', changed_at: await seen() })).status, 200);
    assert.equal((await edit({ firstname: 'Ada', changed_at: 'gisteren' })).status, 409);
    assert.equal((await edit({ firstname: 'Ada' })).status, 200, 'a call that does not say so is obeyed, as before');
  });

  test('R-5.9 a relation has every specified field, child and partner by their kind, and the sub after a login', async () => {
    const { body } = await jan.get('/user');
    const fields = [
      'hashid',
      'firstname',
      'infix',
      'lastname',
      'gender',
      'email',
      'phone',
      'birthdate',
      'relation_type',
      'partners',
      'child',
      'partner',
      'login',
      'invited',
      'blocked',
      'sub',
      'divorced',
      'passed_away',
      'death_date',
      'profile_image',
      'userSelected',
    ];
    for (const person of [body, ...body.children, ...body.others, body.partner])
      assert.deepEqual(
        fields.filter((field) => !(field in person)),
        [],
        person.firstname,
      );
    const told = (hashid: string) => {
      const { child, partner, sub } = [...body.children, ...body.others].find((p) => p.hashid === hashid);
      return [child, partner, sub];
    };
    assert.deepEqual(
      [told(sanne.hashid), told(bram.hashid), told(tom.hashid)],
      [
        [true, false, 'sanne'],
        [true, false, null],
        [false, true, null],
      ],
    );
    assert.deepEqual(
      [body.child, body.sub, body.partner.child, body.partner.partner],
      [false, family.parent.sub, false, true],
    );
  });

  test('S-18 S-33 a sub is sent with the person only: no other family, no sibling, no own user, no line of the log', async () => {
    const bart = await makeUser(services.db, family.id, {
      firstname: 'Bart',
      sub: 'zegt-niets-bart',
      login: true,
      signed: true,
      email: childForm().email ?? '',
    });
    assert.ok(JSON.stringify((await jan.get('/user')).body).includes('zegt-niets-bart'));
    assert.equal(
      (await jan.form('/user', childForm({ ...editOf(bart.hashid), firstname: 'Bart', login: '1' }))).status,
      200,
    );
    const theirs = await apiClient(made.app, (await makeFamily(services.db, { name: 'Bakker' })).parent);
    for (const answer of [
      await member.get('/user'),
      await theirs.get('/user'),
      await jan.get('/users?own=1'),
      await jan.get('/activity'),
      await member.get('/activity'),
      await jan.get('/contracts'),
    ]) {
      assert.equal(answer.status, 200);
      assert.ok(!JSON.stringify(answer.body).includes('zegt-niets-bart'));
    }
    const [line] = await services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'user'), eq(auditLog.hashid, bart.hashid)));
    assert.ok(line && !JSON.stringify([line.before, line.after]).includes('"sub"'));
  });

  test('S-33 a member sees themselves and their partner, and no open amounts', async () => {
    const { body } = await member.get('/user');
    assert.deepEqual(
      [body.hashid, body.family_role, body.children, hashids(body.others), body.outstanding],
      [sanne.hashid, 'member', [], [tom.hashid], []],
    );
    const own = (await member.get('/users?own=1')).body as OwnUser[];
    const whole = own.filter((person) => 'birthdate' in person);
    assert.deepEqual(hashids(whole), [sanne.hashid, tom.hashid].sort());
    for (const person of own.filter((one) => !whole.includes(one)))
      assert.deepEqual(Object.keys(person), ['hashid', 'firstname', 'infix', 'lastname']);
    assert.ok(
      own.some(({ hashid }) => hashid === bram.hashid),
      'by name, the people a contract may be with (S-178)',
    );
    assert.ok(!JSON.stringify(body).includes(bram.hashid) && !JSON.stringify(body).includes(family.parent.hashid));
  });

  test('R-5.10 R-4.5 own users are the caller and the relations that are not blocked', async () => {
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const { body } = await jan.get('/users?own=1');
    assert.ok(!hashids(body).includes(blocked.hashid));
    assert.ok([family.parent, marijke, sanne, tom, bram].every((p) => hashids(body).includes(p.hashid)));
    assert.deepEqual(Object.keys(body[0] as object).sort(), [
      'birthdate',
      'firstname',
      'hashid',
      'infix',
      'lastname',
      'partners',
      'passed_away',
      'relation_type',
    ]);
  });

  test('S-18 S-27 no query returns another family', async () => {
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

  test('R-5.12 R-3.8 S-10 blocking ends the login at once, account and all; the rest stays', async () => {
    const account = await services.accounts!.create(services.db, {
      email: 'ria@voorbeeld.example',
      password: 'Keukentafel-2026!',
    });
    assert.ok('sub' in account);
    const ria = await makeUser(services.db, family.id, {
      firstname: 'Ria',
      sub: account.sub,
      login: true,
      invited: true,
      signed: true,
    });
    const hers = await apiClient(made.app, ria);
    await services.db.insert(accountSessions).values({ id: ria.hashid, account_id: account.sub, device: 'x' });
    assert.equal((await hers.get('/user')).status, 200);
    const { status, body } = await jan.post('/user/block', { hashid: ria.hashid, _method: 'PATCH' });
    assert.equal(status, 200);
    const told = body.children.find((c: { hashid: string }) => c.hashid === ria.hashid);
    assert.deepEqual([told.blocked, told.claims.length, told.claims[0].kind], [false, 1, 'block']);
    await weekPasses(services);
    const [blocked] = await services.db.select().from(users).where(eq(users.id, ria.id));
    assert.equal(blocked?.blocked, true);
    assert.equal((await hers.get('/user')).status, 403);
    assert.equal(await services.db.$count(accountSessions, eq(accountSessions.account_id, account.sub)), 0);
    assert.equal(
      (await jan.post('/user/block', { hashid: ria.hashid, _method: 'PATCH' })).status,
      200,
      'twice is once',
    );
    assert.equal((await jan.post('/contract', giftDraft(family.parent.hashid, ria.hashid))).status, 422);
  });

  test('a death date closes the login and keeps the partnership; taking it back opens it again', async () => {
    const account = await services.accounts!.create(services.db, {
      email: 'wim@voorbeeld.example',
      password: 'Keukentafel-2026!',
    });
    assert.ok('sub' in account);
    const wim = await makeUser(services.db, family.id, {
      firstname: 'Wim',
      sub: account.sub,
      login: true,
      invited: true,
      signed: true,
      email: 'wim@voorbeeld.example',
    });
    const widow = await makePartner(services.db, wim);
    const his = await apiClient(made.app, wim);
    const form = childForm({ ...editOf(wim.hashid), login: '1', email: wim.email });
    const disabled = async () =>
      (await services.db.select().from(accounts).where(eq(accounts.id, account.sub)))[0]?.disabled;
    assert.equal((await jan.form('/user', { ...form, death_date: '2024-05-05' })).status, 200);
    await weekPasses(services);
    assert.deepEqual([(await his.get('/user')).status, await disabled()], [403, true]);
    assert.equal((await pairsOf(widow))[0]?.until_date, null);
    assert.equal((await jan.post('/contract', giftDraft(family.parent.hashid, wim.hashid))).status, 422);
    assert.equal((await jan.form('/user', form)).status, 200);
    assert.deepEqual(
      [(await his.get('/user')).status, await disabled(), (await row(wim.hashid)).death_date],
      [200, false, null],
    );
  });

  test('a login can’t be granted to somebody who is blocked or has died', async () => {
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const alive = await makeUser(services.db, family.id);
    assert.deepEqual(failed(await jan.form('/user', childForm({ ...editOf(blocked.hashid), login: '1' }))), [
      422,
      ['login'],
    ]);
    assert.deepEqual(
      failed(await jan.form('/user', childForm({ ...editOf(alive.hashid), login: '1', death_date: '2024-01-01' }))),
      [422, ['login']],
    );
  });
});
