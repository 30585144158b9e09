import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { booksOf } from '../../domain/statements/ledgerBooks.ts';
import { loanPart } from '../../domain/statements/loanYear.ts';
import type { LoanDetail, LoanTerms } from '../../domain/wire/contract.ts';
import type { OnStatement } from '../../domain/wire/event.ts';
import { signedLoan } from '../signing/test/signedPapers.ts';
import { makeAddendum } from './addendum.ts';
import { makeAgreement } from './agreement.ts';
import { makeDossier } from './dossier.ts';
import type { DossierInput, DossierPaper } from './dossierInput.ts';
import { createPdfMaker } from './pdfMaker.ts';
import { makeScan } from './scan.ts';
import { makeSealable } from './sealable.ts';
import { addendumInput, type Fact } from './test/addendumInput.ts';
import { checkedByQpdf } from './test/qpdf.ts';
import { readPdf } from './test/readPdf.ts';
import { CHECK_AT } from './test/samples.ts';
import { says } from './test/says.ts';

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const maker = createPdfMaker();
after(() => maker.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const paper = (title: string, pdf: Buffer | null, kind: DossierPaper['kind'] = 'agreement'): DossierPaper => ({
  title,
  kind,
  facts: 'Ondertekend op 14 april 2026.',
  sha256: sha256(pdf ?? Buffer.from(title)),
  pdf,
});

function loanWith(facts: readonly Fact[], terms: Partial<LoanTerms> = {}, madeOn = '2026-09-01') {
  const input = addendumInput('AnnuityLoanContract', facts, { start_date: '2026-05-01', ...terms });
  return { ...input, madeOn };
}

/** The share of Jan, the lender, in each year. */
function yearsOf(loan: LoanDetail, from: number, to: number, today: string): DossierInput['years'] {
  const books = booksOf(loan);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((year) => {
    const until = `${year}-12-31` < today ? `${year}-12-31` : today;
    const made = loanPart(loan, 'jan', { year, until, today, arePartners: () => 'no' }, () => books);
    return made?.loan ? [{ year, until, loan: made.loan, issued: { version: 1, sha256: 'ab'.repeat(32) } }] : [];
  });
}

const bank = (side: OnStatement['side'], date: string, tail: string): OnStatement => ({
  side,
  date,
  account_tail: tail,
  import: 'een',
});

const PAID: Fact[] = [
  { kind: 'payment', date: '2026-06-01', amount: 11_866 },
  { kind: 'payment', date: '2026-07-01', amount: 11_866 },
  { kind: 'extra_repayment', date: '2026-08-20', amount: 100_000, outcome: 'lower_payment' },
];

function dossier(papers: DossierPaper[], date = '2026-08-31'): DossierInput {
  const { contract, people, events, madeOn } = loanWith(PAID);
  const lines = [
    [bank('from', '2026-06-02', '4321'), bank('to', '2026-06-01', '1234')],
    [bank('to', '2026-07-03', '')],
  ];
  const known = events.map((event, i) => ({ ...event, ...(lines[i] && { bank: lines[i] }) })) as typeof events;
  const loan: LoanDetail = { ...contract, events: [...known], ledger_version: 1 };
  return {
    ...{ contract, people, events: known, date, madeOn, papers, checkAt: CHECK_AT },
    person: 'Jan de Vries',
    years: yearsOf(loan, 2026, 2026, madeOn),
  };
}

/** The page number that each line of the contents links to. */
async function linksOf(pdf: Buffer): Promise<{ contents: string; page: number }[]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const doc = await task.promise;
  const page = await doc.getPage(1);
  const found = [];
  for (const { dest, contentsObj } of (await page.getAnnotations()) as {
    dest: string;
    contentsObj: { str: string };
  }[]) {
    const [ref] = (await doc.getDestination(dest)) as [{ num: number; gen: number }];
    found.push({ contents: contentsObj.str, page: (await doc.getPageIndex(ref)) + 1 });
  }
  await task.destroy();
  return found;
}

async function sealedLoan(): Promise<Buffer> {
  const { frozen, evidence } = await signedLoan();
  return makeSealable({
    frozen,
    evidence,
    seal: { name: 'Onderling', fingerprint: 'cd'.repeat(32), at: '2026-11-23T11:50:12Z' },
  });
}

describe('the dossier of a loan', () => {
  test('it has the standing, every payment with its day at the bank, the schedule and the year', async () => {
    const { text } = await readPdf(await makeDossier(dossier([])));
    says(
      text,
      'Dossier van de lening',
      'stand op 31 augustus 2026',
      'Hoofdsom die nog openstaat',
      'Betalingen tot en met 31 augustus 2026',
      '01-06-2026 € 118,66 betaling 02-06-2026 (geldgever) eindigt op 4321',
      '01-06-2026 (geldlener) eindigt op 1234',
      '01-07-2026 € 118,66 betaling 03-07-2026 (geldlener) niet bekend',
      '20-08-2026 € 1.000,00 extra aflossing',
      'Totaal € 1.237,32',
      'Zo loopt de lening met alle wijzigingen',
      'Jaaropgaven: het deel over deze lening',
      'De hele jaaropgave van 2026 is gemaakt als versie 1',
      'Andere stukken zitten er niet in',
    );
  });

  test('as of an earlier day it has no later payments', async () => {
    const { text } = await readPdf(await makeDossier(dossier([], '2026-07-15')));
    says(text, 'Betalingen tot en met 15 juli 2026', 'Totaal € 237,32');
    assert.ok(!text.includes('20-08-2026 € 1.000,00 extra aflossing'));
  });

  test('it includes the pages of each stored paper, numbered consecutively, with linked contents', async () => {
    const facts = loanWith(PAID);
    const papers = [
      paper('Contract', await makeAgreement({ ...facts, watermark: false })),
      paper('Aanvulling: extra aflossing (20 augustus)', await makeAddendum(facts)),
    ];
    const pdf = await makeDossier(dossier(papers));
    const { pages, text, marked, bookmarks, roles } = await readPdf(pdf);
    for (const { sha256: hash } of papers) assert.ok(text.includes(hash));
    const links = await linksOf(pdf);
    for (const { contents, page } of links) {
      assert.ok(contents.endsWith(`, pagina ${page}`), `${contents} leads to ${page}`);
      assert.ok(bookmarks.includes(contents.replace(/, pagina \d+$/, '')), contents);
    }
    assert.equal(links.length, 10);
    const [agreement, addendum] = links.slice(-2).map(({ page }) => page) as [number, number];
    assert.match(pages[agreement - 1] ?? '', /Overeenkomst van geldlening/);
    assert.match(pages[addendum - 1] ?? '', /Aanvulling op de overeenkomst/);
    pages.forEach((page, i) => assert.match(page, new RegExp(`(?:Pagina|pagina) ${i + 1} van ${pages.length}`)));
    assert.equal(marked, true);
    assert.ok(roles.includes('TOCI') && roles.includes('Link'));
    assert.match(checkedByQpdf(pdf), /No syntax or stream encoding errors found/);
    assert.deepEqual(await makeDossier(dossier(papers)), pdf);
  });

  test('S-411 a sealed paper is a print without its seal, and says so with the hash of the sealed one', async () => {
    const sealed = await sealedLoan();
    const pdf = await makeDossier(dossier([paper('Contract', sealed)]));
    const { text, pages } = await readPdf(pdf);
    says(text, 'Dit papier is verzegeld', 'De verzegelde versie vraag je apart op', sha256(sealed));
    assert.ok(!pdf.includes('/ByteRange') && !pdf.includes('ETSI.CAdES'), 'nothing in it looks sealed');
    const before = (await readPdf(sealed)).pages.length;
    const prints = pages.filter((page) => page.includes('Afdruk zonder zegel: zie pagina'));
    assert.equal(prints.length, before, 'each of its pages says that it is a print');
    assert.ok(prints.some((page) => page.includes('Bewijs van ondertekening')));
    assert.match(checkedByQpdf(pdf), /No syntax or stream encoding errors found/);
  });

  test('a paper signed by hand says that it lacks the signatures; a scan of it does not', async () => {
    const said = 'Dit is de tekst, zonder handtekeningen.';
    const agreement = await makeAgreement({ ...loanWith(PAID), watermark: false });
    says((await readPdf(await makeDossier(dossier([paper('Contract', agreement)])))).text, said);
    const scan = await makeScan({ pages: [PICTURE], title: 'Scan', madeOn: '2026-09-01' });
    const { text, pages } = await readPdf(await makeDossier(dossier([paper('Scan', scan, 'scan')])));
    assert.ok(!text.includes(said));
    assert.match(pages.at(-1) ?? '', new RegExp(`Dossier, pagina ${pages.length} van ${pages.length}`));
  });

  test('a paper that does not fit is named with its hash', async () => {
    const input = dossier([paper('Scan van het ondertekende papier', null, 'scan')]);
    says(
      (await readPdf(await makeDossier(input))).text,
      'Dit papier zit niet in dit dossier',
      input.papers[0]?.sha256 ?? '',
    );
  });

  test('S-412 a worker makes thirty years with twenty addenda within its limits', async () => {
    const months = Array.from({ length: 359 }, (_, i) => new Date(Date.UTC(1996, 6 + i, 1)).toISOString().slice(0, 10));
    const rates: Fact[] = Array.from({ length: 20 }, (_, i) => ({
      kind: 'rate_change',
      date: `${1998 + i}-02-01`,
      rate_millipercent: 3_000 + 10 * i,
    }));
    const paid: Fact[] = months.map((date) => ({ kind: 'payment', date, amount: 60_000 }));
    const facts = loanWith([...paid, ...rates], {
      term_months: 360,
      signed_date: '1996-05-30',
      start_date: '1996-06-01',
      first_payment_date: '1996-07-01',
    });
    const today = '2026-09-01';
    const contract = { ...facts.contract, total: 12_000_000 };
    const papers = [paper('Contract', await makeAgreement({ ...facts, contract, watermark: false }))];
    for (let i = 0; i < 20; i += 1)
      papers.push(paper(`Aanvulling ${i}`, await makeAddendum({ ...facts, contract, event: `e${359 + i}` })));
    const { events, people } = facts;
    const known = events.map((event) => ({ ...event, bank: [bank('from', event.date, '4321')] })) as typeof events;
    const loan: LoanDetail = { ...contract, events: [...known], ledger_version: 1 };
    const input: DossierInput = {
      ...{ contract, people, events: known, papers, checkAt: CHECK_AT, date: today, madeOn: today },
      person: 'Jan de Vries',
      years: yearsOf(loan, 1996, 2026, today),
    };
    assert.ok(input.years.length >= 30);
    const { text, pages } = await readPdf(await maker.dossier(input, 1));
    says(text, 'Aanvulling 19', `van ${pages.length}`);
  });
});
