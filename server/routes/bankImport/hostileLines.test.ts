import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { ImportEntry } from '../../../domain/wire/bankImport.ts';
import { eq, sql } from 'drizzle-orm';
import { keptAccounts } from '../../db/bankImportSchema.ts';
import { contractEvents } from '../../db/eventSchema.ts';
import { users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { signedBeforeLogin } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { bankFamily, importCalls } from '../../test/bankImports.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { readZip } from '../../test/readZip.ts';
import { weekPasses } from '../../test/weekPasses.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

/** An import refuses others' loans, impossible lines, and states that are over. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanneRow: UserRow;
  let jan: ApiClient;
  let sanne: ApiClient;
  let bram: ApiClient;
  let loan: string;

  beforeEach(async () => {
    ({ made, family, sanneRow, jan, sanne, bram, loan } = await bankFamily(engine, () => NOW));
  });
  const { entry, take, ok, detail, records, known } = importCalls(() => ({ loan, jan }));

  test('S-361 a loan of another family, or between others in it, is not found; and none of the import is recorded', async () => {
    const { db } = made.services;
    const other = await makeFamily(db, { name: 'Bakker' });
    const child = await makeUser(db, other.id, { firstname: 'Kind' });
    const stranger = await apiClient(made.app, other.parent, { expires: 4e9 });
    const theirs = String(
      (await stranger.post('/contract', yearLoanDraft(other.parent.hashid, child.hashid))).body.hashid,
    );
    const loans = [{ contract: loan }, { contract: theirs }];
    const both = [entry('2026-02-01'), entry('2026-03-01', { contract: theirs })];
    assert.equal((await take(jan, both, { loans })).status, 404);
    assert.equal((await take(jan, both)).status, 422);
    assert.equal((await take(bram, [entry('2026-02-01')])).status, 404);
    assert.deepEqual(await records(), []);
    assert.equal((await db.select().from(contractEvents)).length, 0);
    assert.equal(
      (await known(stranger)).loans.some(({ contract }) => contract === loan),
      false,
    );
  });

  test('S-362 hostile and impossible lines are refused with a sentence at their place, and change nothing', async () => {
    const good = entry('2026-02-01');
    const wrong: [Partial<ImportEntry> | Record<string, unknown>, string][] = [
      [{ amount: -100 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: 1_200_001 }, 'amount'],
      [{ date: '2026-06-16' }, 'date'],
      [{ date: '2025-12-31' }, 'date'],
      [{ date: '2026-02-30' }, 'date'],
      [{ kind: 'forgiveness' }, 'kind'],
      [{ kind: 'extra_repayment' }, 'outcome'],
      [{ line: 'a'.repeat(300_000) }, 'line'],
      [{ line: good.line.toUpperCase() }, 'line'],
      [{ nth: 0 }, 'nth'],
      [{ account_tail: '<b>1' }, 'account_tail'],
    ];
    for (const [rest, field] of wrong) {
      const answer = await take(jan, [good, { ...entry('2026-03-01'), ...rest }]);
      assert.equal(answer.status, 422, JSON.stringify([rest, answer.body]).slice(0, 300));
      // A body of the wrong shape is refused before anything is looked up, at the list.
      const sentence = String(answer.body.errors[`entries.1.${field}`] ?? answer.body.errors.entries ?? '');
      assert.match(sentence, /^[A-Z].{5,}\.$/u, JSON.stringify([field, answer.body]).slice(0, 500));
    }
    assert.equal((await take(jan, [{ ...good, line: 'a'.repeat(10_000_000) }])).status, 413);
    assert.equal(
      (
        await take(
          jan,
          Array.from({ length: 2_001 }, (_, k) => entry('2026-02-01', { nth: k + 1 })),
        )
      ).status,
      422,
    );
    assert.equal((await take(jan, [])).status, 422);
    assert.deepEqual(await records(), []);
    assert.deepEqual((await known(jan)).loans[0]!.known, {});
  });

  test('S-363 an outdated starting state and an archived loan are refused; an onlooker records nothing', async () => {
    assert.equal(
      (await take(jan, [entry('2026-02-01')], { loans: [{ contract: loan, ledger_version: 7 }] })).status,
      409,
    );
    const marie = await makeUser(made.services.db, family.id, {
      ...{ firstname: 'Marie', family_role: 'manager', sub: newHashid(), login: true, signed: true },
    });
    const manager = await apiClient(made.app, marie, { expires: 4e9 });
    assert.equal((await take(manager, [entry('2026-02-01')])).status, 403);
    assert.equal((await known(manager)).loans.length, 0);
    const proposed = await jan.post('/contract/proposal', { contract: loan, content: { kind: 'archive' } });
    const [{ hashid }] = proposed.body.proposals as [{ hashid: string }];
    await sanne.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.equal((await take(jan, [entry('2026-02-01')])).status, 409);
    assert.deepEqual((await known(jan)).loans, []);
  });

  test('S-365 a borrower who manages the family only reports, also once the lender is blocked; and a blocked person imports nothing', async () => {
    const { db } = made.services;
    const draft = yearLoanDraft(sanneRow.hashid, family.parent.hashid, '2026-01-01');
    loan = String((await signedBeforeLogin(made, jan, draft, sanneRow)).body.hashid);
    assert.equal((await jan.post('/user/block', { hashid: sanneRow.hashid, _method: 'PATCH' })).status, 200);
    await weekPasses(made.services);
    const [row] = await db.select().from(users).where(eq(users.id, sanneRow.id));
    assert.equal(row?.blocked, true);
    const done = ok(await take(jan, [entry('2026-02-01'), entry('2026-03-01')]));
    assert.deepEqual([done.loans[0]?.recorded, done.loans[0]?.reported], [0, 2]);
    const events = (await detail()).book?.open.map(({ event }) => event) ?? [];
    assert.equal((await jan.post('/contract/events/confirm', { contract: loan, events })).status, 403);
    const refused = await take(sanne, [entry('2026-02-01', { nth: 5 })]);
    assert.ok([401, 403].includes(refused.status), String(refused.status));
  });

  test('S-364 account numbers are kept only on request, are read only by the person who keeps them, and go with one press', async () => {
    const kept = { person: sanneRow.hashid, iban: 'NL91 ABNA 0417 1643 00' };
    ok(await take(jan, [entry('2026-02-01')]));
    assert.deepEqual((await known(jan)).loans[0]!.accounts, []);
    ok(await take(jan, [entry('2026-03-01')], { keep: [kept] }));
    const stored = [{ person: sanneRow.hashid, iban: 'NL91ABNA0417164300' }];
    assert.deepEqual((await known(jan)).loans[0]!.accounts, stored);
    assert.deepEqual((await known(sanne)).loans[0]!.accounts, []);
    for (const wrong of [
      { ...kept, iban: 'NL00ABNA0417164300' },
      { ...kept, person: 'niemand' },
    ])
      assert.equal((await take(jan, [entry('2026-04-01')], { keep: [wrong] })).status, 422);
    assert.equal((await bram.remove(`/bank-import/accounts?hashid=${sanneRow.hashid}`)).status, 200);
    assert.deepEqual((await known(jan)).loans[0]!.accounts, stored, 'another forgets nothing of it');
    assert.deepEqual((await sanne.remove(`/bank-import/accounts?hashid=${sanneRow.hashid}`)).body, []);
    assert.deepEqual((await known(jan)).loans[0]!.accounts, [], 'whose it is, does');
  });

  test('S-364 the holder of an account number finds it in their own download, and it goes with their erasure', async () => {
    const iban = 'NL91ABNA0417164300';
    ok(await take(jan, [entry('2026-02-01')], { keep: [{ person: sanneRow.hashid, iban }] }));
    const told = async (who: ApiClient) => {
      const files = readZip((await who.get('/export')).bytes);
      return JSON.parse(String(files.get('gegevens.json'))) as { bank_accounts: { iban: string }[] };
    };
    assert.deepEqual(
      (await told(sanne)).bank_accounts.map((one) => one.iban),
      [iban],
    );
    assert.deepEqual((await told(bram)).bank_accounts, []);
    const { db } = made.services;
    await db.execute(sql`select * from erase_person(${sanneRow.id}, ${sanneRow.id}, '', '')`);
    assert.equal(await db.$count(keptAccounts), 0);
  });
});
