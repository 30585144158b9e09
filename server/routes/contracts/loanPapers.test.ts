import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import { documents } from '../../db/contractSchema.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import type { Services } from '../../services.ts';
import { addSigned, agree, removedInThePast } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;
  let brother: ApiClient;
  let stranger: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    services = made.services;
    family = await makeFamily(services.db);
    const other = await makeFamily(services.db, { name: 'Bakker' });
    sanne = await makeUser(services.db, family.id, { sub: 'sanne', login: true, signed: true });
    const bram = await makeUser(services.db, family.id, { firstname: 'Bram', sub: 'bram', login: true, signed: true });
    const token = { expires: NOW / 1000 + 600 };
    [jan, borrower, brother, stranger] = (await Promise.all(
      [family.parent, sanne, bram, other.parent].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
  });

  const draft = (signed?: string | null) => yearLoanDraft(family.parent.hashid, sanne.hashid, signed);
  const fresh = () => freshLoanDraft(family.parent.hashid, sanne.hashid);
  async function newLoan(drafted = draft()): Promise<string> {
    return String((await addSigned(made, jan, drafted)).body.hashid);
  }
  async function record(
    who: ApiClient,
    contract: string,
    facts: { kind: string } & Record<string, unknown>,
  ): Promise<string> {
    const signed = (await jan.get(`/contract?hashid=${contract}`)).body.contract.signed_date !== null;
    const both = signed && ['rate_change', 'forgiveness', 'correction'].includes(facts.kind);
    const { status, body } = both
      ? await agree(who, contract, facts, borrower)
      : await who.post('/contract/event', { contract, ...facts });
    assert.equal(status, 200, JSON.stringify(body));
    return String(body.events.at(-1).hashid);
  }
  const rate = { kind: 'rate_change', date: '2026-06-01', rate_millipercent: 2500, note: 'Zoals de bank' };
  const gave = { kind: 'forgiveness', date: '2026-06-10', amount: 200_000, outcome: 'lower_payment' };
  const repaid = { kind: 'extra_repayment', date: '2026-06-11', amount: 100_000, outcome: 'shorter_term' };
  const list = async (hashid: string, who = jan) =>
    (await who.get(`/contract/documents?hashid=${hashid}`)).body as unknown as ContractDocument[];
  const facts = (all: ContractDocument[]) =>
    all.map(({ kind, version, event, made_at }) => [kind, version, event, made_at !== null]);

  test('R-8.5 each counted change has an addendum: listed before it is made, then frozen with its SHA-256, and the same bytes for both sides', async () => {
    const loan = await newLoan();
    await jan.post('/contract/event/planned', { contract: loan });
    const first = await record(jan, loan, rate);
    const second = await record(jan, loan, gave);
    assert.deepEqual(facts(await list(loan)), [
      ['addendum', 2, second, false],
      ['addendum', 2, first, false],
      ['agreement', 2, null, false],
    ]);
    const made = await borrower.post('/contract/addendum', { hashid: second });
    assert.deepEqual([made.status, made.headers['content-type']], [200, 'application/pdf']);
    assert.match(
      String(made.headers['content-disposition']),
      /filename="aanvulling-kwijtschelding-2026-06-15-lineaire-lening-sanne-vries\.pdf"/,
    );
    const text = (await readPdf(made.bytes)).text;
    assert.match(text, /Jan de Vries/);
    assert.match(text, /Kwijtschelding van €\s2\.000,00 op 15 juni 2026/);
    const document = (await list(loan, borrower)).find(({ event }) => event === second);
    assert.equal(document?.sha256, createHash('sha256').update(made.bytes).digest('hex'));
    const frozen = await jan.get(`/contract/document?hashid=${String(document.hashid)}`);
    assert.deepEqual(
      [frozen.bytes, frozen.headers['content-disposition']],
      [made.bytes, made.headers['content-disposition']],
    );
    const mine = readZip((await borrower.get('/export')).bytes);
    assert.deepEqual(
      [...mine].find(([name]) =>
        /^aanvullingen\/aanvulling-kwijtschelding-2026-06-15-lineaire-lening-sanne-vries-\w+\.pdf$/.test(name),
      )?.[1],
      made.bytes,
    );
    // A later event of the loan changes nothing about the document.
    await record(jan, loan, repaid);
    assert.deepEqual((await jan.post('/contract/addendum', { hashid: second })).bytes, made.bytes);
  });

  test('two simultaneous requests for one addendum get the same bytes, and one is kept', async () => {
    const loan = await newLoan(fresh());
    const event = await record(jan, loan, rate);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => jan.post('/contract/addendum', { hashid: event })),
    );
    for (const answer of answers) assert.deepEqual(answer.bytes, answers[0]!.bytes);
    assert.equal((await list(loan)).filter(({ kind }) => kind === 'addendum').length, 1);
  });

  test('a payment has no addendum; a reported or refused change has none yet; an undone one no longer has one, but keeps one already made', async () => {
    const loan = await newLoan();
    await jan.post('/contract/event/planned', { contract: loan });
    const payment = String((await jan.get(`/contract?hashid=${loan}`)).body.events[0].hashid);
    assert.deepEqual(
      [
        (await jan.post('/contract/addendum', { hashid: payment })).status,
        Object.keys((await jan.post('/contract/addendum', { hashid: payment })).body.errors),
      ],
      [422, ['hashid']],
    );
    const reported = await record(borrower, loan, repaid);
    const unconfirmed = await jan.post('/contract/addendum', { hashid: reported });
    assert.deepEqual(
      [unconfirmed.status, unconfirmed.body.error],
      [409, 'Deze wijziging is niet bevestigd. Er hoort nog geen aanvulling bij.'],
    );
    await jan.post('/contract/event/confirm', { hashid: reported, status: 'refused' });
    assert.equal((await jan.post('/contract/addendum', { hashid: reported })).status, 409);
    const [never, made] = [await record(jan, loan, gave), await record(jan, loan, rate)];
    const paper = await jan.post('/contract/addendum', { hashid: made });
    for (const event of [made, never]) {
      assert.equal((await jan.remove(`/contract/event?hashid=${event}`)).status, 409);
      await agree(jan, loan, { kind: 'correction', event }, borrower);
    }
    const refused = await jan.post('/contract/addendum', { hashid: never });
    assert.deepEqual(
      [refused.status, refused.body.error],
      [409, 'Deze wijziging is teruggedraaid. Er hoort geen aanvulling meer bij.'],
    );
    assert.deepEqual((await jan.post('/contract/addendum', { hashid: made })).bytes, paper.bytes);
    assert.deepEqual(facts(await list(loan)), [
      ['addendum', 2, made, true],
      ['agreement', 2, null, false],
    ]);
    const correction = (await jan.get(`/contract?hashid=${loan}`)).body.events.at(-1) as {
      hashid: string;
      kind: string;
    };
    assert.deepEqual(
      [correction.kind, (await jan.post('/contract/addendum', { hashid: correction.hashid })).status],
      ['correction', 404],
    );
  });

  test('an unsigned loan has no addendum and no balance statement', async () => {
    const loan = await newLoan(draft(null));
    const event = await record(jan, loan, repaid);
    assert.deepEqual(facts(await list(loan)), [['agreement', 1, null, false]]);
    const answers = [
      await jan.post('/contract/addendum', { hashid: event }),
      await jan.get(`/contract/standing?hashid=${loan}&date=2026-06-01`),
    ];
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.error]),
      [
        [409, 'Deze lening is nog niet ondertekend.'],
        [409, 'Deze lening is nog niet ondertekend.'],
      ],
    );
  });

  test('an edited loan keeps the addenda of the previous version, and has new ones for the current version', async () => {
    const loan = await newLoan(fresh());
    const event = await record(jan, loan, gave);
    const old = await jan.post('/contract/addendum', { hashid: event });
    await agree(jan, loan, { kind: 'terms', draft: { ...fresh(), total: 2_400_000 } }, borrower);
    assert.deepEqual(facts(await list(loan)), [
      ['addendum', 3, event, false],
      ['agreement', 3, null, false],
      ['addendum', 2, event, true],
      ['agreement', 2, null, true],
    ]);
    const renewed = await jan.post('/contract/addendum', { hashid: event });
    const paper = await jan.post('/contract/generated', { hashid: loan });
    assert.match(
      (await readPdf(paper.bytes)).text.replaceAll(/\s+/gu, ' '),
      /op 15 juni 2026 hebben gewijzigd\. De hoofdsom, de rente en de termijnen die hier staan, gelden vanaf de eerste dag van de lening\./u,
    );
    // The amount of 24.000 was not agreed to on the day of signing.
    const said = async (bytes: Buffer) => (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
    assert.match(await said(old.bytes), /op 1 januari 2026 hebben ondertekend, voor een hoofdsom van € 12\.000,00/u);
    assert.match(
      await said(renewed.bytes),
      /op 1 januari 2026 hebben ondertekend en op 15 juni 2026 hebben gewijzigd, voor een hoofdsom van € 24\.000,00/u,
    );
  });

  test('R-8.5 the balance on a day goes by the plan or the records, and stores nothing', async () => {
    const loan = await newLoan();
    const count = await services.db.$count(documents);
    const on = async (date: string, who = jan) => who.get(`/contract/standing?hashid=${loan}&date=${date}`);
    const planned = await on('2026-04-15', borrower);
    assert.deepEqual([planned.status, planned.headers['content-type']], [200, 'application/pdf']);
    assert.match(
      String(planned.headers['content-disposition']),
      /filename="stand-2026-04-15-lineaire-lening-sanne-vries\.pdf"/,
    );
    assert.match(
      (await readPdf(planned.bytes)).text,
      /Hoofdsom die nog openstaat €\s9\.000,00.*volgen daarom het schema/,
    );
    await record(jan, loan, { kind: 'payment', date: '2026-02-01', amount: 100_000 });
    assert.match(
      (await readPdf((await on('2026-04-15')).bytes)).text,
      /Hoofdsom die nog openstaat €\s11\.000,00.*Nog te betalen over termijnen sinds 1 maart 2026 €\s2\.000,00/,
    );
    const wrong = {
      '2025-12-31': 'Deze dag ligt voor het begin van de lening, op 01-01-2026.',
      '2027-01-02': 'Deze dag ligt na de laatste termijn, op 01-01-2027.',
      '31-12-2026': 'Vul een datum in zoals 14-04-2026.',
      '2026-02-30': 'Vul een datum in zoals 14-04-2026.',
      '': 'Vul een datum in zoals 14-04-2026.',
    };
    for (const [date, sentence] of Object.entries(wrong)) {
      const { status, body } = await on(date);
      assert.deepEqual([status, body.errors], [422, { date: sentence }], date);
    }
    assert.equal(await services.db.$count(documents), count);
  });

  test('a gift has no balance statement', async () => {
    const gift = String((await addSigned(made, jan, giftDraft(family.parent.hashid, sanne.hashid))).body.hashid);
    const { status, body } = await jan.get(`/contract/standing?hashid=${gift}&date=2026-06-01`);
    assert.deepEqual(
      [status, body.errors],
      [422, { hashid: 'Dit is een schenking. Alleen een lening heeft een stand.' }],
    );
  });

  test('S-19 S-22 addendum and balance statement are for people who see the loan; for others, and once it is removed, a 404 like one that never was', async () => {
    const loan = await newLoan(fresh());
    const event = await record(jan, loan, rate);
    const ask = (who: ApiClient, change: string, contract: string) =>
      Promise.all([
        who.post('/contract/addendum', { hashid: change }),
        who.get(`/contract/standing?hashid=${contract}&date=2026-06-01`),
      ]);
    const missing = await ask(jan, 'bestaatniet', 'bestaatniet');
    for (const who of [brother, stranger]) {
      const answers = await ask(who, event, loan);
      assert.deepEqual(
        answers.map(({ status, bytes }) => [status, bytes]),
        missing.map(({ bytes }) => [404, bytes]),
      );
    }
    await removedInThePast(services.db, loan);
    assert.deepEqual(
      (await ask(jan, event, loan)).map(({ status }) => status),
      [404, 404],
    );
  });

  test('S-55 S-86 an invalid or repeated hashid is refused', async () => {
    for (const body of [{}, { hashid: 5 }, { hashid: ['a'] }, { hashid: 'x'.repeat(5000) }, null])
      assert.ok([400, 422].includes((await jan.post('/contract/addendum', body)).status), JSON.stringify(body));
    for (const query of [
      '',
      'hashid=a',
      'date=2026-01-01',
      'hashid=a&hashid=b&date=2026-01-01',
      'hashid=a&date=2026-01-01&date=2026-01-02',
    ]) {
      assert.equal((await jan.get(`/contract/standing?${query}`)).status, 422, query);
    }
  });
});
