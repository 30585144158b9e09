import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { addSigned } from '../../test/agree.ts';
import { apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser } from '../../test/factories.ts';
import { weekPasses } from '../../test/weekPasses.ts';

/** A real death: after one week the heirs do their year as easily as before (docs/decisions/0013). */
eachEngine((engine) => {
  test('R-3.6 a lender with a login died: for a week nobody answers for him, then his widow does the year', async () => {
    const made = await engine.app({ clock: () => NOW });
    const { services } = made;
    const family = await makeFamily(services.db, { parent: { email: 'jan@voorbeeld.example' } });
    const login = { login: true, signed: true };
    const marijke = await makePartner(services.db, family.parent, {
      ...{ ...login, firstname: 'Marijke', sub: 'marijke', family_role: 'manager', email: 'marijke@voorbeeld.example' },
    });
    const bram = await makeUser(services.db, family.id, {
      ...{ ...login, firstname: 'Bram', sub: 'bram', email: 'bram@voorbeeld.example' },
    });
    const token = { expires: 4e9 };
    const jan = await apiClient(made.app, family.parent, token);
    const widow = await apiClient(made.app, marijke, token);
    const son = await apiClient(made.app, bram, token);
    const loan = String((await addSigned(made, jan, yearLoanDraft(family.parent.hashid, bram.hashid))).body.hashid);
    const payment = { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100_000, past_paid: false };
    const reported = await son.post('/contract/event', payment);
    assert.equal(reported.body.events[0].status, 'reported');
    const answer = { hashid: reported.body.events[0].hashid, status: 'confirmed', past_paid: false };

    assert.equal(
      (await widow.post('/user/death', { hashid: family.parent.hashid, death_date: '2026-06-01' })).status,
      200,
    );
    assert.equal((await widow.post('/contract/event/confirm', answer)).status, 403, 'he could still say no');
    await weekPasses(services);

    assert.equal((await widow.post('/contract/event/confirm', answer)).status, 200);
    const [seen] = (await son.get(`/contract?hashid=${loan}`)).body.events as { status: string }[];
    assert.equal(seen?.status, 'confirmed');
    const content = { kind: 'forgiveness', date: '2026-06-10', amount: 50_000, outcome: 'lower_payment' };
    const proposed = await widow.post('/contract/proposal', { contract: loan, content });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const { hashid } = (proposed.body as ContractLifecycle).proposals[0]!;
    assert.equal((await son.post('/contract/proposal/answer', { hashid, answer: 'accepted' })).status, 200);
    const year = { year: 2026, person: family.parent.hashid };
    const statement = await widow.post('/statement/pdf', year);
    assert.equal(statement.status, 200, JSON.stringify(statement.body));
    assert.equal((await widow.post('/estate', { hashid: family.parent.hashid })).status, 200);
  });
});
