import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { erases } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';
const TODAY = Date.UTC(2026, 5, 1, 22, 30);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let visitor: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => TODAY });
    family = await makeFamily(made.services.db);
    sanne = await makeUser(made.services.db, family.id, { firstname: 'Sanne' });
    jan = await apiClient(made.app, family.parent);
    visitor = await apiClient(made.app, null);
  });

  const agreement = async (who = jan, { parent = family.parent, child = sanne, signed = true } = {}) => {
    const draft = giftDraft(parent.hashid, child.hashid);
    const contract = { ...draft.contract, ...(!signed && { signed_date: null }) };
    const { hashid } = (await who.post('/contract', { ...draft, contract })).body as { hashid: string };
    return (await who.post('/contract/generated', { hashid })).bytes;
  };
  const check = (file: Uint8Array, who = visitor) => who.post('/document/check', { sha256: sha256(file) });
  /** The day on which the database recorded it. */
  const dayOf = async (table: 'documents' | 'statements', at: 'created_at' | 'issued_at', file: Uint8Array) => {
    const { rows } = await made.services.db.execute<{ day: string }>(
      sql`select to_char(${sql.identifier(at)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day
          from ${sql.identifier(table)} where sha256 = ${sha256(file)}`,
    );
    return rows[0]?.day;
  };

  test('a person without an account can check an agreement, an addendum and a statement, and sees the day they were made', async () => {
    const loan = yearLoanDraft(family.parent.hashid, sanne.hashid);
    const { hashid } = (await jan.post('/contract', loan)).body as { hashid: string };
    const { events } = (
      await jan.post('/contract/event', {
        contract: hashid,
        kind: 'extra_repayment',
        date: '2026-03-01',
        amount: 100_000,
        outcome: 'shorter_term',
      })
    ).body as { events: { hashid: string }[] };
    const addendum = (await jan.post('/contract/addendum', { hashid: events[0]?.hashid })).bytes;
    const signed = (await jan.post('/contract/generated', { hashid })).bytes;
    await makeContract(made.services.db, family.parent, sanne);
    const year = (await jan.post('/statement/pdf', { year: 2025 })).bytes;
    assert.deepEqual(
      [await check(signed), await check(addendum), await check(year)].map(({ status, body }) => [status, body]),
      [
        [200, { known: true, kind: 'agreement', since: await dayOf('documents', 'created_at', signed) }],
        [200, { known: true, kind: 'addendum', since: await dayOf('documents', 'created_at', addendum) }],
        [200, { known: true, kind: 'statement', since: '2026-06-02' }],
      ],
    );
    for (const [paper, beside] of [
      [signed, 'het contract'],
      [addendum, 'het contract'],
      [year, 'de jaaropgave'],
    ] as const) {
      const { text } = await readPdf(paper);
      assert.ok(text.includes(`Controleer het op ${made.services.env.publicUrl}/controle.`));
      assert.ok(text.includes(`het controlegetal dat bij ${beside} in Onderling staat.`));
    }
  });

  test('a paper with one byte changed, a preview and a provisional year are not known', async () => {
    const paper = Buffer.from(await agreement());
    paper[paper.length - 20]! ^= 1;
    const preview = (await jan.post('/contract/preview', giftDraft(family.parent.hashid, sanne.hashid))).bytes;
    const running = (await jan.post('/statement/pdf', { year: 2026 })).bytes;
    for (const file of [paper, preview, running]) {
      assert.deepEqual((await check(file)).body, { known: false });
    }
    for (const file of [preview, running]) assert.doesNotMatch((await readPdf(file)).text, /\/controle/);
  });

  test('S-154 the answer is the same to the family, to another and to a visitor, reveals nothing of the paper, and is not written down', async () => {
    const paper = await agreement();
    const stranger = await apiClient(made.app, (await makeFamily(made.services.db)).parent);
    const before = await made.services.db.$count(auditLog);
    const answers = await Promise.all([jan, stranger, visitor].map((who) => check(paper, who)));
    const [own, ...others] = answers.map(({ status, bytes }) => [status, bytes.toString()]);
    for (const other of others) assert.deepEqual(other, own);
    assert.deepEqual(Object.keys(answers[0]?.body as object), ['known', 'kind', 'since']);
    assert.equal(await made.services.db.$count(auditLog), before);
  });

  test('S-154 an invalid fingerprint is refused, in any form', async () => {
    const good = sha256(await agreement());
    for (const odd of [
      '',
      good.toUpperCase(),
      `${good} `,
      good.slice(1),
      `${good}0`,
      '%'.repeat(64),
      null,
      [good],
      1,
    ]) {
      const { status, body } = await visitor.post('/document/check', { sha256: odd });
      assert.deepEqual([status, Object.keys((body as { errors: object }).errors)], [422, ['sha256']], String(odd));
    }
  });

  test('S-154 a paper that was erased with its maker is no longer known', async () => {
    const { db, accounts } = made.services;
    const email = 'gewist@voorbeeld.example';
    const account = await accounts!.create(db, { email, password: PASSWORD });
    assert.ok('sub' in account);
    const gone = await makeFamily(db, { parent: { email, sub: account.sub, login: true, signed: true } });
    const child = await makeUser(db, gone.id, { firstname: 'Kind' });
    const parent = await apiClient(made.app, gone.parent);
    // Nothing unsigned has to be kept (docs/decisions/0023).
    const paper = await agreement(parent, { parent: gone.parent, child, signed: false });
    assert.equal((await check(paper)).body.known, true);
    assert.equal((await erases(made.services, parent)).status, 200);
    assert.deepEqual((await check(paper)).body, { known: false });
  });

  test('the look-up uses an index, in both places where papers are kept', async () => {
    const { rows } = await made.services.db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexdef like '%(sha256)'`,
    );
    assert.deepEqual(rows.map(({ indexdef }) => / on (?:public\.)?(\w+) /iu.exec(indexdef)?.[1]).sort(), [
      'documents',
      'statements',
    ]);
  });
});
