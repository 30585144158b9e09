import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';

test('S-99 what a spreadsheet would run is text: each lead, behind white space, on a second line', () => {
  for (const cell of ['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00A0=1', 'eerste\n=2', 'eerste\r\n  @x', '\tx']) {
    const line = csvLine([cell]);
    assert.match(line, /^"?'/, JSON.stringify(cell));
    assert.ok(line.includes(cell));
  }
});

test('S-99 amounts stay numbers, negative ones too; ordinary text stays as it is', () => {
  assert.equal(csvLine([{ cents: -123_456 }, { cents: 5 }, { cents: 2_500_000 }, null, 'De Vries', 'a=b', '06-12']), '-1234,56;0,05;25000,00;;De Vries;a=b;06-12\r\n');
});

test('quotes, semicolons, line breaks and spaces around come back as they were', () => {
  assert.equal(csvLine(['zei "ja"', 'a;b', 'a\nb', ' a ']), '"zei ""ja""";"a;b";"a\nb";" a "\r\n');
});
