import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import { stateOn } from '../../../domain/loans/ledger/state.ts';
import type { ContractDraft, LoanDetail } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { contractProposals, proposalAnswers } from '../../db/proposalSchema.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const DAY = 86_400_000;
const STALE = 'Iemand heeft intussen iets bij dit contract vastgelegd. Bekijk dat eerst, en probeer het dan opnieuw.';

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
  const pause = { kind: 'pause', date: '2026-07-01', until: '2026-07-31', rests: 'repayment', outcome: 'later_end' };

  test('R-5.2 R-5.3 a signed contract can’t be edited or removed by one click: 409 with the way, and nothing changes', async () => {
    for (const to of [sanne, bram]) {
      const loan = await newLoan(to);
      const before = await loanNow(loan);
      const draft = freshLoanDraft(family.parent.hashid, to.hashid);
      const edited = await jan.post('/contract', {
        ...draft,
        hashid: loan,
        contract: { ...draft.contract, rate_millipercent: 9000 },
      });
      assert.equal(edited.status, 409);
      assert.match(String(edited.body.error), /Stel een wijziging voor/);
      const removed = await jan.remove(`/contract?hashid=${loan}`);
      assert.equal(removed.status, 409);
      assert.match(String(removed.body.error), /archiveren/);
      for (const content of [rate, gave, pause]) {
        const { status, body } = await jan.post('/contract/event', { contract: loan, ...content });
        assert.equal(status, 409, JSON.stringify(body));
        assert.match(String(body.error), /Stel het voor/);
      }
      assert.deepEqual(await loanNow(loan), before);
    }
  });

  test('R-5.2 R-5.3 a draft is edited and removed as before', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid, null);
    const loan = await add(draft);
    assert.equal((await jan.post('/contract', { ...draft, hashid: loan, total: 2_400_000 })).body.total, 2_400_000);
    assert.deepEqual((await lifecycle(jan, loan)).state, 'concept');
    assert.equal((await jan.remove(`/contract?hashid=${loan}`)).status, 200);
    assert.equal((await jan.get(`/contract/proposals?hashid=${loan}`)).status, 404);
  });

  test('a proposal counts only once the other side agreed: both see its consequences to the cent, then a record of both', async () => {
    const loan = await newLoan();
    const before = await loanNow(loan);
    const proposed = await propose(jan, loan, rate, { note: 'Zoals de bank' });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    assert.deepEqual(await loanNow(loan), before, 'nothing counts yet');
    const [mine, theirs] = [await lifecycle(jan, loan), await lifecycle(child, loan)];
    assert.deepEqual([mine.may, theirs.may], [['withdraw'], ['answer']]);
    const told = theirs.proposals[0]!;
    assert.deepEqual([told.state, told.note, told.proposed_by.firstname], ['open', 'Zoals de bank', 'Jan']);
    // 12.000 over twelve terms without interest, all still to come, of which all but the first bear 9 % a year.
    assert.deepEqual([told.consequences.loan?.before.interest, told.consequences.loan?.after.interest], [0, 49_500]);
    assert.equal((await answer(jan, told.hashid, 'accepted')).status, 403, 'not by the proposer');
    const agreed = await answer(child, told.hashid, 'accepted');
    assert.equal(agreed.status, 200, JSON.stringify(agreed.body));
    assert.deepEqual((await lifecycle(child, loan)).state, 'amended');
    const [event] = (await loanNow(loan)).events as Record<string, Record<string, string>>[];
    assert.deepEqual(
      [
        event?.kind,
        event?.rate_millipercent,
        event?.note,
        event?.recorded_by?.firstname,
        event?.answered_by?.firstname,
      ],
      ['rate_change', 9000, 'Zoals de bank', 'Jan', 'Sanne'],
    );
    assert.equal(newest(agreed).answer?.event, event?.hashid);
    const [{ hashid: recorded }] = (await loanNow(loan)).events as [{ hashid: string }];
    const undo = await jan.remove(`/contract/event?hashid=${recorded}`);
    assert.equal(undo.status, 409, 'one side does not take back an agreement of both');
  });

  test('a refusal asks for a reason, a proposal is withdrawn by its maker, and neither counts', async () => {
    const loan = await newLoan();
    const { hashid } = newest(await propose(child, loan, pause));
    for (const word of [undefined, '  ']) {
      const silent = await answer(jan, hashid, 'refused', word === undefined ? {} : { word });
      assert.deepEqual([silent.status, Object.keys(silent.body.errors)], [422, ['word']]);
    }
    const refused = await answer(jan, hashid, 'refused', { word: 'Liever in augustus' });
    assert.deepEqual([newest(refused).state, newest(refused).answer?.word], ['refused', 'Liever in augustus']);
    const second = newest(await propose(child, loan, pause));
    assert.equal((await answer(jan, second.hashid, 'withdrawn')).status, 403);
    assert.equal(newest(await answer(child, second.hashid, 'withdrawn')).state, 'withdrawn');
    for (const said of ['accepted', 'refused', 'withdrawn']) {
      const late = await answer(said === 'withdrawn' ? child : jan, second.hashid, said, { word: 'x' });
      assert.equal(late.status, 409);
      assert.match(String(late.body.error), /ingetrokken/);
    }
    assert.deepEqual([(await loanNow(loan)).events, (await lifecycle(jan, loan)).state], [[], 'signed']);
  });

  test('S-205 proposing, refusing, agreeing or withdrawing from an older state of the loan is refused, and asks to look first', async () => {
    const loan = await newLoan();
    const pay = async (date: string) => {
      const paid = await jan.post('/contract/event', { contract: loan, kind: 'costs', date, amount: 1_000 });
      assert.equal(paid.status, 200, JSON.stringify(paid.body));
      return Number(paid.body.ledger_version);
    };
    const stale = ({ status, body }: ApiAnswer) => assert.deepEqual([status, body.error], [409, STALE]);
    const seen = await pay('2026-06-01');
    stale(await propose(child, loan, pause, { ledger_version: seen - 1 }));
    const { hashid } = newest(await propose(child, loan, pause, { ledger_version: seen }));
    const now = await pay('2026-06-02');
    stale(await answer(jan, hashid, 'accepted', { ledger_version: seen }));
    stale(await answer(jan, hashid, 'refused', { ledger_version: seen, word: 'Nee' }));
    stale(await answer(child, hashid, 'withdrawn', { ledger_version: seen }));
    assert.equal(newest(await answer(jan, hashid, 'refused', { ledger_version: now, word: 'Nee' })).state, 'refused');
  });

  test('S-203 S-205 one proposal at a time; after thirty days it lapses, and another can be made', async () => {
    const loan = await newLoan();
    const first = newest(await propose(jan, loan, rate));
    const second = await propose(child, loan, pause);
    assert.equal(second.status, 409);
    assert.match(String(second.body.error), /Er ligt al een voorstel/);
    later = 30 * DAY - 1;
    assert.equal((await lifecycle(child, loan)).proposals[0]?.state, 'open');
    later = 30 * DAY;
    assert.equal((await lifecycle(child, loan)).proposals[0]?.state, 'lapsed');
    const late = await answer(child, first.hashid, 'accepted');
    assert.deepEqual(
      [late.status, late.body.error],
      [409, 'Dit voorstel is op 15 juli 2026 verlopen. Doe een nieuw voorstel.'],
    );
    assert.equal((await propose(child, loan, { kind: 'archive' })).status, 200);
    later = 0;
  });

  test('S-202 when two answers come at once one counts, and when two proposals come at once one is stored', async () => {
    const loan = await newLoan();
    const proposals = await Promise.all([rate, pause, gave].map((content) => propose(jan, loan, content)));
    assert.deepEqual(proposals.map(({ status }) => status).sort(), [200, 409, 409]);
    const { hashid } = newest(proposals.find(({ status }) => status === 200)!);
    const answers = await Promise.all([
      answer(child, hashid, 'accepted'),
      answer(child, hashid, 'accepted'),
      answer(child, hashid, 'refused', { word: 'Nee' }),
      answer(jan, hashid, 'withdrawn'),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const { db } = made.services;
    const [row] = await db.select().from(contractProposals).where(eq(contractProposals.hashid, hashid));
    assert.equal(await db.$count(proposalAnswers, eq(proposalAnswers.proposal_id, row!.id)), 1);
  });

  test('other terms make a version that keeps the day of signing; people and kind stay, and an unchanged one is refused', async () => {
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid);
    const loan = await add(draft);
    const terms = (rest: object) => ({ kind: 'terms', draft: { ...draft, ...rest } });
    assert.equal((await propose(jan, loan, terms({}))).status, 409);
    const others = terms({ parties: { from: [family.parent.hashid], to: [bram.hashid] } });
    assert.deepEqual(Object.keys((await propose(jan, loan, others)).body.errors), ['parties.to']);
    const gift = { kind: 'terms', draft: giftDraft(family.parent.hashid, sanne.hashid) };
    assert.deepEqual(Object.keys((await propose(jan, loan, gift)).body.errors), ['type']);
    assert.deepEqual(Object.keys((await propose(jan, loan, terms({ total: 0 }))).body.errors), ['total']);
    const longer = terms({ contract: { ...draft.contract, term_months: 24, signed_date: '2026-06-01' } });
    const proposed = await propose(jan, loan, longer, { version: 2 });
    const { consequences, hashid } = newest(proposed);
    assert.deepEqual(
      [consequences.loan?.before.endDate, consequences.loan?.after.endDate],
      ['2027-01-01', '2028-01-01'],
    );
    // Nothing was recorded, so five terms count as paid: of 1.000, or of 500.
    assert.deepEqual([consequences.loan?.before.open, consequences.loan?.after.open], [700_000, 950_000]);
    const accepted = await answer(child, hashid, 'accepted', { version: 2 });
    assert.equal(newest(accepted).answer?.version, 3);
    const { version, contract, balance } = await loanNow(loan);
    assert.equal(balance, 950_000, 'as it was told');
    assert.deepEqual([version, contract.term_months, contract.signed_date], [3, 24, '2026-01-01']);
    const papers = (await child.get(`/contract/documents?hashid=${loan}`)).body as unknown as object[];
    assert.equal(papers.length, 2, 'the version before keeps its paper');
    const before = await propose(jan, loan, rate, { version: 2 });
    assert.deepEqual([before.status, before.body.error], [409, STALE], 'made from the version before');
  });

  test('other terms of a fully paid-up loan say what is due at once, and that holds once they are agreed', async () => {
    const { total, ...draft } = yearLoanDraft(family.parent.hashid, sanne.hashid);
    const loan = await add({ ...draft, total });
    assert.equal((await jan.post('/contract/event/planned', { contract: loan })).status, 200);
    const shorter = { ...draft, total, contract: { ...draft.contract, term_months: 8 } };
    const proposed = newest(await propose(jan, loan, { kind: 'terms', draft: shorter }));
    // Five terms of 1.000 were paid; with eight terms, each asks 1.500.
    const due = { amount: 250_000, since: '2026-05-01' };
    for (const who of [jan, child]) {
      const { consequences } = (await lifecycle(who, loan)).proposals[0]!;
      assert.deepEqual(consequences.loan?.before.due, { amount: 0, since: null });
      assert.deepEqual([consequences.loan.after.due, consequences.loan.after.open], [due, 700_000]);
    }
    assert.equal((await answer(child, proposed.hashid, 'accepted')).status, 200);
    const { type, contract, events, balance } = (await loanNow(loan)) as unknown as LoanDetail;
    const now = stateOn(ledgerOf({ type, total, contract }, events), '2026-06-15');
    assert.deepEqual([{ amount: now.due.total, since: now.arrearsSince }, balance], [due, 700_000]);
  });

  test('the borrower accepts a forgiveness, and sees its effect on the exemption of the year', async () => {
    const loan = await newLoan();
    const proposed = newest(await propose(jan, loan, gave));
    const [pair] = proposed.consequences.gifts;
    assert.equal(pair?.year, 2026);
    assert.equal(pair.left_before! - pair.left_after!, 200_000);
    assert.deepEqual(newest(await child.get(`/contract/proposals?hashid=${loan}`)).consequences.gifts, [pair]);
    await answer(child, proposed.hashid, 'accepted');
    assert.equal((await loanNow(loan)).balance, 1_000_000);
  });

  test('S-339 a forgiveness counts from the day all agreed, whatever day was typed; an earlier day only with how it was agreed then', async () => {
    const dayOf = async (loan: string) => {
      const { events } = (await loanNow(loan)) as unknown as LoanDetail;
      return events.filter(({ kind }) => kind === 'forgiveness').map(({ date }) => date);
    };
    const past = { ...gave, date: '2026-06-01' };
    for (const [content, counted] of [
      [past, '2026-06-17'],
      [{ ...past, said: 'spoken', exemption: 'raised_free' }, '2026-06-01'],
    ] as const) {
      const loan = await newLoan();
      const { hashid } = newest(await propose(jan, loan, content));
      later = 2 * DAY;
      await answer(child, hashid, 'accepted');
      later = 0;
      assert.deepEqual(await dayOf(loan), [counted]);
    }
    const onPaper = await newLoan(bram);
    assert.equal((await propose(jan, onPaper, past, { paper_date: '2026-06-03' })).status, 200);
    assert.deepEqual(await dayOf(onPaper), ['2026-06-03']);
    const wrong = await propose(jan, await newLoan(), { ...past, said: 'dreamt', exemption: 'raised_study' });
    assert.equal(wrong.status, 422);
  });

  test('S-339 a lower rate counts from that day too; one that begins later was agreed, and may be given, on the day all agreed', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const terms = { rate_millipercent: 4_000, own_home: false, start_date: '2026-06-01' };
    const rated = { ...draft, contract: { ...draft.contract, ...terms } };
    const changed = async (date: string, rest: object = {}) => {
      const loan = await add(rated);
      const content = { kind: 'rate_change', date, rate_millipercent: 1_000, ...rest };
      const proposed = await propose(jan, loan, content);
      assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
      const { hashid, content: told } = newest(proposed);
      later = 2 * DAY;
      await answer(child, hashid, 'accepted');
      later = 0;
      const { events } = (await loanNow(loan)) as unknown as LoanDetail;
      const [made] = events.filter((event) => event.kind === 'rate_change');
      return [told, made && { date: made.date, agreed: made.agreed }];
    };
    const of = (date: string, rest: object = {}) => ({ kind: 'rate_change', date, rate_millipercent: 1_000, ...rest });
    assert.deepEqual(await changed('2026-06-05'), [of('2026-06-15'), { date: '2026-06-17', agreed: undefined }]);
    assert.deepEqual(await changed('2027-01-01', { agreed: '2020-01-01' }), [
      of('2027-01-01', { agreed: '2026-06-15' }),
      { date: '2027-01-01', agreed: '2026-06-17' },
    ]);
  });

  test('an own-home loan shows the effect of a pause on the deduction before anybody agrees', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const home = { own_home: true, term_months: 360, start_date: '2024-01-01', first_payment_date: '2024-02-01' };
    const loan = await add({
      ...draft,
      type: 'AnnuityLoanContract',
      total: 20_000_000,
      contract: {
        ...draft.contract,
        ...home,
        signed_date: '2024-01-01',
        rate_millipercent: 3500,
        payment_rounding: 'up',
      },
    });
    const planned = await jan.post('/contract/event/planned', { contract: loan });
    assert.equal(planned.status, 200);
    const { deduction } = newest(await propose(jan, loan, { ...pause, until: '2026-12-31' })).consequences;
    assert.deepEqual([deduction?.before.verdict, deduction?.after.verdict], ['green', 'amber']);
    assert.match(String(deduction?.after.reason), /366 maanden.*Vanaf 1 juli 2026 is de rente daarom niet aftrekbaar/);
  });

  test('archiving takes both: the contract leaves both lists, stays readable, can’t change, and comes back by both', async () => {
    const loan = await newLoan();
    const proposed = await propose(jan, loan, { kind: 'archive' });
    assert.equal(newest(proposed).consequences.open, 1_200_000);
    assert.equal(
      (await jan.get('/contracts')).body.some(({ hashid }: { hashid: string }) => hashid === loan),
      true,
    );
    await answer(child, newest(proposed).hashid, 'accepted');
    for (const who of [jan, child]) {
      const listed = async (url: string) =>
        ((await who.get(url)).body as { hashid: string }[]).some(({ hashid }) => hashid === loan);
      assert.deepEqual([await listed('/contracts'), await listed('/contracts/archived')], [false, true]);
      assert.equal((await who.get(`/contract?hashid=${loan}`)).status, 200);
      assert.equal((await who.post('/contract/generated', { hashid: loan })).status, 200);
    }
    assert.equal((await brother.get('/contracts/archived')).body.length, 0, 'not for a person who is not a party');
    // It stays in the years until it was archived, and no longer has future terms.
    const borrowed = async (year: number) =>
      ((await child.get(`/statement?year=${year}`)).body.statement.borrowed as { hashid: string }[]).some(
        ({ hashid }) => hashid === loan,
      );
    later = 365 * DAY;
    assert.deepEqual([await borrowed(2026), await borrowed(2027)], [true, false]);
    later = 0;
    const { state, may } = await lifecycle(child, loan);
    assert.deepEqual([state, may], ['archived', ['restore']]);
    const refused = [
      await jan.post('/contract/event', { contract: loan, kind: 'payment', date: '2026-02-01', amount: 100 }),
      await jan.post('/contract/event/planned', { contract: loan }),
      await propose(jan, loan, rate),
      await jan.remove(`/contract?hashid=${loan}`),
    ];
    for (const { status, body } of refused) {
      assert.equal(status, 409);
      assert.match(String(body.error), /gearchiveerd/);
    }
    await answer(jan, newest(await propose(child, loan, { kind: 'restore' })).hashid, 'accepted');
    assert.deepEqual((await lifecycle(jan, loan)).state, 'signed');
  });

  test('a draft is presented to the other as signed on paper; it is signed once they confirm, and frozen meanwhile', async () => {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid, null);
    const loan = await add(draft);
    assert.equal((await propose(jan, loan, rate)).status, 409, 'a draft is edited');
    assert.deepEqual(Object.keys((await propose(jan, loan, { kind: 'signing' })).body.errors), ['signed_date']);
    const { hashid } = newest(await propose(jan, loan, { kind: 'signing', signed_date: '2026-06-12' }));
    assert.equal((await lifecycle(child, loan)).state, 'offered');
    assert.equal((await jan.post('/contract', { ...draft, hashid: loan, total: 2_400_000 })).status, 409);
    assert.equal((await jan.remove(`/contract?hashid=${loan}`)).status, 409);
    await answer(child, hashid, 'accepted');
    assert.deepEqual(
      [(await loanNow(loan)).contract.signed_date, (await lifecycle(jan, loan)).state],
      ['2026-06-12', 'signed'],
    );
  });

  test('an agreement of both is taken back by both', async () => {
    const loan = await newLoan();
    const { events } = (await agree(jan, loan, gave, child)).body as { events: { hashid: string }[] };
    assert.equal((await loanNow(loan)).balance, 1_000_000);
    await agree(child, loan, { kind: 'correction', event: events[0]!.hashid }, jan);
    assert.deepEqual([(await loanNow(loan)).balance, (await lifecycle(jan, loan)).state], [1_200_000, 'signed']);
    assert.equal((await propose(jan, loan, { kind: 'correction', event: events[0]!.hashid })).status, 409);
    assert.equal((await propose(jan, loan, { kind: 'correction', event: 'bestaatniet' })).status, 404);
  });

  test('a contract signed before there were proposals counts as signed on its date', async () => {
    const { hashid: gift } = await makeContract(made.services.db, family.parent, sanne);
    assert.deepEqual(
      [(await lifecycle(child, gift)).state, (await lifecycle(child, gift)).may],
      ['signed', ['change', 'archive']],
    );
  });
});
