import type { LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import { equalShares } from './equalShares.ts';
import { giftYear } from './giftYear.ts';
import { TODAY, euro, family, party, gift, loan, meter, outcome } from './test/giftYearCases.ts';

describe('a loan that can be called soon, below 6 % (art. 15 SW)', () => {
  test.each<[why: string, loan: LoanDetail, year: number, euros: number]>([
    ['100.000 at 2 %, a whole year: 4 %', loan('on_demand', 100_000, 2_000, '2024-01-01', 120), 2025, 4_000],
    ['the same in a leap year', loan('on_demand', 100_000, 2_000, '2023-01-01', 120), 2024, 4_000],
    ['three months of notice count as at once', loan('short_notice', 100_000, 2_000, '2024-01-01', 120), 2025, 4_000],
    [
      'from 1 July 2025: 184 of 365 days of 4.000 = 2.016,44',
      loan('on_demand', 100_000, 2_000, '2025-07-01', 120),
      2025,
      2_016.44,
    ],
    ['6 %: no gift', loan('on_demand', 100_000, 6_000, '2024-01-01', 120), 2025, 0],
    ['callable in the cases of a list: no gift', loan('limited', 100_000, 0, '2024-01-01', 120), 2025, 0],
    ['a long notice: no gift from day to day', loan('long_notice', 100_000, 0, '2024-01-01', 120), 2025, 0],
    ['unsigned', loan('on_demand', 100_000, 2_000, '2024-01-01', 120, null), 2025, 0],
    ['paid off on 1 January 2025', loan('on_demand', 100_000, 2_000, '2024-01-01', 12), 2025, 0],
  ])('%s', (_why, made, year, euros) => expect(meter([made], year).total).toBe(euro(euros)));

  test('it counts together with a gift: 4.000 + 3.000 − 6.713 = 287', () => {
    const contracts = [loan('on_demand', 100_000, 2_000, '2024-01-01', 120), gift('2025-03-01', 3_000)];
    expect(outcome(contracts, 2025)).toEqual([7_000, 6_713, 0, 287, 28, 2026]);
    expect(meter(contracts, 2025).lines.map(({ kind }) => kind)).toEqual(['gift', 'callable']);
  });
});

describe('R-8.1 the day-by-day gift ends with the lender’s life (art. 15 SW), and the last 180 days count with the inheritance (art. 12 lid 1)', () => {
  const lent = loan('on_demand', 200_000, 0, '2022-01-01', 120);
  const died = (...dead: [who: string, day: string][]) =>
    family.map((one) => ({ ...one, death_date: dead.find(([who]) => who === one.hashid)?.[1] ?? null }));
  const lines = (made: LoanDetail, year: number, people: typeof family) =>
    meter([made], year, people).lines.map(({ date, amount }) => [date, amount / 100]);

  test('121 of 365 days of 12.000 in the year of death, its last day included, and nothing after it', () => {
    const people = died(['jan', '2023-05-01']);
    expect(lines(lent, 2022, people)).toEqual([['2022-12-31', 12_000]]);
    expect(lines(lent, 2023, people)).toEqual([['2023-05-01', 3_978.08]]);
    expect(outcome([lent], 2024, people)).toEqual([0, 0, 6_633, 0, 0, 0]);
    expect([2021, 2022, 2023, 2024].map((year) => meter([lent], year, people).late.length)).toEqual([0, 1, 1, 0]);
  });

  test('R-8.1 for a death from 2026 on the last 180 days are a separate line, taxed with the inheritance alone', () => {
    const people = died(['jan', '2026-07-30']);
    // 30 days of 12.000 until 30 January, and 181 from 31 January on: the 180 days before the death, and that day.
    expect(lines(lent, 2026, people)).toEqual([
      ['2026-01-30', 986.3],
      ['2026-07-30', 5_950.69],
    ]);
    expect(meter([lent], 2026, people)).toMatchObject({ inherited: 595_069, result: { exempt: 98_630, taxable: 0 } });
    // They reach back into the year before.
    const early = died(['jan', '2026-01-10']);
    expect(meter([lent], 2025, early).lines.map(({ date, inherited }) => [date, inherited === true])).toEqual([
      ['2025-07-13', false],
      ['2025-12-31', true],
    ]);
    // With two lenders it is only the half of the deceased.
    const both = { ...lent, parties: gift('2022-01-01', 1, 'jan marijke', 'sanne').parties };
    expect(meter([both], 2025, early)).toMatchObject({ total: 1_200_000, inherited: 281_096 });
  });

  test('with two lenders one half ends, and the other continues', () => {
    const both = { ...lent, parties: gift('2022-01-01', 1, 'jan marijke', 'sanne').parties };
    const people = died(['jan', '2023-05-01']);
    expect(lines(both, 2023, family)).toEqual([['2023-12-31', 12_000]]);
    expect(lines(both, 2023, people)).toEqual([
      ['2023-05-01', 1_989.04],
      ['2023-12-31', 6_000],
    ]);
    expect(lines(both, 2024, people)).toEqual([['2024-12-31', 6_000]]);
    expect(lines(both, 2024, died(['jan', '2023-05-01'], ['marijke', '2024-01-01']))).toEqual([['2024-01-01', 16.39]]);
  });

  test('it is dated on the last day of giving: the day before the loan was paid off', () => {
    expect(lines(loan('on_demand', 100_000, 0, '2024-07-01', 12), 2025, family)).toEqual([['2025-06-30', 2_975.34]]);
  });
});

describe('R-8.1 a day-by-day gift looks at each day who counts as one with whom (art. 15, 26 SW)', () => {
  const lines = (made: LoanDetail, key: string, people: typeof family) =>
    giftYear([made], people, 2025, TODAY)
      .meters.filter((one) => one.key === key)
      .flatMap((one) => one.lines.map(({ date, amount }) => [date, amount / 100]));
  const bond = (changes: object) =>
    family.map((one) => ({ ...one, partners: one.partners.map((pair) => ({ ...pair, ...changes })) }));
  const between = (from: string, to: string): LoanDetail => ({
    ...loan('on_demand', 100_000, 0, '2024-01-01', 120),
    parties: gift('2024-01-01', 1, from, to).parties,
  });

  test('a child and its partner who part on 1 July: 181 days of his half were given to the child', () => {
    const parted = family.map((one) => ({
      ...one,
      partners: one.partners.map((pair) =>
        ['sanne', 'thomas'].includes(one.hashid) ? { ...pair, until: '2025-07-01' } : pair,
      ),
    }));
    const made = between('jan marijke', 'sanne thomas');
    // 6.000 × 181 / 365 = 2.975,34; of what is left half is hers and half is his, but for a cent of each parent.
    expect(lines(made, 'parents>sanne', parted)).toEqual([
      ['2025-06-30', 2_975.34],
      ['2025-12-31', 1_512.34],
    ]);
    expect(lines(made, 'parents>thomas', parted)).toEqual([['2025-12-31', 1_512.32]]);
    expect(lines(made, 'parents>sanne', family)).toEqual([['2025-12-31', 6_000]]);
  });

  test('two lenders who part: one giver before it, each for themselves after it', () => {
    const parted = bond({ until: '2025-07-01' });
    const made = between('sanne thomas', 'bram');
    expect(lines(made, 'sanne>bram', parted)).toEqual([
      ['2025-06-30', 2_975.34],
      ['2025-12-31', 1_512.33],
    ]);
    expect(lines(made, 'thomas>bram', parted)).toEqual([['2025-12-31', 1_512.33]]);
  });

  test.each([
    // 6.000 × 59 / 365 = 969,86 and × 181 / 365 = 2.975,34; half of it is his, but for a cent of each parent.
    ['five years on one address after 29 February: on 1 March', '2020-02-29', null, '1984-02-09', '2025-02-28', 484.92],
    ['two years of age, with a contract of before', '2022-01-01', '2022-01-01', '2005-07-01', '2025-06-30', 1_487.66],
  ])(
    'if two people become one within the year, his earlier half is his own: %s',
    (_, from, contract, born, day, his) => {
      const people = bond({ bond: 'cohabiting', from, contract_from: contract }).map((one) =>
        one.hashid === 'thomas' ? { ...one, birthdate: born } : one,
      );
      expect(lines(between('jan marijke', 'sanne thomas'), 'parents>thomas', people)).toEqual([[day, his]]);
    },
  );

  test('between two people who marry, or part, within the year: the parts add up to the whole, at the rate of others', () => {
    const told = (changes: object) =>
      giftYear([between('sanne', 'thomas')], bond(changes), 2025, TODAY)
        .meters.filter(({ total }) => total > 0)
        .map(({ kinship, lines: own }) => [kinship, ...own.map(({ date, amount }) => `${date} ${amount}`)]);
    const halves = ['2025-06-30 297534', '2025-12-31 302466'];
    expect(told({ from: '2015-06-01' })).toEqual([['partner', '2025-12-31 600000']]);
    expect(told({ from: '2025-07-01' })).toEqual([['other', ...halves]]);
    expect(told({ until: '2025-07-01' })).toEqual([['other', ...halves]]);
  });
});

describe('a low rate for a fixed term may be a gift as well (docs/domain.md 2.5)', () => {
  const possible = (made: LoanDetail, year: number) =>
    giftYear([made], family, year, TODAY).possible.map(({ amount }) => amount / 100);
  const lent = (rate: number, compared: number | null, signed: string | null = '2025-03-01') => {
    const made = loan('limited', 100_000, rate, '2025-03-01', 120, signed);
    return {
      ...made,
      contract: { ...made.contract, rate_motivation: 'We zijn familie.', compared_rate_millipercent: compared },
    };
  };

  test('100.000 at 0 % for ten years: 44.700, in its own year, and in no meter', () => {
    expect(possible(lent(0, 0), 2025)).toEqual([44_700]);
    expect(meter([lent(0, null)], 2025).total).toBe(0);
    for (const year of [2024, 2026]) expect(possible(lent(0, null), year)).toEqual([]);
  });

  test('it counts in the year of the agreement, or of the payout when that came first', () => {
    expect(possible(lent(0, null, '2024-12-31'), 2024)).toEqual([44_700]);
    expect(possible(lent(0, null, '2026-01-02'), 2025)).toEqual([44_700]);
    expect(possible(lent(0, null, null), 2025)).toEqual([]);
  });

  test('law 11: at a usual rate that is not below a compared one, or for a loan that can be called soon, nothing is named', () => {
    expect(possible(lent(2_000, null), 2025)).toEqual([29_800]);
    expect(possible(lent(2_000, 2_000), 2025)).toEqual([]);
    expect(possible(lent(2_000, 2_001), 2025)).toEqual([29_800]);
    expect(possible(loan('on_demand', 100_000, 0, '2025-03-01', 120), 2025)).toEqual([]);
    // With more than three months' notice it is one gift over the whole term (KG:063:2023:33).
    expect(possible(loan('long_notice', 300_000, 0, '2025-03-01', 240), 2025)).toEqual([209_700]);
  });

  test('a loan that was taken over has no sum to name', () => {
    const made = lent(0, null);
    const taken_over = { date: '2026-03-01', balance: euro(90_000) };
    expect(possible({ ...made, contract: { ...made.contract, taken_over } }, 2025)).toEqual([]);
  });
});

describe('forgiven principal (docs/domain.md 2.8)', () => {
  const jans = party('jan');
  const event = (hashid: string, facts: object) =>
    ({
      hashid,
      date: '2026-06-01',
      status: 'confirmed',
      note: '',
      recorded_at: '2026-06-01T10:00:00.000Z',
      recorded_by: jans,
      answered_at: null,
      answered_by: null,
      ...facts,
    }) as LoanEvent;
  const forgiven = (hashid: string, amount: number, rest: object = {}) =>
    event(hashid, { kind: 'forgiveness', amount: euro(amount), outcome: 'lower_payment', ...rest });
  const lent = (...events: LoanEvent[]) => ({ ...loan('limited', 50_000, 3_000, '2024-01-01', 120), events });

  test.each<[why: string, contract: LoanDetail, year: number, outcome: number[]]>([
    [
      'counts as a gift on its day: 3.000 + 5.000 − 6.908 = 1.092',
      lent(forgiven('a', 3_000), forgiven('b', 5_000)),
      2026,
      [8_000, 6_908, 0, 1_092, 109, 2027],
    ],
    ['in its own year', lent(forgiven('a', 3_000, { date: '2025-12-31' })), 2026, [0, 0, 6_908, 0, 0, 0]],
    [
      'not when it was put right',
      lent(forgiven('a', 3_000), event('c', { kind: 'correction', corrects: 'a' })),
      2026,
      [0, 0, 6_908, 0, 0, 0],
    ],
    [
      'not before both stand behind it',
      lent(forgiven('a', 3_000, { status: 'reported' }), forgiven('b', 3_000, { status: 'refused' })),
      2026,
      [0, 0, 6_908, 0, 0, 0],
    ],
    [
      'an extra repayment is no gift',
      lent(event('a', { kind: 'extra_repayment', amount: euro(3_000), outcome: 'lower_payment' })),
      2026,
      [0, 0, 6_908, 0, 0, 0],
    ],
    [
      'all of it exempt where the raised exemption is claimed for it (art. 33-5° a SW)',
      lent(forgiven('a', 33_129, { exemption: 'raised_free' })),
      2026,
      [33_129, 33_129, 0, 0, 0, 2027],
    ],
  ])('%s', (_why, contract, year, expected) => expect(outcome([contract], year)).toEqual(expected));

  test('a raised exemption claimed when a loan was forgiven is used, once in a life', () => {
    const used = lent(forgiven('a', 10_000, { date: '2025-06-01', exemption: 'raised_free' }));
    const again = gift('2026-03-01', 20_000, 'jan', 'sanne', { exemption: 'raised_free' });
    const { used_before, refused } = meter([used, again], 2026);
    expect({ used_before, refused }).toEqual({
      used_before: { kind: 'raised_free', year: 2025 },
      refused: { kind: 'raised_free', why: 'used_before' },
    });
  });

  test('the children side by side: given, forgiven, borrowed, open, and the part that counts toward the estate', () => {
    const counted = gift('2026-01-02', 2_000, 'jan marijke', 'bram');
    const contracts = [
      gift('2020-01-02', 1_000, 'jan', 'sanne thomas'),
      { ...counted, contract: { ...counted.contract, counts_toward_estate: true } },
      gift(null, 500, 'jan', 'bram'),
      gift('2026-01-02', 700, 'sanne', 'bram'),
      { ...lent(forgiven('a', 3_000)), balance: euro(40_000) },
    ];
    const row = (child: string, ...[received, forgave, borrowed, open, estate]: number[]) => ({
      child,
      received: euro(received!),
      forgiven: euro(forgave!),
      borrowed: euro(borrowed!),
      open: euro(open!),
      estate: euro(estate!),
    });
    expect(equalShares(contracts, family)).toEqual([
      { ...row('sanne', 1_000, 3_000, 50_000, 40_000, 0), people: ['sanne', 'thomas'] },
      { ...row('bram', 2_000, 0, 0, 0, 2_000), people: ['bram'] },
    ]);
    // law 15: a loan to two children is split by each child's share in it.
    const both = { ...lent(forgiven('a', 3_000)), balance: euro(40_000) };
    const { hashid } = both.parties.to[0]!;
    const seventy = {
      ...both,
      parties: { ...both.parties, to: [both.parties.to[0]!, { ...both.parties.to[0]!, hashid: 'bram' }] },
      contract: {
        ...both.contract,
        borrower_shares: [
          { hashid, part: 70, of: 100 },
          { hashid: 'bram', part: 30, of: 100 },
        ],
      },
    };
    expect(equalShares([seventy], family)).toEqual([
      { ...row('sanne', 0, 2_100, 35_000, 28_000, 0), people: ['sanne', 'thomas'] },
      { ...row('bram', 0, 900, 15_000, 12_000, 0), people: ['bram'] },
    ]);
  });
});

describe('R-8.1 a loan taken over within the year is a gift of the whole year (art. 15, 27 SW)', () => {
  const lent = (
    start: string,
    taken_over: { date: string; balance: number; january?: number | null },
    rate = 2_000,
  ) => {
    const made = loan('on_demand', 100_000, rate, start, 240);
    return { ...made, contract: { ...made.contract, taken_over } };
  };
  const half = { date: '2025-07-01', balance: euro(40_000) };

  test.each<[why: string, made: LoanDetail, year: number, euros: number]>([
    [
      'until then what was open on 1 January: 60.000 at 4 % for 181 of 365 days, 40.000 for 184 = 1.190,137 + 806,575',
      lent('2020-01-01', { ...half, january: euro(60_000) }),
      2025,
      1_996.71,
    ],
    [
      'not more, when nothing was repaid: a year of 1.600',
      lent('2020-01-01', { ...half, january: euro(40_000) }),
      2025,
      1_600,
    ],
    [
      'paid out in that very year, on 1 April: 100.000 for 91 days, 40.000 for 184 = 997,260 + 806,575',
      lent('2025-04-01', half),
      2025,
      1_803.84,
    ],
    ['the balance of 1 January was never asked: the known one, of the takeover', lent('2020-01-01', half), 2025, 1_600],
    [
      'taken over on 1 January there are no days before it',
      lent('2020-01-01', { ...half, date: '2025-01-01' }),
      2025,
      1_600,
    ],
    ['of the years before nothing is known', lent('2020-01-01', { ...half, january: euro(60_000) }), 2024, 0],
    ['the year after it', lent('2020-01-01', { ...half, january: euro(60_000) }), 2026, 1_600],
  ])('%s', (_why, made, year, euros) => expect(meter([made], year).total).toBe(euro(euros)));
});
