import type { ContractDetail } from '../wire/contract.ts';
import type { GiftPerson } from '../wire/gifts.ts';
import { giftYear } from './giftYear.ts';
import {
  TODAY,
  euro,
  person,
  married,
  jan,
  marijke,
  sanne,
  thomas,
  bram,
  family,
  gift,
  meter,
  outcome,
} from './test/giftYearCases.ts';

describe('R-8.1 the meter of the parents and a child', () => {
  test.each<[why: string, contracts: ContractDetail[], year: number, outcome: number[]]>([
    ['nothing given: all of 6.908 is left', [], 2026, [0, 0, 6_908, 0, 0, 0]],
    ['6.908 − 2.700 = 4.208', [gift('2026-05-17', 2_700)], 2026, [2_700, 2_700, 4_208, 0, 0, 0]],
    ['exactly the exemption needs no return', [gift('2026-05-17', 6_908)], 2026, [6_908, 6_908, 0, 0, 0, 0]],
    [
      'one cent more: a return, and 10 % of one cent is nothing',
      [gift('2026-05-17', 6_908.01)],
      2026,
      [6_908.01, 6_908, 0, 0.01, 0, 2027],
    ],
    [
      'one contract per parent: 6.908 + 6.908 − 6.908 = 6.908, 10 % = 690,80',
      [gift('2026-05-17', 6_908, 'jan'), gift('2026-06-17', 6_908, 'marijke')],
      2026,
      [13_816, 6_908, 0, 6_908, 690, 2027],
    ],
    [
      'to the child and to the partner of the child: 5.000 + 3.000 − 6.908 = 1.092, 10 % = 109,20',
      [gift('2026-01-02', 5_000), gift('2026-12-31', 3_000, 'jan', 'thomas')],
      2026,
      [8_000, 6_908, 0, 1_092, 109, 2027],
    ],
    [
      'to both at once: nothing is halved or doubled',
      [gift('2026-01-02', 8_000, 'jan marijke', 'sanne thomas')],
      2026,
      [8_000, 6_908, 0, 1_092, 109, 2027],
    ],
    [
      '31 December and 1 January are two years',
      [gift('2025-12-31', 6_713), gift('2026-01-01', 6_908)],
      2026,
      [6_908, 6_908, 0, 0, 0, 0],
    ],
    [
      'signed in December, transferred in January: it counts in December',
      [gift('2025-12-30', 6_713, 'jan', 'sanne', { transferred: '2026-01-02' })],
      2025,
      [6_713, 6_713, 0, 0, 0, 0],
    ],
    [
      'transferred in December, signed in January: the money came first',
      [gift('2026-01-02', 6_713, 'jan', 'sanne', { transferred: '2025-12-30' })],
      2025,
      [6_713, 6_713, 0, 0, 0, 0],
    ],
    ['2021 had 1.000 more', [gift('2021-03-01', 6_604)], 2021, [6_604, 6_604, 0, 0, 0, 0]],
    [
      '200.000 in 2026: (158.669 × 10 % = 15.866,90) + (34.423 × 20 % = 6.884,60) = 22.751,50',
      [gift('2026-03-01', 200_000)],
      2026,
      [200_000, 6_908, 0, 193_092, 22_751, 2027],
    ],
    ['unsigned does not count', [gift(null, 5_000)], 2026, [0, 0, 6_908, 0, 0, 0]],
    [
      'a condition that has to be met first',
      [gift('2026-03-01', 5_000, 'jan', 'sanne', { condition: 'suspensive' })],
      2026,
      [0, 0, 6_908, 0, 0, 0],
    ],
    [
      'a condition that may end it counts at once',
      [gift('2026-03-01', 5_000, 'jan', 'sanne', { condition: 'dissolving' })],
      2026,
      [5_000, 5_000, 1_908, 0, 0, 0],
    ],
    [
      'payable at death: no gift yet',
      [gift('2026-03-01', 5_000, 'jan', 'sanne', { form: 'at_death' })],
      2026,
      [0, 0, 6_908, 0, 0, 0],
    ],
  ])('%s', (_why, contracts, year, expected) => expect(outcome(contracts, year)).toEqual(expected));

  test('a year without figures adds up the gifts, and guesses nothing', () => {
    const year = giftYear([gift('2027-02-01', 10_000)], family, 2027, TODAY);
    expect(year.figures).toBe(false);
    expect(year.meters.map(({ key, total, result }) => [key, total, result])).toEqual([
      ['parents>sanne', euro(10_000), null],
      ['parents>bram', 0, null],
    ]);
  });

  test('every child has a separate meter, and gifts that do not count yet are mentioned', () => {
    const drafts = [gift(null, 5_000), gift('2026-03-01', 1, 'jan', 'sanne', { condition: 'suspensive' })];
    const year = giftYear([gift('2026-05-17', 100, 'jan', 'bram'), ...drafts], family, 2026, TODAY);
    expect(year.meters.map(({ key, recipient, giver, total }) => [key, giver, recipient, total])).toEqual([
      ['parents>sanne', ['jan', 'marijke'], ['sanne', 'thomas'], 0],
      ['parents>bram', ['jan', 'marijke'], ['bram'], euro(100)],
    ]);
    expect(year.waiting.map(({ why }) => why)).toEqual(['unsigned', 'condition']);
  });
});

describe('people who count as one', () => {
  const divorced = [
    person('jan', null, '1955-03-14', married('marijke', null, '2019-01-01')),
    person('marijke', 'partner', '1957-11-02', married('jan', null, '2019-01-01')),
    { ...sanne, child_of: 'marijke' },
    thomas,
    bram,
  ];
  const weds = (from: string, until: string | null = null) => [
    jan,
    marijke,
    person('sanne', 'child', '1986-07-21', married('thomas', from, until)),
    person('thomas', 'partner', '1984-02-09', married('sanne', from, until)),
    bram,
  ];

  test.each<[why: string, contracts: ContractDetail[], people: GiftPerson[], key: string, outcome: number[]]>([
    [
      'divorced parents give as one (art. 28)',
      [gift('2026-01-02', 4_000, 'jan'), gift('2026-01-03', 4_000, 'marijke')],
      divorced,
      'parents>sanne',
      [8_000, 6_908, 0, 1_092, 109, 2027],
    ],
    [
      'a marriage within a year after the gift (art. 26 lid 2)',
      [gift('2026-01-02', 4_000, 'jan', 'thomas')],
      weds('2027-01-02'),
      'parents>sanne',
      [4_000, 4_000, 2_908, 0, 0, 0],
    ],
    [
      'a day later than a year: somebody else, 4.000 − 2.769 = 1.231 at 30 % = 369,30',
      [gift('2026-01-02', 4_000, 'jan', 'thomas')],
      weds('2027-01-03'),
      'parents>thomas',
      [4_000, 2_769, 0, 1_231, 369, 2027],
    ],
    [
      'after the divorce of the child: somebody else',
      [gift('2026-03-02', 2_769, 'jan', 'thomas')],
      weds('2015-06-01', '2026-03-01'),
      'parents>thomas',
      [2_769, 2_769, 0, 0, 0, 0],
    ],
    [
      'before the divorce, in the same year: still the child',
      [gift('2026-02-28', 2_769, 'jan', 'thomas')],
      weds('2015-06-01', '2026-03-01'),
      'parents>sanne',
      [2_769, 2_769, 4_139, 0, 0, 0],
    ],
    [
      'a child to a parent: others, 5.000 − 2.769 = 2.231 at 30 % = 669,30',
      [gift('2026-03-02', 5_000, 'sanne', 'jan')],
      family,
      'sanne>parents',
      [5_000, 2_769, 0, 2_231, 669, 2027],
    ],
    [
      'a child to the other child: others',
      [gift('2026-03-02', 2_769, 'thomas', 'bram')],
      family,
      'sanne>bram',
      [2_769, 2_769, 0, 0, 0, 0],
    ],
    [
      'between partners: 10.000 − 2.769 = 7.231 at 10 % = 723,10',
      [gift('2026-03-02', 10_000, 'jan', 'marijke')],
      family,
      'jan>marijke',
      [10_000, 2_769, 0, 7_231, 723, 2027],
    ],
    [
      'a former partner gets as somebody else',
      [gift('2026-03-02', 2_000, 'jan', 'marijke')],
      divorced,
      'parents>marijke',
      [2_000, 2_000, 769, 0, 0, 0],
    ],
  ])('%s', (_why, contracts, people, key, expected) => expect(outcome(contracts, 2026, people, key)).toEqual(expected));

  test('a meter names those who were one on the day of the gift, also if they became one too late for it, or have parted since', () => {
    const late = meter([gift('2025-03-01', 1_000, 'jan', 'thomas')], 2025, weds('2026-03-02'), 'parents>thomas');
    expect(late).toMatchObject({ recipient: ['thomas'], giver: ['jan', 'marijke'] });
    const parted = meter([gift('2026-02-28', 1_000, 'jan', 'thomas')], 2026, weds('2015-06-01', '2026-03-01'));
    expect(parted.recipient).toEqual(['sanne', 'thomas']);
  });

  test('a gift to two children: each half counts in its own meter, the odd cent goes to the first', () => {
    const one = gift('2026-03-02', 100.01, 'jan', 'sanne bram');
    expect([meter([one], 2026).total, meter([one], 2026, family, 'parents>bram').total]).toEqual([5_001, 5_000]);
  });

  test('a deceased child has a meter only if something was given before, and can’t receive any more gifts; a deceased parent leaves the other', () => {
    const people = family.map((one) =>
      one.hashid === 'bram'
        ? { ...one, death_date: '2025-02-01' }
        : one.hashid === 'jan'
          ? { ...one, death_date: '2025-05-01' }
          : one,
    );
    expect(giftYear([], people, 2026, TODAY).meters.map(({ key, giver }) => [key, giver])).toEqual([
      ['parents>sanne', ['marijke']],
    ]);
    expect(giftYear([], people, 2025, TODAY).meters.map(({ key }) => key)).toEqual(['parents>sanne']);
    const left = (contracts: ContractDetail[], year: number) =>
      giftYear(contracts, people, year, TODAY).meters.map(({ key, result }) => [key, result?.left]);
    const given = [gift('2025-01-10', 1_000, 'jan', 'bram'), gift('2024-01-10', 1_000, 'jan', 'bram')];
    expect(left(given, 2025)).toContainEqual(['parents>bram', 0]);
    expect(left(given, 2024)).toContainEqual(['parents>bram', 563_300]);
  });
});

describe('raised exemptions, once (art. 33-5°)', () => {
  const free = { exemption: 'raised_free' } as const;
  const study = { exemption: 'raised_study' } as const;
  const home = { exemption: 'raised_home' } as const;
  const single = (birthdate: string | null) => [jan, marijke, person('sanne', 'child', birthdate), bram];

  test.each<[why: string, contracts: ContractDetail[], year: number, people: GiftPerson[], outcome: number[]]>([
    [
      '50.000 to a child of 25: 16.871 taxed, 1.687',
      [gift('2026-03-01', 50_000, 'jan', 'sanne', free)],
      2026,
      single('2000-06-01'),
      [50_000, 33_129, 0, 16_871, 1_687, 2027],
    ],
    [
      'not together with the yearly one: 33.129 + 1.000 − 33.129',
      [gift('2026-03-01', 33_129, 'jan', 'sanne', free), gift('2026-04-01', 1_000)],
      2026,
      single('2000-06-01'),
      [34_129, 33_129, 0, 1_000, 100, 2027],
    ],
    [
      'on the 40th birthday',
      [gift('2026-07-21', 20_000, 'jan', 'sanne', free)],
      2026,
      single('1986-07-21'),
      [20_000, 20_000, 13_129, 0, 0, 2027],
    ],
    [
      'a day later: the yearly one, 20.000 − 6.908 = 13.092 at 10 % = 1.309,20',
      [gift('2026-07-22', 20_000, 'jan', 'sanne', free)],
      2026,
      single('1986-07-21'),
      [20_000, 6_908, 0, 13_092, 1_309, 2027],
    ],
    [
      'the partner is still young enough',
      [gift('2026-07-22', 20_000, 'jan', 'sanne', free)],
      2026,
      [
        jan,
        marijke,
        person('sanne', 'child', '1980-01-01', married('thomas')),
        person('thomas', 'partner', '1990-01-01', married('sanne')),
        bram,
      ],
      [20_000, 20_000, 13_129, 0, 0, 2027],
    ],
    [
      'on the 18th birthday',
      [gift('2026-07-21', 20_000, 'jan', 'sanne', free)],
      2026,
      single('2008-07-21'),
      [20_000, 20_000, 13_129, 0, 0, 2027],
    ],
    [
      'a day before it',
      [gift('2026-07-20', 20_000, 'jan', 'sanne', free)],
      2026,
      single('2008-07-21'),
      [20_000, 6_908, 0, 13_092, 1_309, 2027],
    ],
    [
      'used in 2022: in 2026 the yearly one',
      [gift('2022-07-01', 10_000, 'jan', 'sanne', free), gift('2026-07-01', 20_000, 'jan', 'sanne', free)],
      2026,
      single('2000-06-01'),
      [20_000, 6_908, 0, 13_092, 1_309, 2027],
    ],
    [
      'the home of 2023 was one too',
      [gift('2023-07-01', 28_947, 'jan', 'sanne', home), gift('2026-07-01', 20_000, 'jan', 'sanne', study)],
      2026,
      single('2000-06-01'),
      [20_000, 6_908, 0, 13_092, 1_309, 2027],
    ],
    [
      'a claim that did not hold used nothing up',
      [gift('2024-07-01', 1_000, 'jan', 'sanne', home), gift('2026-07-01', 33_129, 'jan', 'sanne', free)],
      2026,
      single('2000-06-01'),
      [33_129, 33_129, 0, 0, 0, 2027],
    ],
    [
      'the home in 2022: 106.671',
      [gift('2022-07-01', 106_671, 'jan', 'sanne', home)],
      2022,
      single('2000-06-01'),
      [106_671, 106_671, 0, 0, 0, 2023],
    ],
    [
      'the home in 2024: abolished; 10.000 − 6.633 = 3.367 at 10 %',
      [gift('2024-07-01', 10_000, 'jan', 'sanne', home)],
      2024,
      single('2000-06-01'),
      [10_000, 6_633, 0, 3_367, 336, 2025],
    ],
    [
      'a study: what is given for it, and nothing else: 60.000 + 1.000 − 60.000',
      [gift('2026-07-01', 60_000, 'jan', 'sanne', study), gift('2026-08-01', 1_000)],
      2026,
      single('2000-06-01'),
      [61_000, 60_000, 9_009, 1_000, 100, 2027],
    ],
    [
      'two kinds in one year: the first holds; 20.000 + 20.000 − 33.129 = 6.871',
      [gift('2026-07-01', 20_000, 'jan', 'sanne', free), gift('2026-08-01', 20_000, 'jan', 'sanne', study)],
      2026,
      single('2000-06-01'),
      [40_000, 33_129, 0, 6_871, 687, 2027],
    ],
    [
      'without a birth date nothing is claimed',
      [gift('2026-07-01', 20_000, 'jan', 'sanne', free)],
      2026,
      single(null),
      [20_000, 6_908, 0, 13_092, 1_309, 2027],
    ],
  ])('%s', (_why, contracts, year, people, expected) => expect(outcome(contracts, year, people)).toEqual(expected));

  test('a brother is not a parent: the claim does not hold, and the text says so', () => {
    expect(meter([gift('2026-07-01', 3_000, 'bram', 'sanne', free)], 2026, family, 'bram>sanne').refused).toEqual({
      kind: 'raised_free',
      why: 'not_parents',
    });
  });

  test('the days in which it can still be used, the last 40th birthday included', () => {
    expect(meter([], 2026)).toMatchObject({ raised_from: '2002-02-09', raised_until: '2026-07-21' });
    expect(meter([], 2026, single(null))).toMatchObject({ raised_from: null, raised_until: null });
    expect(meter([], 2026, single('2000-02-29'))).toMatchObject({
      raised_from: '2018-03-01',
      raised_until: '2040-02-29',
    });
  });
});
