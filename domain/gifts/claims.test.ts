import { exemptionName } from './exemptionName.ts';
import { giftYear } from './giftYear.ts';
import { TODAY, bram, family, gift, jan, loan, marijke, meter, outcome, person } from './test/giftYearCases.ts';

const free = { exemption: 'raised_free' } as const;
const study = { exemption: 'raised_study' } as const;
const home = { exemption: 'raised_home' } as const;
const born = (birthdate: string) => [jan, marijke, person('sanne', 'child', birthdate), bram];
const young = born('2000-06-01');

describe('R-8.1 gifts covered by a raised exemption, and the rest (art. 33-5°)', () => {
  test('spent freely it covers gifts at the right age: 20.000 before the 40th birthday, not 5.000 after it', () => {
    const given = [gift('2026-07-01', 20_000, 'jan', 'sanne', free), gift('2026-08-01', 5_000)];
    expect(outcome(given, 2026, born('1986-07-21'))).toEqual([25_000, 20_000, 13_129, 5_000, 500, 2027]);
  });

  test('it never takes more than the yearly one leaves: 1.000 for a study next to 10.000 keeps the yearly one', () => {
    const given = [gift('2026-07-01', 1_000, 'jan', 'sanne', study), gift('2026-08-01', 10_000)];
    expect(outcome(given, 2026, young)).toEqual([11_000, 6_908, 0, 4_092, 409, 2027]);
    expect(meter(given, 2026, young)).toMatchObject({ refused: null, result: { exemption: 'yearly' } });
  });

  test('a small study alone uses it all the same, and requires a return', () => {
    const given = [gift('2026-07-01', 1_000, 'jan', 'sanne', study)];
    expect(meter(given, 2026, young).result).toMatchObject({
      exemption: 'raised_study',
      exempt: 100_000,
      return_before: '2027-03-01',
    });
  });

  test('a claim in a year with the yearly exemption used nothing up: it can still be claimed', () => {
    const given = [
      gift('2022-07-01', 1_000, 'jan', 'sanne', study),
      gift('2022-08-01', 10_000),
      gift('2026-07-01', 33_129, 'jan', 'sanne', free),
    ];
    expect(meter(given, 2026, young)).toMatchObject({ used_before: null, result: { exemption: 'raised_free' } });
  });

  test('a claim of a year without figures counts as used; the oldest valid one is named; a later one is not', () => {
    const given = [
      gift('2028-07-01', 1_000, 'jan', 'sanne', free),
      gift('2025-07-01', 10_000, 'jan', 'sanne', study),
      gift('2019-07-01', 10_000, 'jan', 'sanne', free),
    ];
    const sanne = meter(given, 2026, young);
    expect(sanne.used_before).toEqual({ kind: 'raised_free', year: 2019 });
    expect(meter(given, 2019, young).used_before).toBeNull();
    expect(meter(given, 2026, young, 'parents>bram').used_before).toBeNull();
  });

  test('anybody could give for a home; to spend freely or for a study only parents to their child', () => {
    const people = [...young.slice(0, 3), person('bram', 'child', '1990-01-17')];
    const bought = meter([gift('2022-07-01', 100_000, 'bram', 'sanne', home)], 2022, people, 'bram>sanne');
    expect(bought).toMatchObject({ refused: null, result: { exemption: 'raised_home', exempt: 10_000_000 } });
    const taught = meter([gift('2022-07-01', 10_000, 'bram', 'sanne', study)], 2022, people, 'bram>sanne');
    expect(taught).toMatchObject({ refused: { kind: 'raised_study', why: 'not_parents' } });
  });

  test.each([
    ['the home of 2024', [gift('2024-07-01', 10_000, 'jan', 'sanne', home)], 2024, 'raised_home', 'abolished'],
    [
      'used in 2022',
      [gift('2022-07-01', 9_000, 'jan', 'sanne', free), gift('2026-07-01', 1_000, 'jan', 'sanne', study)],
      2026,
      'raised_study',
      'used_before',
    ],
    [
      'two kinds in one year',
      [gift('2026-07-01', 9_000, 'jan', 'sanne', free), gift('2026-08-01', 1_000, 'jan', 'sanne', study)],
      2026,
      'raised_study',
      'two_kinds',
    ],
    ['a day before 18', [gift('2018-05-31', 1_000, 'jan', 'sanne', free)], 2018, 'raised_free', 'too_young'],
  ] as const)('the reason it does not hold is given: %s', (_what, given, year, kind, why) =>
    expect(meter([...given], year, young).refused).toEqual({ kind, why }),
  );

  test('when two claims are invalid the first is named', () => {
    const given = [gift('2026-07-01', 1_000, 'jan', 'sanne', home), gift('2026-08-01', 1_000, 'jan', 'sanne', study)];
    expect(meter(given, 2026, born('1950-01-01')).refused).toEqual({ kind: 'raised_home', why: 'abolished' });
  });

  test('only parents and their child have a window of days', () => {
    const other = meter([gift('2026-07-01', 1_000, 'sanne', 'bram')], 2026, family, 'sanne>bram');
    expect(other).toMatchObject({ raised_from: null, raised_until: null });
  });
});

describe('R-8.1 the remainder of the exemption for a home, in the two years after (art. 33a lid 2 SW, until 2023)', () => {
  const given = (day: string, euros: number, claim: object = home) => gift(day, euros, 'jan', 'sanne', claim);
  const first = given('2021-06-01', 60_000);

  test.each([
    ['45.302 in 2022 is the rest of the 105.302 of 2021', [first, given('2022-06-01', 45_302)], 2022, 45_302, 0],
    ['a euro more is taxed', [first, given('2022-06-01', 45_303)], 2022, 45_302, 100],
    [
      'in the second year after what both left: 103.643 − 60.000 − 20.000 = 23.643',
      [given('2020-06-01', 60_000), given('2021-06-01', 20_000), given('2022-06-01', 30_000)],
      2022,
      23_643,
      635_700,
    ],
    [
      'not a gift for something else, which is taxed separately',
      [first, given('2022-06-01', 40_000), given('2022-07-01', 1_000, {})],
      2022,
      40_000,
      100_000,
    ],
  ])('%s', (_what, gifts, year, exempt, taxable) => {
    const { refused, result } = meter(gifts, year, young);
    expect({ refused, exemption: result?.exemption, exempt: result?.exempt, taxable: result?.taxable }).toEqual({
      refused: null,
      exemption: 'raised_home',
      exempt: exempt * 100,
      taxable,
    });
  });

  test.each([
    ['2023, of which the rule could not be read', [first, given('2023-06-01', 10_000)], 2023, young, 'spread_2023'],
    ['another kind', [first, given('2022-06-01', 10_000, free)], 2022, young, 'used_before'],
    ['nothing left', [given('2021-06-01', 110_000), given('2022-06-01', 1)], 2022, young, 'used_before'],
    ['the 40th birthday itself', [first, given('2022-06-01', 10_000)], 2022, born('1982-06-01'), 'too_old'],
  ])('it does not hold: %s', (_what, gifts, year, people, why) =>
    expect(meter(gifts, year, people).refused?.why).toBe(why),
  );
});

describe('R-8.1 the age for a raised exemption is decided on the day of the gift (art. 33-5°, 26 SW)', () => {
  /** A child of 45 and the current or former partner of 36. */
  const couple = (bond: object, changes: object = {}) => {
    const pair = { bond: 'married' as const, from: '2010-01-01', contract_from: null, until: null, ...bond };
    const kid = person('kid', 'child', '1980-01-10', { partners: [{ hashid: 'els', ...pair }] });
    return [
      jan,
      marijke,
      kid,
      person('els', 'partner', '1988-05-05', { partners: [{ hashid: 'kid', ...pair }], ...changes }),
    ];
  };
  const given = [gift('2025-03-01', 30_000, 'jan marijke', 'kid', free)];
  const of = (people: typeof family, gifts = given, year = 2025) => meter(gifts, year, people, 'parents>kid');

  test.each([
    ['married', couple({})],
    ['divorced four months later', couple({ until: '2025-07-01' })],
    ['married within a year after the gift (art. 26 lid 2)', couple({ from: '2026-02-01' })],
  ])('%s: the partner is young enough', (_what, people) =>
    expect(of(people)).toMatchObject({ refused: null, result: { exemption: 'raised_free', tax: 0 } }),
  );

  test.each([
    [
      'partners only since November, after five years on one address',
      couple({ bond: 'cohabiting', from: '2020-11-01' }),
    ],
    ['divorced before it', couple({ until: '2025-03-01' })],
    ['the partner had died', couple({}, { death_date: '2025-02-28' })],
  ])('%s: the child is too old', (_what, people) =>
    expect(of(people)).toMatchObject({ refused: { why: 'too_old' }, result: { exemption: 'yearly' } }),
  );

  test('each gift counts by its own day: 20.000 while they were married, not 5.000 after it', () => {
    const both = [gift('2025-03-01', 20_000, 'jan', 'els', free), gift('2025-08-01', 5_000, 'jan', 'kid')];
    expect(of(couple({ until: '2025-07-01' }), both).result).toMatchObject({ exempt: 2_000_000, taxable: 500_000 });
  });

  test('a claim that held in an earlier year was used, also if they have parted since', () => {
    const later = [...given, gift('2026-03-01', 1_000, 'jan', 'kid', study)];
    expect(of(couple({ until: '2025-07-01' }), later, 2026).used_before).toEqual({ kind: 'raised_free', year: 2025 });
  });
});

test('the exemption is named after its year and its purpose', () => {
  expect([exemptionName('yearly', 2026), exemptionName('raised_home', 2022)]).toEqual([
    'Vrijstelling 2026',
    'Eenmalig verhoogde vrijstelling 2022',
  ]);
});

describe('the texts of a year', () => {
  const names = (people = family) => giftYear([], people, 2026, TODAY).meters.map(({ key }) => key);

  test('without a parent among the people no meter is shown in advance', () => {
    expect(names()).toEqual(['parents>sanne', 'parents>bram']);
    expect([2026, 2027].map((year) => giftYear([], family, year, TODAY).figures)).toEqual([true, false]);
    expect(names(family.slice(2))).toEqual([]);
    expect(names(family.slice(1))).toEqual([]);
  });

  test('a draft loan is not a pending gift', () => {
    const drafts = [loan('limited', 1_000, 3_000, '2026-01-01', 12, null), gift(null, 5)];
    expect(giftYear(drafts, family, 2026, TODAY).waiting.map(({ why, amount }) => [why, amount])).toEqual([
      ['unsigned', 500],
    ]);
  });

  test('a cent to two children reaches one of them', () => {
    const one = gift('2026-03-02', 0.01, 'jan', 'sanne bram');
    expect(meter([one], 2026).lines.map(({ amount }) => amount)).toEqual([1]);
    expect(meter([one], 2026, family, 'parents>bram').lines).toEqual([]);
  });

  test('lines are sorted oldest first, and two on one day in order of arrival', () => {
    const given = [
      gift('2026-06-01', 3),
      gift('2026-01-01', 1),
      gift('2026-06-01', 4),
      gift('2026-12-01', 5),
      gift('2026-03-01', 2),
    ];
    expect(meter(given, 2026).lines.map(({ amount }) => amount)).toEqual([100, 200, 300, 400, 500]);
  });

  test('near a death only earlier gifts from the deceased count: not gifts to them, and none from the other parent', () => {
    const died = (who: string, day: string) =>
      family.map((one) => (one.hashid === who ? { ...one, death_date: day } : one));
    const given = [gift('2025-03-01', 1_000, 'jan')];
    expect(
      [
        died('jan', '2025-03-01'),
        died('jan', '2025-02-28'),
        died('sanne', '2025-03-02'),
        died('marijke', '2025-03-02'),
      ].map((people) => meter(given, 2025, people).late.map(({ giver }) => giver)),
    ).toEqual([['jan'], [], [], []]);
    const later = [gift('2026-03-01', 1_000, 'jan')];
    expect(
      [
        died('jan', '2026-03-01'),
        died('jan', '2026-02-28'),
        died('sanne', '2026-03-02'),
        died('marijke', '2026-03-02'),
      ].map((people) => meter(later, 2026, people).inherited),
    ).toEqual([100_000, 0, 0, 0]);
  });
});
