import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { families, users } from '../../db/schema.ts';
import type { Db } from '../../db/database.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn } from '../../test/signing.ts';
import { recordStatements, type Statement } from '../../test/statements.ts';

const DAY = 86_400_000;

/** The list of contracts is remembered, and is never out of date (docs/decisions/0033). */
eachEngine((engine) => {
  let now = NOW;
  let made: TestApp;
  let db: Db;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;
  const seen = new Map<string, Statement>();

  before(async () => {
    made = await engine.app({ clock: () => now });
    db = made.services.db;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { sub: 'sanne', login: true, signed: true });
    const token = { expires: NOW / 1000 + 60 * 86_400 };
    jan = await apiClient(made.app, family.parent, token);
    borrower = await apiClient(made.app, sanne, token);
    recordStatements(db.$client, seen);
  });

  const newLoan = async (signed?: string | null) =>
    String((await addSigned(made, jan, yearLoanDraft(family.parent.hashid, sanne.hashid, signed))).body.hashid);
  const list = async (who: ApiClient) => {
    seen.clear();
    const { status, body } = await who.get('/contracts');
    assert.equal(status, 200);
    return body as { hashid: string; next?: { kind: string }; parties: { to: { firstname: string }[] } }[];
  };
  const changes = async () =>
    (await db.select({ count: families.contract_changes }).from(families).where(eq(families.id, family.id)))[0]!.count;

  test('a repeated request without changes only looks up who the caller is', async () => {
    await newLoan();
    await list(jan);
    assert.ok(seen.size > 5, `${seen.size} statements`);
    const [statements, first] = [new Set(seen.keys()), await list(jan)];
    assert.deepEqual(await list(jan), first);
    assert.equal(seen.size, 1, [...seen.keys()].join('\n'));
    // The caller is looked up at every call, so that part is never out of date.
    for (const whoAsks of seen.keys()) statements.delete(whoAsks);

    const counted = new Set(
      (
        await db.execute<{ table: string }>(
          sql`select tgrelid::regclass::text as table from pg_trigger where tgname like '%\\_changed' and tgdeferrable`,
        )
      ).rows.map(({ table }) => table),
    );
    const read = [...statements].flatMap((text) =>
      [...text.matchAll(/\b(?:from|join) "?(\w+)"?/gu)].map(([, t]) => t!),
    );
    const uncounted = new Set(read.filter((table) => !counted.has(table)));
    assert.deepEqual([...uncounted], [], 'each table the list reads counts its changes');
  });

  test('a change by anybody is in the next list of everybody', async () => {
    const before = (await list(borrower)).length;
    const loan = await newLoan();
    assert.equal((await list(borrower)).length, before + 1);
    await db.update(users).set({ firstname: 'Suzanne' }).where(eq(users.id, sanne.id));
    assert.equal((await list(jan)).find(({ hashid }) => hashid === loan)?.parties.to[0]?.firstname, 'Suzanne');
    await jan.remove(`/contract?hashid=${loan}`);
    const gone = await newLoan(null);
    await list(borrower);
    await jan.remove(`/contract?hashid=${gone}`);
    assert.ok((await list(borrower)).every(({ hashid }) => hashid !== gone));
  });

  test('a change is counted once for each transaction, and not when it is undone', async () => {
    const counted = await changes();
    await db.update(users).set({ firstname: 'Sanne' }).where(eq(users.family_id, family.id));
    assert.equal(await changes(), counted + 1);
    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.update(users).set({ firstname: 'Niet' }).where(eq(users.id, sanne.id));
        throw new Error('undone');
      }),
    );
    assert.equal(await changes(), counted + 1);
    const other = await makeFamily(db);
    await db.update(users).set({ lastname: 'Anders' }).where(eq(users.family_id, other.id));
    assert.equal(await changes(), counted + 1, 'another family’s change is theirs');
  });

  test('a signing request that expires, and a new day, make another list', async () => {
    const loan = await newLoan(null);
    const signing = signingIn(await jan.post('/signing', { contract: loan, version: 1, order: 'at_once' }));
    const step = async () => (await list(jan)).find(({ hashid }) => hashid === loan)?.next?.kind;
    assert.equal(await step(), 'sign');
    now = Date.parse(signing.expires_at) - 1;
    assert.equal(await step(), 'sign');
    now += 1;
    assert.equal(await step(), 'send', 'nobody changed anything, but the request is over');
    now += DAY;
    await list(jan);
    assert.ok(seen.size > 1, 'the open amount of a loan is given as of today');
    now = NOW;
  });
});
