import { csvFile, csvLine } from './csv.ts';

describe('one line for a spreadsheet', () => {
  test.each([
    '=1+1',
    '+31',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00A0=1',
    'eerste\n=2',
    'eerste\r\n  @x',
    '\tx',
  ])('S-99 text that a spreadsheet would execute is stored as text: %j', (cell) => {
    const line = csvLine([cell]);
    expect(line).toMatch(/^"?'/);
    expect(line).toContain(cell);
  });

  test('S-99 amounts stay numbers, negative ones too; ordinary text stays as it is', () => {
    expect(csvLine([{ cents: -123_456 }, { cents: 5 }, { cents: 2_500_000 }, null, 'De Vries', 'a=b', '06-12'])).toBe(
      '-1234,56;0,05;25000,00;;De Vries;a=b;06-12\r\n',
    );
  });

  test('quotes, semicolons, line breaks and surrounding spaces are preserved', () => {
    expect(csvLine(['zei "ja"', 'a;b', 'a\nb', ' a '])).toBe('"zei ""ja""";"a;b";"a\nb";" a "\r\n');
  });
});

test('a file begins with the mark that makes a spreadsheet read it as UTF-8', () => {
  expect(csvFile([['Naam'], ['Zoë']])).toBe('\uFEFFNaam\r\nZoë\r\n');
});
