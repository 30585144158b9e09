import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;
  let manager: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@voorbeeld.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@voorbeeld.example', ...login });
    const piet = await makeUser(db, family.id, { firstname: 'Piet', sub: 'piet', family_role: 'manager', ...login });
    const token = { expires: NOW / 1000 + 600 };
    jan = await apiClient(made.app, family.parent, token);
    borrower = await apiClient(made.app, sanne, token);
    manager = await apiClient(made.app, piet, token);
  });

  const newLoan = async (signed?: string | null) =>
    String((await addSigned(made, jan, yearLoanDraft(family.parent.hashid, sanne.hashid, signed))).body.hashid);
  /** The next step for somebody: the list and the contract itself say the same. */
  const nextFor = async (who: ApiClient, loan: string): Promise<NextStep | undefined> => {
    const own = (await who.get(`/contract?hashid=${loan}`)).body as { next?: NextStep };
    const list = (await who.get('/contracts')).body as { hashid: string; next?: NextStep }[];
    assert.deepEqual(list.find(({ hashid }) => hashid === loan)?.next, own.next);
    return own.next;
  };
  const kinds = async (loan: string) =>
    Promise.all([jan, borrower, manager].map(async (who) => (await nextFor(who, loan))?.kind));

  test('a concept waits for a party to have it signed, then for each of them to sign', async () => {
    const loan = await newLoan(null);
    assert.deepEqual(await kinds(loan), ['send', 'send', undefined]);
    const asked = signingIn(await jan.post('/signing', { contract: loan, version: 1, order: 'in_turn' }));
    assert.deepEqual(await kinds(loan), ['sign', undefined, undefined], 'the other is not asked yet');
    assert.equal((await nextFor(jan, loan))?.hashid, asked.hashid);
    assert.equal((await signWith(jan, asked, await withPasskey(jan, made.services.db))).status, 200);
    assert.deepEqual(await kinds(loan), [undefined, 'sign', undefined]);
  });

  test('a proposal waits for the side that answers', async () => {
    const fresh = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const loan = String((await addSigned(made, jan, fresh)).body.hashid);
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
    const { body } = await jan.post('/contract/proposal', { contract: loan, content });
    assert.deepEqual(await kinds(loan), [undefined, 'answer', undefined]);
    const step = await nextFor(borrower, loan);
    assert.deepEqual([step?.by, step?.date], ['Jan', '2026-07-15']);
    await borrower.post('/contract/proposal/answer', {
      hashid: body.proposals[0].hashid,
      answer: 'refused',
      word: 'Nee',
    });
    assert.deepEqual(await kinds(loan), [undefined, undefined, undefined]);
  });

  test('a reported payment waits for the payee; the answer names the next step', async () => {
    const loan = await newLoan();
    const pays = (who: ApiClient, date: string) =>
      who.post('/contract/event', { contract: loan, kind: 'payment', date, amount: 140_000, past_paid: true });
    await pays(jan, '2026-06-01');
    const { body } = await pays(borrower, '2026-06-14');
    assert.equal(body.next, undefined, 'the reporter waits');
    assert.deepEqual(await kinds(loan), ['confirm', undefined, undefined]);
    const step = await nextFor(jan, loan);
    assert.deepEqual([step?.amount, step?.date, step?.by, step?.at_once], [140_000, '2026-06-14', 'Sanne', true]);
    const done = await jan.post('/contract/event/confirm', { hashid: step?.hashid, status: 'confirmed' });
    assert.deepEqual([done.status, done.body.next], [200, undefined]);
  });
});
