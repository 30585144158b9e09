import { gift, loan } from '../gifts/test/giftYearCases.ts';
import { boundFrom, boundTo } from './bound.ts';
import { hintsOf } from './hints/hintsOf.ts';
import { firstNames, sideOf } from './sides.ts';

const at = (text: string) => new Date(`${text}:00Z`);

describe('from when a contract belongs to all who signed it (docs/decisions/0032)', () => {
  const enteredAt = at('2026-03-01T10:00');
  const from = (everSigned: boolean, events: unknown[] = []) => boundFrom({ everSigned, enteredAt, events });

  test('a day after it was entered, at once when something was recorded, never while nobody signed', () => {
    expect([from(true), from(true, [{}]), from(false), from(false, [{}])]).toEqual([
      at('2026-03-02T10:00'),
      enteredAt,
      null,
      null,
    ]);
  });

  test('from that moment it is held by the first with a login of their own', () => {
    const [noLogin, sanne, tom] = [{ sub: null }, { sub: 'sanne' }, { sub: 'tom' }];
    const people = [noLogin, sanne, tom];
    const day = at('2026-03-02T10:00');
    expect(boundTo(day, people, at('2026-03-02T09:59'))).toBeUndefined();
    expect(boundTo(day, people, day)).toBe(sanne);
    expect(boundTo(day, people, at('2026-03-03T00:00'))).toBe(sanne);
    expect(boundTo(day, [noLogin], day)).toBeUndefined();
    expect(boundTo(null, people, day)).toBeUndefined();
  });
});

test('on which side of an agreement somebody stands, one of two is enough', () => {
  const { parties } = gift('2026-01-01', 1, 'jan marijke', 'sanne thomas');
  expect(['jan', 'marijke', 'sanne', 'thomas', 'bram', undefined].map((who) => sideOf(parties, who))).toEqual([
    'from',
    'from',
    'to',
    'to',
    'none',
    'none',
  ]);
  expect([firstNames(parties.from), firstNames([])]).toEqual(['jan en marijke', '']);
});

test('the hints of a contract as it stands: of a gift those of a gift, of a loan with its own amount and type', () => {
  expect(hintsOf(gift('2026-01-01', 1, 'jan', 'sanne', { form: 'paper' })).map(({ id }) => id)).toEqual(['notary']);
  const hints = hintsOf(loan('on_demand', 100_000, 2_000, '2024-01-01', 120));
  expect(hints.map(({ id }) => id)).toEqual(['callable', 'repayment_free']);
  expect(hints[0]?.text).toContain('€\u00a04.000,00 per jaar');
});
