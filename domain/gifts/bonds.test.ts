import type { BondFacts } from '../wire/user.ts';
import type { GiftPerson } from '../wire/gifts.ts';
import { giftYear } from './giftYear.ts';
import { gift, outcome, person, TODAY } from './test/giftYearCases.ts';

/** Jan lives with a girlfriend, Sanne with a boyfriend: the form of living together decides. */
function family(bonds: { els?: Partial<BondFacts>; tim?: Partial<BondFacts> }): GiftPerson[] {
  const pair = (hashid: string, bond: Partial<BondFacts> = {}) => ({
    partners: [{ hashid, bond: 'cohabiting' as const, from: null, until: null, contract_from: null, ...bond }],
  });
  return [
    person('jan', null, '1955-03-14', pair('els', bonds.els)),
    person('els', 'partner', '1960-11-02', pair('jan', bonds.els)),
    person('sanne', 'child', '1986-07-21', pair('tim', bonds.tim)),
    person('tim', 'partner', '1984-02-09', pair('sanne', bonds.tim)),
  ];
}

const longAgo = { from: '2010-01-01' };
const lately = { from: '2026-01-01' };

describe('R-8.1 partners as the law counts them (art. 1a SW, art. 5a AWR)', () => {
  test.each<[why: string, bond: Partial<BondFacts>, euros: number, expected: number[]]>([
    [
      'a new girlfriend: 6.908 − 2.769 = 4.139 at 30 % = 1.241,70, and a return',
      lately,
      6_908,
      [6_908, 2_769, 0, 4_139, 1_241, 2027],
    ],
    [
      'a new girlfriend: 50.000 − 2.769 = 47.231 at 30 % = 14.169,30',
      lately,
      50_000,
      [50_000, 2_769, 0, 47_231, 14_169, 2027],
    ],
    ['five years on one address: 47.231 at 10 % = 4.723,10', longAgo, 50_000, [50_000, 2_769, 0, 47_231, 4_723, 2027]],
    [
      'two years with a contract',
      { from: '2023-01-01', contract_from: '2023-05-01' },
      50_000,
      [50_000, 2_769, 0, 47_231, 4_723, 2027],
    ],
    ['married last week', { bond: 'married', from: '2026-05-10' }, 50_000, [50_000, 2_769, 0, 47_231, 4_723, 2027]],
    [
      'to be married next week: not yet between the two',
      { bond: 'married', from: '2026-05-24' },
      50_000,
      [50_000, 2_769, 0, 47_231, 14_169, 2027],
    ],
  ])('between two partners: %s', (_why, els, euros, expected) => {
    const given = [gift('2026-05-17', euros, 'jan', 'els')];
    // A person who is not a partner is one more recipient, next to the children.
    const [key] = ['jan>els', 'parents>els'].filter((one) =>
      giftYear(given, family({ els }), 2026, TODAY).meters.some((meter) => meter.key === one),
    );
    expect(outcome(given, 2026, family({ els }), key)).toEqual(expected);
  });

  test('a child’s boyfriend counts as somebody else until the law counts the two as one', () => {
    const given = [gift('2026-05-17', 6_000, 'jan', 'tim')];
    // 6.000 − 2.769 = 3.231 at 30 % = 969,30.
    const alone = [6_000, 2_769, 0, 3_231, 969, 2027];
    expect(outcome(given, 2026, family({ tim: lately, els: longAgo }), 'parents>tim')).toEqual(alone);
    expect(outcome(given, 2026, family({ tim: longAgo, els: longAgo }), 'parents>sanne')).toEqual([
      6_000, 6_000, 908, 0, 0, 0,
    ]);
  });

  test('two parents give to their children as one, partners or not (art. 28 SW)', () => {
    const given = [gift('2026-02-01', 4_000, 'jan'), gift('2026-03-01', 4_000, 'els')];
    const people = family({ els: lately, tim: longAgo });
    const ofBoth = people.map((one) => (one.hashid === 'sanne' ? { ...one, child_of: 'els' } : one));
    expect(outcome(given, 2026, ofBoth)).toEqual([8_000, 6_908, 0, 1_092, 109, 2027]);
    // A new girlfriend who is nobody's parent is no relative: 8.000 − 2.769 = 5.231 at 30 % = 1.569,30.
    expect(outcome(given, 2026, people)).toEqual([8_000, 2_769, 0, 5_231, 1_569, 2027]);
  });

  test('if two people parted in the year, all gifts between them are taxed as between others', () => {
    const parted = family({ tim: { bond: 'married', until: '2026-07-01' } });
    const given = [gift('2026-03-01', 3_000, 'sanne', 'tim'), gift('2026-09-01', 3_000, 'sanne', 'tim')];
    // 6.000 − 2.769 = 3.231: 323 as partners, 969 as others.
    const expected = [6_000, 2_769, 0, 3_231, 969, 2027];
    expect(outcome(given, 2026, parted, 'sanne>tim')).toEqual(expected);
    expect(outcome([...given].reverse(), 2026, parted, 'sanne>tim')).toEqual(expected);
    const lasting = family({ tim: { bond: 'married' } });
    expect(outcome(given, 2026, lasting, 'sanne>tim')).toEqual([6_000, 2_769, 0, 3_231, 323, 2027]);
  });

  test('if nobody recorded how two people belong together they count as one, the careful side', () => {
    const unknown = family({ els: { bond: null }, tim: { bond: null } });
    expect(outcome([gift('2026-05-17', 6_000, 'jan', 'tim')], 2026, unknown)).toEqual([6_000, 6_000, 908, 0, 0, 0]);
  });
});
