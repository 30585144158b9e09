import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLife } from '../../../domain/wire/proposal.ts';
import { WEEK_MS } from '../../actions/claims/make.ts';
import { carryOutDue } from '../../actions/claims/rounds.ts';
import { mailOutbox } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';

/** A death that counted is taken back: what was agreed meanwhile in her place is open again (docs/decisions/0092). */
eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let daughter: ApiClient;
  let mother: ApiClient;
  let later = 0;

  beforeEach(async () => {
    later = 0;
    made = await engine.app({ clock: () => NOW + later });
    services = made.services;
    family = await makeFamily(services.db);
    const login = { sub: 'sanne', login: true, signed: true, email: 'sanne@voorbeeld.example' };
    sanne = await makeUser(services.db, family.id, { firstname: 'Sanne', ...login });
    jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    daughter = await apiClient(made.app, sanne, { expires: 4e9 });
    const manages = { sub: 'mother', family_role: 'manager', login: true } as const;
    mother = await apiClient(made.app, await makeUser(services.db, family.id, manages), { expires: 4e9 });
  });

  const hers = (changes: Record<string, string>) =>
    childForm({ ...editOf(sanne.hashid), firstname: 'Sanne', email: sanne.email, login: '1', ...changes });
  async function bury() {
    assert.equal((await jan.form('/user', hers({ passed_away: '1', death_date: '2026-06-01' }))).status, 200);
    later += WEEK_MS;
    await carryOutDue(services);
    assert.equal((await daughter.get('/user')).status, 403);
  }
  /** Jan proposes; as he stands opposite her, the other manager records what was agreed on paper. */
  async function agreeOnPaper(contract: string, content: Record<string, unknown>) {
    const proposed = await jan.post('/contract/proposal', { contract, content });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const { hashid } = (proposed.body as ContractLife).proposals[0]!;
    const answer = { hashid, answer: 'accepted', paper_date: '2026-06-10' };
    const answered = await mother.post('/contract/proposal/answer', answer);
    assert.equal(answered.status, 200, JSON.stringify(answered.body));
  }
  const takeBack = async () => assert.equal((await jan.form('/user', hers({ passed_away: '0' }))).status, 200);
  const life = async (hashid: string) =>
    (await daughter.get(`/contract/proposals?hashid=${hashid}`)).body as ContractLife;
  const listed = async () =>
    (await services.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, sanne.email)))
      .filter(({ subject }) => subject === 'Je kunt weer inloggen bij Onderling')
      .map(({ body_text }) => body_text);

  test('another rate, agreed on paper, gets a counter-entry and is proposed to her; she is mailed a list', async () => {
    const loan = String((await addSigned(made, jan, freshLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    await bury();
    await agreeOnPaper(loan, { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 });
    await takeBack();
    const { events } = (await daughter.get(`/contract?hashid=${loan}`)).body as { events: { kind: string }[] };
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['rate_change', 'correction'],
    );
    const { may, proposals } = await life(loan);
    assert.deepEqual([proposals[0]?.state, proposals[0]?.content.kind], ['open', 'rate_change']);
    assert.ok(may.includes('answer'), may.join());
    const [mail] = await listed();
    assert.match(mail ?? '', /Bij de lening aan jou: een andere rente\./u);
    const answer = { hashid: proposals[0]!.hashid, answer: 'refused', word: 'Dit heb ik niet afgesproken.' };
    assert.equal((await daughter.post('/contract/proposal/answer', answer)).status, 200);
  });

  test('other terms and the archive are put back; what was signed on paper is a concept again', async () => {
    const draft = giftDraft(family.parent.hashid, sanne.hashid);
    const gift = String((await addSigned(made, jan, draft)).body.hashid);
    const archived = String((await addSigned(made, jan, draft)).body.hashid);
    const concept = { ...draft, contract: { ...draft.contract, signed_date: null } };
    const paper = String((await jan.post('/contract', concept)).body.hashid);
    await bury();
    await agreeOnPaper(gift, { kind: 'terms', draft: { ...draft, total: 900_000 } });
    await agreeOnPaper(archived, { kind: 'archive' });
    await agreeOnPaper(paper, { kind: 'signing', signed_date: '2026-06-10' });
    await takeBack();
    assert.equal((await daughter.get(`/contract?hashid=${gift}`)).body.total, 500_000);
    assert.deepEqual([(await life(archived)).state, (await life(paper)).state], ['signed', 'offered']);
    assert.equal((await life(paper)).proposals[0]?.content.kind, 'signing');
  });

  test('a payment that another manager recorded for her is reported again', async () => {
    const draft = yearLoanDraft(sanne.hashid, family.parent.hashid);
    const loan = String((await addSigned(made, jan, draft)).body.hashid);
    const payment = { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100_000, past_paid: false };
    await bury();
    const recorded = await mother.post('/contract/event', payment);
    assert.equal(recorded.status, 200, JSON.stringify(recorded.body));
    await takeBack();
    const { events } = (await daughter.get(`/contract?hashid=${loan}`)).body as {
      events: { kind: string; status: string }[];
    };
    assert.equal(events.at(-1)?.status, 'reported');
    assert.match((await listed())[0] ?? '', /een betaling van €\s1\.000,00 op 1 februari 2026/u);
  });
});
