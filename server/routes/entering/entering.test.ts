import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import { booksOn } from '../../../domain/loans/ledger/state.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { addDays } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { newHashid } from '../../hashid.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const DAY_MS = 86_400_000;

/** Jan lent to Sanne long ago, and enters her past payments. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanneRow: UserRow;
  let [jan, sanne]: ApiClient[] = [];
  let contract: string;
  let now = NOW;

  before(async () => {
    made = await engine.app({ clock: () => now });
  });
  beforeEach(async () => {
    now = NOW;
    const { db } = made.services;
    family = await makeFamily(db);
    sanneRow = await makeUser(db, family.id, { firstname: 'Sanne', sub: newHashid(), login: true, signed: true });
    [jan, sanne] = await Promise.all(
      [family.parent, sanneRow].map((one) => apiClient(made.app, one, { expires: 4e9 })),
    );
    const draft = yearLoanDraft(family.parent.hashid, sanneRow.hashid);
    draft.contract = { ...draft.contract, late_payment: 'due_date' };
    contract = String((await addSigned(made, jan!, draft)).body.hashid);
    const pay = { contract, kind: 'payment', date: '2026-02-01', amount: 1_000, note: '', past_paid: false };
    const { status, body } = await jan!.post('/contract/event', pay);
    assert.equal(status, 200, JSON.stringify(body));
  });

  const detail = async (who: ApiClient | undefined) =>
    (await who!.get(`/contract?hashid=${contract}`)).body as unknown as LoanDetail;
  const late = (loan: LoanDetail) => booksOn(ledgerOf(loan, loan.events), '2026-06-15').lateDue;
  const heard = async () =>
    ((await sanne!.get('/notices')).body.notices as { kind: string; text: string }[]).filter(
      ({ kind }) => kind === 'entering' || kind === 'recorded',
    );

  test('R-8.5 while the lender enters past payments, nothing is late; lateness counts again when that is done', async () => {
    const before = await detail(jan);
    assert.equal(before.next?.kind, 'late');
    assert.ok(late(before) > 0);
    const told = (await heard()).length;
    const begun = (await jan!.post('/contract/entering', { contract })).body as unknown as LoanDetail;
    assert.ok(begun.entering_until);
    assert.notEqual(begun.next?.kind, 'late');
    assert.equal(late(begun), 0);
    assert.equal((await detail(sanne)).next?.kind, undefined);
    // She is notified once, and not of each payment.
    for (const date of ['2026-03-01', '2026-04-01'])
      await jan!.post('/contract/event', { contract, kind: 'payment', date, amount: 1_000, note: '' });
    assert.deepEqual((await heard()).length, told + 1);
    assert.match((await heard())[0]?.text ?? '', /^Jan voert betalingen van vroeger in bij de lening “Eigen huis”/u);
    assert.equal((await jan!.post('/contract/entering', { contract })).status, 200);
    const done = (await jan!.remove(`/contract/entering?hashid=${contract}`)).body as unknown as LoanDetail;
    assert.equal(done.entering_until, undefined);
    assert.equal(done.next?.kind, 'late');
    assert.equal((await heard()).length, told + 2);
  });

  test('S-511 the debtor can’t stop the lateness, and the pause ends automatically after thirty days', async () => {
    assert.equal((await sanne!.post('/contract/entering', { contract })).status, 403);
    assert.equal((await sanne!.remove(`/contract/entering?hashid=${contract}`)).status, 403);
    assert.equal((await jan!.post('/contract/entering', { contract })).status, 200);
    now = NOW + 31 * DAY_MS;
    const after = await detail(jan);
    assert.equal(after.entering_until, undefined);
    assert.equal(after.next?.kind, 'late');
  });

  const start = () => jan!.post('/contract/entering', { contract });

  test('S-513 lateness is held back once in ninety days, whether the pause expired or was ended by hand', async () => {
    const again = formatDateLong(addDays(todayInAmsterdam(NOW), 90));
    assert.equal((await start()).status, 200);
    assert.equal((await jan!.remove(`/contract/entering?hashid=${contract}`)).status, 200);
    const atOnce = await start();
    assert.equal(atOnce.status, 409);
    assert.ok(String(atOnce.body.error).includes(again), JSON.stringify(atOnce.body));
    assert.equal((await detail(jan)).book?.entering_closed, true);
    now = NOW + 89 * DAY_MS;
    assert.equal((await start()).status, 409);
    now = NOW + 90 * DAY_MS;
    assert.equal((await detail(jan)).book?.entering_closed, undefined);
    assert.equal((await start()).status, 200);
    // The second one expires automatically: ending it then changes nothing, and the ninety days go on.
    now = NOW + 121 * DAY_MS;
    assert.equal((await detail(jan)).entering_until, undefined);
    const told = (await heard()).length;
    assert.equal((await jan!.remove(`/contract/entering?hashid=${contract}`)).status, 200);
    assert.equal((await heard()).length, told);
    assert.equal((await start()).status, 409);
    now = NOW + 179 * DAY_MS;
    assert.equal((await start()).status, 409);
    now = NOW + 180 * DAY_MS;
    assert.equal((await start()).status, 200);
  });

  test('both sides are notified once that the thirty days expired', async () => {
    assert.equal((await start()).status, 200);
    const toldTo = async (who: ApiClient | undefined) =>
      ((await who!.get('/notices')).body.notices as { text: string }[]).filter(({ text }) =>
        text.startsWith('De dertig dagen om betalingen van vroeger in te voeren zijn voorbij'),
      ).length;
    const both = async (days: number) => {
      now = NOW + days * DAY_MS;
      await remindFamilies(made.services);
      return [await toldTo(jan), await toldTo(sanne)];
    };
    assert.deepEqual(await both(30), [0, 0]);
    assert.deepEqual(await both(31), [1, 1]);
    assert.deepEqual(await both(32), [1, 1]);
  });

  test('S-513 lateness is not held back for a loan with fewer than three unrecorded earlier terms', async () => {
    const pay = (date: string) =>
      jan!.post('/contract/event', { contract, kind: 'payment', date, amount: 100_000, note: '' });
    // February is partly paid, and March to June not at all.
    assert.equal((await pay('2026-03-01')).status, 200);
    assert.equal((await pay('2026-04-01')).status, 200);
    assert.equal((await pay('2026-05-01')).status, 200);
    const refused = await start();
    assert.equal(refused.status, 409, JSON.stringify(refused.body));
    assert.equal((await detail(jan)).entering_until, undefined);
  });

  test('S-514 the debtor’s partner can’t stop the lateness as a lender; a co-lender can', async () => {
    const { db } = made.services;
    const login = { sub: newHashid(), login: true, signed: true };
    const tomRow = await makePartner(db, sanneRow, { firstname: 'Tom', ...login });
    const tom = await apiClient(made.app, tomRow, { expires: 4e9 });
    const draft = yearLoanDraft(family.parent.hashid, sanneRow.hashid);
    draft.contract = { ...draft.contract, late_payment: 'due_date' };
    draft.parties.from = [family.parent.hashid, tomRow.hashid];
    contract = String((await addSigned(made, jan!, draft)).body.hashid);
    const seen = await detail(tom);
    assert.equal(seen.book?.role, 'keeper');
    assert.equal(seen.book.entering_closed, true);
    assert.equal((await tom.post('/contract/entering', { contract })).status, 403);
    assert.equal((await detail(jan)).entering_until, undefined);
    assert.equal((await start()).status, 200);
  });

  test('S-514 a payment of today is notified while earlier ones are entered', async () => {
    assert.equal((await start()).status, 200);
    const told = (await heard()).length;
    const today = todayInAmsterdam(NOW);
    const pay = (date: string) =>
      jan!.post('/contract/event', { contract, kind: 'payment', date, amount: 1_000, note: '' });
    assert.equal((await pay(addDays(today, -1))).status, 200);
    assert.equal((await heard()).length, told);
    assert.equal((await pay(today)).status, 200);
    assert.equal((await heard()).length, told + 1);
    assert.equal((await heard())[0]?.kind, 'recorded');
  });
});
