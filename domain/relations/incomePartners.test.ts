import type { BondFacts } from '../wire/user.ts';
import { incomePartners, partnersAmong } from './incomePartners.ts';

describe('partners for the income tax in 2026 (art. 5a AWR, art. 1.2 Wet IB 2001)', () => {
  test.each<[why: string, pair: Partial<BondFacts>, answer: string]>([
    ['nobody wrote it down', { bond: null }, 'unknown'],
    ['married, nobody knows when', {}, 'yes'],
    ['registered on 1 January', { bond: 'registered', from: '2026-01-01' }, 'yes'],
    ['married on the way', { from: '2026-01-02' }, 'unknown'],
    ['married on the last day', { from: '2026-12-31' }, 'unknown'],
    ['married a year later', { from: '2027-01-01' }, 'no'],
    ['divorced on 1 January', { from: '2010-01-01', until: '2026-01-01' }, 'no'],
    ['divorced on the way', { from: '2010-01-01', until: '2026-01-02' }, 'unknown'],
    ['divorced on the last day', { from: '2010-01-01', until: '2026-12-31' }, 'unknown'],
    ['divorced a year later', { from: '2010-01-01', until: '2027-01-01' }, 'yes'],
    ['on one address, no contract', { bond: 'cohabiting', from: '2000-01-01' }, 'unknown'],
    ['a contract, on one address since who knows when', { bond: 'cohabiting', contract_from: '2026-01-01' }, 'yes'],
    [
      'a contract of the year itself',
      { bond: 'cohabiting', from: '2000-01-01', contract_from: '2026-01-02' },
      'unknown',
    ],
    [
      'an old contract, on one address later',
      { bond: 'cohabiting', from: '2026-05-01', contract_from: '2020-01-01' },
      'unknown',
    ],
  ])('%s', (_why, pair, answer) => {
    expect(incomePartners({ bond: 'married', from: null, contract_from: null, until: null, ...pair }, 2026)).toBe(
      answer,
    );
  });
});

test('a couple is found from either side, and others are not partners', () => {
  const couple = { bond: 'married' as const, from: '2020-05-01', contract_from: null, until: null };
  const are = partnersAmong(
    [
      { self: { hashid: 'jan' }, partner: { hashid: 'eva', firstname: 'Eva' }, ...couple },
      { self: { hashid: 'jan' }, partner: { hashid: 'an', firstname: 'An' }, ...couple, until: '2021-01-01' },
    ],
    new Map(),
  );
  expect([are('jan', 'eva', 2026), are('eva', 'jan', 2026), are('an', 'eva', 2026)]).toEqual(['yes', 'yes', 'no']);
  expect([are('jan', 'an', 2020), are('jan', 'an', 2026)]).toEqual(['unknown', 'no']);
});

test('after a death nobody is the partner: unknown for that year, no in later years', () => {
  const couple = { bond: 'married' as const, from: '2020-05-01', contract_from: null, until: null };
  const pair = { self: { hashid: 'jan' }, partner: { hashid: 'eva', firstname: 'Eva' }, ...couple };
  for (const dead of ['jan', 'eva']) {
    const are = partnersAmong([pair], new Map([[dead, '2025-03-01']]));
    expect([2024, 2025, 2026].map((year) => are('jan', 'eva', year))).toEqual(['yes', 'unknown', 'no']);
  }
  const parted = partnersAmong([{ ...pair, until: '2023-06-01' }], new Map([['jan', '2025-03-01']]));
  expect([2023, 2024].map((year) => parted('jan', 'eva', year))).toEqual(['unknown', 'no']);
});
