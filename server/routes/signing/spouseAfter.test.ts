import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/transaction.ts';
import { contracts } from '../../db/contractSchema.ts';
import { partnerships, users } from '../../db/schema.ts';
import { signatures } from '../../db/signingSchema.ts';
import { insertContested } from '../../repositories/contestedActs.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine, NOW } from '../../test/engines.ts';
import { erases } from '../../test/erases.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

eachEngine((engine) => {
  test('S-389 the owner can deny a consent signed while their account was in other hands; it is in their data, and survives their erasure', async () => {
    const made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    const family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = { login: true, signed: true };
    const sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', ...login });
    const email = 'marijke@blijft.example';
    const account = await made.services.accounts!.create(db, {
      email,
      password: 'Keukentafel-2026!',
      emailVerified: true,
    });
    if (!('sub' in account)) throw new Error('The account was not made.');
    const own = { firstname: 'Marijke', sub: account.sub, email, ...login };
    const marijke = await makeUser(db, family.id, own);
    const couple = { self_id: family.parent.id, partner_id: marijke.id, bond: 'married' as const };
    await db.insert(partnerships).values({ family_id: family.id, ...couple });
    const people = [family.parent, sanne, marijke];
    const [jan, child, wife] = (await Promise.all(
      people.map((user) => apiClient(made.app, user, { expires: 4e9 })),
    )) as [ApiClient, ApiClient, ApiClient];
    const ground = giftDraft(family.parent.hashid, sanne.hashid);
    const terms = { ...ground.contract, signed_date: null, gift_date: '2026-05-01' };
    const contract = String((await jan.post('/contract', { ...ground, contract: terms })).body.hashid);
    const signing = signingIn(await jan.post('/signing', { contract, version: 1, order: 'at_once' }));
    for (const who of [jan, child, wife]) await signWith(who, signing, await withPasskey(who, db));

    const [row] = await db.select({ id: contracts.id }).from(contracts).where(eq(contracts.hashid, contract));
    const act = { hashid: 'twijfel', kind: 'signature' as const, about: signing.hashid, contract_id: row!.id };
    const at = { done_at: new Date(NOW), since: new Date(NOW), contested_at: new Date(NOW) };
    await inTransaction(db, (tx) =>
      insertContested(tx, { familyId: family.id }, [{ ...act, ...at, user_id: marijke.id }]),
    );
    const life = async () => (await jan.get(`/contract/proposals?hashid=${contract}`)).body;
    assert.equal((await life()).contested?.[0].by.firstname, 'Marijke');
    assert.equal((await wife.get('/contested')).body.length, 1);
    const said = await wife.post('/contested/answer', { hashid: 'twijfel', answer: 'no' });
    assert.deepEqual([said.status, said.body], [200, []]);
    assert.equal((await life()).confirmations?.[0].answer, 'no');

    const files = readZip((await wife.get('/export')).bytes);
    const data = JSON.parse(String(files.get('gegevens.json')));
    assert.equal(data.signings[0].contract, null);
    assert.equal(data.signings[0].signatures.find((one: { own: boolean }) => one.own).side, 'spouse');

    const gone = await erases(made.services, wife);
    assert.equal(gone.status, 200, JSON.stringify(gone.body));
    const [who] = await db.select().from(users).where(eq(users.id, marijke.id));
    assert.deepEqual([who?.sub, who?.firstname], [null, 'Marijke']);
    const kept = await db.select().from(signatures).where(eq(signatures.user_id, marijke.id));
    assert.deepEqual(
      kept.map(({ side }) => side),
      ['spouse'],
    );
    await made.close();
  });
});
