import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, beforeEach, test } from 'node:test';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { ACTS } from '../../limits.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { says } from '../../pdf/test/says.ts';
import { agree } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { type BankFamily, bankFamily, importCalls } from '../../test/bankImports.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW } from '../../test/engines.ts';
import { makeFamily } from '../../test/factories.ts';

const RATE = { kind: 'rate_change', date: '2026-06-01', rate_millipercent: 2_500 };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

eachEngine((engine) => {
  let at: BankFamily;
  let stranger: ApiClient;

  before(async () => {
    at = await bankFamily(engine, () => NOW);
    const other = await makeFamily(at.made.services.db, { name: 'Bakker' });
    stranger = await apiClient(at.made.app, other.parent, { expires: 4e9 });
  });
  beforeEach(() => at.made.services.db.delete(rateLimits));

  const dossier = (who: ApiClient, date = '2026-06-15', hashid = at.loan) =>
    who.post('/contract/dossier', { hashid, date });
  const papers = async (hashid = at.loan) =>
    (await at.jan.get(`/contract/documents?hashid=${hashid}`)).body as unknown as ContractDocument[];

  test('a dossier has the payments with their day at the bank, the kept papers and the years, for both sides', async () => {
    const { entry, form } = importCalls(() => at);
    const lines = [entry('2026-02-02', { account_tail: '4321' }), entry('2026-03-02', { account_tail: '4321' })];
    const taken = await at.jan.post('/bank-import', form(lines, { loans: [{ contract: at.loan, past_paid: false }] }));
    assert.equal(taken.status, 200, JSON.stringify(taken.body));
    assert.equal((await agree(at.jan, at.loan, RATE, at.sanne)).status, 200);
    const statement = await at.jan.post('/statement/pdf', { year: 2026 });
    assert.equal(statement.status, 200, JSON.stringify(statement.body));

    const answer = await dossier(at.sanne);
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'application/pdf']);
    assert.match(
      String(answer.headers['content-disposition']),
      /filename="dossier-2026-06-15-lineaire-lening-sanne-\w+\.pdf"/,
    );
    const { text } = await readPdf(answer.bytes);
    says(
      text,
      'stand op 15 juni 2026',
      '02-02-2026 (geldgever) eindigt op 4321',
      'extra aflossing',
      'uit die van Sanne',
    );
    const kept = await papers();
    assert.deepEqual(
      kept.map(({ kind, made_at }) => [kind, made_at !== null]),
      [
        ['addendum', true],
        ['agreement', true],
      ],
      'missing papers are made and kept',
    );
    for (const { sha256: hash } of kept) assert.ok(text.includes(hash!));
    says(text, 'Overeenkomst van geldlening', 'Aanvulling op de overeenkomst');
    assert.deepEqual(sha256((await dossier(at.sanne)).bytes), sha256(answer.bytes));
    says((await readPdf((await dossier(at.jan)).bytes)).text, 'uit die van Jan');
  });

  test('a dossier of an earlier day has the payments until then', async () => {
    const { text } = await readPdf((await dossier(at.jan, '2026-02-15')).bytes);
    says(text, 'Betalingen tot en met 15 februari 2026', 'Totaal € 1.000,00');
  });

  test('a day outside the start and today gets a sentence at the field, and nothing is made', async () => {
    const loan = await at.signed(yearLoanDraft);
    for (const [date, said] of [
      ['2026-06-16', 'Deze dag moet nog komen. Kies een dag tot en met vandaag.'],
      ['2025-12-31', /^Deze dag ligt voor het begin van de lening/u],
      ['morgen', /./u],
    ] as const) {
      const { status, body } = await dossier(at.jan, date, loan);
      assert.equal(status, 422);
      const found = (body.errors as { date: string }).date;
      if (typeof said === 'string') assert.equal(found, said);
      else assert.match(found, said);
    }
    assert.ok((await papers(loan)).every(({ made_at }) => made_at === null));
  });

  test('a gift has no dossier, and neither has a loan that was never signed', async () => {
    const made = async (draft: object) => String((await at.jan.post('/contract', draft)).body.hashid);
    const [jan, sanne] = [at.family.parent.hashid, at.sanneRow.hashid];
    assert.equal((await dossier(at.jan, '2026-06-15', await made(giftDraft(jan, sanne)))).status, 422);
    const concept = await made(yearLoanDraft(jan, sanne, null));
    assert.equal((await dossier(at.jan, '2026-06-15', concept)).status, 409);
  });

  test('S-413 an outsider who manages nothing gets the answer of a missing loan, whatever day they ask for', async () => {
    for (const date of ['2026-06-15', '2999-01-01', 'morgen']) {
      const missing = await dossier(at.jan, date, 'geenlening');
      for (const who of [at.bram, stranger]) {
        const { status, body } = await dossier(who, date);
        assert.deepEqual([status, body], [missing.status, missing.body]);
        assert.equal(status, 404);
      }
    }
  });

  test('S-414 dossiers of one loan are limited: one too many is refused, and another loan still works', async () => {
    const loan = await at.signed(yearLoanDraft);
    for (let i = 0; i < ACTS.dossier.day; i += 1) assert.equal((await dossier(at.jan, '2026-06-15', loan)).status, 200);
    const refused = await dossier(at.jan, '2026-06-15', loan);
    assert.equal(refused.status, 429);
    assert.match(String(refused.body.message), /al vaak een dossier gedownload/u);
    assert.equal((await dossier(at.jan)).status, 200);
    assert.equal((await dossier(at.sanne, '2026-06-15', loan)).status, 200, 'and for the other side it goes on');
  });
});
