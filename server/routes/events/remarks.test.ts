import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { ContractDetail, LoanDetail } from '../../../domain/wire/contract.ts';
import { users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { addSigned, removedInThePast } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { erases } from '../../test/erases.ts';
import { whereFound } from '../../test/everything.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** One side can comment on the other's records; a comment alone changes nothing. */
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

  const signed = async (to: UserRow[]) => {
    const draft = freshLoanDraft(family.parent.hashid, '', '2026-01-01');
    draft.parties.to = to.map(({ hashid }) => hashid);
    return String((await addSigned(made, jan!, draft)).body.hashid);
  };
  const record = (who: ApiClient | undefined, amount: number, kind = 'payment') =>
    who!.post('/contract/event', { contract, kind, date: '2026-06-10', amount, note: '', past_paid: false });
  const detail = ({ status, body }: ApiAnswer) => {
    assert.equal(status, 200, JSON.stringify(body));
    return body as unknown as LoanDetail;
  };
  const newest = (answer: ApiAnswer) => detail(answer).events.at(-1)!;
  const remark = (who: ApiClient | undefined, hashid: string, says: string, rest: object = {}) =>
    who!.post('/contract/event/remark', { hashid, says, ...rest });
  const take = (who: ApiClient | undefined, hashid: string, amount: number) =>
    who!.post('/contract/event/amount', { hashid, amount });
  const heard = async (who: ApiClient | undefined) =>
    ((await who!.get('/notices')).body.notices as { kind: string; text: string }[])
      .filter(({ kind }) => kind === 'record_disputed')
      .map(({ text }) => text);
  /** The counted records: of each payment and charge the amount and the state. */
  const counts = ({ events }: LoanDetail) => {
    const gone = new Set(events.flatMap((one) => (one.kind === 'correction' ? [one.corrects] : [])));
    return events.flatMap((one) => ('amount' in one && !gone.has(one.hashid) ? [[one.amount, one.status]] : []));
  };

  test('S-506 the borrower says that a payment of the lender is wrong: it still counts, and the lender is notified', async () => {
    const paid = newest(await record(jan, 2_204));
    assert.equal(paid.status, 'confirmed');
    const said = detail(await remark(sanne, paid.hashid, 'wrong', { amount: 22_042, text: 'Het was 220,42.' }));
    assert.deepEqual(counts(said), [[2_204, 'confirmed']]);
    assert.deepEqual(
      said.events[0]?.remarks?.map(({ by, says, amount, text }) => [by.firstname, says, amount, text]),
      [['Sanne', 'wrong', 22_042, 'Het was 220,42.']],
    );
    assert.match((await heard(jan))[0] ?? '', /^Sanne zegt dat bij de lening .* een ander bedrag hoort te staan/u);
    assert.deepEqual(await heard(sanne), []);
    // The lender takes the amount over, and it counts at once: she named it.
    detail(await remark(jan, paid.hashid, 'reply', { text: 'Foutje, je hebt gelijk.' }));
    assert.match((await heard(sanne))[0] ?? '', /^Jan antwoordt op wat bij de lening “Eigen huis” is gezegd/u);
    const taken = detail(await take(jan, paid.hashid, 22_042));
    assert.deepEqual(counts(taken), [[22_042, 'confirmed']]);
    const again = await take(jan, paid.hashid, 22_042);
    assert.equal(again.status, 409);
  });

  test('S-507 only the other side’s own word brings another amount: not the lender’s, not an unnamed amount, and with two borrowers both', async () => {
    contract = await signed([sanneRow, bramRow]);
    const paid = newest(await record(jan, 50_000));
    assert.equal((await remark(jan, paid.hashid, 'wrong', { amount: 10_000 })).status, 409);
    assert.equal((await take(jan, paid.hashid, 10_000)).status, 409);
    detail(await remark(sanne, paid.hashid, 'wrong', { amount: 10_000 }));
    assert.equal((await take(sanne, paid.hashid, 10_000)).status, 403);
    const waits = await take(jan, paid.hashid, 10_000);
    assert.deepEqual(
      [waits.status, waits.body.error],
      [409, 'Dit wacht ook op anderen. Draai het terug en leg het opnieuw vast.'],
    );
    detail(await remark(bram, paid.hashid, 'wrong', { amount: 10_000 }));
    detail(await remark(sanne, paid.hashid, 'right'));
    assert.equal((await take(jan, paid.hashid, 10_000)).status, 409);
    detail(await remark(sanne, paid.hashid, 'wrong', { amount: 10_000 }));
    assert.deepEqual(counts(detail(await take(jan, paid.hashid, 10_000))), [[10_000, 'confirmed']]);
  });

  test('S-507 an amount named by somebody blocked since is not their word', async () => {
    const paid = newest(await record(jan, 2_204));
    detail(await remark(sanne, paid.hashid, 'wrong', { amount: 22_042 }));
    await made.services.db.update(users).set({ blocked: true }).where(eq(users.id, sanneRow.id));
    const { status, body } = await take(jan, paid.hashid, 22_042);
    assert.deepEqual([status, body.error], [409, 'Niemand zegt dat het dit bedrag is. Bekijk het contract opnieuw.']);
  });

  test('S-508 a reported payment that the lender answers with another amount counts at that amount, as their own record', async () => {
    const reported = newest(await record(sanne, 22_042));
    assert.equal(reported.status, 'reported');
    const answered = detail(
      await remark(jan, reported.hashid, 'wrong', { amount: 20_000, text: 'Er kwam 200 binnen.' }),
    );
    assert.deepEqual(counts(answered), [
      [22_042, 'refused'],
      [20_000, 'confirmed'],
    ]);
    assert.equal((await remark(jan, reported.hashid, 'wrong')).status, 409);
    // Without an amount it is refused, with the words next to it.
    const second = newest(await record(sanne, 1_000));
    const no = detail(await remark(jan, second.hashid, 'wrong', { text: 'Niets gezien.' }));
    assert.deepEqual(counts(no).at(-1), [1_000, 'refused']);
  });

  test('S-509 costs that the borrower answers with another amount don’t count until the lender takes that amount over, once', async () => {
    const costs = newest(await record(jan, 50_000, 'costs'));
    assert.equal(costs.status, 'reported');
    const said = detail(await remark(sanne, costs.hashid, 'wrong', { amount: 10_000, text: 'Dat was 100.' }));
    assert.deepEqual(counts(said), [[50_000, 'refused']]);
    const taken = detail(await take(jan, costs.hashid, 10_000));
    assert.deepEqual(counts(taken), [
      [50_000, 'refused'],
      [10_000, 'confirmed'],
    ]);
    assert.equal((await take(jan, costs.hashid, 10_000)).status, 409);
  });

  test('S-510 remarks are limited: no stranger, no empty answer, no hidden characters, no same amount, ten a record', async () => {
    const paid = newest(await record(jan, 2_204));
    const stranger = await makeUser(made.services.db, family.id, {
      firstname: 'Tim',
      sub: newHashid(),
      login: true,
      signed: true,
    });
    const tim = await apiClient(made.app, stranger, { expires: 4e9 });
    assert.equal((await remark(tim, paid.hashid, 'wrong')).status, 404);
    const fields = async (says: string, rest: object) => {
      const { status, body } = await remark(sanne, paid.hashid, says, rest);
      return [status, Object.keys(body.errors as object)];
    };
    assert.deepEqual(await fields('reply', { text: ' ' }), [422, ['text']]);
    assert.deepEqual(await fields('wrong', { text: 'a\u202Eb' }), [422, ['text']]);
    assert.deepEqual(await fields('wrong', { text: 'x'.repeat(301) }), [422, ['text']]);
    assert.deepEqual(await fields('wrong', { amount: 2_204 }), [422, ['amount']]);
    assert.deepEqual(await fields('wrong', { amount: 0 }), [422, ['amount']]);
    assert.equal((await remark(sanne, paid.hashid, 'right')).status, 409);
    for (let k = 0; k < 10; k += 1) detail(await remark(sanne, paid.hashid, 'reply', { text: `Zin ${k}` }));
    assert.equal((await remark(sanne, paid.hashid, 'reply', { text: 'Nog een' })).status, 409);
    const kept = (await sanne!.get(`/contract?hashid=${contract}`)).body as unknown as ContractDetail;
    assert.equal(kept.events?.[0]?.remarks?.length, 10);
  });

  test('S-512 a remark stays with the record, unchanged, and goes when the contract does', async () => {
    const { db, env } = made.services;
    const WORDS = 'Zeldzaambedrag, zei de bank';
    const account = await made.services.accounts!.create(db, {
      email: `${newHashid()}@weg.example`,
      password: 'Keukentafel-2026!',
      emailVerified: true,
    });
    if (!('sub' in account)) throw new Error('The account was not made.');
    const noorRow = await makeUser(db, family.id, { firstname: 'Noor', sub: account.sub, login: true, signed: true });
    const noor = await apiClient(made.app, noorRow);
    contract = await signed([noorRow]);
    const paid = newest(await record(jan, 2_204));
    detail(await remark(noor, paid.hashid, 'wrong', { amount: 22_042, text: WORDS }));
    const found = () => whereFound(db, env.dataDir, [WORDS]);
    assert.deepEqual(await found(), ['event_remarks.text']);
    for (const statement of [
      "update event_remarks set text = ''",
      'delete from event_remarks',
      'truncate event_remarks',
    ])
      await assert.rejects(db.execute(sql.raw(statement)), statement);
    assert.deepEqual(await found(), ['event_remarks.text']);
    // The log of a replacement or counter-entry has the record without the words.
    detail(await take(jan, paid.hashid, 22_042));
    const second = newest(await record(jan, 3_000));
    detail(await remark(noor, second.hashid, 'wrong', { text: WORDS }));
    detail(await jan!.remove(`/contract/event?hashid=${second.hashid}`));
    assert.deepEqual([...new Set(await found())], ['event_remarks.text']);
    await removedInThePast(db, contract);
    assert.equal((await erases(made.services, noor)).status, 200);
    assert.deepEqual(await found(), []);
  });
});
