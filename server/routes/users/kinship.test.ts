import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { PLAIN_GIFT_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import { MEMBER_KINSHIPS } from '../../../domain/relations/kinship.ts';
import type { GiftYear } from '../../../domain/wire/gifts.ts';
import type { ToldRelation } from '../../../domain/wire/user.ts';
import { users } from '../../db/schema.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import type { Services } from '../../services.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';
import { serverText } from '../../text.ts';
import { checkOrphans } from '../../verify/orphans.ts';

eachEngine((engine) => {
  let app: TestApp['app'];
  let services: Services;
  let family: TestFamily;
  let jan: ApiClient;

  before(async () => {
    const made = await engine.app({ clock: () => NOW });
    ({ app, services } = made);
    family = await makeFamily(services.db, { paidChildren: 50 });
    jan = await apiClient(app, family.parent);
  });

  const opa = (changes: Record<string, string> = {}) =>
    childForm({
      firstname: 'Opa',
      birthdate: '1930-02-03',
      kinship: 'parent',
      email: 'opa@voorbeeld.example',
      ...changes,
    });
  const newest = (answer: ApiAnswer): ToldRelation => {
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.children.at(-1);
  };
  const add = async (form: Record<string, string>) => newest(await jan.form('/user', form));
  const row = async (hashid: string): Promise<UserRow> =>
    (await services.db.select().from(users).where(eq(users.hashid, hashid)))[0]!;
  const errors = (answer: ApiAnswer) => [answer.status, answer.body.errors];

  test('R-5.11 a grandfather, older than the founder, is a family member with a kinship', async () => {
    const made = await add(opa());
    assert.deepEqual(
      [made.relation_type, made.kinship, made.child, made.child_of, made.email],
      ['child', 'parent', true, undefined, 'opa@voorbeeld.example'],
    );
    // The letter of the law for anyone who says nothing about it.
    const plain = await add(childForm());
    assert.ok(!('kinship' in plain) && !('child_of' in plain));
    const own = await add(childForm({ kinship: 'child' }));
    assert.ok(!('kinship' in own));
    assert.equal((await row(own.hashid)).kinship, null);
  });

  test('R-8.1 a former partner of the founder gives as a parent once the family says that a child is theirs', async () => {
    const own = await makeFamily(services.db);
    const client = await apiClient(app, own.parent);
    const kid = newest(await client.form('/user', childForm({ firstname: 'Sanne' })));
    const added = await client.form('/user', partnerForm(own.parent.hashid, { firstname: 'Marijke' }));
    const ex = (added.body.others as ToldRelation[])[0]!;
    const bram = newest(await client.form('/user', childForm({ firstname: 'Bram', email: 'bram@voorbeeld.nl' })));
    const boyfriend = partnerForm(bram.hashid, { firstname: 'Tim', email: '' });
    const tim = ((await client.form('/user', boyfriend)).body.others as ToldRelation[]).at(-1)!;
    assert.equal(
      (
        await client.form('/user', {
          ...partnerForm(own.parent.hashid, { firstname: 'Marijke', divorced: '1' }),
          ...editOf(ex.hashid),
        })
      ).status,
      200,
    );
    const { db } = services;
    const { contract } = giftDraft(ex.hashid, kid.hashid);
    const terms = { ...contract, signed_date: '2026-06-15', gift_date: null, ...PLAIN_GIFT_CLAUSES };
    await makeContract(db, await row(ex.hashid), await row(kid.hashid), { signed_date: '2026-06-15', terms });

    const meter = async () => {
      const { meters } = (await client.get('/gifts/meter?year=2026')).body as GiftYear;
      const { kinship, kinship_unknown, key } = meters.find(({ total }) => total > 0)!;
      return [kinship, kinship_unknown, key];
    };
    assert.deepEqual(await meter(), ['other', true, `parents>${kid.hashid}`]);
    const named = (child_of: string) =>
      client.form('/user', childForm({ firstname: 'Sanne', ...editOf(kid.hashid), child_of }));
    for (const stranger of [tim, bram, kid])
      assert.deepEqual(errors(await named(stranger.hashid)), [
        422,
        { child_of: 'Kies iemand uit je familie van wie dit een kind kan zijn.' },
      ]);
    assert.equal((await named(ex.hashid)).status, 200);
    assert.deepEqual(await meter(), ['child', undefined, `parents>${kid.hashid}`]);
  });

  test('R-3.12 R-3.15 wrong input is named at the field, and nothing is kept', async () => {
    const child = await add(childForm({ firstname: 'Sanne' }));
    const lisa = { firstname: 'Lisa', kinship: 'grandchild', birthdate: '2007-01-01' };
    const stranger = await makeUser(services.db, (await makeFamily(services.db)).id);
    const kept = await services.db.$count(users);
    const noParent = 'Kies iemand uit je familie van wie dit een kind kan zijn.';
    const cases: [Record<string, string>, Record<string, string>][] = [
      [opa({ birthdate: '1990-01-01' }), { birthdate: 'Deze persoon kan niet jonger zijn dan Jan.' }],
      ...MEMBER_KINSHIPS.flatMap((kinship) =>
        ['0', '1'].map((login): [Record<string, string>, Record<string, string>] => [
          childForm({ kinship, login, email: '', birthdate: kinship.includes('parent') ? '1930-01-01' : '1990-01-01' }),
          { email: 'Vul een e-mailadres in.' },
        ]),
      ),
      [opa({ kinship: 'neef' }), { kinship: serverText.field.choice }],
      [opa({ kinship: 'partner' }), { kinship: 'Kies wie dit is.' }],
      [partnerForm(child.hashid, { kinship: 'friend' }), { kinship: 'Kies wie dit is.' }],
      [childForm({ ...lisa, child_of: stranger.hashid }), { child_of: noParent }],
      [childForm({ ...lisa, child_of: 'niemand' }), { child_of: noParent }],
      [childForm({ ...lisa, child_of: family.parent.hashid }), { child_of: noParent }],
      [childForm({ child_of: child.hashid }), { child_of: noParent }],
      [
        childForm({ ...lisa, birthdate: '1989-01-01', child_of: child.hashid }),
        { birthdate: 'Deze persoon kan niet ouder zijn dan Sanne.' },
      ],
    ];
    for (const [form, wrong] of cases) {
      const answer = await jan.form('/user', form);
      assert.deepEqual(errors(answer), [422, wrong]);
    }
    assert.equal(await services.db.$count(users), kept);
  });

  test('R-4.11 every family member takes a paid place, whatever their kinship', async () => {
    const small = await makeFamily(services.db, { paidChildren: 1 });
    const client = await apiClient(app, small.parent);
    assert.equal((await client.form('/user', opa())).status, 200);
    for (const form of [opa({ kinship: 'friend' }), childForm()])
      assert.deepEqual(Object.keys((await client.form('/user', form)).body.errors as object), ['relation_type']);
  });

  test('a person whose kinship changes is no longer anybody’s parent', async () => {
    const parent = await add(childForm({ firstname: 'Bram', birthdate: '1985-01-01' }));
    const child = await add(
      childForm({ firstname: 'Finn', kinship: 'grandchild', birthdate: '2007-01-01', child_of: parent.hashid }),
    );
    assert.equal(child.child_of, parent.hashid);
    const same = await jan.form('/user', childForm({ ...editOf(parent.hashid), birthdate: '1985-01-01' }));
    assert.equal(newest(same).child_of, parent.hashid);
    const changed = { ...editOf(parent.hashid), birthdate: '1985-01-01', kinship: 'sibling' };
    assert.equal(newest(await jan.form('/user', childForm(changed))).child_of, undefined);
    assert.equal((await row(parent.hashid)).kinship, 'sibling');
  });

  test('R-8.1 the meter goes by it: a grandchild has the exemption of others at 18 %', async () => {
    const child = await add(childForm({ firstname: 'Els', birthdate: '1985-01-01' }));
    const lisa = await add(
      childForm({ firstname: 'Lisa', kinship: 'grandchild', birthdate: '2007-01-01', child_of: child.hashid }),
    );
    const draft = giftDraft(family.parent.hashid, lisa.hashid);
    const contract = { ...draft.contract, signed_date: '2026-05-01', gift_date: '2026-05-01' };
    const { status } = await jan.post('/contract', { ...draft, total: 1_000_000, contract });
    assert.equal(status, 200);
    const year = (await jan.get('/gifts/meter?year=2026')).body as GiftYear;
    const meter = year.meters.find(({ key }) => key === `parents>${lisa.hashid}`);
    assert.deepEqual([meter?.kinship, meter?.result?.limit, meter?.result?.tax], ['grandchild', 276_900, 130_100]);
    assert.equal(year.people.find(({ hashid }) => hashid === lisa.hashid)?.child_of, child.hashid);
  });

  test('R-8.8 a grandfather with a login can’t make himself younger than his child', async () => {
    const login = { sub: `opa-${engine.name}`, login: true, signed: true };
    const person = await makeUser(services.db, family.id, { ...login, kinship: 'parent', birthdate: '1931-01-01' });
    const his = await apiClient(app, person);
    const form = { firstname: 'Opa', infix: '', lastname: 'Vries', gender: 'man', phone: '', street: '', town: '' };
    const young = await his.form('/profile', { ...form, birthdate: '1960-01-01' });
    assert.deepEqual(errors(young), [422, { birthdate: 'Je kunt niet jonger zijn dan Jan.' }]);
    assert.equal((await his.form('/profile', { ...form, birthdate: '1932-01-01' })).status, 200);
  });

  test('an erasure removes it, and a link to another family is found', async () => {
    const parent = await add(childForm({ firstname: 'Weg', birthdate: '1985-01-01' }));
    const child = await add(
      childForm({ firstname: 'Blijft', kinship: 'grandchild', birthdate: '2007-01-01', child_of: parent.hashid }),
    );
    const by = { userId: family.parent.id, sub: 'x', requestId: null };
    const gone = await row(parent.hashid);
    await services.db.transaction(async (tx) => erasePerson(tx, gone, by, new Date()));
    assert.equal((await row(child.hashid)).child_of_id, null);
    const lisa = await row(child.hashid);
    await services.db.transaction(async (tx) => erasePerson(tx, lisa, by, new Date()));
    assert.equal((await row(child.hashid)).kinship, null);

    const elsewhere = await makeUser(services.db, (await makeFamily(services.db)).id);
    await services.db.update(users).set({ child_of_id: elsewhere.id }).where(eq(users.id, lisa.id));
    const client = await services.db.$client.connect();
    const { wrong } = await checkOrphans(client);
    client.release();
    assert.deepEqual(wrong, [`users ${lisa.id}: whose child they are is not of their family.`]);
    await services.db.update(users).set({ child_of_id: null }).where(eq(users.id, lisa.id));
  });
});
