import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partnerships } from '../../db/schema.ts';
import { apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';

eachEngine((engine) => {
  test('R-5.2 a gift of a married giver alone waits for paper, and the sentence says why; that no consent is needed is said in the agreement', async () => {
    const made = await engine.app();
    const { db } = made.services;
    const family = await makeFamily(db);
    const sanne = await makeUser(db, family.id, { sub: 'sanne', login: true, signed: true });
    const marijke = await makeUser(db, family.id, { firstname: 'Marijke' });
    const jan = await apiClient(made.app, family.parent);
    await db
      .insert(partnerships)
      .values({ family_id: family.id, self_id: family.parent.id, partner_id: marijke.id, bond: 'married' });
    const ground = giftDraft(family.parent.hashid, sanne.hashid);
    const unsigned = { ...ground.contract, signed_date: null, gift_date: '2026-07-01' };
    const concept = async (draft: object) => String((await jan.post('/contract', draft)).body.hashid);
    const ask = (contract: string) => jan.post('/signing', { contract, version: 1, order: 'at_once' });

    const gift = await concept({ ...ground, total: 20_000_000, contract: unsigned });
    const refused = await ask(gift);
    assert.equal(refused.status, 409);
    assert.match(String(refused.body.error), /^Jan heeft een partner die hier niet meetekent\./);
    const life = await jan.get(`/contract/proposals?hashid=${gift}`);
    assert.equal(life.body.signed_on_paper, refused.body.error);

    const usual = await concept({ ...ground, contract: { ...unsigned, giver_spouse: 'not_needed' } });
    assert.equal((await ask(usual)).status, 200);
    const parties = { ...ground.parties, from: [family.parent.hashid, marijke.hashid] };
    const together = await concept({ ...ground, contract: unsigned, parties });
    assert.match(String((await ask(together)).body.error), /^Marijke heeft geen eigen login/);
  });
});
