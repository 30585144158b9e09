import fc from 'fast-check';
import { RATE_MESSAGE, formatPercent, parsePercent } from './percent.ts';
import '../test/seed.ts';

describe('parsePercent', () => {
  test.each([
    ['3,5', 3500],
    ['3.5', 3500],
    ['3,5 %', 3500],
    ['3,5%', 3500],
    [' 3 ', 3000],
    ['0', 0],
    ['0,125', 125],
    ['25', 25_000],
    ['4,50', 4500],
    ['3,5\u00a0%', 3500],
  ])('%s', (text, millipercent) => expect(parsePercent(text)).toEqual({ millipercent }));

  test.each([
    ['2 5', 2500],
    ['3 25 %', 3250],
    ['3\u00a05', 3500],
  ])('%s has another reading: it asks', (text, millipercent) => {
    expect(parsePercent(text)).toEqual({ error: `Bedoel je ${formatPercent(millipercent)}?` });
  });

  test.each([
    '',
    '-1',
    '30 5',
    '2 , 5',
    '25,001',
    '101',
    '3,1234',
    '1e-12',
    '3,',
    ',5',
    '3,5,5',
    'drie',
    '%',
    '3%%',
    '1%5',
    '1'.repeat(400),
  ])('S-50 refuses %p with a sentence', (text) => {
    expect(parsePercent(text)).toEqual({ error: RATE_MESSAGE });
  });
});

describe('formatPercent', () => {
  test.each([
    [3500, '3,5 %'],
    [3000, '3 %'],
    [0, '0 %'],
    [125, '0,125 %'],
    [4050, '4,05 %'],
    [25_000, '25 %'],
  ])('%i', (millipercent, text) => {
    expect(formatPercent(millipercent)).toBe(text.replace(' ', '\u00a0'));
  });

  test('displayed percentages can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25_000 }), (millipercent) => {
        expect(parsePercent(formatPercent(millipercent))).toEqual({ millipercent });
      }),
      { numRuns: 1000 },
    );
  });
});
