import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { WEEK_MS } from '../../actions/claims/make.ts';
import { recordFamilyTerms } from '../../actions/automatic/countTerms.ts';
import { carryOutDue } from '../../actions/claims/rounds.ts';
import { mailOutbox } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';

/** A death that counted is taken back: everything agreed meanwhile in her place is open again (docs/decisions/0013). */
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
    family = await makeFamily(services.db, { parent: { email: 'jan@voorbeeld.example' } });
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
  /** Jan proposes; as he is the other party, the other manager records what was agreed on paper. */
  async function agreeOnPaper(contract: string, content: Record<string, unknown>) {
    const proposed = await jan.post('/contract/proposal', { contract, content });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const { hashid } = (proposed.body as ContractLifecycle).proposals[0]!;
    const answer = { hashid, answer: 'accepted', paper_date: '2026-06-10' };
    const answered = await mother.post('/contract/proposal/answer', answer);
    assert.equal(answered.status, 200, JSON.stringify(answered.body));
  }
  const takeBack = async () => assert.equal((await jan.form('/user', hers({ passed_away: '0' }))).status, 200);
  const lifecycle = async (hashid: string) =>
    (await daughter.get(`/contract/proposals?hashid=${hashid}`)).body as ContractLifecycle;
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
    const { may, proposals } = await lifecycle(loan);
    assert.deepEqual([proposals[0]?.state, proposals[0]?.content.kind], ['open', 'rate_change']);
    assert.ok(may.includes('answer'), may.join());
    const [mail] = await listed();
    assert.match(mail ?? '', /Bij de lening “Eigen huis”: een andere rente\./u);
    const answer = { hashid: proposals[0]!.hashid, answer: 'refused', word: 'Dit heb ik niet afgesproken.' };
    assert.equal((await daughter.post('/contract/proposal/answer', answer)).status, 200);
  });

  test('other terms and the archive are put back; a contract signed on paper is a concept again', async () => {
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
    assert.deepEqual([(await lifecycle(archived)).state, (await lifecycle(paper)).state], ['signed', 'offered']);
    assert.equal((await lifecycle(paper)).proposals[0]?.content.kind, 'signing');
  });

  test('a payment that another manager recorded for her is reported again', async () => {
    const draft = yearLoanDraft(sanne.hashid, family.parent.hashid);
    const loan = String((await addSigned(made, jan, draft)).body.hashid);
    const payment = { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100_000, past_paid: false };
    await bury();
    const recorded = await mother.post('/contract/event', payment);
    assert.equal(recorded.status, 200, JSON.stringify(recorded.body));
    const { hashid } = (recorded.body as unknown as { events: LoanEvent[] }).events[0]!;
    const said = { hashid, says: 'wrong', amount: 90_000, text: 'Het was 900.' };
    assert.equal((await jan.post('/contract/event/remark', said)).status, 200);
    await takeBack();
    const { events } = (await daughter.get(`/contract?hashid=${loan}`)).body as { events: LoanEvent[] };
    assert.equal(events.at(-1)?.status, 'reported');
    assert.equal(events.at(-1)?.remarks, undefined, 'a remark stays with its record');
    assert.match((await listed())[0] ?? '', /een betaling van €\s1\.000,00 op 1 februari 2026/u);
  });

  /** The book of a loan, oldest first: the kind of each record, and whether it counts. */
  const book = async (hashid: string) =>
    ((await jan.get(`/contract?hashid=${hashid}`)).body as { events: LoanEvent[] }).events;
  const told = (events: readonly LoanEvent[]) => events.map(({ kind, status }) => `${kind} ${status}`);
  const answered = async (hashid: string, status: 'confirmed' | 'refused') =>
    assert.equal((await daughter.post('/contract/event/confirm', { hashid, status })).status, 200);

  test('everything that was agreed in her place is proposed to her, in the order in which it was agreed', async () => {
    const loan = String((await addSigned(made, jan, freshLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    await bury();
    await agreeOnPaper(loan, { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 });
    await agreeOnPaper(loan, { kind: 'forgiveness', date: '2026-06-12', amount: 100_000, outcome: 'lower_payment' });
    await takeBack();
    assert.equal((await daughter.get(`/contract?hashid=${loan}`)).body.balance, 1_200_000);
    for (const kind of ['rate_change', 'forgiveness']) {
      const { may, proposals } = await lifecycle(loan);
      const [shown] = proposals.filter(({ state }) => state === 'open');
      assert.deepEqual([shown?.content.kind, may.includes('answer')], [kind, true]);
      const answer = { hashid: shown!.hashid, answer: 'accepted' };
      assert.equal((await daughter.post('/contract/proposal/answer', answer)).status, 200);
    }
    assert.deepEqual(told(await book(loan)).slice(-2), ['rate_change confirmed', 'forgiveness confirmed']);
  });

  test('a record taken back in her place counts again, and taking it back is proposed to her', async () => {
    const loan = String((await addSigned(made, jan, freshLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 500 };
    await agree(jan, loan, content, daughter);
    const [{ hashid: event }] = (await book(loan)) as [LoanEvent];
    await bury();
    await agreeOnPaper(loan, { kind: 'correction', event });
    await takeBack();
    const events = await book(loan);
    assert.deepEqual(told(events), ['rate_change confirmed', 'correction confirmed', 'rate_change confirmed']);
    const [open] = (await lifecycle(loan)).proposals;
    assert.deepEqual([open?.state, open?.content], ['open', { kind: 'correction', event: events[2]!.hashid }]);
  });

  test('costs charged to her on the lender’s word wait for hers', async () => {
    const loan = String((await addSigned(made, jan, freshLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    await bury();
    const costs = { contract: loan, kind: 'costs', date: '2026-06-10', amount: 25_000 };
    const charged = await jan.post('/contract/event', costs);
    assert.equal((charged.body as { events: LoanEvent[] }).events[0]?.own_word, true);
    await takeBack();
    const events = await book(loan);
    assert.deepEqual(told(events), ['costs confirmed', 'correction confirmed', 'costs reported']);
    assert.match((await listed())[0] ?? '', /kosten van €\s250,00 op 10 juni 2026/u);
    await answered(events[2]!.hashid, 'refused');
  });

  test('a payment of hers that the lender took back meanwhile counts again, until she agrees', async () => {
    const loan = String((await addSigned(made, jan, yearLoanDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    const payment = { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100_000, past_paid: false };
    assert.equal((await jan.post('/contract/event', payment)).status, 200);
    const [{ hashid }] = (await book(loan)) as [LoanEvent];
    await bury();
    assert.equal((await jan.remove(`/contract/event?hashid=${hashid}`)).status, 200);
    // A record made and taken back meanwhile leaves nothing behind.
    await jan.post('/contract/event', { contract: loan, kind: 'costs', date: '2026-06-10', amount: 25_000 });
    await jan.remove(`/contract/event?hashid=${(await jan.get(`/contract?hashid=${loan}`)).body.events.at(-1).hashid}`);
    await takeBack();
    const events = await book(loan);
    assert.deepEqual(told(events.slice(-2)), ['payment confirmed', 'correction reported']);
    assert.equal(events.length, 6);
    assert.equal((await daughter.get(`/contract?hashid=${loan}`)).body.balance, 1_100_000);
    assert.match((await listed())[0] ?? '', /het terugdraaien van een betaling van €\s1\.000,00 op 1 februari 2026/u);
    await answered(events.at(-1)!.hashid, 'confirmed');
    assert.equal((await book(loan)).at(-1)?.status, 'confirmed');
  });

  test('her own word stands, also where others said the rest after her', async () => {
    const draft = yearLoanDraft(sanne.hashid, family.parent.hashid);
    const marie = await makeUser(services.db, family.id, { firstname: 'Marie', sub: 'marie', login: true });
    const lender = await apiClient(made.app, marie, { expires: 4e9 });
    const lent = { ...draft, parties: { ...draft.parties, from: [sanne.hashid, marie.hashid] } };
    const loan = String((await addSigned(made, jan, lent)).body.hashid);
    const payment = { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100_000, past_paid: false };
    assert.equal((await jan.post('/contract/event', payment)).status, 200);
    const [{ hashid }] = (await book(loan)) as [LoanEvent];
    await answered(hashid, 'confirmed');
    await bury();
    assert.equal((await lender.post('/contract/event/confirm', { hashid, status: 'confirmed' })).status, 200);
    // About the next one she said nothing.
    assert.equal((await lender.post('/contract/event', { ...payment, date: '2026-03-01' })).status, 200);
    await takeBack();
    assert.deepEqual(told(await book(loan)), [
      'payment confirmed',
      'payment confirmed',
      'correction confirmed',
      'payment reported',
    ]);
  });

  test('a change to a contract signed here is asked of her as a paper to sign', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid, null);
    const start = { ...draft.contract, start_date: '2026-06-01', rate_millipercent: 4_100 };
    const loan = String((await jan.post('/contract', { ...draft, contract: start })).body.hashid);
    const devices = [await withPasskey(jan, services.db), await withPasskey(daughter, services.db)] as const;
    const asked = signingIn(await jan.post('/signing', { contract: loan, version: 1, order: 'at_once' }));
    signingIn(await signWith(jan, asked, devices[0]));
    signingIn(await signWith(daughter, asked, devices[1]));
    await bury();
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
    const proposed = (await jan.post('/contract/proposal', { contract: loan, content })).body as ContractLifecycle;
    const { hashid, signing } = proposed.proposals[0]!;
    signingIn(await signWith(jan, signingIn(await jan.get(`/signing?hashid=${signing}`)), devices[0]));
    const answer = { hashid, answer: 'accepted', paper_date: dayInAmsterdam(new Date(NOW + later)) };
    assert.equal((await mother.post('/contract/proposal/answer', answer)).status, 200);
    assert.deepEqual(told(await book(loan)), ['rate_change confirmed']);
    await takeBack();
    assert.deepEqual(told(await book(loan)), ['rate_change confirmed', 'correction confirmed']);
    const [again] = (await lifecycle(loan)).proposals;
    const request = signingIn(await daughter.get(`/signing?hashid=${again!.signing}`));
    signingIn(await signWith(daughter, request, devices[1]));
    assert.deepEqual(told(await book(loan)), ['rate_change confirmed', 'correction confirmed'], 'Jan signs as well');
    signingIn(await signWith(jan, request, devices[0]));
    assert.equal(told(await book(loan)).at(-1), 'rate_change confirmed');
  });

  test('S-276 the other party signs nothing for the dead by editing a concept either: the other manager is asked', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid, null);
    const loan = String((await jan.post('/contract', draft)).body.hashid);
    await bury();
    const signed = { ...draft, hashid: loan, total: 60_000_000 };
    const edited = await jan.post('/contract', {
      ...signed,
      contract: { ...draft.contract, signed_date: '2026-05-20' },
    });
    assert.equal(edited.status, 200, JSON.stringify(edited.body));
    const { state, proposals } = (await jan.get(`/contract/proposals?hashid=${loan}`)).body as ContractLifecycle;
    assert.deepEqual([state, proposals[0]?.content.kind, proposals[0]?.state], ['offered', 'signing', 'open']);
    const answer = { hashid: proposals[0]!.hashid, answer: 'accepted', paper_date: '2026-05-20' };
    assert.equal((await jan.post('/contract/proposal/answer', answer)).status, 403);
    assert.equal((await mother.post('/contract/proposal/answer', answer)).status, 200);
  });

  test('S-278 automatic payments in her place end when she turns out to live, and those counted wait for her', async () => {
    const draft = yearLoanDraft(sanne.hashid, family.parent.hashid);
    const loan = String((await addSigned(made, jan, draft)).body.hashid);
    await bury();
    const started = await mother.post('/contract/automatic', { contract: loan, past_paid: false });
    assert.equal(started.status, 200, JSON.stringify(started.body));
    later += 30 * 86_400_000;
    await recordFamilyTerms(services, { familyId: family.id });
    assert.deepEqual(told(await book(loan)), ['payment confirmed']);
    await takeBack();
    assert.deepEqual(told(await book(loan)), ['payment confirmed', 'correction confirmed', 'payment reported']);
    later += 31 * 86_400_000;
    await recordFamilyTerms(services, { familyId: family.id });
    assert.equal((await book(loan)).length, 3, 'nothing is automatic');
  });

  test('S-366 a concept recorded as signed on paper in her place is a concept again', async () => {
    const noor = await makeUser(services.db, family.id, { firstname: 'Noor' });
    const draft = freshLoanDraft(noor.hashid, sanne.hashid, null);
    const loan = String((await mother.post('/contract', draft)).body.hashid);
    await bury();
    const contract = { ...draft.contract, signed_date: '2026-05-20' };
    const signed = await mother.post('/contract', { ...draft, hashid: loan, contract });
    assert.equal(signed.body.contract?.signed_date, '2026-05-20', JSON.stringify(signed.body));
    await takeBack();
    assert.equal((await daughter.get(`/contract?hashid=${loan}`)).body.contract.signed_date, null);
    assert.match((await listed())[0] ?? '', /ondertekening|ondertekend/u);
  });

  test('S-367 costs that a manager charged in her name no longer count, whoever confirmed them; her own charges stand', async () => {
    const noor = await makeUser(services.db, family.id, { firstname: 'Noor', sub: 'noor', login: true });
    const borrower = await apiClient(made.app, noor, { expires: 4e9 });
    const draft = freshLoanDraft(sanne.hashid, noor.hashid, null);
    const loan = String((await daughter.post('/contract', draft)).body.hashid);
    await agree(daughter, loan, { kind: 'signing', signed_date: '2026-01-01' }, borrower);
    const costs = { contract: loan, kind: 'costs', date: '2026-06-10', amount: 25_000 };
    assert.equal((await daughter.post('/contract/event', { ...costs, amount: 10_000 })).status, 200);
    await bury();
    assert.equal((await jan.post('/contract/event', costs)).status, 200);
    for (const { hashid } of await book(loan))
      assert.equal((await borrower.post('/contract/event/confirm', { hashid, status: 'confirmed' })).status, 200);
    assert.deepEqual(told(await book(loan)), ['costs confirmed', 'costs confirmed']);
    await takeBack();
    const events = await book(loan);
    assert.deepEqual(told(events), ['costs confirmed', 'costs confirmed', 'correction confirmed']);
    assert.match((await listed())[0] ?? '', /kosten van €\s250,00 op 10 juni 2026\. Wie dit nog wil/u);
    assert.doesNotMatch((await listed())[0] ?? '', /100,00/u);
  });
});
