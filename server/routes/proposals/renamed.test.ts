import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { formerNames } from '../../db/nameSchema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { updateUser } from '../../repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';

/** The people's names are part of a proposal, and an agreement keeps them as they were called then. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
    const { db } = made.services;
    family = await makeFamily(db);
    const login = { sub: 'sanne', email: 'sanne@blijft.example', login: true, signed: true };
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', lastname: 'Vries', birthdate: '1990-04-14', ...login });
    [jan, hers] = [
      await apiClient(made.app, family.parent, { expires: 4e9 }),
      await apiClient(made.app, sanne, { expires: 4e9 }),
    ];
  });

  const tick = () => (later += 60_000);
  const renamed = async (changes: Record<string, string>) => {
    tick();
    const { status, body } = await jan.form('/user', {
      ...childForm({ infix: '', email: 'sanne@blijft.example', firstname: 'Sanne', lastname: 'Vries', login: '1' }),
      ...editOf(sanne.hashid),
      ...changes,
    });
    assert.equal(status, 200, JSON.stringify(body));
    tick();
  };
  const concept = async () =>
    String((await jan.post('/contract', freshLoanDraft(family.parent.hashid, sanne.hashid, null))).body.hashid);
  const propose = async (contract: string, content: object) => {
    const proposed = await jan.post('/contract/proposal', { contract, content });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    return (proposed.body as unknown as ContractLifecycle).proposals[0]!;
  };
  const accept = (hashid: string) => hers.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
  const lifecycle = async (contract: string) =>
    (await hers.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle;
  const signed = async () => {
    const contract = await concept();
    const { hashid } = await propose(contract, { kind: 'signing', signed_date: '2026-06-01' });
    const accepted = await accept(hashid);
    assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
    tick();
    return contract;
  };
  const textOf = async (path: string, hashid: string) =>
    (await readPdf((await hers.post(path, { hashid })).bytes)).text.replaceAll(/\s+/gu, ' ');

  for (const [what, content] of [
    ['a signature on paper', null],
    ['another rate', { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 5_000 }],
  ] as const)
    test(`S-300 renaming a party withdraws the proposal of ${what}, and they are notified why`, async () => {
      const contract = content ? await signed() : await concept();
      const { hashid } = await propose(contract, content ?? { kind: 'signing', signed_date: '2026-06-01' });
      await renamed({ firstname: 'Klaas', lastname: 'Anders' });
      const refused = await accept(hashid);
      assert.deepEqual(
        [refused.status, refused.body.error],
        [409, 'Dit voorstel is ingetrokken. Doe een nieuw voorstel.'],
      );
      const [proposal] = (await lifecycle(contract)).proposals;
      assert.match(proposal?.answer?.word ?? '', /De naam of geboortedatum van iemand in dit contract is gewijzigd/u);
      const [first] = (await hers.get('/notices')).body.notices as { text: string }[];
      assert.match(first?.text ?? '', /trok het voorstel/u);
      await renamed({});
    });

  test('a proposal stays on changes it does not print: another phone number, and the archive', async () => {
    const contract = await concept();
    const { hashid } = await propose(contract, { kind: 'signing', signed_date: '2026-06-01' });
    await renamed({ phone: '06 8765 4321' });
    assert.equal((await accept(hashid)).status, 200);
    const away = await propose(contract, { kind: 'archive' });
    await renamed({ lastname: 'Anders' });
    await renamed({});
    assert.equal((await accept(away.hashid)).status, 200);
  });

  test('S-300 whichever way a party is renamed, nobody agrees to a proposal made to another name', async () => {
    const contract = await concept();
    const { hashid } = await propose(contract, { kind: 'signing', signed_date: '2026-06-01' });
    tick();
    const called = (lastname: string) =>
      inTransaction(made.services.db, (tx) =>
        updateUser(tx, { familyId: family.id }, sanne.id, { lastname }, new Date(made.services.clock())),
      );
    await called('Anders');
    const refused = await accept(hashid);
    assert.equal(refused.status, 409);
    assert.match(String(refused.body.error), /^Sanne staat nu met een andere naam of geboortedatum/u);
    await called('Vries');
  });

  test('S-301 an agreement on paper prints its people as they were called then, whenever it is first downloaded', async () => {
    const contract = await signed();
    const paid = await jan.post('/contract/event', {
      contract,
      kind: 'extra_repayment',
      date: '2026-06-10',
      amount: 100_000,
      outcome: 'lower_payment',
      note: '',
    });
    assert.equal(paid.status, 200, JSON.stringify(paid.body));
    const [{ hashid: event }] = paid.body.events as [{ hashid: string }];
    await renamed({ firstname: 'Klaas', lastname: 'Anders', birthdate: '1991-01-01' });
    await renamed({ firstname: 'Piet', lastname: 'Elders' });
    const agreement = await textOf('/contract/generated', contract);
    const addendum = await textOf('/contract/addendum', event);
    await renamed({});
    for (const text of [agreement, addendum]) {
      assert.match(text, /Sanne Vries/u);
      assert.match(text, /14 april 1990/u);
      assert.doesNotMatch(text, /Klaas|Anders|Piet|Elders/u);
    }
  });

  test('former names are kept only of people in a contract', async () => {
    const { db } = made.services;
    const bram = await makeUser(db, family.id, { firstname: 'Bram' });
    await inTransaction(db, (tx) =>
      updateUser(tx, { familyId: family.id }, bram.id, { firstname: 'Bart' }, new Date(made.services.clock())),
    );
    assert.equal(await db.$count(formerNames, eq(formerNames.user_id, bram.id)), 0);
    assert.ok((await db.$count(formerNames, eq(formerNames.user_id, sanne.id))) > 0);
  });
});
