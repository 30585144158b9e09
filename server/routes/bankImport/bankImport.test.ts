import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { KnownLines } from '../../../domain/wire/bankImport.ts';
import type { StatementLoan } from '../../../domain/wire/statement.ts';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { auditLog } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { bankFamily, type BankFamily, FIVE, hashOf, importCalls } from '../../test/bankImports.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** Lines taken from a bank statement become what each payment entered alone would be (docs/decisions/0010). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanneRow: UserRow;
  let jan: ApiClient;
  let sanne: ApiClient;
  let bram: ApiClient;
  let loan: string;
  let signed: BankFamily['signed'];
  let now = NOW;

  beforeEach(async () => {
    now = NOW;
    ({ made, family, sanneRow, jan, sanne, bram, loan, signed } = await bankFamily(engine, () => now));
  });
  const { entry, form, take, undo, ok, detail, records, heard, known } = importCalls(() => ({ loan, jan }));

  test('an import by the lender counts at once; the other side is notified once, and the log has one line', async () => {
    const done = ok(
      await take(
        jan,
        FIVE.map((day) => entry(day)),
      ),
    );
    assert.deepEqual(
      done.loans.map(({ contract: _contract, ...rest }) => rest),
      [{ recorded: 5, reported: 0, confirmed: 0, known: 0, past: 0, missing: 0 }],
    );
    assert.deepEqual(
      await records(),
      FIVE.map((day) => `${day} payment 100000 confirmed`),
    );
    assert.equal((await detail()).balance, 700_000);
    assert.deepEqual(await heard(sanne), [
      'Jan legde betalingen van een bankafschrift vast bij de lening “Eigen huis”. Ze tellen. Kijk of het klopt.',
    ]);
    assert.deepEqual(await heard(jan), []);
    const log = await made.services.db.select().from(auditLog).where(eq(auditLog.hashid, loan));
    assert.deepEqual(
      log.flatMap(({ action, entity }) => (entity === 'loan_event' ? [action] : [])),
      ['import'],
    );
    assert.equal(((await bram.get('/bank-import/known')).body as KnownLines).loans.length, 0);
  });

  test('an import by the borrower is reported, and the lender confirms it in one go', async () => {
    const done = ok(
      await take(
        sanne,
        FIVE.map((day) => entry(day)),
        { loans: [{ contract: loan, past_paid: true }] },
      ),
    );
    assert.deepEqual([done.loans[0]!.recorded, done.loans[0]!.reported], [0, 5]);
    assert.deepEqual(await heard(jan), [
      'Sanne meldt betalingen van een bankafschrift bij de lening “Eigen huis” aan Sanne Vries. Is het geld binnen?',
    ]);
    const open = (await detail()).book!.open.filter(({ mine }) => mine).map(({ event }) => event);
    assert.equal(open.length, 5);
    const said = await jan.post('/contract/events/confirm', { contract: loan, events: open, past_paid: true });
    assert.equal(said.status, 200, JSON.stringify(said.body));
    assert.deepEqual(
      await records(),
      FIVE.map((day) => `${day} payment 100000 confirmed`),
    );
    assert.deepEqual(await heard(sanne), ['Jan bevestigt wat je meldde bij de lening “Eigen huis”.']);
    assert.equal((await jan.post('/contract/events/confirm', { contract: loan, events: open })).status, 409);
  });

  test('S-357 an imported line is known for ever: the same file offers nothing later, and importing it again is refused', async () => {
    const entries = FIVE.map((day) => entry(day));
    ok(await take(jan, entries));
    const lines = (await known(jan)).loans[0]!;
    assert.deepEqual(lines.known, Object.fromEntries(entries.map(({ line }) => [line, 1])));
    assert.notEqual((await known(sanne)).loans[0]!.key, lines.key, 'the other side hashes with another key');
    assert.deepEqual((await known(sanne)).loans[0]!.known, {});
    now += 400 * 86_400_000;
    const again = await take(jan, entries);
    assert.equal(again.status, 409);
    assert.match(String(again.body.error), /al overgenomen/u);
    assert.equal((await records()).length, 5);
  });

  test('S-357 two identical lines are two payments; sending one line twice is refused', async () => {
    const twin = entry('2026-02-01');
    ok(await take(jan, [twin, { ...twin, nth: 2 }]));
    assert.equal((await records()).length, 2);
    assert.equal((await known(jan)).loans[0]!.known[twin.line], 2);
    const twice = await take(jan, [
      { ...twin, nth: 3 },
      { ...twin, nth: 3 },
    ]);
    assert.equal(twice.status, 422);
    assert.ok('entries.1.nth' in twice.body.errors, JSON.stringify(twice.body));
  });

  test('S-358 the same import again, also twice at once, gets the first answer and records nothing more; its key for another import is refused', async () => {
    const asked = form(FIVE.map((day) => entry(day)));
    const answers = await Promise.all([1, 2, 3].map(() => jan.post('/bank-import', asked)));
    for (const answer of answers) assert.deepEqual(ok(answer), answers[0]!.body);
    assert.equal((await records()).length, 5);
    const other = await jan.post('/bank-import', { ...asked, entries: asked.entries.slice(1) });
    assert.equal(other.status, 409);
    // The key of another import says nothing.
    assert.equal((await sanne.post('/bank-import', asked)).status, 200);
  });

  test('a recorded payment is not recorded again: the import confirms a report, and a counted payment stays', async () => {
    const pay = (who: ApiClient, date: string) =>
      who.post('/contract/event', { contract: loan, kind: 'payment', date, amount: 100_000 });
    assert.equal((await pay(jan, '2026-02-01')).status, 200);
    assert.equal((await pay(sanne, '2026-03-01')).status, 200);
    const done = ok(
      await take(
        jan,
        FIVE.map((day) => entry(day)),
      ),
    );
    const { recorded, confirmed, known: there } = done.loans[0]!;
    assert.deepEqual([recorded, confirmed, there], [3, 1, 1]);
    assert.deepEqual(
      (await records()).toSorted(),
      ['2026-02-01', '2026-03-01', ...FIVE.slice(2)].map((day) => `${day} payment 100000 confirmed`),
    );
    // The borrower's lines are those of another account: the same payments.
    const hers = ok(
      await take(
        sanne,
        FIVE.map((day) => entry(day)),
      ),
    );
    assert.deepEqual([hers.loans[0]!.reported, hers.loans[0]!.known], [0, 5]);
  });

  test('the import recognizes an automatically counted term, and takes back a month that never came; undoing it restores both', async () => {
    now = Date.parse('2026-03-10T10:00:00Z');
    await jan.post('/contract/automatic', { contract: loan, past_paid: true });
    now = NOW;
    await remindFamilies(made.services);
    const open = async () => (await detail()).events!.filter((one) => 'automatic' in one && one.automatic);
    assert.deepEqual(
      (await open()).map(({ date }) => date),
      ['2026-04-01', '2026-05-01', '2026-06-01'],
    );
    const done = ok(
      await take(jan, [entry('2026-04-02'), entry('2026-06-01')], {
        missing: [{ contract: loan, date: '2026-05-01' }],
      }),
    );
    const { recorded, confirmed, missing } = done.loans[0]!;
    assert.deepEqual([recorded, confirmed, missing], [0, 2, 1]);
    assert.equal((await detail()).balance, 800_000);
    assert.deepEqual(
      (await open()).map(({ date, answered_at }) => `${date} ${answered_at !== null}`),
      ['2026-04-01 true', '2026-05-01 false', '2026-06-01 true'],
    );
    now += 60_000;
    ok(await undo(jan, done));
    assert.equal((await detail()).balance, 700_000);
    assert.equal((await take(sanne, [], { missing: [{ contract: loan, date: '2026-04-01' }] })).status, 422);
  });

  test('S-359 the importer can undo it within a day: counted payments wait for the other side, and its lines can be imported again', async () => {
    const done = ok(
      await take(
        jan,
        FIVE.map((day) => entry(day)),
      ),
    );
    assert.equal((await undo(sanne, done)).status, 404);
    assert.equal((await known(jan)).imports[0]!.hashid, done.hashid);
    const undone = ok(await undo(jan, done));
    assert.notEqual(undone.undone_at, null);
    assert.deepEqual(ok(await undo(jan, done)), undone);
    assert.equal((await detail()).balance, 700_000, 'the borrower has not said so yet');
    const asked = (await detail(sanne)).book!.open.map(({ event }) => event);
    assert.equal(asked.length, 5);
    assert.equal((await sanne.post('/contract/events/confirm', { contract: loan, events: asked })).status, 200);
    assert.equal((await detail()).events!.filter(({ kind }) => kind === 'correction').length, 5);
    assert.deepEqual((await known(jan)).loans[0]!.known, {});
    ok(
      await take(
        jan,
        FIVE.map((day) => entry(day)),
      ),
    );
  });

  test('S-359 payments that were only reported are undone at once; after a day nothing is', async () => {
    const hers = ok(await take(sanne, [entry('2026-02-01')]));
    ok(await undo(sanne, hers));
    assert.deepEqual((await detail()).book!.open, []);
    const done = ok(await take(jan, [entry('2026-02-01')]));
    now += 86_400_000 + 1_000;
    const late = await undo(jan, done);
    assert.equal(late.status, 409);
    assert.deepEqual((await known(jan)).imports, []);
  });

  test('earlier terms without a line can be recorded as paid as agreed at the same time', async () => {
    const done = ok(await take(jan, [entry('2026-06-01')], { loans: [{ contract: loan, past_paid: true }] }));
    assert.deepEqual([done.loans[0]!.recorded, done.loans[0]!.past], [1, 4]);
    assert.equal((await detail()).balance, 700_000);
    ok(await undo(jan, done));
    assert.equal((await detail(sanne)).book!.open.length, 5);
  });

  test('S-360 an outcome that differs from the agreement waits for the borrower, also from a bank statement', async () => {
    loan = await signed(freshLoanDraft);
    const extra = entry('2026-05-01', { kind: 'extra_repayment', outcome: 'shorter_term' });
    const done = ok(
      await take(jan, [extra, entry('2026-05-02', { kind: 'extra_repayment', outcome: 'lower_payment' })]),
    );
    assert.deepEqual([done.loans[0]!.recorded, done.loans[0]!.reported], [1, 1]);
    assert.equal((await heard(sanne)).length, 2);
  });

  test('R-8.2 a year whose payments are all on your bank statement says so, as a next version; the other party’s year does not', async () => {
    now = Date.parse('2027-02-10T10:00:00Z');
    const days = Array.from({ length: 11 }, (_, k) => `2026-${String(k + 2).padStart(2, '0')}-01`);
    const year = async (who: ApiClient) =>
      (await who.get('/statement?year=2026')).body as {
        statement: { lent: StatementLoan[]; borrowed: StatementLoan[] };
        issued: { version: number; changes: string[] }[];
      };
    assert.equal((await jan.post('/contract/event/planned', { contract: loan })).status, 200);
    assert.equal((await jan.post('/statement/pdf', { year: 2026 })).status, 200);
    ok(
      await take(
        jan,
        days.slice(1).map((day) => entry(day, { account_tail: '4300' })),
      ),
    );
    assert.equal((await year(jan)).statement.lent[0]?.bank_checked, undefined, 'one has no line');
    ok(await take(jan, [entry(days[0] ?? '')]));
    const { statement } = await year(jan);
    assert.deepEqual([statement.lent[0]?.bank_checked, statement.lent[0]?.figures.repaid], [true, 1_100_000]);
    assert.equal((await jan.post('/statement/pdf', { year: 2026 })).status, 200);
    assert.deepEqual(
      (await year(jan)).issued.map(({ version, changes }) => [version, changes.length]),
      [
        [1, 0],
        [2, 1],
      ],
    );
    assert.match((await year(jan)).issued[1]?.changes[0] ?? '', /nu gecontroleerd met je bankafschrift\.$/u);
    assert.equal((await year(sanne)).statement.borrowed[0]?.bank_checked, undefined);
    const [, second] = (await detail(sanne)).events ?? [];
    assert.deepEqual(
      second && 'bank' in second && second.bank.map(({ side, date, account_tail }) => [side, date, account_tail]),
      [['from', '2026-03-01', '4300']],
    );
  });

  test('with two lenders the import waits for the other, and thirty years come in at once', async () => {
    const { db } = made.services;
    const noor = await makeUser(db, family.id, { firstname: 'Noor', sub: newHashid(), login: true, signed: true });
    const draft = yearLoanDraft(family.parent.hashid, sanneRow.hashid, '1996-06-01');
    draft.parties.from.push(noor.hashid);
    draft.contract = {
      ...draft.contract,
      start_date: '1996-06-01',
      first_payment_date: '1996-07-01',
      term_months: 360,
      paid_to_one: false,
    };
    draft.total = 36_000_000;
    loan = String((await addSigned(made, jan, draft)).body.hashid);
    const days = Array.from(
      { length: 359 },
      (_, k) => `${1996 + Math.floor((k + 6) / 12)}-${String(((k + 6) % 12) + 1).padStart(2, '0')}-01`,
    );
    const done = ok(
      await take(
        jan,
        days.map((day) => entry(day)),
      ),
    );
    assert.deepEqual([done.loans[0]!.reported, done.loans[0]!.recorded], [359, 0]);
    const other = await apiClient(made.app, noor, { expires: 4e9 });
    const events = (await detail(other)).book!.open.filter(({ mine }) => mine).map(({ event }) => event);
    assert.equal((await other.post('/contract/events/confirm', { contract: loan, events })).status, 200);
    assert.equal((await detail()).balance, 100_000);
    // A lender paid on their own account brings other lines: other payments, also on the same day.
    const refused = await take(other, [entry('2026-05-01', { line: hashOf('noor') })]);
    assert.match(String(refused.body.errors?.['entries.0.amount'] ?? refused.body.loans?.[0]?.reported), /^1$/u);
  });
});
