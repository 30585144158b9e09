import { days30E360 } from './dates/isoDate.ts';
import { maximumDebt } from './deduction/maximumDebt.ts';
import { callableGift } from './gifts/callable.ts';
import { lowRateBenefit } from './gifts/lowRate.ts';
import { giftTax, type KinshipGroup } from './gifts/tax.ts';
import { euro, family, gift, jan, marijke, married, meter, outcome, person } from './gifts/test/giftYearCases.ts';
import { giftFigures } from './gifts/yearlyFigures.ts';
import type { LoanType } from './contracts/types.ts';
import { lateInterest } from './loans/ledger/late.ts';
import type { UnpaidTerm } from './loans/ledger/types.ts';
import type { LateRule } from './loans/lateRule.ts';
import { interestOver, interestUntil } from './paperGifts/interest.ts';
import type { PaperGift } from './paperGifts/paperGift.ts';
import { giftPartners } from './relations/giftPartners.ts';
import type { SourceId } from './sources/sources.ts';

/**
 * Cases of each kind found in a review as a notary and a tax adviser (docs/notary-points.md), and as many: it supplied its kinds,
 * not its sums. Each can be done by hand from the article by its derivation, and was calculated in fractions, not by the
 * product.
 */
type Case = readonly [source: SourceId | 'agreed', derivation: string, found: () => unknown, expected: unknown];

const taxOn = (year: number, group: KinshipGroup, euros: number): number => {
  const figures = giftFigures(year);
  if (!figures) throw new Error(`No figures of ${year}.`);
  return giftTax(group, euro(euros), figures) / 100;
};
const debtAfter = (months: number, euros: number, millipercent: number, of = 360) =>
  maximumDebt({ debt: euro(euros), millipercent, months: of }, months).maximum;
const byDay = (euros: number, rate: number, first: string, last: string) =>
  callableGift([{ from: '2020-01-01', until: '2030-01-01', balance: euro(euros), rate_millipercent: rate }], {
    first,
    last,
  })?.amount;
const lowRate = (type: LoanType, euros: number, rate: number, years: number) =>
  lowRateBenefit(type, euro(euros), {
    start_date: '2026-04-01',
    first_payment_date: '2026-05-01',
    rate_millipercent: rate,
    term_months: 12 * years,
  });
const onPaper = (since: string, ...payouts: PaperGift['payouts']): PaperGift => ({
  since,
  until: null,
  halved: null,
  total: euro(50_000),
  payouts,
  interest: [],
});
const late = (dayCount: LateRule['dayCount'], until: string, loanRate = 0) => {
  const rule: LateRule = { since: 'due_date', graceDays: 14, agreed: null, dayCount };
  const term = {
    term: { askedOn: '2022-11-01' },
    principal: euro(5_000),
    late: { until: '2022-11-01', exact: 0n, cents: 0 },
  } as UnpaidTerm;
  return lateInterest(term, rule, [{ from: '2020-01-01', rate: loanRate }], until)?.cents;
};
const raised = (birthdate: string, day: string, kind: 'raised_free' | 'raised_study', euros: number) =>
  outcome([gift(day, euros, 'jan', 'sanne', { exemption: kind })], 2026, [
    jan,
    marijke,
    person('sanne', 'child', birthdate),
  ])?.slice(1, 5);
const near = (day: string, death: string, year: number) => {
  const people = family.map((one) => (one === jan ? { ...one, death_date: death } : one));
  return meter([gift(day, 1_000, 'jan')], year, people).late.length > 0;
};
const partners = (bond: { from: string; until?: string; contract_from?: string }, day: string) =>
  giftPartners({ bond: 'cohabiting', until: null, contract_from: null, ...bond }, ['1985-01-01', '1988-01-01'], day);

const CASES: readonly Case[] = [
  // Art. 24 and 33 SW, in each year and group.
  ['sw-2020', '100.000 − 5.515 = 94.485 × 10 % = 9.448,50', () => taxOn(2020, '1', 94_485), 9_448],
  ['sw-2020', '126.723 × 30 % + 10 × 40 % = 38.016,90 + 4', () => taxOn(2020, '2', 126_733), 38_020],
  ['sw-2021', '50.000 − 6.604 = 43.396 × 10 % = 4.339,60', () => taxOn(2021, '1', 43_396), 4_339],
  ['sw-2022', 'a grandchild: 30.000 − 2.274 = 27.726 × 18 % = 4.990,68', () => taxOn(2022, '1A', 27_726), 4_990],
  ['sw-2022', 'the whole bracket: 130.425 × 10 % = 13.042,50', () => taxOn(2022, '1', 130_425), 13_042],
  ['sw-2022', 'ten euro above it: 13.042,50 + 10 × 20 % = 13.044,50', () => taxOn(2022, '1', 130_435), 13_044],
  ['sw-2023', 'a friend: 10.000 − 2.418 = 7.582 × 30 % = 2.274,60', () => taxOn(2023, '2', 7_582), 2_274],
  ['sw-2024', 'the whole bracket: 152.368 × 10 % = 15.236,80', () => taxOn(2024, '1', 152_368), 15_236],
  ['sw-2024', 'a euro above it: 15.236,80 + 0,20 = 15.237', () => taxOn(2024, '1', 152_369), 15_237],
  ['sw-2025', 'a brother: 154.197 × 30 % = 46.259,10', () => taxOn(2025, '2', 154_197), 46_259],
  ['sw-2025', 'three euro above it: 46.259,10 + 1,20 = 46.260,30', () => taxOn(2025, '2', 154_200), 46_260],
  ['sw-2026', 'a grandchild: 158.669 × 18 % = 28.560,42', () => taxOn(2026, '1A', 158_669), 28_560],
  ['sw-2026', 'three euro above it: 28.560,42 + 1,08 = 28.561,50', () => taxOn(2026, '1A', 158_672), 28_561],
  [
    'sw-2026',
    '500.000 to a partner: 497.231 taxed; 15.866,90 + 338.562 × 20 % = 83.579,30',
    () => taxOn(2026, '1', 497_231),
    83_579,
  ],
  // Art. 33-5° a and b.
  [
    'sw-ages',
    'on the 40th birthday: 50.000 − 33.129 = 16.871 × 10 %',
    () => raised('1986-03-01', '2026-03-01', 'raised_free', 50_000),
    [33_129, 0, 16_871, 1_687],
  ],
  [
    'sw-ages',
    'the day after it the yearly one alone: 50.000 − 6.908 = 43.092 × 10 %',
    () => raised('1986-02-28', '2026-03-01', 'raised_free', 50_000),
    [6_908, 0, 43_092, 4_309],
  ],
  [
    'sw-ages',
    'for a study: 80.000 − 69.009 = 10.991 × 10 %',
    () => raised('2001-06-01', '2026-03-01', 'raised_study', 80_000),
    [69_009, 0, 10_991, 1_099],
  ],
  // Art. 15 SW: from day to day, in leap years.
  [
    'sw-callable-loan',
    'January and February 2024: 100.000 × 4 % × 60 / 366',
    () => byDay(100_000, 2_000, '2024-01-01', '2024-02-29'),
    65_574,
  ],
  [
    'sw-callable-loan',
    'the same of 2025: 100.000 × 4 % × 59 / 365',
    () => byDay(100_000, 2_000, '2025-01-01', '2025-02-28'),
    64_658,
  ],
  [
    'sw-callable-loan',
    'a whole leap year at 0 %: 100.000 × 6 %',
    () => byDay(100_000, 0, '2024-01-01', '2024-12-31'),
    600_000,
  ],
  [
    'sw-callable-loan',
    'half of 2024 at 2,5 %: 75.000 × 3,5 % × 182 / 366',
    () => byDay(75_000, 2_500, '2024-01-01', '2024-06-30'),
    130_533,
  ],
  // Art. 6 UBSW.
  [
    'ubsw-6',
    'seven years at 0 %: 6.000 × (5 × 0,85 + 2 × 0,64)',
    () => lowRate('RepaymentFreeLoanContract', 100_000, 0, 7),
    euro(33_180),
  ],
  [
    'ubsw-6',
    'thirty years at 3 %: 1.500 × (4,25 + 3,20 + 2,40 + 1,80 + 1,40 + 0,75)',
    () => lowRate('RepaymentFreeLoanContract', 50_000, 3_000, 30),
    euro(20_700),
  ],
  [
    'ubsw-6',
    'fifty years at 2,5 %: 7.000 × (13,05 + 25 × 0,15)',
    () => lowRate('RepaymentFreeLoanContract', 200_000, 2_500, 50),
    euro(117_600),
  ],
  [
    'ubsw-6',
    'a benefit that falls: 60.000, 1.000 less each month for five years, each month by its days × 6 % × 0,85',
    () => lowRate('LinearLoanContract', 60_000, 0, 5),
    euro(7_780.71),
  ],
  [
    'ubsw-6',
    'the same over ten years at 2 %: 120.000, × 4 %, 0,85 and after five years 0,64',
    () => lowRate('LinearLoanContract', 120_000, 2_000, 10),
    euro(19_292.44),
  ],
  // Art. 3.119c Wet IB 2001: B0 × (1 − ((1 + im)^x − 1) / ((1 + im)^n − 1)), and of it the whole cents.
  ['ib-own-home-debt', '200.000 at 3,5 %, after 7 of 360 months', () => debtAfter(7, 200_000, 3_500), 19_777_733],
  ['ib-own-home-debt', 'the same after 13 months', () => debtAfter(13, 200_000, 3_500), 19_583_579],
  ['ib-own-home-debt', '150.000 at 2,25 %, after 20 of 240', () => debtAfter(20, 150_000, 2_250, 240), 13_991_224],
  ['ib-own-home-debt', '250.000 at 4,125 %, after 359 of 360', () => debtAfter(359, 250_000, 4_125), 120_747],
  ['ib-own-home-debt', '100.000,01 at 0 %, after 7: × 353 / 360', () => debtAfter(7, 100_000.01, 0), 9_805_556],
  // 30E/360: February of both kinds, and a 31st.
  [
    'ib-own-home-debt',
    '31 January to 28 February 2025: 30 + 28 − 30',
    () => days30E360('2025-01-31', '2025-02-28'),
    28,
  ],
  ['agreed', '29 February to 31 March 2024: 30 + 30 − 29', () => days30E360('2024-02-29', '2024-03-31'), 31],
  // Art. 10 SW: 6 % of the debt, by days, rounded up.
  [
    'sw-paper-gift',
    'the year of the deed, 1 October 2023: 50.000 × 6 % × 92 / 365 = 756,16…',
    () => interestOver(onPaper('2023-10-01'), 2023),
    75_617,
  ],
  [
    'sw-paper-gift',
    '10.000 paid out on 31 March 2024: 6 % × (50.000 × 91 + 40.000 × 275) / 366',
    () => interestOver(onPaper('2023-10-01', { date: '2024-03-31', amount: euro(10_000) }), 2024),
    Math.ceil((6 * (5_000_000 * 91 + 4_000_000 * 275)) / 36_600),
  ],
  [
    'sw-paper-gift',
    'one day: 50.000 × 6 % / 365 = 8,219…',
    () => interestUntil(onPaper('2023-12-31'), 2023, '2023-12-31'),
    822,
  ],
  // BW 6:119: the steps of the decrees.
  [
    'statutory-interest',
    '5.000 from 1 November 2022 to 1 February 2024: (61 × 2 + 181 × 4 + 184 × 6 + 31 × 7) / 36.500',
    () => late('actual/365', '2024-02-01'),
    29_685,
  ],
  [
    'statutory-interest',
    'the same with months of 30 days: (60 × 2 + 180 × 4 + 180 × 6 + 30 × 7) / 36.000',
    () => late('30E/360', '2024-02-01'),
    29_583,
  ],
  // To the day.
  [
    'sw-partners',
    'married a day more than a year after the gift: two givers, not one',
    () =>
      ['2026-06-01', '2026-06-02'].map((day) => {
        const couple = [
          person('sanne', 'child', '1986-07-21', married('thomas', day)),
          person('thomas', 'partner', '1984-02-09', married('sanne', day)),
        ];
        return meter([gift('2025-06-01', 4_000, 'jan', 'sanne thomas')], 2025, [jan, marijke, ...couple]).total / 100;
      }),
    [4_000, 2_000],
  ],
  [
    'sw-partners',
    'five years on one address on 29 February 2024, and a day less',
    () => ['2019-02-28', '2019-03-01'].map((from) => partners({ from }, '2024-02-29')),
    ['yes', 'no'],
  ],
  [
    'sw-before-death',
    '1 September 2023 and 180 days is 28 February 2024; of 2025 it is 28 February 2026',
    () => [
      near('2023-09-01', '2024-02-28', 2023),
      near('2023-09-01', '2024-02-29', 2023),
      near('2025-09-01', '2026-02-28', 2025),
      near('2025-09-01', '2026-03-01', 2025),
    ],
    [true, false, true, false],
  ],
];

test.each(CASES)('%s: %s', (_source, _derivation, found, expected) => expect(found()).toEqual(expected));

test('they are as many as in the review', () => expect(CASES).toHaveLength(41));
