import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { MANY_KEPT_LINES_MESSAGE, MOST_KEPT_LINES } from '../../../domain/bank/keptLines.ts';
import type { KeptLines, LineToKeep } from '../../../domain/wire/keptLine.ts';
import { idempotencyKeys } from '../../db/requestSchema.ts';
import { keptBankLines } from '../../db/keptLineSchema.ts';
import { auditLog } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newHashid } from '../../hashid.ts';
import { sweep } from '../../housekeeping.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import type { ApiClient } from '../../test/apiClient.ts';
import { bankFamily, type BankFamily, hashOf, importCalls } from '../../test/bankImports.ts';
import { eachEngine, NOW } from '../../test/engines.ts';
import { readZip } from '../../test/readZip.ts';

const DAY = 86_400_000;

/** Lines of a bank statement that somebody keeps to work off later (docs/decisions/0010). */
eachEngine((engine) => {
  let s: BankFamily;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    s = await bankFamily(engine, () => now);
  });
  const { entry, take, undo, ok, known, records } = importCalls(() => s);
  const aKept = (rest: Partial<LineToKeep> = {}): LineToKeep => ({
    line: hashOf(`kept ${rest.name ?? ''} ${rest.date ?? ''}`),
    nth: 1,
    date: '2026-03-09',
    amount: 43_17,
    name: 'Tante Riet',
    account_tail: '4300',
    names: [{ contract: s.loan, line: hashOf('as the loan knows it'), nth: 1 }],
    ...rest,
  });
  const keep = (who: ApiClient, ...lines: LineToKeep[]) => who.post('/bank-import/kept', { lines });
  const listed = async (who: ApiClient) => (await known(who)).kept;
  const drop = (who: ApiClient, hashid: string) => who.remove(`/bank-import/kept?hashid=${hashid}`);
  const rows = () => s.made.services.db.$count(keptBankLines);

  test('a line is kept once, whichever file it comes in again, and its owner can drop it from the list', async () => {
    const first = await keep(s.jan, aKept(), aKept({ nth: 2 }));
    assert.equal(first.status, 200, JSON.stringify(first.body));
    assert.equal((await keep(s.jan, aKept({ amount: 1 }))).status, 200);
    const kept = await listed(s.jan);
    assert.deepEqual(
      kept.map(({ date, amount, name, account_tail, nth, kept_until }) => [
        date,
        amount,
        name,
        account_tail,
        nth,
        kept_until,
      ]),
      [
        ['2026-03-09', 43_17, 'Tante Riet', '4300', 1, '2027-07-15'],
        ['2026-03-09', 43_17, 'Tante Riet', '4300', 2, '2027-07-15'],
      ],
    );
    assert.equal((await drop(s.jan, kept[0]!.hashid)).status, 200);
    assert.equal((await drop(s.jan, kept[0]!.hashid)).status, 404);
    assert.deepEqual(
      (await listed(s.jan)).map(({ nth }) => nth),
      [2],
    );
  });

  test('a kept line that proves a payment is recorded like a line of a file, leaves the list, and returns when that is undone', async () => {
    await keep(s.jan, aKept());
    const [kept] = await listed(s.jan);
    const [name] = kept!.names;
    const made = ok(
      await take(
        s.jan,
        [entry('2026-03-09', { amount: 43_17, line: name!.line, nth: name!.nth, account_tail: '4300' })],
        {
          worked_off: [kept!.hashid],
        },
      ),
    );
    assert.deepEqual([await records(), await listed(s.jan)], [['2026-03-09 payment 4317 confirmed'], []]);
    assert.deepEqual((await known(s.jan)).loans[0]!.known, { [name!.line]: 1 });
    ok(await undo(s.jan, made));
    assert.deepEqual(
      (await listed(s.jan)).map(({ hashid }) => hashid),
      [kept!.hashid],
    );
  });

  test('a used line is gone a day later, when it can’t be undone; an unused line goes after thirteen months', async () => {
    await keep(s.jan, aKept({ name: 'Taken' }), aKept({ name: 'Left' }));
    const taken = (await listed(s.jan)).find(({ name }) => name === 'Taken');
    ok(await take(s.jan, [entry('2026-03-09')], { worked_off: [taken!.hashid] }));
    await sweep(s.made.services);
    assert.equal(await rows(), 2);
    now = NOW + DAY + 60_000;
    await sweep(s.made.services);
    assert.deepEqual(
      (await listed(s.jan)).map(({ name }) => name),
      ['Left'],
    );
    assert.equal(await rows(), 1);
    now = Date.parse('2027-07-15T12:00:00Z');
    await sweep(s.made.services);
    assert.equal(await rows(), 1);
    now = Date.parse('2027-07-16T12:00:00Z');
    await sweep(s.made.services);
    assert.equal(await rows(), 0);
  });

  test('S-540 nobody else sees a kept line: not the other side, a manager, the log, a notice, an export or a replayed answer', async () => {
    await keep(s.sanne, aKept({ name: 'Geheime Winkel' }));
    const { db } = s.made.services;
    assert.deepEqual([await listed(s.jan), await listed(s.bram), (await listed(s.sanne)).length], [[], [], 1]);
    const others = JSON.stringify([
      (await s.jan.get('/notices')).body,
      (await s.jan.get(`/contract?hashid=${s.loan}`)).body,
      await db.select().from(auditLog),
      await db.select().from(idempotencyKeys),
      [...readZip((await s.jan.get('/export')).bytes).values()].map(String),
    ]);
    assert.ok(!others.includes('Geheime Winkel'));
    assert.ok(
      [...readZip((await s.sanne.get('/export')).bytes).values()].map(String).join().includes('Geheime Winkel'),
    );
  });

  test('S-541 nobody can drop or use another’s line; it answers as one that never existed', async () => {
    await keep(s.sanne, aKept());
    const [hers] = await listed(s.sanne);
    for (const who of [s.jan, s.bram]) {
      const [theirs, never] = [await drop(who, hers!.hashid), await drop(who, newHashid())];
      assert.deepEqual([theirs.status, theirs.body], [never.status, never.body]);
      assert.equal(theirs.status, 404);
    }
    ok(await take(s.jan, [entry('2026-03-09')], { worked_off: [hers!.hashid] }));
    assert.equal((await listed(s.sanne)).length, 1);
    const answer = await keep(s.bram, aKept());
    assert.equal(answer.status, 422);
    assert.equal(
      (await keep(s.jan, aKept({ names: [{ contract: newHashid(), line: hashOf('x'), nth: 1 }] }))).status,
      422,
    );
  });

  test(`S-542 a person keeps ${MOST_KEPT_LINES} lines at most, also in two calls at once; a name with hidden characters is refused with a sentence`, async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, k) => aKept({ name: `Winkel ${from + k}`, names: [] }));
    const answers = await Promise.all([keep(s.jan, ...many(0, 150)), keep(s.jan, ...many(150, 150))]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.deepEqual(answers.find(({ status }) => status === 409)?.body, { error: MANY_KEPT_LINES_MESSAGE });
    assert.equal((await listed(s.jan)).length, 150);
    const wrong = await keep(s.jan, aKept({ name: 'Wi\u202enkel', amount: 0 }));
    assert.deepEqual(Object.keys(wrong.body.errors as object), ['lines.0.name', 'lines.0.amount']);
  });

  test('S-543 an erasure removes a person’s kept lines, and others’ kept lines that name them', async () => {
    await keep(s.sanne, aKept({ name: 'Bakker Bart' }));
    await keep(s.jan, aKept({ name: `Sanne ${s.sanneRow.lastname}` }), aKept({ name: 'Bakker Bart' }));
    const by = { userId: s.family.parent.id, sub: s.family.parent.sub ?? '', requestId: null };
    await inTransaction(s.made.services.db, (tx) => erasePerson(tx, s.sanneRow, by, new Date()));
    assert.equal(await rows(), 1);
    assert.deepEqual(
      ((await known(s.jan)).kept satisfies KeptLines).map(({ name }) => name),
      ['Bakker Bart'],
    );
  });
});
