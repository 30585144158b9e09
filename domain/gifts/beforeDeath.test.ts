import type { ContractDetail } from '../wire/contract.ts';
import { family, gift, jan, marijke, meter, person } from './test/giftYearCases.ts';

describe('R-8.1 a giver who died soon after a gift (art. 12 SW)', () => {
  test('a giver who died within 180 days after the gift, whatever the year (art. 12 lid 1)', () => {
    const died = (day: string) => family.map((one) => (one.hashid === 'jan' ? { ...one, death_date: day } : one));
    // 20 December 2024 to 10 February 2025: 52 days.
    expect(meter([gift('2024-12-20', 1_000, 'jan')], 2024, died('2025-02-10')).late).toHaveLength(1);
    expect(meter([gift('2025-01-01', 1_000, 'jan')], 2025, died('2025-06-30')).late).toHaveLength(1);
    expect(meter([gift('2025-01-01', 1_000, 'jan')], 2025, died('2025-07-01')).late).toHaveLength(0);
    expect(meter([gift('2019-03-01', 1_000, 'jan')], 2019, died('2019-04-01')).late).toHaveLength(1);
  });

  test('R-8.1 for deaths from 2026 on such a gift is taxed with the inheritance alone: no gift tax and no return', () => {
    const died = (day: string | null) =>
      family.map((one) => (one.hashid === 'jan' ? { ...one, death_date: day } : one));
    const after = (contracts: ContractDetail[], year: number, day: string | null) => {
      const { total, inherited, late, result } = meter(contracts, year, died(day));
      return [total, inherited, late.length, result?.exempt, result?.taxable, result?.tax, result?.return_before];
    };
    const large = [gift('2026-03-01', 60_000, 'jan')];
    expect(after(large, 2026, null)).toEqual([6_000_000, 0, 0, 690_800, 5_309_200, 530_900, '2027-03-01']);
    expect(after(large, 2026, '2026-06-01')).toEqual([6_000_000, 6_000_000, 1, 0, 0, 0, null]);
    // The 180th day, and the day after it.
    expect(after(large, 2026, '2026-08-28').slice(0, 2)).toEqual([6_000_000, 6_000_000]);
    expect(after(large, 2026, '2026-08-29').slice(0, 2)).toEqual([6_000_000, 0]);
    // A gift of 2025, a death in 2026; and one day before.
    const before = [gift('2025-12-01', 60_000, 'jan')];
    expect(after(before, 2025, '2026-01-01').slice(1, 3)).toEqual([6_000_000, 1]);
    expect(after(before, 2025, '2025-12-31').slice(1, 3)).toEqual([0, 1]);
    // Of a gift from both parents half is from the deceased; the other half is taxed as usual.
    expect(after([gift('2026-03-01', 60_000)], 2026, '2026-06-01')).toEqual([
      6_000_000,
      3_000_000,
      1,
      690_800,
      2_309_200,
      230_900,
      '2027-03-01',
    ]);
  });

  test('R-8.1 the part under a raised exemption stays a gift, the excess goes with the inheritance (art. 12 lid 3)', () => {
    const child = person('sanne', 'child', '2000-06-01');
    const died = [{ ...jan, death_date: '2026-06-01' }, marijke, child];
    const claim = gift('2026-03-01', 50_000, 'jan', 'sanne', { exemption: 'raised_free' });
    expect(meter([claim], 2026, died)).toMatchObject({
      total: 5_000_000,
      inherited: 1_687_100,
      result: { exemption: 'raised_free', exempt: 3_312_900, taxable: 0, tax: 0, return_before: '2027-03-01' },
    });
    // The other parent's gift of that year uses the exemption first.
    expect(meter([claim, gift('2026-07-01', 10_000, 'marijke')], 2026, died)).toMatchObject({
      total: 6_000_000,
      inherited: 2_687_100,
      result: { exempt: 3_312_900, taxable: 0 },
    });
  });

  test('a gift under a raised exemption stays out of the inheritance, one that was refused does not (art. 12 lid 3)', () => {
    const died = family.map((one) => (one.hashid === 'jan' ? { ...one, death_date: '2024-04-01' } : one));
    const claim = gift('2024-03-01', 20_000, 'jan', 'sanne', { exemption: 'raised_free' });
    expect(meter([claim], 2024, died)).toMatchObject({ refused: null, late: [] });
    const before = gift('2022-03-01', 20_000, 'jan', 'sanne', { exemption: 'raised_free' });
    expect(meter([before, claim], 2024, died)).toMatchObject({
      refused: { why: 'used_before' },
      late: [{ giver: 'jan' }],
    });
  });
});
