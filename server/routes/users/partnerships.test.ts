import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { withoutPartner } from '../../../domain/relations/withoutPartner.ts';
import type { GiftYear } from '../../../domain/wire/gifts.ts';
import type { OwnUser } from '../../../domain/wire/user.ts';
import { auditLog, partnerships, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import type { Services } from '../../services.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { makeDeVries } from '../../test/deVries.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';
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
  const pairsOf = (partner: UserRow) =>
    services.db.select().from(partnerships).where(eq(partnerships.partner_id, partner.id));
  const failed = (answer: ApiAnswer) => [answer.status, Object.keys((answer.body.errors ?? {}) as object)];

  /** Gives on 1 March 2024; the answer is who, by that year's meter, got it together with this person. */
  const meterAfterGift = async (to: UserRow) => {
    const draft = giftDraft(family.parent.hashid, to.hashid);
    const contract = { ...draft.contract, signed_date: '2024-03-01', gift_date: '2024-03-01' };
    await jan.post('/contract', { ...draft, contract });
    return async () => {
      const { people, meters } = (await jan.get('/gifts/meter?year=2024')).body as GiftYear;
      const firstname = (hashid: string) => people.find((person) => person.hashid === hashid)!.firstname;
      return meters.map(({ recipient }) => recipient.map(firstname)).filter((names) => names.includes(to.firstname));
    };
  };

  test('R-3.3 S-28 a partner can’t be somebody with a partner, blocked, dead, of another family, or oneself', async () => {
    const foreign = (await makeFamily(services.db)).parent;
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const deceased = await makeUser(services.db, family.id, { passed_away: true, death_date: '2020-01-01' });
    for (const person of [foreign, family.parent, sanne, marijke, blocked, deceased])
      assert.deepEqual(failed(await jan.form('/user', partnerForm(person.hashid))), [422, ['userSelected']]);
    assert.deepEqual(failed(await jan.form('/user', partnerForm('bestaatniet'))), [422, ['userSelected']]);
    assert.deepEqual(
      failed(await jan.form('/user', partnerForm(marijke.hashid, editOf(marijke.hashid)))),
      [422, ['userSelected']],
      'oneself',
    );
    assert.equal(
      (await jan.form('/user', partnerForm(family.parent.hashid, editOf(marijke.hashid)))).status,
      200,
      'unchanged',
    );
  });

  test('R-3.3 the server accepts exactly the people the form offers', async () => {
    const ours = await makeFamily(services.db, { name: 'Lijst', paidChildren: 20 });
    const client = await apiClient(made.app, ours.parent);
    const child = (changes: Partial<UserRow>) => makeUser(services.db, ours.id, changes);
    const [free, taken, divorced] = [
      await child({ firstname: 'Vrij' }),
      await child({ firstname: 'Bezet' }),
      await child({ firstname: 'Gescheiden' }),
    ];
    await child({ firstname: 'Geblokkeerd', blocked: true });
    await child({ firstname: 'Overleden', passed_away: true, death_date: '2020-01-01' });
    await makePartner(services.db, taken, { firstname: 'Partner' });
    const ex = await makePartner(services.db, divorced, { firstname: 'Ex' });
    assert.equal(
      (
        await client.form(
          '/user',
          partnerForm(divorced.hashid, { ...editOf(ex.hashid), firstname: 'Ex', divorced: '1' }),
        )
      ).status,
      200,
    );

    const offered = ((await client.get('/users?own=1')).body as OwnUser[])
      .filter(withoutPartner)
      .map(({ hashid }) => hashid);
    assert.deepEqual(offered.sort(), [ours.parent, free, divorced, ex].map(({ hashid }) => hashid).sort());
    const everybody = await services.db.select().from(users).where(eq(users.family_id, ours.id));
    for (const { hashid, firstname } of everybody) {
      const answer = await client.form('/user', partnerForm(hashid, { firstname: `Van ${firstname}` }));
      assert.equal(answer.status, offered.includes(hashid) ? 200 : 422, firstname);
    }
    assert.equal((await client.get('/users?own=1')).body.filter(withoutPartner).length, 0, 'now everybody has one');
  });

  test('R-3.3 S-57 an ex-partner who has a partner of their own does not come back in addition', async () => {
    const emma = await makeUser(services.db, family.id, { firstname: 'Emma' });
    const joris = await makePartner(services.db, emma, { firstname: 'Joris' });
    const edit = (changes: Record<string, string>) =>
      jan.form('/user', partnerForm(emma.hashid, { ...editOf(joris.hashid), firstname: 'Joris', ...changes }));
    assert.equal((await edit({ divorced: '1' })).status, 200);
    const { body } = await jan.form('/user', partnerForm(joris.hashid, { firstname: 'Fleur' }));
    const fleur = body.others.find((p: { firstname: string }) => p.firstname === 'Fleur');
    assert.equal(fleur.userSelected, joris.hashid);
    assert.deepEqual(failed(await edit({ divorced: '0' })), [422, ['relation_type']]);
    assert.equal((await edit({ divorced: '1', infix: 'van' })).status, 200, 'the rest can be edited');
  });

  test('S-57 one person chosen for two partners at once gets one of them', async () => {
    const free = await makeUser(services.db, family.id, { firstname: 'Vrij' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => jan.form('/user', partnerForm(free.hashid))));
    assert.deepEqual(answers.map((a) => a.status).sort(), [200, 422, 422, 422]);
  });

  test('a corrected partner moves the partnership; a child after all has none', async () => {
    const eva = await makePartner(services.db, await makeUser(services.db, family.id), { firstname: 'Eva' });
    assert.equal((await jan.form('/user', partnerForm(bram.hashid, editOf(eva.hashid)))).status, 200);
    assert.deepEqual(
      (await pairsOf(eva)).map((p) => [p.self_id, p.until_date]),
      [[bram.id, null]],
    );
    assert.equal((await jan.form('/user', childForm(editOf(eva.hashid)))).status, 200);
    assert.deepEqual(await pairsOf(eva), []);
    assert.deepEqual(
      failed(await jan.form('/user', partnerForm(bram.hashid, editOf(sanne.hashid)))),
      [422, ['relation_type']],
      'has a partner',
    );
  });

  test('divorce ends the partnership today; the history stays, and both can marry again', async () => {
    const kees = await makeUser(services.db, family.id, { firstname: 'Kees' });
    const lisa = await makePartner(services.db, kees, {
      firstname: 'Lisa',
      sub: newHashid(),
      login: true,
      signed: true,
    });
    const hers = await apiClient(made.app, lisa);
    assert.ok(hashids((await hers.get('/users?own=1')).body).includes(kees.hashid));
    const divorced = partnerForm(kees.hashid, { ...editOf(lisa.hashid), login: '1', divorced: '1' });
    assert.equal((await jan.form('/user', divorced)).status, 200);
    await weekPasses(services);
    const [pair] = await pairsOf(lisa);
    assert.match(String(pair?.until_date), /^\d{4}-\d{2}-\d{2}$/);
    assert.deepEqual(hashids((await hers.get('/users?own=1')).body), [lisa.hashid], 'no new data of the family');
    assert.equal((await jan.form('/user', divorced)).status, 200, 'once is enough');
    assert.equal((await pairsOf(lisa)).length, 1);
    assert.deepEqual(failed(await jan.form('/user', { ...divorced, userSelected: bram.hashid })), [
      422,
      ['userSelected'],
    ]);
    assert.equal((await jan.form('/user', partnerForm(kees.hashid, { firstname: 'Mies' }))).status, 200);
    assert.deepEqual(
      failed(await jan.form('/user', { ...divorced, divorced: '0' })),
      [422, ['userSelected']],
      'he has another partner',
    );
  });

  test('S-33 the meter goes by the day of a divorce, it can be corrected, and an impossible one changes nothing', async () => {
    const nora = await makeUser(services.db, family.id, { firstname: 'Nora', birthdate: '1990-05-05' });
    const wim = await makePartner(services.db, nora, { firstname: 'Wim', birthdate: '1989-01-01' });
    const recipients = await meterAfterGift(wim);
    await jan.post('/partnership', {
      hashid: wim.hashid,
      bond: 'married',
      from_date: '2015-03-01',
      contract_date: '',
    });
    const divorce = (changes: Record<string, string>) =>
      jan.form('/user', partnerForm(nora.hashid, { ...editOf(wim.hashid), firstname: 'Wim', ...changes }));
    const ended = async () => (await pairsOf(wim)).map(({ until_date }) => until_date);

    for (const wrong of ['2999-01-01', '2015-02-28', '1980-01-01', '2024-02-30', '1-2-2024', 'x'.repeat(30)]) {
      const answer = await divorce({ divorced: '1', divorce_date: wrong });
      assert.deepEqual(failed(answer), [422, ['divorce_date']], wrong);
    }
    assert.deepEqual(failed(await divorce({ divorced: '0', divorce_date: '2024-02-01' })), [422, ['divorce_date']]);
    assert.deepEqual(await ended(), [null], 'nothing changed');
    assert.deepEqual(await recipients(), [['Nora', 'Wim']]);

    assert.equal((await divorce({ divorced: '1', divorce_date: '2024-02-01' })).status, 200);
    assert.deepEqual(await recipients(), [['Wim']], 'the gift came after the divorce');
    const corrected = await divorce({ divorced: '1', divorce_date: '2024-04-01' });
    const told = corrected.body.others.find((p: { hashid: string }) => p.hashid === wim.hashid);
    assert.equal(told.partners[0].until, '2024-04-01');
    assert.deepEqual(await recipients(), [['Nora', 'Wim']], 'the gift came before the divorce');
    assert.equal((await divorce({ divorced: '1', infix: 'van' })).status, 200);
    assert.deepEqual(await ended(), ['2024-04-01'], 'sending no day leaves the known one');
  });

  test('a parent sets the kind of relationship, both see it, the log records it, and the meter goes by it', async () => {
    const ruth = await makeUser(services.db, family.id, { firstname: 'Ruth', birthdate: '1990-05-05' });
    const joost = await makePartner(services.db, ruth, { firstname: 'Joost', birthdate: '1989-01-01' });
    const recipients = await meterAfterGift(joost);
    assert.deepEqual(await recipients(), [['Ruth', 'Joost']], 'not known: always together');
    const wed = async (from_date: string) => {
      const bond = from_date === '' ? '' : 'married';
      const { status, body } = await jan.post('/partnership', {
        hashid: joost.hashid,
        bond,
        from_date,
        contract_date: '',
      });
      assert.equal(status, 200);
      const seen = [...body.children, ...body.others].filter((p: { hashid: string }) =>
        [ruth.hashid, joost.hashid].includes(p.hashid),
      );
      assert.deepEqual(
        seen.map((p) => p.partners[0].from),
        [from_date || null, from_date || null],
      );
    };
    await wed('2025-03-01');
    assert.deepEqual(await recipients(), [['Ruth', 'Joost']], 'within a year after the gift (art. 26 lid 2)');
    await wed('2025-03-02');
    assert.deepEqual(
      await recipients(),
      [['Ruth', 'Joost'], ['Joost']],
      'a day later: the gift is his alone, the rest of the year is theirs',
    );
    await wed('2025-03-02');
    await wed('');
    const said = (from_date: string | null) => ({ bond: from_date && 'married', from_date, contract_date: null });
    const lines = await services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'partnership'), eq(auditLog.hashid, joost.hashid)))
      .orderBy(auditLog.id);
    assert.deepEqual(
      lines.map(({ before: was, after: is }) => [was, is]),
      [
        [said(null), said('2025-03-01')],
        [said('2025-03-01'), said('2025-03-02')],
        [said('2025-03-02'), said(null)],
      ],
    );
    const { body } = await jan.get('/activity');
    assert.deepEqual(
      (body.lines as { text: string }[]).slice(0, 3).map(({ text }) => text),
      Array(3).fill('Je wijzigde hoe Joost Vries en de partner samen zijn.'),
    );
  });

  test('R-3.3 a new partner comes with how they are together, or not at all', async () => {
    const form = (from_date: string) =>
      partnerForm(bram.hashid, { firstname: 'Nico', bond: 'married', from_date, contract_date: '' });
    const before = await services.db.$count(users);
    assert.deepEqual(failed(await jan.form('/user', form('2999-01-01'))), [422, ['from_date']]);
    assert.equal(await services.db.$count(users), before);
    const { status, body } = await jan.form('/user', form('2019-05-03'));
    assert.equal(status, 200);
    const pairs = (body.others as { firstname: string; partners: { bond: string; from: string }[] }[])
      .filter(({ firstname }) => firstname === 'Nico')
      .flatMap(({ partners }) => partners.map(({ bond, from }) => [bond, from]));
    assert.deepEqual(pairs, [['married', '2019-05-03']]);
  });

  test('S-18 S-33 S-47 impossible answers, about strangers, or from people who may not say, are refused', async () => {
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const theirs = await makePartner(services.db, other.parent);
    const wed = (from_date: unknown, hashid = tom.hashid, more = {}) =>
      jan.post('/partnership', { hashid, bond: 'married', from_date, contract_date: '', ...more });
    for (const wrong of ['2999-01-01', '1983-12-31', '2012-02-30', '3-5-2012', ' ', 'x'.repeat(21)])
      assert.deepEqual(failed(await wed(wrong)), [422, ['from_date']], wrong);
    for (const wrong of [null, 20120503, ['2012-05-03']]) assert.equal((await wed(wrong)).status, 422);
    assert.equal((await wed('2012-05-03', tom.hashid, { until_date: '2013-01-01' })).status, 422);
    const foreign = await wed('2012-05-03', theirs.hashid);
    assert.deepEqual([foreign.status, foreign.body], [404, (await wed('2012-05-03', newHashid())).body]);
    assert.equal((await wed('2012-05-03', bram.hashid)).status, 404, 'a child is nobody’s partner');
    assert.deepEqual(failed(await wed('2012-05-03', tom.hashid, { bond: '' })), [422, ['bond']]);
    assert.deepEqual(failed(await wed('2012-05-03', tom.hashid, { contract_date: '2012-05-03' })), [
      422,
      ['contract_date'],
    ]);
    const said = { hashid: tom.hashid, bond: 'married', from_date: '2012-05-03', contract_date: '' };
    assert.equal((await member.post('/partnership', said)).status, 403);
    assert.deepEqual(
      (await pairsOf(tom)).map(({ from_date }) => from_date),
      [null],
    );
  });
});
