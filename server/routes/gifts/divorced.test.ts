import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { notices } from '../../db/noticeSchema.ts';
import { partnerships } from '../../db/schema.ts';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let made: TestApp;
  let jan: ApiClient;
  let ex: ApiClient;
  let marijke: UserRow;
  let sanne: UserRow;
  let bram: UserRow;
  let now = Date.parse('2026-06-15T10:00:00Z');

  before(async () => {
    made = await engine.app({ clock: () => now });
    const { db } = made.services;
    const family = await makeFamily(db);
    const login = { login: true, signed: true };
    marijke = await makePartner(db, family.parent, { firstname: 'Marijke', sub: 'marijke', ...login, divorced: true });
    await db
      .update(partnerships)
      .set({ bond: 'married', from_date: '1990-01-01', until_date: '2020-03-01' })
      .where(eq(partnerships.partner_id, marijke.id));
    sanne = await makeUser(db, family.id, { firstname: 'Sanne' });
    bram = await makeUser(db, family.id, { firstname: 'Bram' });
    const token = { expires: 4e9 };
    jan = await apiClient(made.app, family.parent, token);
    ex = await apiClient(made.app, marijke, token);
    await give(family.parent, sanne, 1_234_500);
  });

  async function give(from: UserRow, to: UserRow, total: number): Promise<void> {
    const draft = giftDraft(from.hashid, to.hashid);
    const contract = { ...draft.contract, signed_date: '2026-03-01', gift_date: '2026-03-01' };
    assert.equal((await addSigned(made, jan, { ...draft, total, contract })).status, 200);
  }
  const told = async () => {
    const meters = (await ex.get('/gifts/meter?year=2026')).body.meters as { key: string; total: number }[];
    const { exemptions } = (await ex.get('/statement?year=2026')).body.statement as { exemptions: { total: number }[] };
    return [meters.map(({ key, total }) => `${key} ${total}`), exemptions.map(({ total }) => total)];
  };

  test('S-178 the founder’s divorced partner reads nothing of the founder’s gifts to the children, though the law counts both as one giver', async () => {
    assert.deepEqual(await told(), [[], []]);
    now = Date.parse('2026-12-02T10:00:00Z');
    await remindFamilies(made.services);
    now = Date.parse('2027-02-02T10:00:00Z');
    await remindFamilies(made.services);
    const heard = await made.services.db.select().from(notices);
    assert.ok(heard.length > 0, 'the founder is notified');
    assert.deepEqual(
      heard.filter(({ user_id }) => user_id === marijke.id),
      [],
    );
  });

  test('a divorced partner reads their own gifts', async () => {
    await give(marijke, bram, 200_000);
    assert.deepEqual(await told(), [[`parents>${bram.hashid} 200000`], [200_000]]);
  });
});
