import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** Only the payee says whether everything before a record was paid, with money that came in (docs/decisions/0016). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let bram: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;

  beforeEach(async () => {
    made = await engine.app();
    family = await makeFamily(made.services.db);
    bram = await makeUser(made.services.db, family.id, { firstname: 'Bram', sub: 'bram', login: true });
    jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    borrower = await apiClient(made.app, bram, { expires: 4e9 });
  });

  const ok = async (call: ReturnType<ApiClient['post']>) => {
    const { status, body } = await call;
    assert.equal(status, 200, JSON.stringify(body));
    return body as { hashid: string; events: LoanEvent[] };
  };
  const told = async (loan: string) =>
    (await ok(jan.get(`/contract?hashid=${loan}`))).events.map(({ kind, status }) => `${kind} ${status}`);

  test('S-368 a borrower who agrees to costs, or to another outcome, that a manager recorded has no term paid by it', async () => {
    const oma = await makeUser(made.services.db, family.id, { firstname: 'Oma' });
    const loan = (await addSigned(made, jan, yearLoanDraft(oma.hashid, bram.hashid))).body.hashid as string;
    await ok(jan.post('/contract/event', { contract: loan, kind: 'costs', date: '2026-06-10', amount: 25_000 }));
    const extra = { kind: 'extra_repayment', date: '2026-06-11', amount: 10_000, past_paid: false } as const;
    const { events } = await ok(jan.post('/contract/event', { contract: loan, ...extra, outcome: 'shorter_term' }));
    assert.deepEqual(
      events.map(({ status }) => status),
      ['reported', 'reported'],
    );
    for (const { hashid } of events)
      await ok(borrower.post('/contract/event/confirm', { hashid, status: 'confirmed', past_paid: true }));
    assert.deepEqual(await told(loan), ['costs confirmed', 'extra_repayment confirmed']);
  });

  test('S-368 one of two lenders can’t mark the other’s terms as paid by charging costs', async () => {
    const sanne = await makeUser(made.services.db, family.id, { firstname: 'Sanne', sub: 'sanne', login: true });
    const els = await makeUser(made.services.db, family.id, { firstname: 'Els' });
    const draft = yearLoanDraft(family.parent.hashid, els.hashid);
    const lent = { ...draft, parties: { ...draft.parties, from: [family.parent.hashid, sanne.hashid] } };
    const loan = (await addSigned(made, jan, lent)).body.hashid as string;
    const costs = { contract: loan, kind: 'costs', date: '2026-06-10', amount: 25_000, past_paid: true };
    await jan.post('/contract/event', costs);
    assert.ok(!(await told(loan)).some((one) => one.startsWith('payment')), (await told(loan)).join());
  });
});
