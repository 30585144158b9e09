import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import type { Services } from '../../services.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily, makePartner, type TestFamily, type UserRow } from '../../test/factories.ts';
import { editOf, partnerForm } from '../../test/relationForms.ts';
import { weekPasses } from '../../test/weekPasses.ts';

/**
 * A death took effect for somebody with a login. Should she turn out to live, she could not have said no to any other
 * record about her.
 */
eachEngine((engine) => {
  let services: Services;
  let family: TestFamily;
  let marijke: UserRow;
  let jan: ApiClient;

  beforeEach(async () => {
    const made = await engine.app();
    services = made.services;
    family = await makeFamily(services.db);
    const login = { sub: 'marijke', login: true, signed: true, email: 'marijke@voorbeeld.example' };
    marijke = await makePartner(services.db, family.parent, { firstname: 'Marijke', ...login });
    jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    assert.equal((await jan.form('/user', hers({ passed_away: '1', death_date: '2026-06-01' }))).status, 200);
    await weekPasses(services);
    assert.equal((await told()).passed_away, true);
  });

  const hers = (changes: Record<string, string>, self = family.parent.hashid) =>
    partnerForm(self, { ...editOf(marijke.hashid), email: marijke.email, ...changes });
  const dead = { passed_away: '1', death_date: '2026-06-01' };
  const alive = { passed_away: '0', death_date: '' };
  const block = () => jan.post('/user/block', { hashid: marijke.hashid, _method: 'PATCH' });
  async function told(): Promise<Relation> {
    const { children, others } = (await jan.get('/user')).body as CurrentUser;
    return [...children, ...others].find(({ hashid }) => hashid === marijke.hashid)!;
  }

  test('S-268 a block is refused, and a claim once she turns out to live', async () => {
    const refused = await block();
    assert.equal(refused.status, 422, JSON.stringify(refused.body));
    assert.match(JSON.stringify(refused.body), /Deze persoon is overleden en kan hier nu geen nee op zeggen/u);
    assert.equal((await told()).blocked, false);
    assert.equal((await jan.form('/user', hers(alive))).status, 200);
    assert.equal((await block()).status, 200);
    const { blocked, claims } = await told();
    assert.deepEqual([blocked, claims?.map(({ kind }) => kind)], [false, ['block']]);
  });

  test('S-268 a divorce is refused at its field, also in the form that takes the death back, and a claim afterwards', async () => {
    for (const life of [dead, alive]) {
      const refused = await jan.form('/user', hers({ ...life, divorced: '1' }));
      assert.equal(refused.status, 422, JSON.stringify(refused.body));
      assert.match(
        JSON.stringify(refused.body),
        /"divorced":.{0,3}Deze persoon is overleden en kan hier nu geen nee op zeggen/u,
      );
      const { divorced, passed_away } = await told();
      assert.deepEqual([divorced, passed_away], [false, true]);
    }
    assert.equal((await jan.form('/user', hers(alive))).status, 200);
    assert.equal((await jan.form('/user', hers({ ...alive, divorced: '1' }))).status, 200);
    const { divorced, claims } = await told();
    assert.deepEqual([divorced, claims?.map(({ kind }) => kind)], [false, ['divorce']]);
  });
});
