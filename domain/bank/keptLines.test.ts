import { keptOf, keptUntil } from './keptLines.ts';
import { aLine } from './test/lines.ts';

test('a line keeps its day, amount, other name and four signs, but not its description', () => {
  const line = aLine({
    day: '2026-03-09',
    amount: -4_317,
    text: 'geheim',
    reference: 'kenmerk',
    counterparty: { name: '  Tante\u202e  Riet ', iban: 'NL91ABNA0417164300' },
  });
  expect(keptOf(line)).toEqual({ date: '2026-03-09', amount: -4_317, name: 'Tante Riet', account_tail: '4300' });
  expect(keptOf(aLine({ counterparty: { name: 'x'.repeat(90), iban: null } }))).toMatchObject({
    name: 'x'.repeat(70),
    account_tail: '',
  });
});

test('a line is kept for thirteen months', () => {
  expect(keptUntil('2026-01-31')).toBe('2027-02-28');
});
