import type { GiftPerson } from '../wire/gifts.ts';
import { equalShares } from './equalShares.ts';
import { bram, euro, family, gift, jan, loan, marijke, married, meter, person, sanne } from './test/giftYearCases.ts';
import { type GiftUnit, membersOf, unitKinship, unitOf } from './units.ts';

/** Jan and Marijke until 1 January 2019, Sanne and Thomas from 1 June 2015 until 1 March 2026. */
const parted: GiftPerson[] = [
  person('jan', null, '1955-03-14', married('marijke', null, '2019-01-01')),
  person('marijke', 'partner', '1957-11-02', married('jan', null, '2019-01-01')),
  person('sanne', 'child', '1986-07-21', married('thomas', '2015-06-01', '2026-03-01')),
  person('thomas', 'partner', '1984-02-09', married('sanne', '2015-06-01', '2026-03-01')),
  bram,
];
const key = (hashid: string, date: string, role: 'giver' | 'recipient' = 'giver', people = parted) =>
  unitOf(hashid, date, people, role).key;

test('R-8.1 a couple is one until the day it parts; a parent’s former spouse gives on as a parent (art. 26, 28 SW)', () => {
  expect(['2018-12-31', '2019-01-01', '2026-01-01'].map((day) => key('marijke', day))).toEqual(
    Array(3).fill('parents'),
  );
  expect(['2018-12-31', '2019-01-01'].map((day) => key('marijke', day, 'recipient'))).toEqual(['parents', 'marijke']);
  expect(['2026-02-28', '2026-03-01', '2027-01-01'].map((day) => key('thomas', day))).toEqual([
    'sanne',
    'thomas',
    'thomas',
  ]);
  expect(['2014-05-31', '2014-06-01'].map((day) => key('thomas', day))).toEqual(['thomas', 'sanne']);
});

test('R-8.1 somebody whose partner is not in the family, or who is not in it at all, counts alone', () => {
  const people = [...family, person('noor', 'partner', null, married('somebody'))];
  expect(unitOf('noor', '2026-01-01', people, 'giver')).toEqual({ key: 'noor', head: 'alone', of: 'noor' });
  expect(unitOf('nobody', '2026-01-01', people, 'giver')).toEqual({ key: 'nobody', head: 'alone', of: 'nobody' });
  expect(unitOf('marijke', '2026-01-01', people, 'recipient')).toEqual({ key: 'parents', head: 'parents', of: 'jan' });
});

test('R-8.1 the members of a unit, and the nearest kinship of two people', () => {
  const parents = unitOf('jan', '2026-01-01', family, 'giver');
  const branch = unitOf('thomas', '2026-01-01', family, 'recipient');
  expect(membersOf(branch, '2026-01-01', family, 'recipient').map(({ hashid }) => hashid)).toEqual(['sanne', 'thomas']);
  const kinshipOf = (giver: GiftUnit, recipient: GiftUnit) =>
    unitKinship(giver, recipient, '2026-01-01', family).kinship;
  expect([kinshipOf(parents, branch), kinshipOf(branch, parents), kinshipOf(branch, branch)]).toEqual([
    'child',
    'other',
    'partner',
  ]);
});

describe('R-8.2 gifts and loans per child', () => {
  const rows = (...contracts: Parameters<typeof equalShares>[0]) =>
    equalShares(contracts, family).map(({ child, received, forgiven, borrowed, open, estate }) => ({
      [child]: [received, forgiven, borrowed, open, estate].map((cents) => cents / 100),
    }));

  test('a pending gift, a draft loan and gifts from brothers are not counted; one parent is enough', () => {
    expect(
      rows(
        gift('2026-01-02', 500, 'marijke', 'sanne', { condition: 'suspensive' }),
        gift('2026-01-02', 500, 'marijke', 'sanne', { form: 'at_death' }),
        loan('limited', 1_000, 3_000, '2024-01-01', 120, null),
        gift('2026-01-02', 300, 'sanne', 'bram'),
        gift('2026-01-02', 40, 'marijke', 'bram'),
        gift('2026-01-03', 2, 'jan', 'bram'),
      ),
    ).toEqual([{ sanne: [0, 0, 0, 0, 0] }, { bram: [42, 0, 0, 0, 0] }]);
  });

  test('a loan waiting for its payout is open in full; a loan to two children counts half for each', () => {
    const lent = { ...loan('limited', 1_000, 3_000, '2024-01-01', 120), balance: euro(600) };
    const both = { ...lent, parties: gift('2024-01-01', 1, 'jan', 'sanne bram').parties };
    expect(rows(loan('limited', 1_000, 3_000, '2024-01-01', 120))[0]).toEqual({ sanne: [0, 0, 1_000, 1_000, 0] });
    expect(rows(both)).toEqual([{ sanne: [0, 0, 500, 300, 0] }, { bram: [0, 0, 500, 300, 0] }]);
  });

  test('the people of a row are the child and their current partner', () => {
    expect(equalShares([], parted).map(({ people }) => people)).toEqual([['sanne'], ['bram']]);
    expect(equalShares([], [jan, marijke, sanne]).map(({ people }) => people)).toEqual([['sanne', 'thomas']]);
  });
});

test('R-8.1 gifts from a parted parent and the other are one, and a child’s former partner is somebody else', () => {
  const given = [gift('2019-01-01', 100, 'marijke'), gift('2019-02-01', 100, 'jan')];
  expect(meter(given, 2019, parted).total).toBe(euro(200));
  const ex = meter([gift('2026-03-01', 100, 'thomas', 'bram')], 2026, parted, 'thomas>bram');
  expect(ex).toMatchObject({ kinship: 'other', giver: ['thomas'] });
});
