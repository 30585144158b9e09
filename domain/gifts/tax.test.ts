import { giftFigures } from './yearlyFigures.ts';
import { giftTax, type KinshipGroup, taxParts } from './tax.ts';

const euro = (amount: number) => Math.round(amount * 100);

function taxOf(year: number, group: KinshipGroup, taxable: number): number {
  return giftTax(group, euro(taxable), giftFigures(year)!) / 100;
}

test('the figures of 2020 to 2026, as published; another year has none', () => {
  const column = (pick: (figures: NonNullable<ReturnType<typeof giftFigures>>) => { cents: number } | null) =>
    [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => (pick(giftFigures(year)!)?.cents ?? 0) / 100);
  expect(column((f) => f.child)).toEqual([5_515, 6_604, 5_677, 6_035, 6_633, 6_713, 6_908]);
  expect(column((f) => f.others)).toEqual([2_208, 3_244, 2_274, 2_418, 2_658, 2_690, 2_769]);
  expect(column((f) => f.raisedFree)).toEqual([26_457, 26_881, 27_231, 28_947, 31_813, 32_195, 33_129]);
  expect(column((f) => f.raisedStudy)).toEqual([55_114, 55_996, 56_724, 60_298, 66_268, 67_064, 69_009]);
  expect(column((f) => f.raisedHome)).toEqual([103_643, 105_302, 106_671, 28_947, 0, 0, 0]);
  expect(column((f) => f.bracket)).toEqual([126_723, 128_751, 130_425, 138_642, 152_368, 154_197, 158_669]);
  for (const year of [2019, 2027, NaN]) expect(giftFigures(year)).toBeNull();
});

test.each<[why: string, year: number, group: KinshipGroup, taxable: number, tax: number]>([
  ['2026: 50.000 − 33.129 = 16.871; 10 % = 1.687,10, down to 1.687', 2026, '1', 16_871, 1_687],
  ['nothing taxed, no tax', 2026, '1', 0, 0],
  ['9,99 at 10 % is 0,99, down to 0', 2026, '1', 9.99, 0],
  ['10 at 10 % is exactly 1', 2026, '1', 10, 1],
  ['2026, exactly the bracket: 158.669 at 10 % = 15.866,90', 2026, '1', 158_669, 15_866],
  ['2026, one euro above: 15.866,90 + 0,20 = 15.867,10', 2026, '1', 158_670, 15_867],
  ['2026, 200.000: 15.866,90 + 41.331 × 20 % = 8.266,20 → 24.133,10', 2026, '1', 200_000, 24_133],
  [
    '2026, a grandchild: 158.669 × 18 % = 28.560,42 + 41.331 × 36 % = 14.879,16 → 43.439,58',
    2026,
    '1A',
    200_000,
    43_439,
  ],
  ['2026, a brother: 158.669 × 30 % = 47.600,70 + 41.331 × 40 % = 16.532,40 → 64.133,10', 2026, '2', 200_000, 64_133],
  ['2025, a grandchild: 1.000,55 × 18 % = 180,099', 2025, '1A', 1_000.55, 180],
  ['2025, a friend: 2.310 × 30 % = 693', 2025, '2', 2_310, 693],
  [
    '2020, 150.000 to a child: 126.723 × 10 % = 12.672,30 + 23.277 × 20 % = 4.655,40 → 17.327,70',
    2020,
    '1',
    150_000,
    17_327,
  ],
  ['2023, 138.642,50: 13.864,20 + 0,50 × 20 % = 0,10 → 13.864,30', 2023, '1', 138_642.5, 13_864],
])('%s', (_why, year, group, taxable, tax) => {
  expect(taxOf(year, group, taxable)).toBe(tax);
});

test('the taxed amount is divided over the brackets', () => {
  const figures = giftFigures(2026)!;
  expect(taxParts('1', 0, figures)).toEqual([]);
  expect(taxParts('1', euro(16_871), figures)).toEqual([{ base: euro(16_871), percent: 10 }]);
  expect(taxParts('1A', euro(200_000), figures)).toEqual([
    { base: euro(158_669), percent: 18 },
    { base: euro(41_331), percent: 36 },
  ]);
});
