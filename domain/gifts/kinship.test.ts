import type { GiftPerson } from '../wire/gifts.ts';
import type { Kinship } from '../wire/user.ts';
import { equalShares } from './equalShares.ts';
import { kinshipBetween } from './pairs.ts';
import { giftYear } from './giftYear.ts';
import { tryGift } from './tryGift.ts';
import {
  bram,
  euro,
  gift,
  jan,
  marijke,
  married,
  outcome,
  person,
  sanne,
  thomas,
  TODAY,
} from './test/giftYearCases.ts';

const member = (hashid: string, kinship: Kinship, changes: Partial<GiftPerson> = {}) =>
  person(hashid, 'child', null, { kinship, ...changes });

/** Jan and Marijke with two generations above and below them, and other relatives. */
const family = [
  ...[jan, marijke, sanne, thomas, bram],
  member('lisa', 'grandchild', { child_of: 'sanne' }),
  member('finn', 'grandchild'),
  member('opa', 'parent', { child_of: 'overopa' }),
  member('oma', 'parent'),
  member('overopa', 'grandparent', married('overoma')),
  person('overoma', 'partner', null, married('overopa')),
  member('kees', 'sibling', { child_of: 'opa' }),
  member('ria', 'sibling'),
  member('tante', 'relative'),
  member('vriend', 'friend'),
];

function given(from: string, to: string, people: readonly GiftPerson[] = family) {
  const meters = giftYear([gift('2026-05-17', 10_000, from, to)], people, 2026, TODAY).meters;
  const meter = meters.find(({ total }) => total > 0)!;
  const { kinship, kinship_unknown: unknown, result } = meter;
  return [unknown ? 'unknown' : kinship, result!.limit / 100, result!.tax / 100];
}

// 10.000 − 6.908 at 10 %; 10.000 − 2.769 at 18, 30 and 10 %.
const child = ['child', 6_908, 309];
const grandchild = ['grandchild', 2_769, 1_301];
const other = ['other', 2_769, 2_169];
const unknown = ['unknown', 2_769, 2_169];
const partner = ['partner', 2_769, 723];

describe('R-8.1 exemption and rate depend on the relation between giver and recipient (art. 24, 33 SW)', () => {
  test.each<[from: string, to: string, expected: (string | number)[]]>([
    ['jan', 'sanne', child],
    ['marijke', 'thomas', child],
    ['sanne', 'jan', other],
    ['sanne', 'bram', other],
    ['jan', 'marijke', partner],
    ['jan', 'lisa', grandchild],
    ['marijke', 'finn', grandchild],
    ['lisa', 'jan', other],
    ['sanne', 'lisa', child],
    ['thomas', 'lisa', child],
    ['bram', 'lisa', other],
    ['bram', 'finn', unknown],
    ['opa', 'jan', child],
    ['oma', 'marijke', child],
    ['opa', 'bram', grandchild],
    ['oma', 'thomas', grandchild],
    ['opa', 'lisa', grandchild],
    ['opa', 'kees', child],
    ['oma', 'kees', child],
    ['opa', 'ria', unknown],
    ['overopa', 'opa', child],
    ['overoma', 'opa', child],
    ['overopa', 'oma', unknown],
    ['overoma', 'jan', grandchild],
    ['overoma', 'lisa', grandchild],
    ['overopa', 'kees', grandchild],
    ['jan', 'opa', other],
    ['jan', 'kees', other],
    ['kees', 'jan', other],
    ['kees', 'sanne', other],
    ['jan', 'vriend', other],
    ['vriend', 'sanne', other],
    ['tante', 'sanne', unknown],
    ['jan', 'tante', unknown],
    ['tante', 'vriend', other],
  ])('%s to %s', (from, to, expected) => expect(given(from, to)).toEqual(expected));

  test('the wizard compares using the same kinship', () => {
    const between = (from: string[], to: string[]) => kinshipBetween(from, to, '2026-05-17', family);
    expect(between(['jan', 'marijke'], ['lisa'])).toBe('grandchild');
    expect(between(['sanne'], ['bram'])).toBe('other');
    expect([between([], ['lisa']), between(['jan'], [])]).toEqual([null, null]);
  });

  test('the founder’s parents give as one, and receive each for themselves (art. 28 SW)', () => {
    const both = [gift('2026-02-01', 4_000, 'opa', 'jan'), gift('2026-03-01', 4_000, 'oma', 'jan')];
    const [only, ...others] = giftYear(both, family, 2026, TODAY).meters.filter(({ total }) => total > 0);
    expect([only?.giver, only?.recipient, only?.total, others]).toEqual([
      ['opa', 'oma'],
      ['jan', 'marijke'],
      euro(8_000),
      [],
    ]);
    const back = [gift('2026-02-01', 2_000, 'jan', 'opa'), gift('2026-03-01', 2_000, 'jan', 'oma')];
    expect(giftYear(back, family, 2026, TODAY).meters.filter(({ total }) => total > 0)).toHaveLength(2);
  });

  test('a former spouse of somebody with children gives on as their parent', () => {
    const parted = married('thomas', '2015-06-01', '2020-01-01');
    const people = family.map((one) =>
      one === sanne
        ? { ...one, ...parted }
        : one === thomas
          ? { ...one, ...married('sanne', '2015-06-01', '2020-01-01') }
          : one,
    );
    expect(given('thomas', 'lisa', people)).toEqual(child);
    expect(
      given(
        'thomas',
        'lisa',
        people.map(({ child_of: _unlinked, ...one }) => one),
      ),
    ).toEqual(other);
  });

  describe('a former partner of the founder is a parent only if the family says so: a divorce ends affinity (art. 19 lid 1 b SW)', () => {
    const once = (one: GiftPerson, other: string, until: string | null = '2020-01-01') => ({
      ...one,
      ...married(other, '2010-01-01', until),
    });
    const of = (own: boolean, until?: string | null) => [
      once(jan, 'marijke', until),
      once(marijke, 'jan', until),
      person('sanne', 'child', '1986-07-21', own ? { child_of: 'marijke' } : {}),
      member('lisa', 'grandchild', { child_of: 'sanne' }),
    ];
    // 10.000 − 2.769 at 30 %, and the founder's gifts in that year count with it.
    test.each<[why: string, people: GiftPerson[], from: string, to: string, expected: (string | number)[]]>([
      ['not said', of(false), 'marijke', 'sanne', unknown],
      ['not said, together with the founder', of(false), 'jan marijke', 'sanne', unknown],
      ['not said, to a grandchild', of(false), 'marijke', 'lisa', unknown],
      ['said', of(true), 'marijke', 'sanne', child],
      ['said of the parent of a grandchild', of(true), 'marijke', 'lisa', grandchild],
      ['still married', of(false, null), 'marijke', 'sanne', child],
      ['the founder alone', of(false), 'jan', 'sanne', child],
    ])('%s', (_why, people, from, to, expected) => expect(given(from, to, people)).toEqual(expected));

    test('gifts of both are one, in any order, and including one being written', () => {
      const both = [gift('2026-02-01', 4_000, 'jan', 'sanne'), gift('2026-03-01', 4_000, 'marijke', 'sanne')];
      for (const list of [both, both.toReversed()]) {
        const year = giftYear(list, of(false), 2026, TODAY);
        expect(year.meters[0]).toMatchObject({ key: 'parents>sanne', total: euro(8_000), kinship_unknown: true });
        const entry = { kind: 'gift', contract: null, exemption: 'yearly', from: ['jan'], to: ['sanne'] } as const;
        const tried = tryGift(year, { ...entry, date: '2026-05-01', amount: euro(100) }, null);
        expect(tried.map(({ after }) => [after.total, after.kinship_unknown])).toEqual([[euro(8_100), true]]);
      }
      expect(outcome(both, 2026, of(true))).toEqual([8_000, 6_908, 0, 1_092, 109, 2027]);
    });
  });

  test('a raised exemption is for children alone; a grandchild has its own meter each year, a friend has none', () => {
    const claim = [gift('2026-05-17', 10_000, 'jan', 'lisa', { exemption: 'raised_free' })];
    expect(outcome(claim, 2026, family, 'parents>lisa')).toEqual([10_000, 2_769, 0, 7_231, 1_301, 2027]);
    const keys = giftYear([], family, 2026, TODAY).meters.map(({ key, result }) => [key, result!.limit / 100]);
    expect(keys).toEqual([
      ['parents>sanne', 6_908],
      ['parents>bram', 6_908],
      ['parents>lisa', 2_769],
      ['parents>finn', 2_769],
    ]);
  });

  test('R-8.2 the overview per child covers children', () => {
    expect(equalShares([], family).map((share) => share.child)).toEqual(['sanne', 'bram']);
  });
});
