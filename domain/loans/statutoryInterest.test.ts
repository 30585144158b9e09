import { STATUTORY_INTEREST } from './statutoryInterest.ts';

test('R-8.5 the statutory interest outside trade follows each decree, from its own day on', () => {
  expect(STATUTORY_INTEREST.map(({ from, rate }) => `${from}: ${rate / 1000} %`)).toEqual([
    '2004-02-01: 4 %',
    '2007-01-01: 6 %',
    '2009-07-01: 4 %',
    '2010-01-01: 3 %',
    '2011-07-01: 4 %',
    '2012-07-01: 3 %',
    '2015-01-01: 2 %',
    '2023-01-01: 4 %',
    '2023-07-01: 6 %',
    '2024-01-01: 7 %',
    '2025-01-01: 6 %',
    '2026-01-01: 4 %',
  ]);
});
