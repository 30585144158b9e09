import type { BondFacts } from '../wire/user.ts';
import { giftPartners } from './giftPartners.ts';

const bonded = (changes: Partial<BondFacts>): BondFacts => ({
  bond: 'cohabiting',
  from: null,
  until: null,
  contract_from: null,
  ...changes,
});
const both = ['1985-01-01', '1988-01-01'];
const on = (changes: Partial<BondFacts>, date = '2026-05-17', birthdates: (string | null)[] = both) =>
  giftPartners(bonded(changes), birthdates, date);

describe('partners for the gift tax (art. 1a SW, art. 5a AWR)', () => {
  test.each<[why: string, pair: Partial<BondFacts>, answer: string]>([
    ['nobody wrote it down', { bond: null }, 'unknown'],
    ['living together, nobody knows since when', {}, 'unknown'],
    ['married on the day itself', { bond: 'married', from: '2026-05-17' }, 'yes'],
    ['married the day after', { bond: 'married', from: '2026-05-18' }, 'no'],
    ['married, nobody knows when', { bond: 'married' }, 'yes'],
    ['registered', { bond: 'registered', from: '2020-01-01' }, 'yes'],
    ['divorced on the day', { bond: 'married', from: '2010-01-01', until: '2026-05-17' }, 'no'],
    ['divorced the day after', { bond: 'married', from: '2010-01-01', until: '2026-05-18' }, 'yes'],
    ['a new girlfriend', { from: '2026-01-01' }, 'no'],
    ['five years on one address', { from: '2021-05-17' }, 'yes'],
    ['a day less than five years', { from: '2021-05-18' }, 'no'],
    ['two years with a contract', { from: '2022-01-01', contract_from: '2024-05-17' }, 'yes'],
    ['a contract of a day less than two years', { from: '2022-01-01', contract_from: '2024-05-18' }, 'no'],
    ['an old contract, on one address for a year', { from: '2025-05-17', contract_from: '2015-01-01' }, 'no'],
    ['parted since', { from: '2010-01-01', until: '2026-05-17' }, 'no'],
  ])('%s', (_why, pair, answer) => {
    expect(on(pair)).toBe(answer);
  });

  test('both must be of age for the two years before the gift', () => {
    const pair = { from: '2015-01-01' };
    expect(on(pair, '2026-05-17', ['1985-01-01', '2006-05-17'])).toBe('yes');
    expect(on(pair, '2026-05-17', ['1985-01-01', '2006-05-18'])).toBe('no');
    expect(on(pair, '2026-05-17', ['1985-01-01', null])).toBe('yes');
  });
});
