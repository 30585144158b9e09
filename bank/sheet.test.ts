import { readSheet } from './sheet.ts';
import { askOrder, linesOfSheet } from './sheetLines.ts';
import { zipOf } from './test/zipOf.ts';

const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const brief = (bytes: Uint8Array) => {
  const sheet = readSheet(bytes);
  const { day, amount, name, description } = sheet.guess;
  const { lines, leftOut } = linesOfSheet(sheet, { day: day ?? 0, amount: amount ?? 0, name, description });
  return { lines: lines.map((line) => [line.day, line.amount, line.counterparty.name, line.text]), leftOut };
};

/** A workbook as Excel writes it: shared texts, a style that shows days, an amount stored in binary. */
const workbook = zipOf({
  'xl/workbook.xml': '<workbook><sheets><sheet name="Blad1" sheetId="1"/></sheets></workbook>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="&quot;€ &quot;#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Lening Sanne</t></si><si><t>Datum</t></si><si><t>Rest</t></si><si><t>Betaald</t></si><si><r><t>Wie</t></r></si><si><r><t>San</t></r><r><t>ne</t></r></si><si><t>Totaal</t></si></sst>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c></row>
    <row r="3"><c r="B3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c><c r="D3" t="s"><v>3</v></c><c r="E3" t="s"><v>4</v></c></row>
    <row r="4"><c r="B4" s="1"><v>46024</v></c><c r="C4" s="2"><v>9410.76</v></c><c r="D4" s="2"><v>589.24000000000001</v></c><c r="E4" t="s"><v>5</v></c></row>
    <row r="5"><c r="B5" s="1"><v>46055</v></c><c r="C5" s="2"><v>8821.52</v></c><c r="D5" s="2"><v>1234</v></c><c r="E5" t="inlineStr"><is><t>Sanne</t></is></c></row>
    <row r="6"><c r="B6" t="s"><v>6</v></c><c r="D6" s="2"><f>SUM(D4:D5)</f><v>1823.24</v></c></row>
  </sheetData></worksheet>`,
});

test('a homemade workbook: days, amounts and names are guessed, a total is left out', () => {
  expect(readSheet(workbook)).toMatchObject({
    columns: ['Kolom A', 'Datum', 'Rest', 'Betaald', 'Wie'],
    firstRows: [
      ['', '2026-01-02', '9410.76', '589.24', 'Sanne'],
      ['', '2026-02-02', '8821.52', '1234', 'Sanne'],
      ['', 'Totaal', '', '1823.24', ''],
    ],
    guess: { day: 1, amount: 3, name: 4, description: null },
  });
  expect(brief(workbook)).toEqual({
    lines: [
      ['2026-01-02', 58_924, 'Sanne', ''],
      ['2026-02-02', 123_400, 'Sanne', ''],
    ],
    leftOut: [3],
  });
});

test('days in a workbook from an old Mac start in 1904', () => {
  const old = zipOf({
    'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c s="0"><v>44562</v></c><c t="str"><v>10,50</v></c></row></sheetData></worksheet>',
  });
  expect(brief(old).lines).toEqual([['2026-01-02', 1_050, '', '']]);
});

test.each([
  ['Dutch', ['Datum;Omschrijving;Bedrag', '2-1-2026;Termijn;€ 1.589,24', '02-02-2026;Termijn;589,24-']],
  ['English', ['Date,Description,Amount', '2026-01-02,Termijn,"1,589.24"', '2026-02-02 10:00:00,Termijn,-589.24']],
  ['with tabs, and no names', ['2.1.2026\tTermijn\t1589,24', '2.2.2026\tTermijn\t-589,24']],
])('a homemade sheet as CSV, %s', (_, lines) => {
  const sheet = readSheet(csv(...lines));
  const { day, amount } = sheet.guess;
  const read = linesOfSheet(sheet, { day: day ?? 9, amount: amount ?? 9, name: null, description: 1 });
  expect(read.lines.map((line) => [line.day, line.amount, line.text])).toEqual([
    ['2026-01-02', 158_924, 'Termijn'],
    ['2026-02-02', -58_924, 'Termijn'],
  ]);
});

test('ambiguous days lead to a question, never a guess', () => {
  const sheet = readSheet(csv('Datum;Bedrag', '1/2/2026;10,00', '3/4/2026;10,00'));
  const choice = { day: 0, amount: 1, name: null, description: null };
  expect([askOrder(sheet, 0), linesOfSheet(sheet, choice)]).toEqual([true, { lines: [], leftOut: [1, 2] }]);
  const days = (dayOrder: 'day-month' | 'month-day') =>
    linesOfSheet(sheet, { ...choice, dayOrder }).lines.map(({ day }) => day);
  expect([days('day-month'), days('month-day')]).toEqual([
    ['2026-02-01', '2026-04-03'],
    ['2026-01-02', '2026-03-04'],
  ]);
  // Another day in the column proves the order, whatever was chosen.
  const proved = readSheet(csv('Datum;Bedrag', '1/2/2026;10,00', '3/31/2026;10,00'));
  expect(askOrder(proved, 0)).toBe(false);
  expect(linesOfSheet(proved, { ...choice, dayOrder: 'day-month' }).lines.map(({ day }) => day)).toEqual([
    '2026-01-02',
    '2026-03-31',
  ]);
});

test('an ambiguous amount is left out', () => {
  const sheet = readSheet(csv('Datum;Bedrag', '2-1-2026;10,00', '3-1-2026;1.234', '4-1-2026;tien'));
  expect(linesOfSheet(sheet, { day: 0, amount: 1, name: null, description: null }).leftOut).toEqual([2, 3]);
});

test.each([
  ['a text', 'Beste familie,\n'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0, 0])],
  ['a ZIP of something else', zipOf({ 'a.txt': 'x' })],
])('%s is not a sheet', (_, content) => {
  expect(() => readSheet(Buffer.from(content))).toThrow(/als (?:Excel \(XLSX\)|XLSX) of CSV/u);
});
