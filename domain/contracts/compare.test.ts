import { compareKinds } from './compare.ts';

test('€ 50.000 in 2026 as a gift and as each loan: the exemption of the year, and the published annuity', () => {
  // Gift: 50.000 − 6.908 = 43.092; 10 % of it, in whole euros: 4.309. Annuity at 3 % over 120 months: 482,80. Linear:
  // 416,67 + 125. Free: 125.
  const [gift, annuity, linear, free] = compareKinds(5_000_000, 3000, 120, '2026-11-22', 'child');
  expect(gift).toEqual({ type: 'GiftContract', first: null, last: null, interest: null, paid: 430_900, tax: 430_900 });
  expect([annuity?.first, linear?.first, free?.first]).toEqual([48_280, 54_167, 12_500]);
  expect([free?.last, free?.interest, free?.paid]).toEqual([5_012_500, 1_500_000, 6_500_000]);
  for (const loan of [annuity, linear, free]) expect(loan?.paid).toBe(5_000_000 + (loan?.interest ?? NaN));
});

test('below the exemption a gift costs nothing; in a year without figures the tax stays open; an impossible loan is left out', () => {
  expect(compareKinds(100_000, 0, 12, '2026-11-22', 'child')[0]?.tax).toBe(0);
  expect(compareKinds(100_000, 0, 12, '2019-11-22', 'child')[0]).toEqual({
    type: 'GiftContract',
    first: null,
    last: null,
    interest: null,
    paid: null,
    tax: null,
  });
  expect(compareKinds(100, 3500, 360, '2026-11-22', 'child').map((one) => one === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('€ 50.000 between brothers and sisters: the exemption of others, and the tariff of group 2', () => {
  // 50.000 − 2.769 = 47.231; 30 % of it, in whole euros: 14.169.
  // 50.000 − 2.769 = 47.231 at 18, 10 and 30 %.
  expect(compareKinds(5_000_000, 3000, 120, '2026-11-22', 'grandchild')[0]?.tax).toBe(850_100);
  expect(compareKinds(5_000_000, 3000, 120, '2026-11-22', 'partner')[0]?.tax).toBe(472_300);
  expect(compareKinds(5_000_000, 3000, 120, '2026-11-22', 'other')[0]?.tax).toBe(1_416_900);
});
