import { happened } from '../ledger/test/loans.ts';
import { homeLoan, paysTerms } from '../../deduction/test/homeLoan.ts';
import { deductionCheck } from '../../deduction/check.ts';
import { booksOf } from '../../statements/ledgerBooks.ts';
import { ownHomeOf } from '../../statements/ownHome.ts';
import type { HomeFact } from '../../wire/event.ts';
import { validateEvent } from '../events/validateEvent.ts';
import { homeSpans, isOwnOn, leavingsOf } from './homeSpans.ts';
import { dueBySale, whatFollows } from './whatFollows.ts';

const fact = (became: HomeFact, date: string) => ({ kind: 'home' as const, became, date });
const spans = (...facts: ReturnType<typeof fact>[]) => homeSpans(happened(facts));
const TODAY = '2030-06-15';

describe('a home is an own home until a day', () => {
  it('it is the own home up to and including the day of the sale, and no longer from the next', () => {
    const sold = spans(fact('sold', '2026-06-15'));
    expect([isOwnOn(sold, '2026-06-15'), isOwnOn(sold, '2026-06-16')]).toEqual([true, false]);
    expect(leavingsOf(sold)).toEqual([{ on: '2026-06-15', last: '2026-06-15', state: 'sold' }]);
  });

  it('it stays one while it is empty and for sale, in that year and three more (3.111 lid 2)', () => {
    const empty = spans(fact('for_sale', '2026-06-15'));
    expect([isOwnOn(empty, '2029-12-31'), isOwnOn(empty, '2030-01-01')]).toEqual([true, false]);
  });

  it('it is no longer the own home from the first day it is let, and is again if it is for sale within those years', () => {
    const let1 = spans(fact('let', '2026-06-15'), fact('for_sale', '2027-03-01'));
    expect(['2026-06-14', '2026-06-15', '2027-03-01', '2030-01-01'].map((day) => isOwnOn(let1, day))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const late = spans(fact('let', '2024-06-15'), fact('for_sale', '2028-03-01'));
    expect(isOwnOn(late, '2028-03-01')).toBe(false);
  });
});

describe('facts of the home that can be recorded', () => {
  const wrong = (became: string, date: string, loan = homeLoan()) =>
    validateEvent(loan, loan.events, { contract: 'loan', kind: 'home', became, date }, TODAY);
  const sold = homeLoan({}, [fact('sold', '2026-06-15')]);

  it('events of a home loan on a certain day', () => {
    expect(wrong('sold', '2026-06-15')).toEqual({});
    expect(wrong('remaining_debt', '2026-06-15', sold)).toEqual({});
    expect(wrong('bought', '2026-06-20', sold)).toEqual({});
  });

  it.each([
    ['before the loan began', wrong('sold', '2023-12-31'), 'date', 'voor het begin van de lening'],
    ['on a day to come', wrong('sold', '2030-06-16'), 'date', 'moet nog komen'],
    ['sold twice', wrong('sold', '2027-01-01', sold), 'became', 'al verkocht'],
    ['sold twice, the second time on a day before', wrong('sold', '2026-01-01', sold), 'date', 'Draai dat eerst terug'],
    ['let after it was sold', wrong('let', '2027-01-01', sold), 'became', 'al verkocht'],
    ['a remaining debt without a sale', wrong('remaining_debt', '2026-06-15'), 'became', 'eerst vast op welke dag'],
    ['of a concept', wrong('sold', '2026-06-15', homeLoan({ signed_date: null })), 'date', 'nog een concept'],
    [
      'of a loan for something else',
      wrong('sold', '2026-06-15', homeLoan({ own_home: false })),
      'became',
      'eigen woning',
    ],
    ['something that is no fact', wrong('burnt', '2026-06-15'), 'became', ''],
  ])('S-446 not %s', (_, fields, field, words) => {
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toContain(words);
  });
});

describe('R-8.2 the check of the deduction, when the home is sold', () => {
  const check = (year: number, loan: ReturnType<typeof homeLoan>, today = TODAY) => {
    const home = ownHomeOf(loan, booksOf(loan), () => 'no');
    return home && deductionCheck(home, year, today);
  };

  it('the sale is a separate test; after it nothing is tested any more (3.119c lid 7)', () => {
    const loan = homeLoan({}, [fact('sold', '2026-06-15')]);
    expect(check(2025, loan)?.on).toBe('2025-12-31');
    const found = check(2026, loan);
    expect(found).toMatchObject({
      verdict: 'green',
      on: '2026-06-15',
      repair_by: null,
      counts: { from: null, until: '2026-06-15' },
    });
    expect(found?.reason).toContain('Op 15 juni 2026 is de woning verkocht');
    expect(check(2027, loan)).toBeNull();
  });

  it('arrears on that day leave at once, without a year to make them good (3.119e lid 5)', () => {
    const loan = homeLoan({}, [...paysTerms(homeLoan(), 1, 24), fact('sold', '2026-06-15')]);
    const found = check(2026, loan);
    expect(found).toMatchObject({ verdict: 'amber', on: '2026-06-15', repair_by: null });
    expect(found!.debt).toBeGreaterThan(found!.maximum!);
    expect(found?.reason).toContain('hoorde dus al niet meer bij je eigenwoningschuld');
  });

  it('a part that left does not come back when the home is for sale again after being let', () => {
    const recorded = { kind: 'costs' as const, date: '2024-01-15', amount: 1 };
    const loan = homeLoan({}, [recorded, fact('let', '2024-12-01'), fact('for_sale', '2026-03-01')]);
    const [left, back] = [check(2024, loan), check(2026, loan)];
    expect(check(2025, loan)).toBeNull();
    expect(left?.counts.until).toBe('2024-11-30');
    expect(back?.outside).toBe((left?.debt ?? 0) - (left?.maximum ?? 0));
    expect(back?.reason).toContain('komt er niet bij terug');
  });
});

describe('its consequences', () => {
  it('a sale makes the loan due if the agreement says so, six weeks after the request at the earliest', () => {
    const due = dueBySale(homeLoan({ call_events: ['home_sold'] }), '2024-01-01');
    expect(due).toEqual({ amount: 20_000_000, earliest: '2024-02-12' });
    expect(dueBySale(homeLoan({ call_events: ['arrears'] }), '2024-01-01')).toBeNull();
    expect(dueBySale(homeLoan({ callable: 'on_demand' }), '2024-01-01')).toBeNull();
  });

  it('every sentence is short', () => {
    for (const became of ['sold', 'for_sale', 'let', 'bought', 'remaining_debt'] as const)
      for (const point of whatFollows(homeLoan(), fact(became, '2026-06-15')))
        for (const sentence of point.split(/[.:?] /u)) expect(sentence.split(' ').length).toBeLessThanOrEqual(26);
  });
});
