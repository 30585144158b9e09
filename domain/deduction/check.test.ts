import type { IsoDate } from '../dates/isoDate.ts';
import { makeSchedule } from '../loans/schedule.ts';
import { deductionCheck } from './check.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';
import { loanReport, monthlyPercent } from './report.ts';

/**
 * € 200.000 at 3 % over 360 months, paid out on 1 January 2025, paid on the first of each month for the month before.
 */
const made = makeSchedule('AnnuityLoanContract', 20_000_000, {
  start_date: '2025-01-01',
  first_payment_date: '2025-02-01',
  rate_millipercent: 3_000,
  term_months: 360,
});
if ('errors' in made) throw new Error('no schedule');
const { terms } = made.schedule;

/** What is open when the terms up to `number` were paid on their day, and the others not. */
const paidThrough = (number: number) => (date: IsoDate) =>
  terms.filter((term) => term.date <= date && term.number <= number).at(-1)?.balance ?? 20_000_000;

const loan = (changes: Partial<OwnHomeLoan> = {}): OwnHomeLoan => ({
  type: 'AnnuityLoanContract',
  start_date: '2025-01-01',
  term_months: 360,
  betweenPartners: false,
  rates: [{ from: '2025-01-01', millipercent: 3_000, debt: 20_000_000 }],
  principalOn: paidThrough(360),
  ...changes,
});

describe('R-8.2 the deduction check of a loan for the own home', () => {
  test('the payment of 1 January counts for December: twelve terms in twelve months is green', () => {
    const check = deductionCheck(loan(), 2025, '2026-03-01');
    expect(check).toMatchObject({
      verdict: 'green',
      on: '2025-12-31',
      debt: terms[11]?.balance,
      counts_until: '2026-01-08',
      repair_by: null,
    });
  });

  test('the payment of January is still to come: amber, with the day until which it counts', () => {
    // On 31 December itself the year is not over: November is judged, and paid.
    expect(deductionCheck(loan(), 2025, '2025-12-31')).toMatchObject({ verdict: 'green', on: '2025-11-30' });
    const evening = deductionCheck(loan({ principalOn: paidThrough(11) }), 2025, '2026-01-05');
    expect(evening).toMatchObject({ verdict: 'amber', debt: terms[10]?.balance });
    expect(evening?.reason).toContain('8 januari 2026 telt nog mee voor december');
  });

  test('one term behind can be made good until the end of the next year', () => {
    const behind = loan({ principalOn: paidThrough(11) });
    expect(deductionCheck(behind, 2025, '2026-06-01')).toMatchObject({ verdict: 'amber', repair_by: '2026-12-31' });
    expect(deductionCheck(behind, 2025, '2027-01-01')).toMatchObject({ verdict: 'red', repair_by: '2026-12-31' });
  });

  test('made good in April of the next year: green, and it says when', () => {
    const late = loan({
      principalOn: (date) => (date < '2026-04-20' ? paidThrough(11)(date) : paidThrough(360)(date)),
    });
    const check = deductionCheck(late, 2025, '2027-06-01');
    expect(check?.verdict).toBe('green');
    expect(check?.reason).toContain('ingelopen in april 2026');
  });

  test.each([
    ['a loan without repayment', { type: 'RepaymentFreeLoanContract' as const }, 'niet elk jaar te worden afgelost'],
    ['more than 360 months', { term_months: 361 }, 'langer dan 360 maanden'],
    ['a loan of the partner', { betweenPartners: true }, 'Een lening van je partner'],
  ])('%s never qualifies', (_what, changes, reason) => {
    const check = deductionCheck(loan(changes), 2025, '2026-03-01');
    expect(check).toMatchObject({ verdict: 'red', maximum: null });
    expect(check?.reason).toContain(reason);
  });

  test('repaying only from the third month is behind the annuity from the start', () => {
    const postponed = makeSchedule('AnnuityLoanContract', 20_000_000, {
      start_date: '2025-01-01',
      first_payment_date: '2025-04-01',
      rate_millipercent: 3_000,
      term_months: 360,
    });
    if ('errors' in postponed) throw new Error('no schedule');
    const principalOn = (date: IsoDate) =>
      postponed.schedule.terms.findLast((term) => term.date <= date)?.balance ?? 20_000_000;
    expect(deductionCheck(loan({ principalOn }), 2025, '2026-03-01')?.verdict).toBe('amber');
  });

  test('a change of the rate starts the sum again from the debt of that moment, over what is left of 360 months', () => {
    // After twelve terms 195.820,07 … is open; from 1 January 2026 at 4 % over 348 months.
    const debt = terms[11]?.balance ?? 0;
    const again = makeSchedule('AnnuityLoanContract', debt, {
      start_date: '2026-01-01',
      first_payment_date: '2026-02-01',
      rate_millipercent: 4_000,
      term_months: 348,
    });
    if ('errors' in again) throw new Error('no schedule');
    const principalOn = (date: IsoDate) => again.schedule.terms.findLast((term) => term.date <= date)?.balance ?? debt;
    const changed = loan({
      rates: [
        { from: '2025-01-01', millipercent: 3_000, debt: 20_000_000 },
        { from: '2026-01-01', millipercent: 4_000, debt },
      ],
      principalOn,
    });
    const check = deductionCheck(changed, 2026, '2027-02-01');
    expect(check?.verdict).toBe('green');
    expect(check?.sum).toContainEqual({ label: 'Langste looptijd in maanden (n)', value: '348' });
    expect(check?.sum).toContainEqual({ label: 'Hele maanden sindsdien (x)', value: '12' });
    expect(Math.abs((check?.maximum ?? 0) - (again.schedule.terms[11]?.balance ?? 0))).toBeLessThan(20);
    // One term short of it is not enough.
    expect(
      deductionCheck(
        { ...changed, principalOn: (date) => principalOn(date < '2026-12-01' ? date : '2026-11-30') },
        2026,
        '2027-02-01',
      )?.verdict,
    ).toBe('amber');
  });

  test('linear repayment is faster, and a shorter annuity too', () => {
    for (const [type, months] of [
      ['LinearLoanContract', 360],
      ['AnnuityLoanContract', 120],
    ] as const) {
      const faster = makeSchedule(type, 20_000_000, {
        start_date: '2025-01-01',
        first_payment_date: '2025-02-01',
        rate_millipercent: 3_000,
        term_months: months,
      });
      if ('errors' in faster) throw new Error('no schedule');
      const principalOn = (date: IsoDate) =>
        faster.schedule.terms.findLast((term) => term.date <= date)?.balance ?? 20_000_000;
      expect(deductionCheck(loan({ type, term_months: months, principalOn }), 2027, '2028-06-01')?.verdict).toBe(
        'green',
      );
    }
  });

  test('nothing is said of a year before the loan, nor of a loan under the old law', () => {
    expect(deductionCheck(loan(), 2024, '2026-03-01')).toBeNull();
    expect(deductionCheck(loan({ start_date: '2012-12-31' }), 2025, '2026-03-01')).toBeNull();
  });

  test('in the running year the last whole month is judged', () => {
    expect(deductionCheck(loan(), 2025, '2025-07-15')).toMatchObject({ verdict: 'green', on: '2025-06-30' });
    const behind = deductionCheck(loan({ principalOn: paidThrough(3) }), 2025, '2025-07-15');
    expect(behind).toMatchObject({ verdict: 'amber', repair_by: '2025-12-31' });
  });
});

describe('R-8.2 the data sheet of the opgaaf lening eigen woning', () => {
  const parties = {
    signed_date: '2024-12-20',
    total: 20_000_000,
    lenders: [{ firstname: 'Jan', infix: 'de', lastname: 'Vries' }],
  };

  test('is due after the year of signing, at the latest on 31 December of the next', () => {
    const report = loanReport(loan(), parties, 2024);
    expect(report).toMatchObject({ because: 'new', by: '2025-12-31' });
    expect(report?.fields).toEqual([
      { label: 'Startdatum van de lening', value: '1 januari 2025' },
      { label: 'Startbedrag van de lening', value: '€\u00a0200.000,00' },
      { label: 'Rente per maand', value: '0,250000\u00a0%' },
      { label: 'Looptijd in maanden', value: '360' },
      { label: 'Wijze van aflossen', value: 'elke maand hetzelfde bedrag' },
      { label: 'Naam van de geldverstrekker', value: 'Jan de Vries' },
      { label: 'Adres van de geldverstrekker', value: '' },
      { label: 'Burgerservicenummer van de geldverstrekker', value: '' },
    ]);
  });

  test('a change of the rate is reported within a month after the year', () => {
    const changed = loan({ rates: [...loan().rates, { from: '2027-05-01', millipercent: 4_000, debt: 19_000_000 }] });
    expect(loanReport(changed, parties, 2027)).toMatchObject({ because: 'changed', by: '2028-01-31' });
    expect(loanReport(changed, parties, 2026)).toBeNull();
  });

  test('a rate a month keeps six decimals', () => {
    expect(monthlyPercent(3_500)).toBe('0,291667');
    expect(monthlyPercent(0)).toBe('0,000000');
    expect(monthlyPercent(25_000)).toBe('2,083333');
  });
});
