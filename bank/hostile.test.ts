import { readBankFiles } from './readBankFiles.ts';
import { bankFileBytes } from './test/files.ts';
import { zipOf } from './test/zipOf.ts';

const textOfFile = (name: string) => Buffer.from(bankFileBytes(name)).toString();
const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? Buffer.from(content) : content);

/** The reader's message for a file it must refuse without reading anything from it. */
function refused(content: string | Uint8Array): string {
  const {
    lines,
    read,
    refused: [no],
  } = readBankFiles([{ name: 'afschrift', bytes: bytesOf(content) }]);
  expect([lines, read]).toEqual([[], []]);
  return no?.why ?? 'not refused';
}

const xml = textOfFile('camt053.xml');
const again = /Download het opnieuw bij (?:je bank|ING|ABN AMRO|ASN Bank|Knab|Rabobank), als CAMT\.053/u;

describe('S-346 a file made to do harm is refused with a sentence, and nothing of it is read', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
  test.each([
    ['entities that grow', xml.replace('?>', `?>${bomb}`).replace('S de Vries', '&b;&c;'), /DOCTYPE/u],
    ['an entity that is not declared', xml.replace('S de Vries', '&b;'), /geen leesbaar XML/u],
    ['a DOCTYPE behind a comment', xml.replace('?>', `?><!-- x -->${bomb}`), /DOCTYPE/u],
    [
      'a hundred thousand attributes',
      xml.replace('<Stmt>', `<Stmt ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}>`),
      /anders dan een afschrift/u,
    ],
    ['elements in elements without end', xml.replace('<Stmt>', '<a>'.repeat(100_000)), /anders dan een afschrift/u],
    [
      'a text of a million letters in a line',
      xml.replace('S de Vries', 'x'.repeat(1_000_000)),
      /anders dan een afschrift/u,
    ],
    ['a thousand columns', `Datum;Bedrag;Omschrijving${';x'.repeat(1_000)}\n`, /Regel 1 /u],
    [
      'a thousand columns in one line',
      textOfFile('ing.csv').replace('"";"BA"', `""${';""'.repeat(1_000)};"BA"`),
      /Regel 3 /u,
    ],
    [
      'a line of ten million letters',
      `Datum;Bedrag;Omschrijving\n20260102;1,00;${'x'.repeat(10_000_000)}`,
      /Regel 2 /u,
    ],
    [
      'a text in quotes of ten million letters',
      `Datum;Bedrag;Omschrijving\n20260102;1,00;"${'x'.repeat(10_000_000)}"`,
      /Regel 2 /u,
    ],
    [
      'a line of MT940 of a million letters',
      textOfFile('mt940-knab.940').replace('Factuur', 'x'.repeat(1_000_000)),
      /Regel 9 /u,
    ],
    ['text in UTF-16, which hides what is in it', Buffer.from(`\uFEFF${xml}`, 'utf16le'), /geen afschrift/u],
  ])('%s', (_, content, why) => {
    const said = refused(content);
    expect(said).toMatch(why);
    expect(said).toMatch(again);
    expect(said).not.toMatch(/aaaa|root:/u);
  });
});

describe('S-347 a ZIP that expands, or is not what it claims, is refused before it fills memory or disk', () => {
  /** The ZIP with a different size for one file in its list: at 24 past the mark of an entry (APPNOTE 4.3.12). */
  const saying = (zip: Uint8Array, size: number, file = 0) => {
    const changed = Buffer.from(zip);
    let entry = changed.indexOf('PK\u0001\u0002');
    for (let i = 0; i < file; i += 1) entry = changed.indexOf('PK\u0001\u0002', entry + 1);
    changed.writeUInt32LE(size, entry + 24);
    return changed;
  };
  const zip = zipOf({ 'a.xml': xml });

  test.each([
    ['of more than is read', saying(zipOf({ 'a.xml': 'x' }), 300_000_000), /te groot/u],
    [
      'of more than is read, a little at a time',
      saying(saying(zipOf({ 'a.csv': 'x', 'b.csv': 'x' }), 101e6), 101e6, 1),
      /te groot/u,
    ],
    ['with a file that is larger than it says', saying(zip, 100), /niet heel/u],
    ['with a file that is smaller than it says', saying(zip, 1_000_000), /niet heel/u],
    [
      'of thousands of files',
      zipOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`${i}.xml`, 'x']))),
      /te groot/u,
    ],
    ['in a ZIP', zipOf({ 'a.csv': zip }), /geen afschrift/u],
    ['that was cut short', zip.subarray(0, zip.length - 30), /niet heel/u],
    ['with one damaged letter', zip.map((byte, i) => (i === 200 ? byte ^ 1 : byte)), /niet heel/u],
    ['of nothing that we read', zipOf({ 'foto.jpg': 'x', '__MACOSX/._a.xml': 'x' }), /geen enkele geboekte regel/u],
    ['of which one file can’t be read', zipOf({ 'a.xml': xml, 'b.xml': xml.slice(0, -100) }), /geen leesbaar XML/u],
    ['of files that differ in kind', zipOf({ 'a.xml': xml, 'b.csv': textOfFile('ing.csv') }), /verschillende soorten/u],
  ])('a ZIP %s', (_, content, why) => expect(refused(content)).toMatch(why));
});

describe('S-348 a truncated file, or one whose balance does not add up, yields no payments', () => {
  const [mt940, csv, tab] = ['mt940-abnamro.sta', 'ing.csv', 'abnamro.tab'].map(textOfFile) as [string, string, string];
  test.each([
    ['XML without its end', xml.slice(0, xml.indexOf('</Stmt>')), /ontbreekt een stuk/u],
    ['XML that ends behind a line', xml.slice(0, xml.indexOf('</Ntry>') + 7), /ontbreekt een stuk/u],
    ['XML without one of its lines', xml.replace(/<Ntry><Amt Ccy="EUR">1234.*?<\/Ntry>/s, ''), /tellen niet op/u],
    ['MT940 without its closing balance', mt940.slice(0, mt940.indexOf(':62F:')), /zonder eindsaldo/u],
    [
      'MT940 of which the first statement has no closing balance',
      mt940.replace(/:62F:.*\n/, '') + mt940,
      /zonder eindsaldo/u,
    ],
    ['MT940 without one of its lines', mt940.replace(/:61:260105.*?(?=:62F:)/s, ''), /tellen niet op/u],
    ['CSV that ends in a line', csv.slice(0, csv.lastIndexOf(';"1599,22"')), /Regel 4 /u],
    ['CSV that ends in a text', csv.slice(0, csv.lastIndexOf(' IBAN:')), /ontbreekt een stuk/u],
    ['TAB of which a balance does not come out', tab.replace('\t-1234,56\t', '\t-1234,65\t'), /klopt het saldo niet/u],
    ['TAB that ends in a line', tab.slice(0, tab.lastIndexOf('\t-4,99')), /Regel 4 /u],
    ['an empty file', '', /leeg/u],
    ['a PDF', '%PDF-1.7', /PDF/u],
    ['an Excel file of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /XLS/u],
    ['a page of a bank’s site', '<html><body>Log in</body></html>', /geen afschrift in CAMT/u],
    ['MT942, of which something can still change', mt940.replace(':28:26002/1', ':28:26002/1\n:34F:EUR0,'), /MT942/u],
  ])('%s', (_, content, why) => {
    const said = refused(content);
    expect(said).toMatch(why);
    expect(said).toMatch(again);
  });

  test('another file chosen with it is still read', () => {
    const files = { 'heel.csv': csv, 'half.csv': csv.slice(0, csv.lastIndexOf(';"1599,22"')) };
    const result = readBankFiles(
      Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) })),
    );
    expect([result.read, result.refused, result.lines.length]).toEqual([
      [expect.objectContaining({ name: 'heel.csv', lines: 4, from: '2026-01-02', until: '2026-01-05', bank: 'ING' })],
      // Half a statement is not a homemade sheet.
      [expect.objectContaining({ name: 'half.csv', sheet: false })],
      4,
    ]);
  });
});

describe('S-349 a payer’s words that look like the bank’s own can’t impersonate anyone', () => {
  const fake = '/IBAN/NL91ABNA0417164300/NAME/S de Vries/REMI/terug';
  const from = (content: string) => readBankFiles([{ name: 'x', bytes: Buffer.from(content) }]).lines[0];
  const stranger = { name: 'M Vreemd', iban: 'NL02BUNQ2012345678' };
  const tab = (text: string) => `698765432\tEUR\t20260102\t0,00\t1,00\t20260102\t1,00\t${text}\n`;
  test.each([
    [
      'in a line of ABN AMRO',
      tab(`/TRTP/SEPA/IBAN/${stranger.iban}/NAME/${stranger.name}/REMI/Hoi ${fake}/EREF/X1`),
      `Hoi ${fake}`,
      'X1',
    ],
    [
      'in a padded line of ABN AMRO',
      tab(
        `SEPA   IBAN: ${stranger.iban}   Naam: ${stranger.name}   Omschrijving: Hoi IBAN: NL91ABNA0417164300 Naam: S de Vries Kenmerk: X1`,
      ),
      'Hoi IBAN: NL91ABNA0417164300 Naam: S de Vries',
      'X1',
    ],
    [
      'in MT940',
      textOfFile('mt940-rabobank.swi')
        .replace('/NAME/S de Vries/REMI/Aflossing lening januari', `/NAME/${stranger.name}/REMI/Hoi\n${fake}`)
        .replace('NL20INGB0001234567', stranger.iban),
      `Hoi${fake}`,
      'LENING-01',
    ],
  ])('%s', (_, content, text, reference) => {
    expect(from(content)).toMatchObject({ counterparty: stranger, text, reference });
  });

  test('a statement line forged in the payer’s words is caught by the balance', () => {
    const injected = textOfFile('mt940-knab.940').replace(
      'Aflossing lening',
      'Aflossing\n:61:2601020102C999,00NTRFNONREF\n:86:lening',
    );
    expect(refused(injected)).toMatch(/tellen niet op/u);
  });
});
