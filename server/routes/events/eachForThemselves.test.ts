import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractDetail, LoanDraft } from '../../../domain/wire/contract.ts';
import { users } from '../../db/schema.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** Jan and Noor lend to Bram and Sanne; all have a login, and Jan manages the family. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let people: Record<'noor' | 'bram' | 'sanne', UserRow>;
  let jan: ApiClient;
  let noor: ApiClient;
  let bram: ApiClient;
  let sanne: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    const member = (firstname: string) =>
      makeUser(db, family.id, { firstname, sub: firstname, login: true, signed: true });
    people = { noor: await member('Noor'), bram: await member('Bram'), sanne: await member('Sanne') };
    const client = (one: UserRow) => apiClient(made.app, one, { expires: 4e9 });
    jan = await client(family.parent);
    [noor, bram, sanne] = [await client(people.noor), await client(people.bram), await client(people.sanne)];
  });

  /** A loan that was signed on paper before anybody but Jan had a login. */
  async function newLoan(from: string[], to: string[], terms: object = {}): Promise<string> {
    const { db } = made.services;
    const others = [people.noor, people.bram, people.sanne];
    for (const { id } of others) await db.update(users).set({ sub: null, signed: false }).where(eq(users.id, id));
    const one: LoanDraft = yearLoanDraft(from[0] ?? '', to[0] ?? '');
    const draft = { ...one, contract: { ...one.contract, ...terms }, parties: { from, to } };
    const added = await jan.post('/contract', draft);
    for (const { id, sub } of others) await db.update(users).set({ sub, signed: true }).where(eq(users.id, id));
    assert.equal(added.status, 200, JSON.stringify(added.body));
    return String(added.body.hashid);
  }
  const lenders = () => [family.parent.hashid, people.noor.hashid];
  const borrowers = () => [people.bram.hashid, people.sanne.hashid];
  const payment = (contract: string, rest: object = {}) => ({
    contract,
    kind: 'payment',
    date: '2026-02-01',
    amount: 100_000,
    past_paid: false,
    ...rest,
  });
  const detail = async (who: ApiClient, loan: string) =>
    (await who.get(`/contract?hashid=${loan}`)).body as ContractDetail;
  const statuses = async (loan: string) => (await detail(jan, loan)).events?.map(({ status }) => status);
  const newest = ({ body }: ApiAnswer) => (body.events as { hashid: string }[]).at(-1)?.hashid ?? '';
  const answer = (who: ApiClient, hashid: string, status = 'confirmed', past_paid = false) =>
    who.post('/contract/event/confirm', { hashid, status, past_paid });
  const waits = async (who: ApiClient, loan: string) =>
    (await detail(who, loan)).book?.open.map((one) => [one.waits.map(({ firstname }) => firstname).join(), one.mine]);

  test('R-8.5 a payment counts when each lender with a login says that it came in; one refusal denies it', async () => {
    const loan = await newLoan(lenders(), borrowers());
    const reported = newest(await bram.post('/contract/event', payment(loan)));
    assert.equal((await answer(sanne, reported)).status, 403);
    assert.equal((await answer(jan, reported)).body.balance, 700_000, 'by the plan: nothing counts yet');
    assert.deepEqual(await statuses(loan), ['reported']);
    assert.equal((await answer(jan, reported)).status, 403, 'he said so already, and does not for Noor');
    assert.deepEqual(await waits(jan, loan), [['Noor', false]]);
    assert.deepEqual(await waits(noor, loan), [['Noor', true]]);
    assert.equal((await detail(noor, loan)).next?.kind, 'confirm');
    assert.equal((await detail(jan, loan)).next, undefined);
    const confirmed = await answer(noor, reported);
    assert.deepEqual([await statuses(loan), confirmed.body.balance], [['confirmed'], 1_100_000]);
    const said = (await detail(bram, loan)).events?.[0]?.confirmations?.map(({ by }) => by.firstname);
    assert.deepEqual(said?.toSorted(), [family.parent.firstname, 'Noor'].toSorted());

    const second = newest(await bram.post('/contract/event', payment(loan, { date: '2026-03-01' })));
    await answer(jan, second);
    await answer(noor, second, 'refused');
    assert.deepEqual(await statuses(loan), ['confirmed', 'refused']);
  });

  test('R-8.5 a payment recorded by one lender waits for the other, and with it the earlier payments', async () => {
    const loan = await newLoan(lenders(), borrowers());
    const recorded = await jan.post('/contract/event', payment(loan, { date: '2026-06-01', past_paid: true }));
    assert.deepEqual([await statuses(loan), recorded.body.balance], [['reported'], 700_000]);
    const told = (await noor.get('/notices')).body.notices as { kind: string }[];
    assert.ok(told.some(({ kind }) => kind === 'payment_reported'));
    await answer(noor, newest(recorded), 'confirmed', true);
    assert.deepEqual(await statuses(loan), Array<string>(5).fill('confirmed'));
    // One lender's word about the past does not bind the other.
    const other = await newLoan(lenders(), borrowers());
    const again = await jan.post('/contract/event', payment(other, { date: '2026-06-01', past_paid: true }));
    await answer(noor, newest(again));
    assert.deepEqual(await statuses(other), ['confirmed']);
  });

  test('"everything as planned" by one lender is one report, which the other answers', async () => {
    const loan = await newLoan(lenders(), borrowers());
    const planned = await jan.post('/contract/event/planned', { contract: loan });
    assert.deepEqual(await statuses(loan), ['reported']);
    await answer(noor, newest(planned), 'confirmed', true);
    assert.deepEqual(await statuses(loan), Array<string>(5).fill('confirmed'));
  });

  test('R-8.5 costs count when all debtors agree that they are right', async () => {
    const loan = await newLoan([family.parent.hashid], borrowers());
    await jan.post('/contract/event', payment(loan));
    const costs = { contract: loan, kind: 'costs', date: '2026-02-02', amount: 5_000 };
    const charged = await jan.post('/contract/event', costs);
    assert.deepEqual(await statuses(loan), ['confirmed', 'reported']);
    assert.equal((await answer(jan, newest(charged))).status, 403);
    assert.equal((await detail(sanne, loan)).next?.kind, 'debt');
    await answer(bram, newest(charged));
    assert.deepEqual(await waits(jan, loan), [['Sanne', false]]);
    await answer(sanne, newest(charged));
    assert.deepEqual(await statuses(loan), ['confirmed', 'confirmed']);
  });

  test('R-8.5 a counted payment stays until everybody who would then owe more agrees; the person who asked can drop the request', async () => {
    const loan = await newLoan([family.parent.hashid], borrowers());
    const paid = newest(await jan.post('/contract/event', payment(loan)));
    const asked = await jan.remove(`/contract/event?hashid=${paid}`);
    assert.deepEqual([asked.status, asked.body.balance], [200, 1_100_000]);
    assert.equal((await jan.remove(`/contract/event?hashid=${paid}`)).status, 409);
    await answer(bram, newest(asked));
    assert.equal((await answer(sanne, newest(asked), 'refused')).body.balance, 1_100_000);
    const again = await jan.remove(`/contract/event?hashid=${paid}`);
    assert.equal((await bram.remove(`/contract/event?hashid=${newest(again)}`)).status, 403);
    assert.equal((await jan.remove(`/contract/event?hashid=${newest(again)}`)).status, 200);
    const third = await jan.remove(`/contract/event?hashid=${paid}`);
    await answer(bram, newest(third));
    // Nothing counts any more: by the plan.
    assert.equal((await answer(sanne, newest(third))).body.balance, 700_000);
    assert.equal((await jan.remove(`/contract/event?hashid=${paid}`)).status, 409);
  });

  test('R-8.5 a manager who borrowed records on their own word where nobody else can answer, and it says so', async () => {
    const { db } = made.services;
    const oma = await makeUser(db, family.id, { firstname: 'Oma', birthdate: '1930-05-02' });
    const loan = await newLoan([oma.hashid], [family.parent.hashid]);
    const extra = { kind: 'extra_repayment', date: '2026-02-01', amount: 900_000, outcome: 'shorter_term' };
    const recorded = await jan.post('/contract/event', payment(loan, extra));
    assert.equal(recorded.status, 200, JSON.stringify(recorded.body));
    const [event] = (await detail(jan, loan)).events ?? [];
    assert.deepEqual([event?.status, event?.own_word], ['confirmed', true]);
    // Once she has a login the book is hers: he reports.
    await db.update(users).set({ sub: 'oma' }).where(eq(users.id, oma.id));
    await jan.post('/contract/event', payment(loan, { date: '2026-03-01' }));
    assert.deepEqual(await statuses(loan), ['confirmed', 'reported']);
    const hers = await apiClient(made.app, { ...oma, sub: 'oma' }, { expires: 4e9 });
    const gone = await hers.remove(`/contract/event?hashid=${event?.hashid}`);
    assert.equal(gone.status, 200, JSON.stringify(gone.body));
    assert.deepEqual(
      await statuses(loan),
      ['confirmed', 'reported', 'confirmed'],
      'nobody confirmed it: it goes at once',
    );
    await db.update(users).set({ sub: null }).where(eq(users.id, oma.id));
  });

  test('R-8.5 the terms of a loan with two lenders count automatically when both want it, and both confirm a year', async () => {
    const loan = await newLoan(lenders(), borrowers());
    const start = (who: ApiClient) => who.post('/contract/automatic', { contract: loan, past_paid: true });
    assert.equal((await start(jan)).body.automatic_since, undefined);
    const { next, book } = await detail(noor, loan);
    assert.deepEqual([next?.kind, book?.automatic_waits.map(({ firstname }) => firstname)], ['automatic', ['Noor']]);
    assert.equal((await start(jan)).body.automatic_since, undefined, 'twice is no second yes');
    assert.equal((await noor.remove(`/contract/automatic?hashid=${loan}`)).status, 200);
    assert.deepEqual((await detail(noor, loan)).book?.automatic_asked, []);
    await start(jan);
    assert.equal((await start(noor)).body.automatic_since, '2026-06-15');
    assert.deepEqual(await statuses(loan), Array<string>(5).fill('confirmed'));
  });
});
