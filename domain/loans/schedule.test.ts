import { CUMIPMT, IPMT, PMT, PPMT } from '@formulajs/formulajs';
import type { LoanType } from '../contracts/types.ts';
import { annuityPayment } from './annuityPayment.ts';
import { FIRST_TOO_EARLY_MESSAGES, firstTooLateMessage, TERM_MESSAGE, TOTAL_MESSAGE } from './checkTerms.ts';
import { UNPAYABLE_MESSAGES, type Schedule, makeSchedule } from './schedule.ts';
import type { ScheduleTerms } from './terms.ts';
import { RATE_MESSAGE } from '../money/percent.ts';
import { CONTRACT_DATE_MESSAGE, CONTRACT_DATE_RANGE_MESSAGE } from '../rules/contractDate.ts';

const usual: ScheduleTerms = {
  start_date: '2025-01-01',
  first_payment_date: '2025-02-01',
  rate_millipercent: 3000,
  term_months: 360,
};

function scheduleOf(type: LoanType, total: number, terms: Partial<ScheduleTerms> = {}): Schedule {
  const made = makeSchedule(type, total, { ...usual, ...terms });
  if ('errors' in made) throw new Error(JSON.stringify(made.errors));
  return made.schedule;
}

const errorsOf = (type: LoanType, total: unknown, terms: Record<string, unknown> = {}) => {
  const made = makeSchedule(type, total as number, { ...usual, ...terms });
  return 'errors' in made ? made.errors : {};
};

describe('published figures (docs/domain.md 3.2)', () => {
  const cents = (euros: unknown) => Math.round(Number(euros) * 100);

  test('€ 200.000, 3 %, 360 months, unrounded: the oracle gives the published table', () => {
    expect(cents(PMT(0.0025, 360, -200_000, 0, 0))).toBe(84_321);
    expect(cents(IPMT(0.0025, 13, 360, -200_000, 0, 0))).toBe(48_956);
    expect(cents(PPMT(0.0025, 13, 360, -200_000, 0, 0))).toBe(35_365);
    expect(cents(Number(PMT(0.0025, 360, -200_000, 0, 0)) * 360)).toBe(30_355_490);
    expect(cents(-Number(CUMIPMT(0.0025, 360, 200_000, 1, 360, 0)))).toBe(10_355_490);
  });

  test('the same loan as a cent ledger', () => {
    const { terms, totalPaid, totalInterest, regularPayment, lastTermDifference, endDate } = scheduleOf(
      'AnnuityLoanContract',
      20_000_000,
    );
    expect(terms[0]).toEqual({
      number: 1,
      date: '2025-02-01',
      payment: 84_321,
      interest: 50_000,
      principal: 34_321,
      balance: 19_965_679,
    });
    expect(terms[12]).toMatchObject({ interest: 48_956, principal: 35_365, balance: 19_547_073 });
    expect(terms.at(-1)).toMatchObject({ payment: 84_214, balance: 0 });
    expect({ totalPaid, totalInterest, regularPayment, lastTermDifference, endDate }).toEqual({
      totalPaid: 30_355_453,
      totalInterest: 10_355_453,
      regularPayment: 84_321,
      lastTermDifference: -107,
      endDate: '2055-01-01',
    });
  });

  test('160.000 at 4,5 % nominal is 810,70 a month, not the 802,14 of an effective rate', () => {
    expect(annuityPayment(16_000_000, 4500, 360)).toBe(81_070);
  });

  test('after 24 terms and 10.000 extra, keeping the term: 799,18 a month', () => {
    expect(annuityPayment(18_152_179, 3000, 336)).toBe(79_918);
  });

  test('a broken first period by 30E/360: 100.000 at 4 %, 12 March to 1 April, is 19 days and 211,11', () => {
    const { stub, terms, totalInterest } = scheduleOf('RepaymentFreeLoanContract', 10_000_000, {
      start_date: '2025-03-12',
      first_payment_date: '2025-05-01',
      rate_millipercent: 4000,
      term_months: 12,
    });
    expect(stub).toEqual({
      number: 0,
      date: '2025-04-01',
      payment: 21_111,
      interest: 21_111,
      principal: 0,
      balance: 10_000_000,
    });
    expect(terms).toHaveLength(12);
    expect(totalInterest).toBe(21_111 + 12 * 33_333);
  });
});

describe('the three kinds of loan', () => {
  test('a linear loan repays the same every month, the last month the rest', () => {
    const { terms, lastTermDifference } = scheduleOf('LinearLoanContract', 100_000, {
      term_months: 7,
      rate_millipercent: 6000,
    });
    expect(terms.map((term) => term.principal)).toEqual([14_286, 14_286, 14_286, 14_286, 14_286, 14_286, 14_284]);
    expect(terms.map((term) => term.interest)).toEqual([500, 429, 357, 286, 214, 143, 71]);
    expect(lastTermDifference).toBe(-2);
  });

  test('a repayment-free loan pays interest, and everything on its last day', () => {
    const { terms } = scheduleOf('RepaymentFreeLoanContract', 100_000, { term_months: 3, rate_millipercent: 6000 });
    expect(terms.map((term) => term.payment)).toEqual([500, 500, 100_500]);
  });

  test('without interest nothing is paid until the end of a repayment-free loan', () => {
    const { terms, totalPaid } = scheduleOf('RepaymentFreeLoanContract', 100_000, {
      term_months: 3,
      rate_millipercent: 0,
    });
    expect(terms.map((term) => term.payment)).toEqual([0, 0, 100_000]);
    expect(totalPaid).toBe(100_000);
  });

  test.each(['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const)(
    '%s over one month',
    (type) => {
      expect(scheduleOf(type, 100_000, { term_months: 1 }).terms).toEqual([
        { number: 1, date: '2025-02-01', payment: 100_250, interest: 250, principal: 100_000, balance: 0 },
      ]);
    },
  );

  test('half a cent of interest is rounded up: € 7 at 6 % is 4 cents', () => {
    expect(scheduleOf('RepaymentFreeLoanContract', 700, { rate_millipercent: 6000 }).terms[0]?.interest).toBe(4);
  });
});

describe('quarters, years, actual days, an existing loan', () => {
  test('a quarterly annuity counts quarters: 40 terms, interest over three twelfths of a year', () => {
    const { terms, endDate, stub } = scheduleOf('AnnuityLoanContract', 10_000_000, {
      first_payment_date: '2025-04-01',
      rate_millipercent: 4000,
      term_months: 120,
      payment_every: 3,
    });
    expect(terms).toHaveLength(40);
    expect(terms[0]).toEqual({
      number: 1,
      date: '2025-04-01',
      payment: 304_556,
      interest: 100_000,
      principal: 204_556,
      balance: 9_795_444,
    });
    expect({ endDate, stub, last: terms.at(-1)?.balance }).toEqual({ endDate: '2035-01-01', stub: null, last: 0 });
  });

  test('a yearly linear loan with a broken period before its first year', () => {
    const { terms, stub } = scheduleOf('LinearLoanContract', 300_000, {
      start_date: '2025-10-01',
      first_payment_date: '2027-01-01',
      rate_millipercent: 6000,
      term_months: 36,
      payment_every: 12,
    });
    expect(stub).toMatchObject({ date: '2026-01-01', interest: 4_500 });
    expect(terms.map(({ date, payment }) => [date, payment])).toEqual([
      ['2027-01-01', 118_000],
      ['2028-01-01', 112_000],
      ['2029-01-01', 106_000],
    ]);
  });

  test('a broken period by actual days: 100.000 at 4 %, 12 March to 1 April, is 20 days and 219,18', () => {
    const terms = {
      start_date: '2025-03-12',
      first_payment_date: '2025-05-01',
      rate_millipercent: 4000,
      term_months: 12,
      day_count: 'actual/365',
    } as const;
    expect(scheduleOf('RepaymentFreeLoanContract', 10_000_000, terms).stub?.interest).toBe(21_918);
  });

  test('a loan taken over at its planned balance continues unchanged', () => {
    const whole = scheduleOf('AnnuityLoanContract', 20_000_000);
    const rest = scheduleOf('AnnuityLoanContract', 20_000_000, {
      taken_over: { date: '2027-01-20', balance: whole.terms[23]?.balance ?? 0 },
    });
    expect(rest.opening).toBe(19_152_175);
    expect(rest.terms[0]).toEqual(whole.terms[24]);
    expect(rest.terms).toHaveLength(336);
  });

  test.each([
    [{ payment_every: 2 }, 'contract.payment_every'],
    [{ payment_every: 3, first_payment_date: '2025-04-01', term_months: 121 }, 'contract.term_months'],
    [{ payment_every: 12, first_payment_date: '2026-01-01', term_months: 30 }, 'contract.term_months'],
    [{ payment_every: 3, first_payment_date: '2025-03-31' }, 'contract.first_payment_date'],
    [{ day_count: '30/360' }, 'contract.day_count'],
    [{ taken_over: { date: '2024-12-31', balance: 1 } }, 'contract.taken_over.date'],
    [{ taken_over: { date: '2055-01-01', balance: 1 } }, 'contract.taken_over.date'],
    [{ taken_over: { date: 'gisteren', balance: 1 } }, 'contract.taken_over.date'],
    [{ taken_over: { date: '2026-01-01', balance: 100_001 } }, 'contract.taken_over.balance'],
    [{ taken_over: { date: '2026-01-01', balance: 0 } }, 'contract.taken_over.balance'],
    [{ taken_over: { date: '2026-01-01' } }, 'contract.taken_over.balance'],
  ])('%j is refused with one sentence', (terms, field) => {
    expect(Object.entries(errorsOf('AnnuityLoanContract', 100_000, terms))).toEqual([
      [field, expect.stringMatching(/^[A-Z].*\.$/)],
    ]);
  });
});

describe('dates', () => {
  test('a series keeps the day of its first date', () => {
    const { terms, stub } = scheduleOf('LinearLoanContract', 100_000, {
      start_date: '2023-12-31',
      first_payment_date: '2024-01-31',
      term_months: 15,
    });
    expect(stub).toBeNull();
    expect(terms.map((term) => term.date)).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
      '2024-06-30',
      '2024-07-31',
      '2024-08-31',
      '2024-09-30',
      '2024-10-31',
      '2024-11-30',
      '2024-12-31',
      '2025-01-31',
      '2025-02-28',
      '2025-03-31',
    ]);
  });

  test.each([
    ['2025-01-31', '2025-02-28', null],
    ['2025-01-01', '2025-02-01', null],
    ['2025-07-30', '2025-08-31', null],
    ['2025-01-31', '2025-03-01', '2025-02-01'],
    ['2025-01-15', '2026-02-01', '2026-01-01'],
  ])('payout %s, first term %s: broken period until %s', (start_date, first_payment_date, until) => {
    expect(scheduleOf('LinearLoanContract', 100_000, { start_date, first_payment_date }).stub?.date ?? null).toBe(
      until,
    );
  });

  test('a broken period without interest is not a line', () => {
    expect(
      scheduleOf('LinearLoanContract', 100_000, {
        start_date: '2025-01-15',
        first_payment_date: '2025-03-01',
        rate_millipercent: 0,
      }).stub,
    ).toBeNull();
  });
});

describe('S-50 impossible terms are refused with a sentence, before any loop', () => {
  test.each([0, -1, 1.5, 601, 1e9, Infinity, NaN, '12', null, undefined, [12], {}])('term %p', (term_months) => {
    expect(errorsOf('AnnuityLoanContract', 100_000, { term_months })).toEqual({ 'contract.term_months': TERM_MESSAGE });
  });

  test.each([-1, 25_001, 1e-12, 3500.5, NaN, '3500', null, undefined])('rate %p', (rate_millipercent) => {
    expect(errorsOf('AnnuityLoanContract', 100_000, { rate_millipercent })).toEqual({
      'contract.rate_millipercent': RATE_MESSAGE,
    });
  });

  test.each([0, -1, 0.001, NaN, Infinity, 100_000_000_001, 2 ** 53 + 2, '100000', '12abc', [1], null, undefined])(
    'S-49 amount %p',
    (total) => {
      expect(errorsOf('AnnuityLoanContract', total)).toEqual({ total: TOTAL_MESSAGE });
    },
  );

  test.each([
    [{ start_date: '2025-02-30' }, { 'contract.start_date': CONTRACT_DATE_MESSAGE }],
    [{ start_date: 20250101 }, { 'contract.start_date': CONTRACT_DATE_MESSAGE }],
    [{ first_payment_date: '2025-02-01T00:00:00Z' }, { 'contract.first_payment_date': CONTRACT_DATE_MESSAGE }],
    [{ first_payment_date: undefined }, { 'contract.first_payment_date': CONTRACT_DATE_MESSAGE }],
    [{ first_payment_date: '9999-01-01' }, { 'contract.first_payment_date': CONTRACT_DATE_RANGE_MESSAGE }],
    [{ first_payment_date: '2025-01-31' }, { 'contract.first_payment_date': FIRST_TOO_EARLY_MESSAGES[1] }],
    [{ first_payment_date: '2026-02-02' }, { 'contract.first_payment_date': firstTooLateMessage(13) }],
    [
      { start_date: '1899-12-31', first_payment_date: '1900-02-01' },
      { 'contract.start_date': CONTRACT_DATE_RANGE_MESSAGE },
    ],
  ])('%p', (terms, errors) => {
    expect(errorsOf('LinearLoanContract', 100_000, terms)).toEqual(errors);
  });

  test.each([
    ['AnnuityLoanContract', 100, 0, 600, UNPAYABLE_MESSAGES.never],
    ['LinearLoanContract', 100, 0, 600, UNPAYABLE_MESSAGES.never],
    ['AnnuityLoanContract', 1_000, 25_000, 600, UNPAYABLE_MESSAGES.never],
    ['AnnuityLoanContract', 100_000, 0, 600, UNPAYABLE_MESSAGES.early],
    ['LinearLoanContract', 400, 3000, 600, UNPAYABLE_MESSAGES.early],
  ] as const)(
    '%s of %i cents at %i over %i months can’t be paid off properly',
    (type, total, rate_millipercent, term_months, message) => {
      expect(errorsOf(type, total, { rate_millipercent, term_months })).toEqual({ 'contract.term_months': message });
    },
  );
});
