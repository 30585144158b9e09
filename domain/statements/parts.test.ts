import { gift } from '../gifts/test/giftYearCases.ts';
import { giftPart } from './giftYear.ts';
import { isEmpty, isSigned, statementOf, yearsOf } from './annualStatement.ts';
import { lastDayOf } from './lastDay.ts';
import { given, jan, line, statement } from './test/statements.ts';

const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const who = { ...jan, birthdate: null };

describe('R-8.2 a statement assembled from its parts', () => {
  test('gifts are sorted by day, two on one day in order of arrival; each on its own side', () => {
    const days = ['2025-06-01', '2025-01-01', '2025-06-01', '2025-12-01', '2025-03-01'];
    const gifts = days.map((date, i) => given(i, date));
    const parts = (['from', 'to'] as const).map((side) => ({
      side,
      paper: null,
      gifts,
      warnings: [{ hashid: side, text: side }],
    }));
    const made = statementOf(who, 2025, '2026-02-01', parts, []);
    for (const list of [made.given, made.received])
      expect(list.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
        '2025-01-01 1',
        '2025-03-01 4',
        '2025-06-01 0',
        '2025-06-01 2',
        '2025-12-01 3',
      ]);
    expect(made.warnings.map(({ text }) => text)).toEqual(['from', 'to']);
  });

  test('it is provisional until the year is over, its last day included', () => {
    const state = (today: string) => {
      const { until, provisional } = statementOf(who, 2025, today, [], []);
      return [until, provisional];
    };
    expect(['2025-12-30', '2025-12-31', '2026-01-01'].map(state)).toEqual([
      ['2025-12-30', true],
      ['2025-12-31', true],
      ['2025-12-31', false],
    ]);
    expect(lastDayOf(2025, '2025-12-31')).toBe('2025-12-31');
  });

  test('one loan or gift on either side is enough not to be empty', () => {
    expect(isEmpty(statement({}))).toBe(true);
    const [loan, present] = [line('a', {}), given(1, '2025-01-01')];
    const full = [{ lent: [loan] }, { borrowed: [loan] }, { given: [present] }, { received: [present] }];
    for (const one of [...full, { lent: [loan], borrowed: [loan] }, { lent: [loan], given: [present] }])
      expect(isEmpty(statement(one))).toBe(false);
    expect(isEmpty(statement({ given: [present], received: [present] }))).toBe(false);
    // A partner's gift, or the day-by-day gift of an archived loan, has a line only among the exemptions.
    const amounts = { gift: 0, forgiveness: 0, callable: 5 };
    const pair = { key: 'a>b', kinship: 'child', role: 'given' } as const;
    const byDay = { ...pair, giver: [jan], recipient: [], amounts, total: 5, result: null };
    expect(isEmpty(statement({ exemptions: [byDay] }))).toBe(false);
  });

  test('the years are listed oldest first, whatever contract is first; a draft is not signed', () => {
    expect(
      yearsOf(
        [
          { from: '2025-05-05', to: '2055-05-05' },
          { from: '2021-12-31', to: '2022-01-01' },
        ],
        '2026-11-22',
      ),
    ).toEqual([2021, 2022, 2025, 2026]);
    expect([gift('2025-01-01', 1), gift(null, 1)].map(isSigned)).toEqual([true, false]);
  });
});

describe('R-8.2 a gift agreement in a year', () => {
  const part = (one: ReturnType<typeof gift>, { person = 'jan', year = 2025, until = '2025-12-31' } = {}) =>
    giftPart(one, person, year, until);
  const warned = (...of: Parameters<typeof part>) => part(...of)?.warnings.map(({ text }) => plain(text));

  test('counted up to its last day, in its own year, for its parties', () => {
    const one = gift('2025-03-01', 5_000, 'jan', 'sanne');
    expect(part(one)).toMatchObject({ side: 'from', gifts: [{ date: '2025-03-01', amount: 500_000 }], warnings: [] });
    expect(part(one, { person: 'sanne' })).toMatchObject({ side: 'to' });
    expect(part(one, { until: '2025-03-01' })?.gifts).toHaveLength(1);
    expect(part(one, { until: '2025-02-28' })).toBeNull();
    expect([part(one, { year: 2024 }), part(one, { person: 'bram' })]).toEqual([null, null]);
  });

  test.each([
    [gift(null, 5_000, 'jan', 'sanne', { transferred: '2025-03-01' }), 'is nog niet ondertekend en telt niet mee.'],
    [
      gift('2025-03-01', 5_000, 'jan', 'sanne', { condition: 'suspensive' }),
      'telt pas mee als aan de voorwaarde is voldaan.',
    ],
    [
      gift('2025-03-01', 5_000, 'jan', 'sanne', { form: 'at_death' }),
      'wordt pas bij overlijden betaald en staat niet in deze opgave.',
    ],
  ] as const)('pointed out and not counted, in its year, to both sides', (one, words) => {
    expect(warned(one)).toEqual([`De schenking van € 5.000 aan sanne ${words}`]);
    expect(warned(one, { person: 'sanne' })).toEqual([`De schenking van € 5.000 van jan ${words}`]);
    expect(part(one)?.gifts).toEqual([]);
    expect(part(one, { year: 2024 })).toBeNull();
  });

  test('a draft without a day belongs to no year', () => expect(part(gift(null, 5_000, 'jan', 'sanne'))).toBeNull());
});
