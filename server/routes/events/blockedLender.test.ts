import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { ContractDetail, ContractDraft } from '../../../domain/wire/contract.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { weekPasses } from '../../test/weekPasses.ts';

/** Jan manages the family, borrowed from Sanne, and then blocks her: nobody may answer for her. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let marie: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    const login = (sub: string) => ({ sub, login: true, signed: true });
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', ...login('sanne') });
    const other = await makeUser(db, family.id, { firstname: 'Marie', family_role: 'manager', ...login('marie') });
    [jan, marie] = [await apiClient(made.app, family.parent, { expires: 4e9 }), await apiClient(made.app, other)];
  });

  const block = async () => {
    assert.equal((await jan.post('/user/block', { hashid: sanne.hashid, _method: 'PATCH' })).status, 200);
    await weekPasses(made.services);
  };
  const statuses = ({ body }: ApiAnswer) => (body.events as { status: string }[]).map(({ status }) => status);

  test('R-8.5 a manager who borrowed only reports after blocking the lender; it waits until another manager lets the lender in', async () => {
    const draft: ContractDraft = yearLoanDraft(sanne.hashid, family.parent.hashid);
    const loan = String((await addSigned(made, jan, draft)).body.hashid);
    await block();
    const payment = { contract: loan, kind: 'extra_repayment', date: '2026-02-01', amount: 900_000 };
    const reported = await jan.post('/contract/event', { ...payment, outcome: 'shorter_term', past_paid: false });
    assert.equal(reported.status, 200, JSON.stringify(reported.body));
    assert.deepEqual(statuses(reported), ['reported']);
    const [{ hashid }] = reported.body.events as [{ hashid: string }];
    const answer = { hashid, status: 'confirmed', past_paid: false };
    assert.equal((await jan.post('/contract/event/confirm', answer)).status, 403);
    assert.equal((await jan.post('/contract/automatic', { contract: loan, past_paid: false })).status, 403);
    assert.equal((await jan.post('/contract/automatic/confirm', { contract: loan, year: 2025 })).status, 403);

    const told = (await marie.get('/notices')).body.notices as { kind: string }[];
    assert.deepEqual(
      told.map(({ kind }) => kind).filter((kind) => kind === 'payment_reported'),
      ['payment_reported'],
    );
    // Nobody answers for somebody who has a login: it waits for her, and for nobody else.
    for (const who of [marie, jan]) {
      const list = (await who.get('/contracts')).body as ContractDetail[];
      const one = (await who.get(`/contract?hashid=${loan}`)).body as ContractDetail;
      for (const next of [list.find((listed) => listed.hashid === loan)?.next, one.next])
        assert.equal(next?.kind, undefined);
      assert.deepEqual(
        one.book?.open.map(({ waits, mine }) => [waits.map((awaited) => awaited.hashid), mine]),
        [[[sanne.hashid], false]],
      );
    }
    assert.equal((await marie.post('/contract/event/confirm', answer)).status, 403);
  });
});
