import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { contractProposals } from '../../db/proposalSchema.ts';
import { users } from '../../db/schema.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { readZip } from '../../test/readZip.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const DAY = 86_400_000;

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let bram: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let brother: ApiClient;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', sub: 'sanne', login: true, signed: true });
    bram = await makeUser(db, family.id, { firstname: 'Bram' });
    const piet = await makeUser(db, family.id, { firstname: 'Piet', sub: 'piet', login: true, signed: true });
    const token = { expires: 4e9 };
    [jan, child, brother] = (await Promise.all(
      [family.parent, sanne, piet].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient, ApiClient];
  });

  const add = async (draft: ContractDraft) => String((await addSigned(made, jan, draft)).body.hashid);
  const newLoan = (to = sanne, signed?: string | null) => add(freshLoanDraft(family.parent.hashid, to.hashid, signed));
  const propose = (who: ApiClient, contract: string, content: object, rest: object = {}) =>
    who.post('/contract/proposal', { contract, content, ...rest });
  const newest = ({ body }: ApiAnswer) => (body as unknown as ContractLifecycle).proposals[0]!;
  const answer = (who: ApiClient, hashid: string, said: string, rest: object = {}) =>
    who.post('/contract/proposal/answer', { hashid, answer: said, ...rest });
  const lifecycle = async (who: ApiClient, contract: string) =>
    (await who.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle;
  const loanNow = async (contract: string) => (await jan.get(`/contract?hashid=${contract}`)).body;
  const rate = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
  const gave = { kind: 'forgiveness', date: '2026-06-10', amount: 200_000, outcome: 'lower_payment' };

  test('for a party without a login the manager records the agreement on paper, at once; the day must be valid', async () => {
    const loan = await newLoan(bram);
    assert.equal((await lifecycle(jan, loan)).agrees, 'on_paper');
    for (const [paper_date, sentence] of [
      ['2026-06-16', /moet nog komen/],
      ['2025-12-31', /nog niet ondertekend/],
      ['31-12-2026', /zoals/],
    ] as const) {
      const { status, body } = await propose(jan, loan, rate, { paper_date });
      assert.equal(status, 422, JSON.stringify(body));
      assert.match(String(body.errors.paper_date), sentence);
    }
    assert.deepEqual((await lifecycle(jan, loan)).proposals, [], 'nothing half done');
    const recorded = await propose(jan, loan, rate, { paper_date: '2026-06-01' });
    assert.deepEqual([newest(recorded).state, newest(recorded).answer?.paper_date], ['accepted', '2026-06-01']);
    const log = (await jan.get('/activity')).body.lines as { text: string }[];
    assert.match(
      log[0]!.text,
      /^Je legde vast dat een voorstel bij de lening “Eigen huis” aan Bram Vries op papier is afgesproken\.$/,
    );
    // Or first proposed, and agreed on paper later.
    const { hashid } = newest(await propose(jan, loan, { kind: 'archive' }));
    assert.deepEqual((await lifecycle(jan, loan)).may, ['paper', 'withdraw']);
    assert.deepEqual(Object.keys((await answer(jan, hashid, 'accepted')).body.errors), ['paper_date']);
    assert.equal((await answer(jan, hashid, 'accepted', { paper_date: '2026-06-10' })).status, 200);
  });

  test('S-207 nobody agrees for somebody with a login: not on paper, not by blocking them first, and not as a parent next to them', async () => {
    const loan = await newLoan();
    const onPaper = await propose(jan, loan, rate, { paper_date: '2026-06-01' });
    assert.equal(onPaper.status, 403);
    const said = (await lifecycle(jan, loan)).proposals.map(({ content, state }) => [content.kind, state]);
    assert.deepEqual(said, [['signing', 'accepted']], 'nothing half done');
    const { db } = made.services;
    await db.update(users).set({ blocked: true }).where(eq(users.id, sanne.id));
    assert.equal((await propose(jan, loan, rate, { paper_date: '2026-06-01' })).status, 403);
    await db.update(users).set({ blocked: false }).where(eq(users.id, sanne.id));
    const piet = await db.select().from(users).where(eq(users.firstname, 'Piet'));
    const concept = await brother.post('/contract', freshLoanDraft(piet[0]!.hashid, sanne.hashid, null));
    const between = String(concept.body.hashid);
    const theirs = { kind: 'signing', signed_date: '2026-01-01', note: 'Tussen ons' };
    assert.equal((await agree(brother, between, theirs, child)).body.contract.signed_date, '2026-01-01');
    assert.equal((await propose(jan, between, rate)).status, 403);
    assert.equal((await propose(brother, between, rate, { note: 'Tussen ons' })).status, 200);
    assert.equal((await propose(brother, loan, rate)).status, 404);
  });

  test('S-206 when a party has died, was blocked or divorced, nobody can agree any more, and nothing is half done', async () => {
    const { db } = made.services;
    for (const [change, sentence] of [
      [{ passed_away: true, death_date: '2026-06-01' }, /Jan is sinds dit voorstel overleden/],
      [{ blocked: true }, /Jan is sinds dit voorstel geblokkeerd/],
      [{ divorced: true }, /Jan is sinds dit voorstel gescheiden/],
    ] as const) {
      const loan = await newLoan();
      const { hashid } = newest(await propose(jan, loan, rate));
      await db.update(users).set(change).where(eq(users.id, family.parent.id));
      const { status, body } = await answer(child, hashid, 'accepted');
      const refused = await answer(child, hashid, 'refused', { word: 'Nu niet' });
      await db
        .update(users)
        .set({ passed_away: false, death_date: null, blocked: false, divorced: false })
        .where(eq(users.id, family.parent.id));
      assert.equal(status, 409);
      assert.match(String(body.error), sentence);
      assert.deepEqual((await loanNow(loan)).events, []);
      assert.equal(refused.status, 200);
    }
  });

  test('records made meanwhile decide: a proposal that no longer fits is refused with the sentence, and stays open', async () => {
    const loan = await newLoan();
    const { hashid } = newest(await propose(jan, loan, { ...gave, amount: 1_000_000 }));
    const paid = {
      contract: loan,
      kind: 'extra_repayment',
      date: '2026-06-02',
      amount: 900_000,
      outcome: 'lower_payment',
    };
    assert.equal((await jan.post('/contract/event', paid)).status, 200);
    const stale = await answer(child, hashid, 'accepted', { ledger_version: 0 });
    assert.match(String(stale.body.error), /intussen iets bij dit contract vastgelegd/);
    const { status, body } = await answer(child, hashid, 'accepted');
    assert.equal(status, 409);
    assert.match(String(body.error), /meer dan er openstaat/);
    assert.equal((await lifecycle(child, loan)).proposals[0]?.state, 'open');
  });

  test('R-8.5 a change can’t be the first record after terms passed: not when proposed, nor when agreed after one fell due', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    // Its first term falls due in ten days.
    const loan = await add({
      ...draft,
      contract: { ...draft.contract, first_payment_date: '2026-06-25' },
    });
    const running = await add(yearLoanDraft(family.parent.hashid, sanne.hashid));
    const { hashid } = newest(await propose(jan, loan, gave));
    later = 12 * DAY;
    try {
      for (const asked of [await answer(child, hashid, 'accepted'), await propose(jan, running, rate)]) {
        assert.equal(asked.status, 409, JSON.stringify(asked.body));
        assert.match(String(asked.body.error), /^Leg eerst vast wat er tot vandaag is betaald\./u);
      }
      assert.deepEqual(
        [(await loanNow(loan)).events, (await lifecycle(child, loan)).proposals[0]?.state],
        [[], 'open'],
      );
      assert.equal((await jan.post('/contract/event/planned', { contract: loan })).status, 200);
      const told = (await lifecycle(child, loan)).proposals[0]!.consequences.loan!.after;
      assert.equal((await answer(child, hashid, 'accepted')).status, 200);
      assert.deepEqual([told.open, told.due], [(await loanNow(loan)).balance, { amount: 0, since: null }]);
    } finally {
      later = 0;
    }
  });

  test('after another rate was agreed, other terms can’t name a rate that the loan would not follow', async () => {
    const loan = await newLoan();
    const agreed = newest(await propose(jan, loan, rate));
    assert.equal((await answer(child, agreed.hashid, 'accepted')).status, 200);
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const terms = (contract: object) => ({
      kind: 'terms',
      draft: { ...draft, contract: { ...draft.contract, ...contract } },
    });
    // The paper would say 3 % for a loan that runs at 9 % from July on.
    const refused = await propose(jan, loan, terms({ rate_millipercent: 3000 }));
    assert.equal(refused.status, 409, JSON.stringify(refused.body));
    assert.match(String(refused.body.error), /^De rente van deze lening is vanaf 1 juli 2026 9\s%\./u);
    assert.equal((await propose(jan, loan, terms({ purpose: 'Een keuken' }))).status, 200);
  });

  test('R-5.2 other terms of a running loan can’t lower its rate or its amount: each at its field, and nothing is stored', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const terms = { ...draft.contract, rate_millipercent: 4_000, own_home: false, start_date: '2026-06-01' };
    const loan = await add({ ...draft, contract: terms });
    const lowered = (contract: object, top: object = {}) =>
      propose(jan, loan, { kind: 'terms', draft: { ...draft, ...top, contract: { ...terms, ...contract } } });
    for (const [refused, field] of [
      [await lowered({ rate_millipercent: 0 }), 'contract.rate_millipercent'],
      [await lowered({}, { total: draft.total - 1 }), 'total'],
      [await lowered({ start_date: '2026-06-16', first_payment_date: '2026-08-01' }), 'contract.start_date'],
    ] as const)
      assert.deepEqual([refused.status, Object.keys(refused.body.errors ?? {})], [422, [field]]);
    const proposed = (await lifecycle(child, loan)).proposals.filter(({ content }) => content.kind === 'terms');
    assert.deepEqual(proposed, []);
    assert.equal((await lowered({ term_months: 24 })).status, 200);
  });

  test('S-339 a lower rate that was agreed earlier counts from its day, with how it was agreed', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const terms = { ...draft.contract, rate_millipercent: 4_000, own_home: false, start_date: '2026-06-01' };
    const loan = await add({ ...draft, contract: terms });
    const said = { kind: 'rate_change', date: '2026-06-05', rate_millipercent: 1_000, said: 'written' };
    const { hashid } = newest(await propose(jan, loan, said));
    assert.equal((await answer(child, hashid, 'accepted')).status, 200);
    const [made] = (await loanNow(loan)).events as { date: string; said?: string }[];
    assert.deepEqual([made?.date, made?.said], ['2026-06-05', 'written']);
    const wrong = await propose(jan, await add({ ...draft, contract: terms }), { ...said, said: 'dreamt' });
    assert.deepEqual(Object.keys(wrong.body.errors ?? {}), ['said']);
  });

  test('S-38 nonsense is refused at its field, and nothing is stored', async () => {
    const { db } = made.services;
    const loan = await newLoan();
    const count = await db.$count(contractProposals);
    for (const [body, field] of [
      [null, 'contract'],
      [{ contract: 5 }, 'contract'],
      [{ contract: loan }, 'content'],
      [{ contract: loan, content: { kind: 'payment', date: '2026-06-01', amount: 5 } }, 'content'],
      [{ contract: loan, content: { ...rate, rate_millipercent: -1 } }, 'rate_millipercent'],
      [{ contract: loan, content: { ...gave, amount: 1_200_001 } }, 'amount'],
      [{ contract: loan, content: { kind: 'terms', draft: [] } }, 'type'],
      [{ contract: loan, content: rate, note: 'x'.repeat(501) }, 'note'],
    ] as const) {
      const { status, body: said } = await jan.post('/contract/proposal', body);
      assert.equal(status, 422, JSON.stringify([body, said]));
      assert.match(String(said.errors[field]), /^[A-Z].{10,}\.$/u, JSON.stringify(said));
    }
    assert.equal(await db.$count(contractProposals), count);
  });

  test('proposals and answers are only ever added, and are in the download of one’s own data', async () => {
    const { db } = made.services;
    for (const statement of [
      `update contract_proposals set note = 'anders'`,
      `delete from proposal_answers`,
      `update proposal_answers set answer = 'refused'`,
      `truncate contract_proposals cascade`,
    ])
      await assert.rejects(db.execute(sql.raw(statement)), statement);
    const told = async (who: ApiClient) => {
      const file = readZip((await who.get('/export')).bytes).get('gegevens.json');
      return (JSON.parse(String(file)) as { proposals: { state: string; note: string }[] }).proposals;
    };
    const mine = await told(child);
    assert.ok(mine.some(({ state }) => state === 'open') && mine.some(({ state }) => state === 'refused'));
    assert.deepEqual(
      await told(brother),
      (await told(jan)).filter(({ note }) => note === 'Tussen ons'),
    );
  });
});
