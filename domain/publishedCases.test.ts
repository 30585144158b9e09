import { maximumDebt } from './deduction/maximumDebt.ts';
import { checkOf, homeLoan, paysTerms, sumOfTerms } from './deduction/test/homeLoan.ts';
import { workingDayOf } from './dates/workingDays.ts';
import { addDays } from './dates/isoDate.ts';
import { callableGift } from './gifts/callable.ts';
import { lowRateBenefit } from './gifts/lowRate.ts';
import { giftTax } from './gifts/tax.ts';
import { bram, euro, family, gift, jan, married, marijke, meter, outcome, person } from './gifts/test/giftYearCases.ts';
import { giftFigures } from './gifts/yearlyFigures.ts';
import type { LoanType } from './contracts/types.ts';
import { giftPartners } from './relations/giftPartners.ts';
import { SOURCES, type SourceId } from './sources/sources.ts';
import { checked, line, statement } from './statements/test/statements.ts';
import { taxWords } from './statements/taxWords.ts';

/**
 * Legal cases that a reader can check, over everything the product calculates. `expected` is either a figure in the law
 * itself ('law'), or one calculated by hand from the article ('by hand'), with the sum in words. No worked example of
 * the Belastingdienst or of Parliament could be read, so no case claims to be one.
 */
interface Case {
  source: SourceId;
  from: 'law' | 'by hand';
  what: string;
  found: () => unknown;
  expected: unknown;
}

const figures = (year: number) => {
  const found = giftFigures(year);
  if (!found) throw new Error(`No figures of ${year}.`);
  return found;
};
const taxOn = (year: number, group: '1' | '1A' | '2', euros: number) =>
  giftTax(group, euro(euros), figures(year)) / 100;
const together = (from: string, until: string | null, contract: string | null) => ({
  bond: 'cohabiting' as const,
  from,
  until,
  contract_from: contract,
});
const born = ['1985-01-01', '1988-01-01'];
const single = person('sanne', 'child', '2000-06-01');
const died = (day: string) => family.map((one) => (one === jan ? { ...one, death_date: day } : one));
const low = (type: LoanType, total: number, rate: number, years: number) =>
  (lowRateBenefit(type, euro(total), {
    start_date: '2026-04-01',
    first_payment_date: '2026-05-01',
    rate_millipercent: rate,
    term_months: 12 * years,
  }) ?? 0) / 100;
const annuity = { debt: 20_000_000, millipercent: 3_000, months: 360 };
const box = (id: string, changes: Parameters<typeof statement>[0]) =>
  taxWords(statement(changes))
    .find((group) => group.id === id)
    ?.figures.map(({ copied }) => copied);

const CASES: readonly Case[] = [
  // The gift tax: exemptions and rates.
  {
    source: 'sw-2026',
    from: 'law',
    what: 'parents give their child exactly the exemption of 2026, 6.908: no tax, no return',
    found: () => outcome([gift('2026-03-01', 6_908)], 2026),
    expected: [6_908, 6_908, 0, 0, 0, 0],
  },
  {
    source: 'sw-2021',
    from: 'law',
    what: 'the exemptions of 2021, with the 1.000 more of that year',
    found: () => [figures(2021).child.cents, figures(2021).others.cents],
    expected: [660_400, 324_400],
  },
  {
    source: 'sw-2023',
    from: 'law',
    what: 'the exemption for a home of 2023 is that to spend freely; in 2024 there is none',
    found: () => [figures(2023).raisedHome?.cents, figures(2023).raisedFree.cents, figures(2024).raisedHome],
    expected: [2_894_700, 2_894_700, null],
  },
  {
    source: 'sw-rates',
    from: 'by hand',
    what: '200.000 to a child in 2026: 193.092 taxed; 158.669 × 10 % + 34.423 × 20 % = 15.866,90 + 6.884,60',
    found: () => outcome([gift('2026-03-01', 200_000)], 2026),
    expected: [200_000, 6_908, 0, 193_092, 22_751, 2027],
  },
  {
    source: 'sw-rates',
    from: 'by hand',
    what: 'a grandchild, 200.000 taxed in 2025: the rate and 80 % of it; 154.197 × 18 % + 45.803 × 36 % = 44.244,54',
    found: () => taxOn(2025, '1A', 200_000),
    expected: 44_244,
  },
  {
    source: 'sw-rates',
    from: 'by hand',
    what: 'a friend, 6.908 in 2026: 6.908 − 2.769 = 4.139 × 30 % = 1.241,70',
    found: () => taxOn(2026, '2', 6_908 - 2_769),
    expected: 1_241,
  },
  {
    source: 'sw-ages',
    from: 'by hand',
    what: '50.000 to a child of 25 with the raised exemption of 2026: 50.000 − 33.129 = 16.871 × 10 %',
    found: () =>
      outcome([gift('2026-03-01', 50_000, 'jan', 'sanne', { exemption: 'raised_free' })], 2026, [
        jan,
        marijke,
        single,
        bram,
      ]),
    expected: [50_000, 33_129, 0, 16_871, 1_687, 2027],
  },
  {
    source: 'sw-tax-by-giver',
    from: 'by hand',
    what: '50.000 to a child in 2026, the giver pays: 43.092 × 10 % = 4.309 is a gift too; 47.401 × 10 % = 4.740',
    found: () => {
      const { total, result } = meter([gift('2026-03-01', 50_000, 'jan', 'sanne', { tax_paid_by: 'giver' })], 2026);
      return [total, result?.taxable, result?.tax, result?.by_giver];
    },
    expected: [euro(50_000), euro(47_401), euro(4_740), { gift: euro(4_309), tax: euro(4_740) }],
  },
  {
    source: 'sw-tax-by-giver',
    from: 'by hand',
    what: '20.000 of which the child pays and 30.000 of which the giver does: 4.309 − 1.309 = 3.000; 46.092 × 10 % = 4.609, 3.300 of it the giver’s',
    found: () => {
      const plain = gift('2026-02-01', 20_000, 'jan', 'sanne');
      const free = gift('2026-03-01', 30_000, 'jan', 'sanne', { tax_paid_by: 'giver' });
      const { result } = meter([plain, free], 2026);
      return [result?.taxable, result?.tax, result?.by_giver];
    },
    expected: [euro(46_092), euro(4_609), { gift: euro(3_000), tax: euro(3_300) }],
  },
  {
    source: 'sw-home-spread',
    from: 'by hand',
    what: '60.000 for a home in 2021 and 45.302 in 2022: together the 105.302 of 2021, nothing taxed',
    found: () => {
      const home = { exemption: 'raised_home' } as const;
      const both = [gift('2021-06-01', 60_000, 'jan', 'sanne', home), gift('2022-06-01', 45_302, 'jan', 'sanne', home)];
      return [2021, 2022].map((year) => outcome(both, year, [jan, marijke, single, bram])?.slice(1, 5));
    },
    expected: [
      [60_000, 45_302, 0, 0],
      [45_302, 0, 0, 0],
    ],
  },
  // People who count as one.
  {
    source: 'sw-partners',
    from: 'by hand',
    what: 'art. 28: 4.000 of each parent is one gift of 8.000; 1.092 × 10 %',
    found: () => outcome([gift('2026-01-05', 4_000, 'jan'), gift('2026-12-05', 4_000, 'marijke')], 2026),
    expected: [8_000, 6_908, 0, 1_092, 109, 2027],
  },
  {
    source: 'sw-partners',
    from: 'by hand',
    what: 'art. 26: 4.000 to the child and 4.000 to its partner is one gift as well',
    found: () => outcome([gift('2026-01-05', 4_000, 'jan', 'sanne'), gift('2026-12-05', 4_000, 'jan', 'thomas')], 2026),
    expected: [8_000, 6_908, 0, 1_092, 109, 2027],
  },
  {
    source: 'sw-partners',
    from: 'by hand',
    what: 'art. 26 lid 2: people who marry within a year after the gift count as one, a day later no longer',
    found: () =>
      ['2027-01-05', '2027-01-06'].map((day) => {
        const couple = [
          person('sanne', 'child', '1986-07-21', married('thomas', day)),
          person('thomas', 'partner', '1984-02-09', married('sanne', day)),
        ];
        return meter([gift('2026-01-05', 4_000, 'jan', 'sanne thomas')], 2026, [jan, marijke, ...couple]).total / 100;
      }),
    expected: [4_000, 2_000],
  },
  {
    source: 'sw-partners',
    from: 'by hand',
    what: 'art. 1a lid 3: five years on one address, to the day; a day less is none',
    found: () =>
      ['2021-05-17', '2021-05-18'].map((from) => giftPartners(together(from, null, null), born, '2026-05-17')),
    expected: ['yes', 'no'],
  },
  {
    source: 'sw-partners',
    from: 'by hand',
    what: 'art. 1a lid 2 b: two years with a notarial contract; a contract of a day less is none',
    found: () =>
      ['2024-05-17', '2024-05-18'].map((day) => giftPartners(together('2022-01-01', null, day), born, '2026-05-17')),
    expected: ['yes', 'no'],
  },
  // Before a death.
  {
    source: 'sw-before-death',
    from: 'law',
    what: 'a gift of 1 January, a death 180 and 181 days later (30 June and 1 July 2026)',
    found: () =>
      ['2026-06-30', '2026-07-01'].map((day) => meter([gift('2026-01-01', 1_000, 'jan')], 2026, died(day)).inherited),
    expected: [100_000, 0],
  },
  // Loans below 6 %.
  {
    source: 'ubsw-6',
    from: 'by hand',
    what: '100.000 for ten years at 0 %, paid back at the end: 6.000 × (5 × 0,85 + 5 × 0,64)',
    found: () => low('RepaymentFreeLoanContract', 100_000, 0, 10),
    expected: 44_700,
  },
  {
    source: 'ubsw-6',
    from: 'by hand',
    what: '100.000 for twenty years at 2 %: 4.000 × (4,25 + 3,20 + 2,40 + 1,80)',
    found: () => low('RepaymentFreeLoanContract', 100_000, 2_000, 20),
    expected: 46_600,
  },
  {
    source: 'sw-callable-loan',
    from: 'by hand',
    what: '100.000 that can be called at any time, at 2 %: 4 % of it a year',
    found: () =>
      callableGift([{ from: '2020-01-01', until: '2030-01-01', balance: euro(100_000), rate_millipercent: 2_000 }], {
        first: '2026-01-01',
        last: '2026-12-31',
      })?.amount,
    expected: euro(4_000),
  },
  // Home loans.
  {
    source: 'ib-own-home-debt',
    from: 'by hand',
    what: '200.000 at 3 %, after a month: 200.000 × (1 − 0,0025 / (1,0025^360 − 1)) = 199.656,79',
    found: () => maximumDebt(annuity, 1).maximum,
    expected: 19_965_679,
  },
  {
    source: 'ib-own-home-debt',
    from: 'by hand',
    what: '36.000 at 0 %, after 14 months: 100 a month',
    found: () => maximumDebt({ debt: 3_600_000, millipercent: 0, months: 360 }, 14).maximum,
    expected: 3_460_000,
  },
  {
    source: 'ib-arrears',
    from: 'by hand',
    what: 'the terms from July 2024 on paid at once in December 2025: both years count',
    found: () => {
      const late = sumOfTerms(homeLoan(), 6, 24, 'payment');
      const events = [...paysTerms(homeLoan(), 1, 5), { kind: 'payment', date: '2025-12-20', amount: late } as const];
      return [2024, 2025].map((year) => checkOf(year, '2026-06-01', events)?.verdict);
    },
    expected: ['green', 'green'],
  },
  {
    source: 'ib-arrears',
    from: 'by hand',
    what: 'nothing paid from July 2024 on: 2024 and 2025 count still, from 1 January 2026 the debt does not',
    found: () => {
      const events = paysTerms(homeLoan(), 1, 5);
      return [2024, 2025, 2026].map((year) => checkOf(year, '2027-06-01', events)?.verdict);
    },
    expected: ['amber', 'amber', 'red'],
  },
  {
    source: 'urib-working-days',
    from: 'by hand',
    what: 'the term of December 2024 paid on the fifth working day of January 2025 (the 8th), and a day later',
    found: () => {
      const fifth = workingDayOf(2025, 0, 5);
      const amount = sumOfTerms(homeLoan(), 12, 12, 'payment');
      const on = (date: string) => [...paysTerms(homeLoan(), 1, 11), { kind: 'payment', date, amount } as const];
      return [fifth, ...[fifth, addDays(fifth, 1)].map((day) => checkOf(2024, '2025-02-01', on(day))?.verdict)];
    },
    expected: ['2025-01-08', 'green', 'amber'],
  },
  // Savings and investments.
  {
    source: 'ib-box-3',
    from: 'by hand',
    what: 'a claim of 8.000,59 and a debt of 5.000,01 on 1 January, in whole euros to one’s advantage',
    found: () => [
      box('claims', { lent: [line('a', { opening: 800_059 })] }),
      box('debts', { borrowed: [line('b', { opening: 500_001 })] }),
    ],
    expected: [['8000'], ['5001']],
  },
  {
    source: 'ib-box-3',
    from: 'by hand',
    what: 'a loan for the own home that counts is no debt of box 3; one that does not, is',
    found: () => [
      box('debts', { borrowed: [line('b', { opening: 500_001 }, checked('green'))] }),
      box('debts', { borrowed: [line('b', { opening: 500_001 }, checked('red'))] }),
    ],
    expected: [undefined, ['5001']],
  },
];

test.each(CASES)('$source, $from: $what', ({ found, expected }) => expect(found()).toEqual(expected));

test('a figure marked as from the law was read in its newest text', () => {
  for (const { source, from } of CASES) if (from === 'law') expect(SOURCES[source].unconfirmed).toBeNull();
  expect(CASES.length).toBeGreaterThanOrEqual(20);
});
