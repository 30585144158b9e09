import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import type { ContractDetail, ContractDraft, LoanDraft } from '../../../domain/wire/contract.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** Jan and Noor lend to Bram; all have a login, and Jan manages the family. It is 15 June 2026. */
eachEngine((engine) => {
  let made: TestApp;
  let today: number;
  let family: TestFamily;
  let rows: Record<'noor' | 'bram', UserRow>;
  let jan: ApiClient;
  let noor: ApiClient;
  let bram: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => today });
  });
  beforeEach(async () => {
    today = NOW;
    const { db } = made.services;
    family = await makeFamily(db);
    const member = (firstname: string) =>
      makeUser(db, family.id, { firstname, sub: `${family.id} ${firstname}`, login: true, signed: true });
    rows = { noor: await member('Noor'), bram: await member('Bram') };
    const client = (one: UserRow) => apiClient(made.app, one, { expires: 4e9 });
    jan = await client(family.parent);
    [noor, bram] = [await client(rows.noor), await client(rows.bram)];
  });

  const draft = (paid_to_one: boolean, signed: string | null = '2026-01-01'): LoanDraft => {
    const one = yearLoanDraft('', rows.bram.hashid, signed);
    const from = [family.parent.hashid, rows.noor.hashid];
    return { ...one, contract: { ...one.contract, paid_to_one }, parties: { ...one.parties, from } };
  };
  const signed = async (given: ContractDraft) => String((await addSigned(made, jan, given)).body.hashid);
  const report = (who: ApiClient, contract: string, date: string, past_paid = false) =>
    who.post('/contract/event', { contract, kind: 'payment', date, amount: 100_000, past_paid });
  const detail = async (who: ApiClient, loan: string) =>
    (await who.get(`/contract?hashid=${loan}`)).body as ContractDetail;
  const statuses = async (loan: string) => (await detail(jan, loan)).events?.map(({ status }) => status);
  const newest = ({ body, status }: ApiAnswer) => {
    assert.equal(status, 200, JSON.stringify(body));
    return (body.events as { hashid: string }[]).at(-1)!.hashid;
  };
  const answer = (who: ApiClient, hashid: string, past_paid = false) =>
    who.post('/contract/event/confirm', { hashid, status: 'confirmed', past_paid });
  const waits = async (who: ApiClient, loan: string) =>
    (await detail(who, loan)).book?.open.map(({ waits: of }) => of.map(({ firstname }) => firstname).join());

  test('R-8.5 where paying one of them is enough, one lender confirms for both, and the payer never does', async () => {
    const loan = await signed(draft(true));
    const reported = newest(await report(bram, loan, '2026-02-01'));
    assert.equal((await answer(bram, reported)).status, 403);
    assert.deepEqual(await waits(bram, loan), [`${family.parent.firstname},Noor`]);
    assert.equal((await detail(noor, loan)).next?.kind, 'confirm');
    assert.equal((await answer(noor, reported)).body.balance, 1_100_000);
    assert.deepEqual(await statuses(loan), ['confirmed']);
    assert.notEqual((await detail(jan, loan)).next?.kind, 'confirm');
    assert.equal((await answer(jan, reported)).status, 409);
    // A payment one of them records themselves counts at once, with the earlier payments.
    await report(jan, loan, '2026-03-01');
    const { book } = await detail(jan, loan);
    assert.deepEqual([await statuses(loan), book?.receipt_waits], [['confirmed', 'confirmed'], []]);
  });

  test('R-8.5 without that clause the other lender is awaited, as is anything other than money received', async () => {
    const loan = await signed(draft(false));
    const reported = newest(await report(bram, loan, '2026-02-01'));
    await answer(jan, reported);
    assert.deepEqual([await statuses(loan), await waits(jan, loan)], [['reported'], ['Noor']]);
    await answer(noor, reported);
    assert.deepEqual(await statuses(loan), ['confirmed']);
    // The clause is about payments: for terms to count automatically both lenders must want it, with the clause too.
    const other = await signed(draft(true));
    const started = await jan.post('/contract/automatic', { contract: other, past_paid: true });
    assert.equal(started.body.automatic_since, undefined, JSON.stringify(started.body));
  });

  test('R-8.5 the terms of the day of a payment decide, and of every day it speaks of', async () => {
    const loan = await signed(draft(false));
    const change = async (paid_to_one: boolean) => {
      await agree(jan, loan, { kind: 'terms', draft: draft(paid_to_one) }, noor, bram);
    };
    await change(true);
    for (const [date, status] of [
      ['2026-06-14', 'reported'],
      ['2026-06-15', 'confirmed'],
    ] as const) {
      await answer(jan, newest(await report(bram, loan, date)));
      assert.equal((await statuses(loan))?.at(-1), status, date);
    }
    // A yes to everything before is about days on which both had to say so.
    const all = await signed(draft(false));
    await agree(jan, all, { kind: 'terms', draft: draft(true) }, noor, bram);
    const past = newest(await report(bram, all, '2026-06-15', true));
    await answer(jan, past, true);
    assert.deepEqual([await statuses(all), await waits(noor, all)], [['reported'], ['Noor']]);
    assert.equal((await answer(noor, past, true)).status, 200);
    assert.deepEqual(await statuses(all), Array<string>(5).fill('confirmed'));
    // Agreed the other way again, payments in between are still for one of them.
    today = NOW + 40 * 86_400_000;
    await change(false);
    for (const [date, status] of [
      ['2026-07-01', 'confirmed'],
      ['2026-07-25', 'reported'],
    ] as const) {
      await answer(noor, newest(await report(bram, loan, date)));
      assert.equal((await statuses(loan))?.at(-1), status, date);
    }
  });

  test('R-8.5 the clause in a concept was agreed by nobody: both lenders are awaited', async () => {
    const { hashid } = (await jan.post('/contract', draft(true, null))).body as { hashid: string };
    await answer(jan, newest(await report(bram, hashid, '2026-02-01')));
    assert.deepEqual(await statuses(hashid), ['reported']);
  });

  test('R-8.5 a loan of one lender never has it', async () => {
    const one = draft(true);
    const { status, body } = await jan.post('/contract', {
      ...one,
      parties: { ...one.parties, from: [family.parent.hashid] },
    });
    assert.deepEqual(
      [status, body.errors],
      [422, { 'contract.paid_to_one': 'Dit kan alleen als er twee mensen zijn die uitlenen.' }],
    );
  });
});
