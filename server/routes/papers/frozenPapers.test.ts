import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, beforeEach, test } from 'node:test';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

const DAY = 24 * 3_600_000;

eachEngine((engine) => {
  let made: TestApp;
  let now: number;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let visitor: ApiClient;
  let keys: Authenticator[];

  before(async () => {
    now = NOW;
    made = await engine.app({ clock: () => now });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', login: true, signed: true });
    const client = (user: UserRow | null) => apiClient(made.app, user, { expires: 4e9 });
    [jan, hers, visitor] = [await client(family.parent), await client(sanne), await client(null)];
    keys = [await withPasskey(jan, db), await withPasskey(hers, db)];
  });
  beforeEach(() => void (now += 100 * DAY));

  const ask = async (contract: string): Promise<Signing> =>
    signingIn(await jan.post('/signing', { contract, version: 1, order: 'at_once' }));
  let total = 1_200_000;
  const asked = async (): Promise<Signing> => {
    // Two contracts with the same text have the same paper.
    total += 100;
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    const { body } = await jan.post('/contract', { ...draft, total });
    return ask(String(body.hashid));
  };
  const end = async (who: ApiClient, { hashid }: Signing, word?: string) =>
    signingIn(await who.post('/signing/end', { hashid, ...(word !== undefined && { word }) }));
  const sign = async (signing: Signing) => {
    signingIn(await signWith(jan, signing, keys[0]!));
    signingIn(await signWith(hers, signing, keys[1]!));
  };
  const said = async ({ sha256 }: Signing) => {
    const { body } = await visitor.post('/document/check', { sha256 });
    return [body.known, body.kind, body.signing];
  };

  test('a paper frozen for signing shows what became of it', async () => {
    const [waits, withdrawn, refused, signed] = [await asked(), await asked(), await asked(), await asked()];
    await end(jan, withdrawn);
    await end(hers, refused, 'Eerst praten');
    await sign(signed);
    assert.deepEqual(
      [await said(waits), await said(withdrawn), await said(refused), await said(signed)],
      ['open', 'withdrawn', 'refused', 'signed'].map((state) => [true, 'signing_copy', state]),
    );
    now += 31 * DAY;
    assert.deepEqual(await said(waits), [true, 'signing_copy', 'expired']);
    assert.deepEqual(await said(signed), [true, 'signing_copy', 'signed']);
  });

  test('frozen twice on one day with the same bytes, a paper shows the signed state first, then the waiting one, then how the last ended', async () => {
    const first = await asked();
    await end(jan, first);
    const second = await ask(first.contract);
    assert.equal(second.sha256, first.sha256);
    assert.deepEqual(await said(first), [true, 'signing_copy', 'open']);
    await end(hers, second, 'Eerst praten');
    assert.deepEqual(await said(first), [true, 'signing_copy', 'refused']);
    await sign(await ask(first.contract));
    assert.deepEqual(await said(first), [true, 'signing_copy', 'signed']);
  });

  test('S-154 the sealed paper says that it is signed, by how many and until when, but not by whom', async () => {
    const signing = await asked();
    await sign(signing);
    const paper = (await jan.post('/contract/generated', { hashid: signing.contract })).bytes;
    const sha256 = createHash('sha256').update(paper).digest('hex');
    const { body } = await visitor.post('/document/check', { sha256 });
    assert.deepEqual(Object.keys(body), ['known', 'kind', 'since', 'signed']);
    assert.deepEqual(body.signed, { by: 2, last: dayInAmsterdam(new Date(now)) });
  });

  test('a paper that nobody signed here says nothing of signing', async () => {
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    const { body: loan } = await jan.post('/contract', { ...draft, total: 7_777_700 });
    const paper = (await jan.post('/contract/generated', { hashid: loan.hashid })).bytes;
    const sha256 = createHash('sha256').update(paper).digest('hex');
    const { body } = await visitor.post('/document/check', { sha256 });
    assert.deepEqual(Object.keys(body), ['known', 'kind', 'since']);
  });
});
