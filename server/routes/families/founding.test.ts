import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../../db/accountSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, families, mailOutbox, partnerCodes, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import { addSigned } from '../../test/agree.ts';
import { apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { inBothFamilies, twoFamilies } from '../../test/twoFamilies.ts';
import { weekPasses } from '../../test/weekPasses.ts';

const TAKEN = 'Je hoort al bij een familie met deze naam. Kies een andere, dan houd je ze uit elkaar.';
const TOO_YOUNG = 'Je moet 18 jaar of ouder zijn om een account te maken of een familie te beginnen.';
const SUBJECT = 'Je bent een familie begonnen bij Onderling';

eachEngine((engine) => {
  let made: TestApp;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
  });
  beforeEach(async () => {
    await made.services.db.delete(rateLimits);
  });

  const personsOf = (sub: string | null) =>
    made.services.db.select().from(users).where(eq(users.sub, sub!)).orderBy(users.id);
  const foundedBy = async ({ sub }: UserRow) =>
    (await personsOf(sub)).filter((person) => person.relation_type === null);
  const counts = async () => [await made.services.db.$count(users), await made.services.db.$count(families)];

  test('a member of one family founds a second one with the same login, with only the account', async () => {
    const { as, tom, email } = await twoFamilies(made);
    const { db, env } = made.services;
    await db.update(users).set({ phone: '+31612345678', town: '1234 AB Ede' }).where(eq(users.id, tom.id));
    const client = await as();
    const { status, body } = await client.post('/family', { name: '  familie   Bakker-Vos ' });
    assert.equal(status, 201);
    const [founder] = await foundedBy(tom);
    assert.deepEqual(
      [founder!.family_role, founder!.relation_type, founder!.firstname, founder!.lastname, founder!.gender],
      ['manager', null, 'Tom', 'Bakker', tom.gender],
    );
    assert.deepEqual(
      [founder!.birthdate, founder!.email, founder!.login, founder!.signed, founder!.invited, founder!.mfa_required],
      [tom.birthdate, email, true, true, false, false],
    );
    assert.deepEqual([founder!.phone, founder!.town], ['', ''], 'only the fields a registration asks for');
    const [family] = await db.select().from(families).where(eq(families.id, founder!.family_id));
    assert.deepEqual(
      [family!.hashid, family!.name, family!.paid_children, family!.paid_until, family!.shares_visibility],
      [body.family, 'Bakker-Vos', env.includedChildren, null, 'parents'],
    );
    assert.notEqual(founder!.hashid, tom.hashid);

    const there = (await (await as(body.family)).get('/user')).body;
    assert.deepEqual(
      [there.hashid, there.family_role, there.children, there.others, there.partner, there.outstanding],
      [founder!.hashid, 'manager', [], [], null, []],
    );
    assert.deepEqual(
      there.families.map((one: { name: string; role: string }) => [one.name, one.role]),
      [
        ['Bakker', 'member'],
        ['Bakker-Vos', 'manager'],
      ],
    );
    const orders = await (await as(body.family)).get('/orders');
    assert.deepEqual([orders.status, orders.body.orders, orders.body.code], [200, [], null]);
  });

  test('R-4.13 a member elsewhere manages the family they begin: its people and its contracts, and not those of the other', async () => {
    const { as, tom, bakker } = await twoFamilies(made);
    const { family } = (await (await as()).post('/family', { name: 'Zelf' })).body;
    const [here, there] = [await as(family), await as(bakker.hashid)];
    const nina = childForm({ firstname: 'Nina', infix: '', lastname: 'Zelf', birthdate: '2004-01-01' });
    const added = await here.form('/user', nina);
    assert.equal(added.status, 200, JSON.stringify(added.body));
    const [child] = added.body.children as [{ hashid: string }];
    const edited = await here.form('/user', { ...nina, ...editOf(child.hashid), firstname: 'Noor' });
    assert.equal(edited.body.children[0].firstname, 'Noor');
    const draft = yearLoanDraft((await foundedBy(tom))[0]!.hashid, child.hashid, null);
    const contract = await here.post('/contract', draft);
    assert.equal(contract.status, 200, JSON.stringify(contract.body));
    assert.equal((await here.remove(`/contract?hashid=${contract.body.hashid}`)).status, 200);
    assert.equal((await there.form('/user', nina)).status, 403, 'there they are a member');
  });

  test('S-169 S-186 nothing of the current family is in the new one, nor the other way round, and their logs are separate', async () => {
    const { as, tom, bakker } = await twoFamilies(made);
    const wim = await apiClient(made.app, bakker.parent);
    await addSigned(made, wim, yearLoanDraft(bakker.parent.hashid, tom.hashid));
    const { family } = (await (await as()).post('/family', { name: 'Vos' })).body;
    const here = await as(family);
    await here.form('/user', childForm({ firstname: 'Nina', infix: '', lastname: 'Vos', birthdate: '2004-01-01' }));
    for (const url of ['/contracts', '/users?own=1', '/user', '/activity', '/family/access'])
      assert.doesNotMatch(JSON.stringify((await here.get(url)).body), /Wim/u, url);
    for (const who of [wim, await as(bakker.hashid)])
      for (const url of ['/users?own=1', '/activity', '/family/access', '/notices'])
        assert.doesNotMatch(JSON.stringify((await who.get(url)).body), /Nina|Vos|begon/u, url);
    assert.deepEqual((await here.get('/contracts')).body, []);
    const log = (await here.get('/activity')).body;
    assert.match(JSON.stringify(log), /Je begon deze familie met een account dat er al was\./u);
    const written = await made.services.db
      .select({ family: auditLog.family_id })
      .from(auditLog)
      .where(and(eq(auditLog.sub, tom.sub!), eq(auditLog.action, 'found')));
    assert.deepEqual(written, [{ family: (await foundedBy(tom))[0]!.family_id }]);
  });

  test('the account is mailed about it, with a link into the family; an unproved address gets no mail', async () => {
    const { as, email } = await twoFamilies(made);
    const { family } = (await (await as()).post('/family', { name: 'Vos' })).body;
    const mails = () =>
      made.services.db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.subject, SUBJECT)));
    assert.deepEqual(
      (await mails()).map(({ link }) => link),
      [`${made.services.env.publicUrl}/overzicht?familie=${family}`],
    );
    await made.services.db.update(accounts).set({ email_verified: false }).where(eq(accounts.email, email));
    assert.equal((await (await as()).post('/family', { name: 'Nog een' })).status, 201);
    assert.equal((await mails()).length, 1);
  });

  test('R-3.17 wrong fields are refused, each with its sentence, and nothing is stored', async () => {
    const two = await inBothFamilies(made);
    const client = await two.as();
    const before = await counts();
    for (const [name, sentence] of [
      ['', 'Vul een naam voor je familie in.'],
      [' \t', 'Vul een naam voor je familie in.'],
      ['Bakker', TAKEN],
      ['familie  bakker', TAKEN],
      [' DE VRIES ', TAKEN],
      ['a\u0000b', 'Hier staat een teken dat we niet kunnen bewaren.'],
      ['Jan\u202efdp', 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.'],
      ['x'.repeat(101), 'Deze tekst is te lang. Gebruik ten hoogste 100 tekens.'],
    ] as const) {
      const { status, body } = await client.post('/family', { name });
      assert.deepEqual([status, body.errors], [422, { name: sentence }], JSON.stringify(name));
    }
    for (const body of [{}, { name: 1 }, { name: null }, null, [], 'Vos'])
      assert.equal((await client.post('/family', body)).status, 422, JSON.stringify(body));
    const code = await client.post('/family', { name: 'Vos', code: 'BESTAATNIET' });
    assert.deepEqual([code.status, Object.keys(code.body.errors)], [422, ['code']]);
    assert.deepEqual(await counts(), before);
  });

  test('an unknown birth date is asked, and checked by the rule; a known one stays', async () => {
    const { db } = made.services;
    const family = await makeFamily(db);
    const member = { login: true, signed: true, relation_type: 'partner' } as const;
    const unknown = await makeUser(db, family.id, { ...member, sub: newHashid(), birthdate: null });
    const client = await apiClient(made.app, unknown);
    for (const birthdate of [undefined, '', '31-12-1990', '2026-02-30', '2015-01-01', '1919-12-31']) {
      const { status, body } = await client.post('/family', { name: 'Vos', birthdate });
      assert.deepEqual([status, Object.keys(body.errors)], [422, ['birthdate']], birthdate);
    }
    assert.equal((await client.post('/family', { name: 'Vos', birthdate: '1990-12-31' })).status, 201);
    assert.equal((await foundedBy(unknown))[0]!.birthdate, '1990-12-31');
    const young = await makeUser(db, family.id, { ...member, sub: newHashid(), birthdate: '2009-01-01' });
    const refused = await (await apiClient(made.app, young)).post('/family', { name: 'Vos', birthdate: '1990-01-01' });
    assert.deepEqual(refused.body, { errors: { birthdate: TOO_YOUNG } });
  });

  test('S-186 an account, a role, a limit or a family in the body is refused, and founds nothing for anybody', async () => {
    const { as, bakker } = await twoFamilies(made);
    const before = await counts();
    for (const more of [
      { sub: bakker.parent.sub },
      { email: 'ander@voorbeeld.example' },
      { family_role: 'member' },
      { paid_children: 99 },
      { family: bakker.hashid },
      { firstname: 'Dief' },
    ])
      assert.equal((await (await as()).post('/family', { name: 'Vos', ...more })).status, 422, JSON.stringify(more));
    assert.deepEqual(await counts(), before);
  });

  test('S-186 one login founds at most three families, also three at once; a person who only joined one founds as many', async () => {
    const { as, tom } = await twoFamilies(made);
    const client = await as();
    const names = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf'];
    const answers = await Promise.all(names.map((name) => client.post('/family', { name })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 409, 409]);
    const refused = await client.post('/family', { name: 'Zes' });
    assert.deepEqual(
      [refused.status, refused.body],
      [409, { error: 'Je bent al drie families begonnen. Met één account kan dat niet vaker.' }],
    );
    assert.equal((await foundedBy(tom)).length, 3);
    const jan = await apiClient(made.app, (await makeFamily(made.services.db)).parent);
    for (const [name, status] of [
      ['Een', 201],
      ['Twee', 201],
      ['Drie', 409],
    ] as const)
      assert.equal((await jan.post('/family', { name })).status, status, 'the one of registration counts');
  });

  test('S-59 S-186 a double click founds one family: with the key the same answer, without it the name is taken', async () => {
    const { as, tom } = await twoFamilies(made);
    const client = await as();
    const key = { 'idempotency-key': newHashid() };
    const [one, two] = await Promise.all([1, 2].map(() => client.post('/family', { name: 'Vos' }, key)));
    assert.deepEqual([one!.status, one!.body], [two!.status, two!.body]);
    assert.equal(one!.status, 201);
    const bare = await Promise.all([1, 2].map(() => client.post('/family', { name: 'Haas' })));
    assert.deepEqual(bare.map(({ status }) => status).sort(), [201, 422]);
    assert.equal((await foundedBy(tom)).length, 2);
  });

  test('S-186 one network may try ten times a minute, and one login twenty times a day, whatever came of the attempts', async () => {
    const { as } = await twoFamilies(made);
    const client = await as();
    const ask = (network: string) =>
      client.send({
        method: 'POST',
        url: '/family',
        remoteAddress: network,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ name: '' }),
      });
    const statuses = [];
    for (let asked = 0; asked < 22; asked += 1) statuses.push((await ask(`10.0.${asked % 11}.1`)).status);
    assert.deepEqual([statuses.slice(0, 20).every((status) => status === 422), statuses.slice(20)], [true, [429, 429]]);
    const other = await (await twoFamilies(made)).as();
    const same = [];
    for (let asked = 0; asked < 11; asked += 1) same.push((await other.post('/family', { name: '' })).status);
    assert.deepEqual(same.slice(9), [422, 429]);
  });

  test('S-13 the second step belongs to the login: the founded family asks for it too', async () => {
    const { tom, as } = await twoFamilies(made);
    await made.services.db.transaction((tx) => setMfaRequired(tx, tom.sub!, true));
    assert.equal((await (await as()).post('/family', { name: 'Vos' })).status, 401);
    const sure = await apiClient(made.app, tom, { amr: ['pwd', 'otp', 'mfa'] });
    assert.equal((await sure.post('/family', { name: 'Vos' })).status, 201);
    assert.equal((await foundedBy(tom))[0]!.mfa_required, true);
  });

  test('a partner code stays with the new family', async () => {
    const { as } = await twoFamilies(made);
    await made.services.db.insert(partnerCodes).values({
      ...{ hashid: newHashid(), code: 'VISSER10', name: 'Visser', discount_percent: 10 },
      ...{ valid_from: '2026-01-01', valid_until: null },
    });
    const { family } = (await (await as()).post('/family', { name: 'Vos', code: ' visser10 ' })).body;
    assert.equal((await (await as(family)).get('/orders')).body.code, 'VISSER10');
  });

  test('S-168 a person closed out of the current family founds none there; closed out of all, none at all', async () => {
    const two = await inBothFamilies(made);
    await two.jan.post('/user/block', { hashid: two.invited.hashid, _method: 'PATCH' });
    await weekPasses(made.services);
    assert.equal((await (await two.as(two.vries.hashid)).post('/family', { name: 'Vos' })).status, 403);
    const wim = await apiClient(made.app, two.bakker.parent);
    await wim.post('/user/block', { hashid: two.tom.hashid, _method: 'PATCH' });
    await weekPasses(made.services);
    const before = await counts();
    assert.equal((await (await two.as()).post('/family', { name: 'Vos' })).status, 403);
    assert.deepEqual(await counts(), before);
  });

  test('with an external provider it is the same, with the address the family knows; only the provider says whether that is proved', async () => {
    const outside = await engine.app({ accounts: null });
    const { db } = outside.services;
    const family = await makeFamily(db, { parent: { email: 'jan@elders.example' } });
    const mails = () => db.$count(mailOutbox, eq(mailOutbox.recipient, 'jan@elders.example'));
    for (const [name, email_verified, sent] of [
      ['Een', false, 0],
      ['Twee', true, 1],
    ] as const) {
      const claims = { email: 'jan@elders.example', email_verified };
      const { status, body } = await (
        await apiClient(outside.app, family.parent, { claims })
      ).post('/family', { name });
      assert.deepEqual([status, await mails()], [201, sent]);
      const there = await apiClient(outside.app, family.parent, { family: body.family, claims });
      const me = (await there.get('/user')).body;
      assert.deepEqual([me.email, me.family_role, me.family.name], ['jan@elders.example', 'manager', name]);
    }
    await outside.close();
  });
});
