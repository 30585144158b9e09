import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { newHashid } from '../../hashid.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/**
 * An extra repayment has the agreed outcome, or the one both sides say; and an entry that counts on one word is
 * notified to the others.
 */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanneRow: UserRow;
  let bramRow: UserRow;
  let [jan, sanne, bram]: ApiClient[] = [];
  let contract: string;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
  });
  beforeEach(async () => {
    const { db } = made.services;
    family = await makeFamily(db);
    const login = () => ({ sub: newHashid(), login: true, signed: true });
    sanneRow = await makeUser(db, family.id, { firstname: 'Sanne', ...login() });
    bramRow = await makeUser(db, family.id, { firstname: 'Bram', ...login() });
    [jan, sanne, bram] = await Promise.all(
      [family.parent, sanneRow, bramRow].map((one) => apiClient(made.app, one, { expires: 4e9 })),
    );
    contract = await signed([sanneRow]);
  });

  const signed = async (to: UserRow[], make: typeof freshLoanDraft = freshLoanDraft) => {
    const draft = make(family.parent.hashid, '', '2026-01-01');
    draft.parties.to = to.map(({ hashid }) => hashid);
    return String((await addSigned(made, jan!, draft)).body.hashid);
  };
  const record = (who: ApiClient | undefined, outcome: string, rest: object = {}) =>
    who!.post('/contract/event', {
      contract,
      kind: 'extra_repayment',
      date: '2026-06-10',
      amount: 100_000,
      outcome,
      note: '',
      ...rest,
    });
  const newest = ({ status, body }: ApiAnswer) => {
    assert.equal(status, 200, JSON.stringify(body));
    const { events, book } = body as unknown as ContractDetail;
    const event = events!.at(-1)!;
    const waits = book?.open.find((one) => one.event === event.hashid)?.waits ?? [];
    return { ...event, waits: waits.map(({ firstname }) => firstname).sort() };
  };
  const answer = (who: ApiClient | undefined, hashid: string, status = 'confirmed', rest: object = {}) =>
    who!.post('/contract/event/confirm', { hashid, status, ...rest });
  const heard = async (who: ApiClient | undefined) =>
    ((await who!.get('/notices')).body.notices as { kind: string; text: string }[])
      .filter(({ kind }) => kind.startsWith('payment') || kind.startsWith('record'))
      .map(({ text }) => text);

  test('S-302 another outcome than agreed waits for the borrower, who is notified; the agreed one counts', async () => {
    const other = newest(await record(jan, 'shorter_term'));
    assert.deepEqual([other.status, other.waits], ['reported', ['Sanne']]);
    assert.deepEqual(await heard(sanne), [
      'Jan meldt een extra aflossing die anders doorwerkt dan afgesproken bij de lening “Eigen huis”. Klopt dat?',
    ]);
    assert.equal((await answer(jan, other.hashid)).status, 403);
    assert.equal(newest(await answer(sanne, other.hashid)).status, 'confirmed');
    assert.deepEqual(await heard(jan), ['Sanne bevestigt wat je meldde bij de lening “Eigen huis” aan Sanne Vries.']);

    const agreed = newest(await record(jan, 'lower_payment', { date: '2026-06-11' }));
    assert.equal(agreed.status, 'confirmed');
  });

  test('S-302 a borrower’s report leaves the lender to answer, and one of two borrowers leaves the other', async () => {
    const own = newest(await record(sanne, 'shorter_term'));
    assert.deepEqual([own.status, own.waits], ['reported', ['Jan']]);
    assert.equal(newest(await answer(jan, own.hashid)).status, 'confirmed');
    contract = await signed([sanneRow, bramRow]);
    const both = newest(await record(sanne, 'shorter_term'));
    assert.deepEqual(both.waits, ['Bram', 'Jan']);
    assert.equal(newest(await answer(jan, both.hashid, 'confirmed', { past_paid: true })).status, 'reported');
    const last = newest(await answer(bram, both.hashid));
    assert.equal(last.status, 'confirmed');
  });

  test('S-302 a no of the borrower denies it', async () => {
    const other = newest(await record(jan, 'shorter_term'));
    assert.equal(newest(await answer(sanne, other.hashid, 'refused')).status, 'refused');
  });

  test('the lender’s word about the earlier terms stands: the borrower answers only the chosen outcome', async () => {
    contract = await signed([sanneRow], yearLoanDraft);
    const other = newest(await record(jan, 'shorter_term', { past_paid: true }));
    assert.equal(other.status, 'reported');
    const { events } = (await answer(sanne, other.hashid)).body as unknown as ContractDetail;
    assert.ok(events!.filter(({ kind, status }) => kind === 'payment' && status === 'confirmed').length > 0);
  });

  test('S-303 an entry that counts on one person’s word is notified to the others in the contract', async () => {
    contract = await signed([sanneRow, bramRow], yearLoanDraft);
    const pay = { contract, kind: 'payment', date: '2026-02-01', amount: 10_000, note: '' };
    assert.equal(newest(await jan!.post('/contract/event', pay)).status, 'confirmed');
    const one = 'Jan legde iets vast bij de lening “Eigen huis”. Het telt. Kijk of het klopt.';
    assert.deepEqual(await heard(sanne), [one]);
    assert.equal((await heard(bram)).length, 1);
    assert.deepEqual(await heard(jan), []);
    const reported = newest(await sanne!.post('/contract/event', { ...pay, date: '2026-03-01' }));
    assert.equal(newest(await answer(jan, reported.hashid)).status, 'confirmed');
    assert.match((await heard(bram))[0] ?? '', /^Jan bevestigde wat er bij de lening .* was gemeld. Het telt nu.$/u);
    assert.match((await heard(sanne))[0] ?? '', /^Jan bevestigt je betaling/u);
    assert.equal((await heard(sanne)).length, 2);
    const { status } = await jan!.post('/contract/event/planned', { contract });
    assert.equal(status, 200);
    assert.equal((await heard(sanne)).length, 3);
  });
});
