import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { GiftDraft } from '../../../domain/wire/contract.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';
import { signingIn } from '../../test/signing.ts';

/** A concept for one child is changed to be for another: the second reads nothing about the first. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let bram: UserRow;
  let sanne: UserRow;
  let jan: ApiClient;
  let his: ApiClient;
  let hers: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const login = (name: string) => ({ sub: name, email: `${name}@blijft.example`, login: true, signed: true });
    bram = await makeUser(db, family.id, { firstname: 'Bram', birthdate: '1991-02-03', ...login('bram') });
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', ...login('sanne') });
    const client = (user: UserRow) => apiClient(made.app, user, { expires: 4e9 });
    [jan, his, hers] = [await client(family.parent), await client(bram), await client(sanne)];
  });

  const concept = (to: UserRow, total: number): GiftDraft => {
    const draft = giftDraft(family.parent.hashid, to.hashid);
    return { ...draft, total, contract: { ...draft.contract, signed_date: null } };
  };
  const papers = async (who: ApiClient, contract: string) =>
    (await who.get(`/contract/documents?hashid=${contract}`)).body as unknown as ContractDocument[];
  const lifecycle = async (who: ApiClient, contract: string) =>
    (await who.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle;

  test('the paper, the refusals and the request of a concept’s former party are not for its current one', async () => {
    const contract = String((await jan.post('/contract', concept(bram, 5_000_000))).body.hashid);
    await jan.post('/contract/generated', { hashid: contract });
    const request = signingIn(await jan.post('/signing', { contract, version: 1, order: 'at_once' }));
    signingIn(await his.post('/signing/end', { hashid: request.hashid, word: 'Ik zit in de schuldsanering' }));
    const content = { kind: 'signing', signed_date: '2026-06-10' };
    const proposed = await jan.post('/contract/proposal', { contract, content, note: 'Dan op papier, Bram' });
    const [{ hashid: proposal }] = proposed.body.proposals as [{ hashid: string }];
    const refused = { hashid: proposal, answer: 'refused', word: 'Ook niet op papier' };
    assert.equal((await his.post('/contract/proposal/answer', refused)).status, 200);
    const [first] = (await papers(jan, contract)) as [ContractDocument];

    const edited = await jan.post('/contract', { ...concept(sanne, 500_000), hashid: contract, version: 1 });
    assert.equal(edited.status, 200, JSON.stringify(edited.body));
    assert.deepEqual(
      (await papers(jan, contract)).map(({ version }) => version),
      [2, 1],
    );
    assert.deepEqual(
      (await papers(hers, contract)).map(({ version }) => version),
      [2],
    );
    assert.equal((await jan.get(`/contract/document?hashid=${first.hashid}`)).status, 200);
    assert.equal((await hers.get(`/contract/document?hashid=${first.hashid}`)).status, 404);
    assert.equal((await lifecycle(jan, contract)).proposals.length, 1);
    assert.deepEqual((await lifecycle(hers, contract)).proposals, []);
    for (const path of ['/signing', '/signing/document']) {
      assert.equal((await jan.get(`${path}?hashid=${request.hashid}`)).status, 200);
      assert.equal((await hers.get(`${path}?hashid=${request.hashid}`)).status, 404);
    }
    const files = readZip((await hers.get('/export')).bytes);
    assert.ok(![...files.keys()].some((path) => path.includes(String(first.hashid))), [...files.keys()].join());
    const data = String(files.get('gegevens.json'));
    for (const told of [request.hashid, proposal, 'schuldsanering', 'Dan op papier'])
      assert.ok(!data.includes(told), told);
    // Its current party goes on with it.
    const again = signingIn(await jan.post('/signing', { contract, version: 2, order: 'at_once' }));
    assert.deepEqual(signingIn(await hers.get(`/signing?hashid=${again.hashid}`)).may, ['sign', 'refuse']);
  });

  test('a concept’s former party does not see its new one', async () => {
    const contract = String((await jan.post('/contract', concept(bram, 5_000_000))).body.hashid);
    const content = { kind: 'signing', signed_date: '2026-06-10' };
    const proposed = await jan.post('/contract/proposal', { contract, content });
    const [{ hashid: proposal }] = proposed.body.proposals as [{ hashid: string }];
    const refused = { hashid: proposal, answer: 'refused', word: 'Nu niet' };
    assert.equal((await his.post('/contract/proposal/answer', refused)).status, 200);
    const edited = await jan.post('/contract', { ...concept(sanne, 500_000), hashid: contract, version: 1 });
    assert.equal(edited.status, 200, JSON.stringify(edited.body));

    const read = async (who: ApiClient, path: string) => JSON.stringify((await who.get(path)).body);
    const exported = async (who: ApiClient) =>
      JSON.stringify(JSON.parse(String(readZip((await who.get('/export')).bytes).get('gegevens.json'))));
    for (const told of [await read(his, '/notices'), await read(his, '/activity'), await exported(his)]) {
      assert.ok(!told.includes('aan Sanne'), told);
    }
    assert.match(await read(his, '/activity'), /Je ging niet akkoord met een voorstel bij een contract/);
    assert.match(
      await read(jan, '/activity'),
      /de schenking “Verbouwing” aan Sanne/,
      'a manager of the family reads it',
    );
    assert.match(await read(hers, '/notices'), /de schenking “Verbouwing”/);
  });

  test('records of a concept stay between its own people: for others it takes a new contract', async () => {
    const draft = (to: UserRow) => yearLoanDraft(family.parent.hashid, to.hashid, null);
    const contract = String((await jan.post('/contract', draft(bram))).body.hashid);
    const paid = {
      contract,
      kind: 'payment',
      date: '2026-02-01',
      amount: 40_000,
      note: 'Van je bonus',
      past_paid: false,
    };
    const recorded = await jan.post('/contract/event', paid);
    assert.equal(recorded.status, 200, JSON.stringify(recorded.body));
    const refused = await jan.post('/contract', { ...draft(sanne), hashid: contract, version: 1 });
    assert.equal(refused.status, 409, JSON.stringify(refused.body));
    assert.match(JSON.stringify(refused.body), /Maak een nieuw contract/);
    assert.equal((await hers.get(`/contract?hashid=${contract}`)).status, 404);
    const same = await jan.post('/contract', { ...draft(bram), total: 1_300_000, hashid: contract, version: 1 });
    assert.equal(same.status, 200, JSON.stringify(same.body));
  });
});
