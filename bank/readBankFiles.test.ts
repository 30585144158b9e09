import { readBankFile } from './readBankFile.ts';
import { readBankFiles } from './readBankFiles.ts';
import { bankFileBytes } from './test/files.ts';
import { zipOf } from './test/zipOf.ts';

const text = (name: string) => Buffer.from(bankFileBytes(name)).toString();
const amounts = (...files: (string | Uint8Array)[]) =>
  readBankFiles(files.map((file, i) => ({ name: `${i}`, bytes: Buffer.from(file) }))).lines.map(({ amount }) => amount);

test('two identical lines on one day are two payments; in overlapping files each counts once', () => {
  const week = text('ing.csv');
  const [header = '', bill = '', card = '', again = '', term = ''] = week.split('\n');
  const later = [header, bill, card].join('\n');
  expect(amounts(week)).toEqual([-123_456, -499, -499, 58_924]);
  expect(amounts(week, week)).toEqual(amounts(week));
  expect(amounts(week, later)).toEqual(amounts(week));
  expect(amounts(later, [header, card, again, card, term].join('\n'))).toEqual([-123_456, -499, -499, -499, 58_924]);
});

test('a ZIP with one statement per day is read as one file, and other files in it are skipped', () => {
  const day = text('camt052.xml');
  const bytes = zipOf({
    'map/': '',
    '2026-01-01.xml': day,
    'map/2026-01-02.XML': day.replaceAll('589.24', '589.25'),
    '__MACOSX/._2026-01-01.xml': 'x',
    'overzicht.pdf': '%PDF',
  });
  expect(readBankFiles([{ name: 'week.zip', bytes }])).toMatchObject({
    lines: [{ amount: 58_924 }, { amount: 58_925 }],
    read: [{ name: 'week.zip', format: 'camt.052', bank: 'Triodos', lines: 2, accounts: ['NL30TRIO0123456789'] }],
  });
});

test('the advice names the bank of the file, not the bank of the other party', () => {
  const why = (content: string) => readBankFiles([{ name: 'x', bytes: Buffer.from(content) }]).refused[0]?.why;
  const cut = text('mt940-knab.940').replace(/:62F:.*/, '');
  expect(why(cut)).toMatch(/ bij Knab, als CAMT\.053, MT940 of CSV\.$/u);
  expect(why(cut.replace(':25:NL35KNAB0123456789', ':25:123456789'))).toMatch(/ bij je bank, als /u);
  expect(
    why(
      text('camt053.xml')
        .replace('1234.56', '1')
        .replace(/INGB0123456789/, 'ABNA0123456789'),
    ),
  ).toMatch(/ bij ABN AMRO, als CAMT\.053, MT940 of TXT\.$/u);
});

test('older Windows text and a byte order mark are decoded correctly', () => {
  const csv = text('rabobank.csv');
  const names = (bytes: Uint8Array) => readBankFile(bytes).lines.map(({ counterparty }) => counterparty.name);
  expect(names(Buffer.from(csv, 'latin1'))).toEqual(names(Buffer.from(csv)));
  expect(names(Buffer.from(`\uFEFF${csv}`))[2]).toBe('CAFÉ DE HOEK');
  const xml = text('camt053.xml').replace('S de Vries', 'Zoë €');
  expect(names(Buffer.from(`\uFEFF${xml}`))[0]).toBe('Zoë €');
  expect(names(Buffer.from(xml.replace('€', 'X'), 'latin1'))[0]).toBe('Zoë X');
});

test('an amount keeps its own currency, and the foreign amount of a card payment is not taken for it', () => {
  expect(readBankFile(bankFileBytes('rabobank.csv')).lines.map(({ amount, currency }) => [amount, currency])).toEqual([
    [58_924, 'EUR'],
    [-123_456, 'EUR'],
    [-499, 'EUR'],
    [25_000, 'USD'],
  ]);
});

test('a CAMT batch is read as its payments, or as one line if they do not add up', () => {
  const lines = (xml: string) =>
    readBankFile(Buffer.from(xml)).lines.map(({ amount, counterparty, text: said }) => [
      amount,
      counterparty.name,
      said,
    ]);
  const batch = text('camt053-v8.xml');
  expect(lines(batch).slice(1, 3)).toEqual([
    [-10_000, 'Daan de Vries', 'Zakgeld'],
    [-20_000, 'Lotte de Vries', 'Kamer'],
  ]);
  expect(lines(batch.replace('>200.00<', '>201.00<'))[1]).toEqual([-30_000, '', 'Zakgeld Kamer']);
});

test('a reversal is negative, is marked as such, and keeps the sides of the original payment', () => {
  const back = readBankFile(bankFileBytes('camt053-v8.xml')).lines[3];
  expect(back).toMatchObject({ amount: -58_924, reversal: true, counterparty: { name: 'S de Vries' } });
});

test('a name that looks like a direction does not flip the amount', () => {
  const [header = '', term = ''] = text('rabobank.csv').split('\n');
  for (const name of ['-', 'D', 'Debet'])
    expect(amounts(`${header}\n${term.replace('S de Vries', name)}\n`)).toEqual([58_924]);
});

test('days with slashes are read only if one of them proves the order', () => {
  const csv = (...days: string[]) =>
    ['Datum;Rekening;Bedrag;Omschrijving', ...days.map((day) => `${day};NL69INGB0123456789;-1,00;x`)].join('\n');
  const read = (...days: string[]) => {
    const { lines, refused } = readBankFiles([{ name: 'x', bytes: Buffer.from(csv(...days)) }]);
    return refused.length > 0 ? refused[0]?.why.slice(0, 8) : lines.map(({ day }) => day);
  };
  expect(read('1/2/2026', '31/1/2026')).toEqual(['2026-02-01', '2026-01-31']);
  expect(read('1/2/2026', '1/31/2026')).toEqual(['2026-01-02', '2026-01-31']);
  expect(read('1/2/2026', '3/4/2026')).toBe('Regel 1 ');
  expect(read('13/2/2026', '2/13/2026')).toBe('Regel 1 ');
});

test('an MT940 entry day takes its year from the value day, across New Year and in leap years', () => {
  const day = (value: string, entry: string) =>
    readBankFile(
      Buffer.from(
        `:20:1\n:25:NL1\n:28C:1\n:60F:C260101EUR0,\n:61:${value}${entry}C1,NTRFNONREF\n:86:x\n:62F:C260101EUR1,\n`,
      ),
    ).lines[0]?.day;
  expect(day('251231', '0102')).toBe('2026-01-02');
  expect(day('260102', '1231')).toBe('2025-12-31');
  expect(day('240301', '0229')).toBe('2024-02-29');
  expect(day('250228', '')).toBe('2025-02-28');
});
