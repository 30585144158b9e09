import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { mailOutbox } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { weekPasses } from '../../test/weekPasses.ts';

/** Jan manages the family. He can't declare somebody dead for a moment and answer in her place. */
eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let daughter: ApiClient;

  beforeEach(async () => {
    made = await engine.app({ clock: () => NOW });
    services = made.services;
    family = await makeFamily(services.db);
    const login = { sub: 'sanne', login: true, signed: true, email: 'sanne@voorbeeld.example' };
    sanne = await makeUser(services.db, family.id, { firstname: 'Sanne', ...login });
    jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    daughter = await apiClient(made.app, sanne, { expires: 4e9 });
  });

  const hers = (changes: Record<string, string>) =>
    childForm({ ...editOf(sanne.hashid), firstname: 'Sanne', email: sanne.email, login: '1', ...changes });
  const bury = () => jan.form('/user', hers({ passed_away: '1', death_date: '2026-06-01' }));
  const mailsToHer = async () =>
    (await services.db.select().from(mailOutbox)).filter(({ recipient }) => recipient === sanne.email);

  test('block and unblock, death, another rate, back: nothing of hers changes and she is notified', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const loan = String((await addSigned(made, jan, draft)).body.hashid);
    for (let i = 0; i < 20; i += 1) {
      await jan.post('/user/block', { hashid: sanne.hashid, _method: 'PATCH' });
      await jan.post('/user/unblock', { hashid: sanne.hashid });
    }
    await bury();
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
    const proposed = await jan.post('/contract/proposal', { contract: loan, content, paper_date: '2026-06-10' });
    assert.equal(proposed.status, 403, JSON.stringify(proposed.body));
    await jan.form('/user', hers({ passed_away: '0' }));
    const lifecycle = (await daughter.get(`/contract/proposals?hashid=${loan}`)).body as ContractLifecycle;
    assert.equal(lifecycle.state, 'signed');
    const mails = await mailsToHer();
    assert.ok(
      mails.some(({ body_text }) => body_text.includes('Jan')),
      'she gets a mail that names the person',
    );
  });

  test('after the week the other party can’t answer for the dead: another manager does', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const loan = String((await addSigned(made, jan, draft)).body.hashid);
    await bury();
    await weekPasses(services);
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
    const onPaper = { contract: loan, content, paper_date: '2026-06-10' };
    assert.equal((await jan.post('/contract/proposal', onPaper)).status, 403);
    const mother = await makeUser(services.db, family.id, { sub: 'mother', family_role: 'manager', login: true });
    const other = await apiClient(made.app, mother, { expires: 4e9 });
    const proposed = await jan.post('/contract/proposal', { contract: loan, content });
    const { hashid } = (proposed.body as ContractLifecycle).proposals[0]!;
    const answer = { hashid, answer: 'accepted', paper_date: '2026-06-10' };
    const answered = await other.post('/contract/proposal/answer', answer);
    assert.equal(answered.status, 200, JSON.stringify(answered.body));
    assert.equal((answered.body as ContractLifecycle).state, 'amended');
  });

  test('a borrower who reports the lender’s death does not keep her book', async () => {
    const draft = yearLoanDraft(sanne.hashid, family.parent.hashid);
    const loan = String((await addSigned(made, jan, draft)).body.hashid);
    const payment = { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100_000 };
    const reported = await jan.post('/contract/event', { ...payment, past_paid: false });
    assert.equal(reported.body.events[0].status, 'reported');
    await bury();
    const answer = { hashid: reported.body.events[0].hashid, status: 'confirmed', past_paid: false };
    assert.equal((await jan.post('/contract/event/confirm', answer)).status, 403);
    const seen = (await daughter.get(`/contract?hashid=${loan}`)).body;
    assert.equal(seen.events[0].status, 'reported');
  });
});
