import { lastDayToPay } from './lastDayToPay.ts';
import fc from 'fast-check';
import { addDays, addMonths, daysBetween } from '../dates/isoDate.ts';
import type { OrderStatus } from '../wire/order.ts';
import { invoiceFileName, invoiceNumber } from './invoiceNames.ts';
import { afterEvent } from './machine.ts';
import type { OrderEvent } from './machine.ts';
import { placesOn, priceOf } from './price.ts';
import type { Plan, Tariff } from './price.ts';
import { findReferences, formatReference, orderReference } from './reference.ts';
import { childrenProblem } from './validate.ts';
import { runs } from '../test/seed.ts';

const tariff: Tariff = { included: 2, perYear: 1250, vatPercent: 21 };
const fresh: Plan = { children: 2, until: null };
const price = (plan: Plan, children: number, today: string, discountPercent = 0) =>
  priceOf(plan, tariff, { children, discountPercent, today });

describe('R-8.4 the price of more family members', () => {
  test('a first order starts a year today, and says what VAT is in it', () => {
    expect(price(fresh, 4, '2026-03-10')).toEqual({
      children: 4,
      added: 2,
      from: '2026-03-10',
      until: '2027-03-09',
      per_year: 1250,
      days: 365,
      year_days: 365,
      subtotal: 2500,
      discount_percent: 0,
      discount: 0,
      total: 2500,
      vat_percent: 21,
      vat: 434,
    });
  });

  test('within a paid year the new places are paid to its end', () => {
    const half = price({ children: 4, until: '2027-03-09' }, 5, '2026-09-08');
    expect(half).toMatchObject({ added: 1, until: '2027-03-09', days: 183, year_days: 365, subtotal: 627 });
    expect(price({ children: 4, until: '2027-03-09' }, 5, '2027-03-09')).toMatchObject({ days: 1, subtotal: 3 });
  });

  test('a year with 29 February has 366 days, and a whole year costs the same', () => {
    expect(price(fresh, 3, '2027-06-01')).toMatchObject({
      until: '2028-05-31',
      days: 366,
      year_days: 366,
      subtotal: 1250,
    });
  });

  test('a second order on 29 February costs as much per place as the first, on every other first day too', () => {
    for (let day = '2027-01-01'; day < '2029-03-01'; day = addDays(day, 1)) {
      const first = price(fresh, 3, day);
      expect([day, first.subtotal]).toEqual([day, 1250]);
      const second = price({ children: 3, until: first.until }, 5, day);
      expect([day, second.subtotal]).toEqual([day, 2500]);
    }
  });

  test('after the paid year the included places stay, and a new year pays for the others', () => {
    const ended: Plan = { children: 5, until: '2026-03-09' };
    expect(placesOn(ended, 2, '2026-03-09')).toBe(5);
    expect(placesOn(ended, 2, '2026-03-10')).toBe(2);
    expect(price(ended, 5, '2026-03-10')).toMatchObject({ added: 3, subtotal: 3750, until: '2027-03-09' });
  });

  test('a code takes its percentage off, and 100 percent leaves nothing to pay', () => {
    expect(price(fresh, 3, '2026-03-10', 10)).toMatchObject({ subtotal: 1250, discount: 125, total: 1125, vat: 195 });
    expect(price(fresh, 3, '2026-03-10', 100)).toMatchObject({ discount: 1250, total: 0, vat: 0 });
  });

  test('for any order, the parts add up and nothing is below zero', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(
        day,
        fc.option(fc.integer({ min: -800, max: 365 }), { nil: null }),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 100 }),
        (today, left, has, more, discount) => {
          const plan: Plan = {
            children: has,
            until: left === null ? null : addDays(addMonths(today, 12), -1 - (365 - left)),
          };
          const asked = placesOn(plan, 2, today) + more;
          const made = price(plan, asked, today, discount);
          expect(made.subtotal - made.discount).toBe(made.total);
          expect(made.added).toBe(more);
          expect(daysBetween(made.from, made.until) + 1).toBe(made.days);
          expect(made.days).toBeGreaterThan(0);
          expect(made.days).toBeLessThanOrEqual(366);
          for (const cents of [made.subtotal, made.discount, made.total, made.vat])
            expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
          // The net amount with its VAT is the total again, to the cent.
          expect(Math.abs((made.total - made.vat) * 121 - made.total * 100)).toBeLessThanOrEqual(121);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

describe('S-133 the possible orders', () => {
  const room = { included: 2, present: 3, today: '2026-03-10' };
  const plan: Plan = { children: 4, until: '2027-01-01' };
  test.each([0, -1, 1.5, NaN, Infinity])('%p is not a number of people', (children) =>
    expect(childrenProblem(children, plan, room)).toBe('Vul een heel aantal in.'),
  );
  test('a hundred is the most, and one is valid', () => {
    expect(childrenProblem(100, plan, room)).toBeNull();
    expect([101, 2 ** 31].map((children) => childrenProblem(children, plan, room))).toEqual(
      Array(2).fill('Je kunt plaats maken voor hoogstens 100 familieleden. Heb je er meer? Stuur ons een bericht.'),
    );
    expect(childrenProblem(1, plan, room)).toBe('Je hebt al 3 familieleden. Kies 3 of meer.');
  });
  test('fewer than the current members is refused, and so are places already paid', () => {
    expect(childrenProblem(2, plan, room)).toBe('Je hebt al 3 familieleden. Kies 3 of meer.');
    expect(childrenProblem(4, plan, room)).toBe(
      'Je hebt al plaats voor 4 familieleden, tot en met 1 januari 2027. Kies 5 of meer.',
    );
    expect(childrenProblem(5, plan, room)).toBeNull();
    expect(childrenProblem(2, fresh, { ...room, present: 2 })).toBe(
      'Je hebt al plaats voor 2 familieleden. Kies 3 of meer.',
    );
  });
  test('after the paid year the same number can be ordered again, or a smaller one that covers the current members', () => {
    expect(childrenProblem(4, plan, { ...room, today: '2027-01-02' })).toBeNull();
    expect(childrenProblem(3, plan, { ...room, today: '2027-01-02' })).toBeNull();
  });
});

describe('S-130 the state of an order', () => {
  const events: OrderEvent[] = ['cancel', 'pay', 'refund'];
  const run = (list: readonly OrderEvent[]) => list.reduce<OrderStatus>(afterEvent, 'open');

  test.each<[OrderEvent[], OrderStatus]>([
    [[], 'open'],
    [['cancel'], 'cancelled'],
    [['pay'], 'paid'],
    [['pay', 'cancel'], 'paid'],
    [['cancel', 'pay'], 'paid'],
    [['pay', 'refund', 'pay'], 'refunded'],
    [['refund', 'pay'], 'refunded'],
    [['pay', 'pay'], 'paid'],
  ])('%j leaves it %s', (list, status) => expect(run(list)).toBe(status));

  test('news in any order, and any number of times, ends the same', () => {
    const news = fc.array(fc.constantFrom(...events), { maxLength: 12 });
    fc.assert(
      fc.property(
        news.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: 2 * list.length })),
        ),
        ([list, mixed]) => {
          expect(run(mixed)).toBe(run(list));
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});

describe('the reference of an order', () => {
  const reference = orderReference('0737092410');
  const sign = fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9'.split(' '));

  test('is recognised in whatever a bank makes of it', () => {
    for (const text of [
      reference,
      formatReference(reference),
      `betaling ${formatReference(reference).toLowerCase()} bedankt`,
      `/REMI//${reference.slice(0, 6)}\n${reference.slice(6)}/`,
    ]) {
      expect(findReferences(text)).toEqual([reference]);
    }
    expect(findReferences('')).toEqual([]);
  });

  test('is read in groups of four', () => expect(formatReference('OL471234567890')).toBe('OL47 1234 5678 90'));

  test('one wrong character, or two swapped ones, match no order', () => {
    const body = fc.array(sign, { minLength: 10, maxLength: 10 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(body, fc.integer({ min: 2, max: 13 }), sign, (text, at, other) => {
        const right = orderReference(text);
        expect(findReferences(right)).toEqual([right]);
        const wrong = right.slice(0, at) + other + right.slice(at + 1);
        const swapped =
          at === 13 ? right : right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2);
        for (const mistake of [wrong, swapped]) if (mistake !== right) expect(findReferences(mistake)).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});

test('R-8.4 an invoice is named by its year and number, and a credit note is not an invoice', () => {
  expect(invoiceNumber({ year: 2026, number: 12 })).toBe('2026-00012');
  expect(invoiceFileName({ year: 2026, number: 1, kind: 'invoice' })).toBe('factuur-2026-00001.pdf');
  expect(invoiceFileName({ year: 2026, number: 123_456, kind: 'credit' })).toBe('creditfactuur-2026-123456.pdf');
});

test.each([
  ['thirty days after it was ordered it lapses', '2026-03-10T09:00:00Z', '2027-03-09', '2026-04-08'],
  ['late in the evening it is the next day in Amsterdam', '2026-03-10T23:30:00Z', '2027-03-10', '2026-04-09'],
  ['never after the last day that was ordered', '2026-03-10T09:00:00Z', '2026-03-20', '2026-03-20'],
])('the last day to pay: %s', (_why, made, until, last) => {
  expect(lastDayToPay(new Date(made), { until })).toBe(last);
});
