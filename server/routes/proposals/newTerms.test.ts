import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', sub: 'sanne', login: true, signed: true });
    const token = { expires: 4e9 };
    jan = await apiClient(made.app, family.parent, token);
    child = await apiClient(made.app, sanne, token);
  });

  const newLoan = async () =>
    String((await addSigned(made, jan, freshLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
  const propose = (who: ApiClient, contract: string, content: object) =>
    who.post('/contract/proposal', { contract, content });
  const newest = ({ body }: ApiAnswer) => (body as unknown as ContractLifecycle).proposals[0]!;
  const loanNow = async (contract: string) =>
    (await jan.get(`/contract?hashid=${contract}`)).body as unknown as LoanDetail;
  const terms = {
    kind: 'new_terms',
    date: '2026-07-01',
    form: 'RepaymentFreeLoanContract',
    rate_millipercent: 6_000,
    ends: '2027-06-01',
  };

  test('R-5.2 R-5.3 other terms from a day count once all agree, with both days, and the paper says them', async () => {
    const loan = await newLoan();
    const was = await loanNow(loan);
    const holding = { ...terms, rate_millipercent: was.contract.rate_millipercent };
    const proposed = await propose(jan, loan, holding);
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const { consequences, hashid } = newest(proposed);
    assert.notEqual(consequences.loan?.after.payment, consequences.loan?.before.payment);
    assert.deepEqual((await loanNow(loan)).events, was.events, 'a proposal changes nothing');

    const agreed = await child.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.equal(agreed.status, 200, JSON.stringify(agreed.body));
    const now = await loanNow(loan);
    const event = now.events.at(-1)!;
    assert.deepEqual(event, { ...event, ...holding, agreed: '2026-06-15', status: 'confirmed' });
    const { terms: asked, endDate } = ledgerOf(now, now.events);
    assert.equal(endDate, '2027-06-01');
    assert.equal(
      asked.reduce((sum, { principal }) => sum + principal, 0),
      was.total,
    );
    assert.equal(now.contract.signed_date, was.contract.signed_date, 'the signed paper stays as it was');

    // The first day's other terms leave the signed form.
    const { total, contract, parties } = was;
    const side = (who: 'from' | 'to') => parties[who].map((one) => one.hashid);
    const draft = {
      type: 'AnnuityLoanContract',
      total,
      contract: { ...contract, purpose: 'Keuken' },
      parties: { from: side('from'), to: side('to') },
    };
    const corrected = await propose(jan, loan, { kind: 'terms', draft });
    assert.equal(corrected.status, 409);
    assert.match(String(corrected.body.error), /Vanaf 1 juli 2026 loopt deze lening verder met andere afspraken/);

    const undo = newest(await propose(child, loan, { kind: 'correction', event: event.hashid }));
    await jan.post('/contract/proposal/answer', { hashid: undo.hashid, answer: 'accepted' });
    const back = await loanNow(loan);
    assert.deepEqual(ledgerOf(back, back.events).terms, ledgerOf(was, was.events).terms);
  });

  test('R-5.2 when two come at once one counts; impossible terms are refused at their field, and nobody records them alone', async () => {
    const loan = await newLoan();
    const first = newest(await propose(jan, loan, terms));
    const second = await propose(child, loan, { ...terms, ends: '2028-07-01' });
    assert.equal(second.status, 409);
    const answers = await Promise.all(
      [1, 2].map(() => child.post('/contract/proposal/answer', { hashid: first.hashid, answer: 'accepted' })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await loanNow(loan)).events.filter(({ kind }) => kind === 'new_terms').length, 1);
    const late = await propose(child, loan, { ...terms, ends: '2028-07-01' });
    assert.equal(late.status, 422);
    assert.match(String(late.body.errors?.['date']), /geldt vanaf 1 juli 2026.*draai die afspraak eerst terug/);
    const alone = await jan.post('/contract/event', { contract: loan, ...terms });
    assert.equal(alone.status, 409);
  });
});
