import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { addDays } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { families, users } from '../../db/schema.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser } from '../../test/factories.ts';
import { childForm, editOf, partnerForm } from '../../test/relationForms.ts';

eachEngine((engine) => {
  let made: TestApp;
  before(async () => {
    made = await engine.app();
  });

  const aFamily = async (paidChildren: number) => {
    const family = await makeFamily(made.services.db, { paidChildren });
    const children = () =>
      made.services.db.$count(users, and(eq(users.family_id, family.id), eq(users.relation_type, 'child')));
    return { family, children, client: await apiClient(made.app, family.parent) };
  };

  test('R-4.11 S-58 twenty at once against a limit of three leave exactly three', async () => {
    const { client, children } = await aFamily(3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => client.form('/user', childForm({ firstname: `Kind ${i}` }))),
    );
    assert.deepEqual(answers.map((a) => a.status).sort(), [
      ...Array<number>(3).fill(200),
      ...Array<number>(17).fill(422),
    ]);
    assert.equal(await children(), 3);
    for (const { body } of answers.filter((a) => a.status === 422))
      assert.match(String(body.errors.relation_type), /bij Plaatsen en facturen/);
  });

  test('S-46 R-3.9 at the limit a child is refused, a partner is welcome, and edits still work', async () => {
    const { family, client, children } = await aFamily(1);
    const first = await client.form('/user', childForm());
    const hashid = String(first.body.children[0].hashid);
    assert.equal((await client.form('/user', childForm())).status, 422);
    assert.equal((await client.form('/user', partnerForm(family.parent.hashid))).status, 200);
    assert.equal((await client.form('/user', childForm({ ...editOf(hashid), lastname: 'Anders' }))).status, 200);
    assert.equal(await children(), 1);
  });

  test('R-3.10 signed children do not count', async () => {
    const { family, client } = await aFamily(1);
    for (const firstname of ['Sanne', 'Bram'])
      await makeUser(made.services.db, family.id, { firstname, signed: true, login: true });
    assert.equal((await client.form('/user', childForm())).status, 200);
    assert.equal((await client.form('/user', childForm())).status, 422);
  });

  test('a partner who becomes a child counts', async () => {
    const { family, client } = await aFamily(1);
    const partner = await makePartner(made.services.db, family.parent);
    await client.form('/user', childForm());
    assert.equal((await client.form('/user', childForm(editOf(partner.hashid)))).status, 422);
  });

  test('from the day after the paid year there is only the room every family has, also before the nightly round', async () => {
    const { family, client } = await aFamily(5);
    const { clock, db, env } = made.services;
    const place = async (until: string) => {
      await db.update(families).set({ paid_until: until }).where(eq(families.id, family.id));
      const { status } = await client.form('/user', childForm());
      return [status, (await client.get('/user')).body.family.children];
    };
    const today = todayInAmsterdam(clock());
    for (let i = 0; i < env.includedChildren; i += 1) await makeUser(db, family.id);
    assert.deepEqual(await place(addDays(today, -1)), [422, env.includedChildren]);
    assert.deepEqual(await place(today), [200, 5]);
  });
});
