import assert from 'node:assert/strict';
import { test } from 'node:test';
import PDFDocument from 'pdfkit';
import { linesOf, widthOf, written } from '../../calculators/glyphs.ts';
import { type Part, pdfOf } from '../../calculators/pdf.ts';
import { readPdf } from '../pdf/test/readPdf.ts';

const FOOT = 'Uitgerekend op 1 juni 2026 met onderling.example/rekenen/lening';
const parts: Part[] = [
  { kind: 'h1', text: 'Reken een lening in de familie uit' },
  { kind: 'h2', text: 'Ingevuld' },
  { kind: 'rows', head: [], rows: [['Hoeveel leen je?', '50.000']] },
  { kind: 'h2', text: 'Dit komt eruit' },
  { kind: 'p', text: 'Eén (1) bedrag in euro’s \\ annuïtair – samen\n   € 369,84.' },
  { kind: 'point', text: `De bron (https://wetten.overheid.nl/${'artikel/'.repeat(30)}einde).` },
  {
    kind: 'rows',
    head: ['Jaar', 'Rente', 'Afgelost'],
    rows: Array.from({ length: 80 }, (_, year) => [String(2027 + year), '1.234,56', '99,00']),
  },
];
const read = () => readPdf(pdfOf('Een lening', parts, FOOT));

test('the PDF of a calculator reads as the page does, signs included, on screen and read aloud', async () => {
  const pdf = await read();
  assert.ok(pdf.text.includes('Eén (1) bedrag in euro’s \\ annuïtair – samen € 369,84.'), pdf.text.slice(0, 400));
  assert.ok(pdf.text.includes('Hoeveel leen je? 50.000'));
  assert.deepEqual([pdf.title, pdf.lang, pdf.marked], ['Een lening', 'nl-NL', true]);
  for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) assert.ok(pdf.roles.includes(role), role);
});

test('overflowing text goes on to a next page, each with its number, and no address leaves the paper', async () => {
  const pdf = await read();
  assert.equal(pdf.pages.length, 3);
  for (const [at, page] of pdf.pages.entries()) assert.ok(page.includes(`${FOOT} · ${at + 1} van 3`), page.slice(-200));
  for (let year = 2027; year < 2107; year += 1) assert.ok(pdf.text.includes(`${year} 1.234,56 99,00`), String(year));
  const address = `https://wetten.overheid.nl/${'artikel/'.repeat(30)}einde`;
  const lines = linesOf(written(address), 'regular', 10.5, 483);
  assert.ok(lines.length > 1 && lines.every((line) => widthOf(line, 'regular', 10.5) <= 483));
  assert.equal(lines.join(''), address);
});

test('a letter has its published width, so that figures line up', () => {
  const document = new PDFDocument();
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at));
  for (const [letter, name] of [
    ['regular', 'Helvetica'],
    ['bold', 'Helvetica-Bold'],
  ] as const) {
    document.font(name).fontSize(1000);
    for (const char of ascii)
      assert.equal(widthOf(char, letter, 1000), document.widthOfString(char, { kerning: false } as object), char);
  }
});

test('a character these fonts lack becomes a question mark, and nothing ends the text of the file', async () => {
  assert.equal(written('Łódź \u202E\u0007 €−1'), '?ód? ?? \u0080-1');
  const pdf = await readPdf(pdfOf('x', [{ kind: 'p', text: ') Tj ET (endstream \\' }], FOOT));
  assert.ok(pdf.text.includes(') Tj ET (endstream \\'), pdf.text);
});
