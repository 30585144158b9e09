import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Contract } from '../../../domain/wire/contract.ts';
import { contracts } from '../../db/contractSchema.ts';
import { users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const DAY = 86_400_000;

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;
  let jan: ApiClient;
  let lender: ApiClient;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => Date.now() + later });
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', sub: 'sanne', login: true, signed: true });
    bram = await makeUser(db, family.id, { firstname: 'Bram' });
    [jan, lender] = [
      await apiClient(made.app, family.parent, { expires: 4e9 }),
      await apiClient(made.app, sanne, { expires: 4e9 }),
    ];
  });

  const add = async (draft: object) => String((await jan.post('/contract', draft)).body.hashid);
  const remove = (hashid: string) => jan.remove(`/contract?hashid=${hashid}`);
  /** The parent borrows of a child with a login; a record of the loan was confirmed. */
  const borrowed = async () => {
    const draft = yearLoanDraft(sanne.hashid, family.parent.hashid);
    const hashid = await add(draft);
    const reported = await jan.post('/contract/event', {
      contract: hashid,
      kind: 'payment',
      date: '2026-02-01',
      amount: 100_000,
    });
    const event = (reported.body.events as { hashid: string }[] | undefined)?.[0]?.hashid ?? reported.body.hashid;
    assert.equal(
      (await lender.post('/contract/event/confirm', { hashid: event, status: 'confirmed' })).status,
      200,
      JSON.stringify(reported.body),
    );
    return { draft, hashid };
  };
  /** Reads from when both answers that show a contract report it as bound, in milliseconds; null when it is not. */
  const boundFrom = async (hashid: string) => {
    const listed = ((await jan.get('/contracts')).body as unknown as Contract[]).find(
      (contract) => contract.hashid === hashid,
    )?.bound_from;
    assert.equal((await jan.get(`/contract?hashid=${hashid}`)).body.bound_from, listed);
    return listed === undefined ? null : Date.parse(listed);
  };
  const seen = async (hashid: string) => (await lender.get(`/contract?hashid=${hashid}`)).status;

  test('R-5.3 a parent who borrows can’t make the signed loan of a child with a login disappear: not by removing it, not by an edit first, not by blocking the lender', async () => {
    const { draft, hashid } = await borrowed();
    const refused = await remove(hashid);
    assert.equal(refused.status, 409);
    assert.match(
      String(refused.body.error),
      /^Dit contract is ondertekend en Sanne heeft een eigen login\..*Wijzig dan wat er niet klopt, of neem contact met ons op\.$/u,
    );
    const other = await jan.post('/contract', {
      ...draft,
      hashid,
      parties: { from: [bram.hashid], to: [family.parent.hashid] },
    });
    assert.equal(other.status, 409, JSON.stringify(other.body));
    await jan.post('/contract', { ...draft, hashid, contract: { ...draft.contract, signed_date: null } });
    assert.equal((await remove(hashid)).status, 409);
    // It is no longer signed, yet it is shown as bound: the app must not offer what is refused.
    const from = await boundFrom(hashid);
    assert.ok(from !== null && from <= Date.now());
    await made.services.db.update(users).set({ blocked: true }).where(eq(users.id, sanne.id));
    assert.equal((await remove(hashid)).status, 409);
    await made.services.db.update(users).set({ blocked: false }).where(eq(users.id, sanne.id));
    assert.equal(await seen(hashid), 200);
  });

  test('R-5.3 a day later a signed gift without records stays as well; a mistake of just now can be taken back', async () => {
    const [mistake, gift] = [
      await add(giftDraft(family.parent.hashid, sanne.hashid)),
      await add(giftDraft(family.parent.hashid, sanne.hashid)),
    ];
    assert.deepEqual([(await remove(mistake)).status, await seen(mistake)], [200, 404]);
    const from = (await boundFrom(gift)) ?? 0;
    assert.ok(from > Date.now() && from <= Date.now() + DAY);
    later = DAY + 1;
    assert.deepEqual([(await remove(gift)).status, await seen(gift)], [409, 200]);
    later = 0;
  });

  test('R-5.3 drafts, and contracts with nobody else who has a login, can be removed as before', async () => {
    const draft = await add(yearLoanDraft(sanne.hashid, family.parent.hashid, null));
    const without = await add(giftDraft(family.parent.hashid, bram.hashid));
    assert.equal(await boundFrom(draft), null);
    later = 30 * DAY;
    for (const hashid of [draft, without]) assert.equal((await remove(hashid)).status, 200);
    assert.equal(await made.services.db.$count(contracts, eq(contracts.hashid, draft)), 1, 'the row stays');
    later = 0;
  });
});
