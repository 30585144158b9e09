import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

/** If the asker can't log in any more, somebody must be able to stop the request, or the concept is stuck for thirty days. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let marie: ApiClient;
  let jan: ApiClient;
  let hers: ApiClient;
  let brother: ApiClient;
  let device: Authenticator;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = (name: string) => ({ sub: name, email: `${name}@blijft.example`, login: true, signed: true });
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', ...login('sanne') });
    const bram = await makeUser(db, family.id, { firstname: 'Bram', ...login('bram') });
    const manager = await makeUser(db, family.id, { firstname: 'Marie', family_role: 'manager', ...login('marie') });
    const client = (user: UserRow) => apiClient(made.app, user, { expires: 4e9 });
    [jan, hers, brother, marie] = [
      await client(family.parent),
      await client(sanne),
      await client(bram),
      await client(manager),
    ];
    device = await withPasskey(hers, db);
  });

  /** Jan asks; what happens to Jan afterwards is taken back for the next test. */
  async function asked(becomes: Partial<UserRow>, signs: boolean): Promise<Signing> {
    const { db } = made.services;
    const jans = eq(users.id, family.parent.id);
    await db.update(users).set({ passed_away: false, blocked: false }).where(jans);
    const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    const draft = { contract: String(body.hashid), version: 1, order: 'at_once' };
    const signing = signingIn(await jan.post('/signing', draft));
    if (signs) signingIn(await signWith(hers, signing, device));
    await db.update(users).set(becomes).where(jans);
    return signing;
  }
  const see = async (who: ApiClient, { hashid }: Signing) => signingIn(await who.get(`/signing?hashid=${hashid}`));
  const end = (who: ApiClient, { hashid }: Signing) => who.post('/signing/end', { hashid });
  const state = async ({ contract }: Signing) =>
    ((await marie.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle).state;

  for (const becomes of [{ passed_away: true }, { blocked: true }])
    test(`a person who already signed can stop the request of an asker with ${Object.keys(becomes).join()}`, async () => {
      const signing = await asked(becomes, true);
      assert.equal(await state(signing), 'offered');
      assert.deepEqual((await see(hers, signing)).may, ['withdraw']);
      signingIn(await end(hers, signing));
      assert.equal(await state(signing), 'concept');
    });

  test('a manager of the family can stop it too, and nobody else', async () => {
    const signing = await asked({ passed_away: true }, true);
    assert.equal((await end(brother, signing)).status, 404);
    assert.deepEqual((await see(marie, signing)).may, ['withdraw']);
    signingIn(await end(marie, signing));
    assert.equal(await state(signing), 'concept');
  });

  test('a person who has not signed yet can refuse with a reason, and while the asker can log in nobody else stops it', async () => {
    const gone = await asked({ blocked: true }, false);
    assert.deepEqual((await see(hers, gone)).may, ['refuse']);
    assert.equal((await end(hers, gone)).status, 422);
    const there = await asked({ blocked: false }, true);
    assert.deepEqual((await see(hers, there)).may, []);
    for (const who of [hers, marie]) assert.equal((await end(who, there)).status, 403);
  });
});
