import fc from 'fast-check';
import { PLAIN_GIFT_CLAUSES } from '../contracts/clauses/plain.ts';
import { addDays } from '../dates/isoDate.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { anyLife } from '../loans/ledger/test/arbitraries.ts';
import { aLoan, type Facts, happened } from '../loans/ledger/test/loans.ts';
import type { LedgerLoan } from '../loans/ledger/types.ts';
import { openPrincipal } from '../loans/openPrincipal.ts';
import { scheduleOf } from '../loans/schedule.ts';
import { runs, seed } from '../test/seed.ts';
import type { ContractDetail, GiftDetail, GiftTerms, LoanDetail } from '../wire/contract.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { MoneyYear } from '../wire/moneyYears.ts';
import { addedUp, moneyYears } from './moneyYears.ts';

const parties = { from: [], to: [] };
const loanOf = (loan: LedgerLoan, events: readonly LoanEvent[] = []): LoanDetail => ({
  ...loan,
  hashid: 'lening',
  parties,
  version: 1,
  events: [...events],
  ledger_version: events.length,
});
const giftOf = (total: number, changes: Partial<GiftTerms>): GiftDetail => ({
  hashid: 'schenking',
  type: 'GiftContract',
  total,
  contract: {
    signed_date: '2024-05-01',
    gift_date: null,
    purpose: '',
    exclusion_clause: 'soft',
    revocable: false,
    counts_toward_estate: false,
    ...PLAIN_GIFT_CLAUSES,
    ...changes,
  },
  parties,
  version: 1,
});

/** 1.200 cents over a year without interest: 100 a month from February 2025. */
const year = (changes: Partial<LoanDetail['contract']> = {}) =>
  aLoan('LinearLoanContract', 1200, { rate_millipercent: 0, term_months: 12, ...changes });
const withFacts = (...facts: Facts[]) => loanOf(year(), happened(facts));

const together = (contracts: readonly ContractDetail[], today: string) =>
  addedUp(contracts.map((contract) => moneyYears(contract, today)));
/** The years without their zeros. */
const told = (contracts: readonly ContractDetail[], today: string) =>
  together(contracts, today).years.map((one) => Object.fromEntries(Object.entries(one).filter(([, n]) => n !== 0)));

test('a loan without records counts as repaid by its schedule until today, and the rest is to come', () => {
  expect(told([loanOf(year())], '2025-06-01')).toEqual([
    { year: 2025, lent: 1200, repaid: 500, to_come: 600 },
    { year: 2026, to_come: 100 },
  ]);
});

test('by its records a loan counts as repaid on the day of the payment; what is overdue is to come this year', () => {
  const paid = withFacts({ kind: 'payment', date: '2025-02-01', amount: 100 });
  expect(told([paid], '2026-03-01')).toEqual([
    { year: 2025, lent: 1200, repaid: 100 },
    { year: 2026, to_come: 1100 },
  ]);
});

test('extra repayments count as repaid, a forgiven sum as forgiven, and both come off what is to come', () => {
  const changed = withFacts(
    { kind: 'extra_repayment', date: '2025-01-10', amount: 500, outcome: 'shorter_term' },
    { kind: 'forgiveness', date: '2025-01-20', amount: 600, outcome: 'shorter_term' },
  );
  expect(told([changed], '2025-01-31')).toEqual([{ year: 2025, lent: 1200, repaid: 500, forgiven: 600, to_come: 100 }]);
});

test('a loan that was taken over tells of the years before it only what was recorded', () => {
  const taken = { date: '2025-07-15', balance: 600, january: 900 };
  const loan = loanOf(
    year({ start_date: '2023-01-01', first_payment_date: '2023-02-01', term_months: 36, taken_over: taken }),
  );
  const { years, repaid_before } = moneyYears(loan, '2025-07-20');
  expect(repaid_before).toBe(300);
  expect(years.map(({ year: of, lent, repaid }) => [of, lent, repaid])).toEqual([
    [2023, 1200, 0],
    [2024, 0, 0],
    [2025, 0, 300],
    [2026, 0, 0],
  ]);
});

test('a gift counts on its day; not while it waits for a death or a condition, nor as a draft', () => {
  const gifts = [
    giftOf(100, { signed_date: '2024-05-01', gift_date: '2023-12-31' }),
    giftOf(20, { signed_date: '2024-05-01', gift_date: '2025-02-01' }),
    giftOf(3, { form: 'at_death' }),
    giftOf(4, { condition: 'suspensive' }),
    giftOf(5, { signed_date: null }),
  ];
  expect(told(gifts, '2026-01-01')).toEqual([
    { year: 2023, given: 100 },
    { year: 2024, given: 20 },
  ]);
});

test('a draft and a loan before its payout count nowhere; without anything there are no years', () => {
  const later = year({ start_date: '2030-01-01', first_payment_date: '2030-02-01' });
  expect(together([loanOf(year({ signed_date: null })), loanOf(later)], '2026-01-01')).toEqual({
    years: [],
    repaid_before: 0,
  });
});

test('contracts add up by year, and the years between them are there', () => {
  const gifts = [2022, 2025, 2025].map((of) => giftOf(10, { signed_date: `${of}-06-01` }));
  expect(told(gifts, '2026-01-01')).toEqual([
    { year: 2022, given: 10 },
    { year: 2023 },
    { year: 2024 },
    { year: 2025, given: 20 },
  ]);
});

test(`lent − repaid − forgiven is open today, and so is what is to come, whatever happened (PROPERTY_SEED=${seed})`, () => {
  fc.assert(
    fc.property(anyLife, fc.nat(2200), fc.boolean(), ({ loan, events }, days, kept) => {
      const today = addDays(loan.contract.taken_over?.date ?? loan.contract.start_date, days);
      const known = kept ? events : [];
      const { years, repaid_before } = moneyYears(loanOf(loan, known), today);
      const sum = (part: keyof MoneyYear) => years.reduce((total, one) => total + one[part], 0);
      const open = openPrincipal(known, today, {
        ledger: () => ledgerOf(loan, known),
        plan: () => scheduleOf(loan.type, loan.total, loan.contract),
      });
      expect([sum('lent') - sum('repaid') - sum('forgiven') - repaid_before, sum('to_come')]).toEqual([open, open]);
      expect(years.every((one) => Object.values(one).every((cents) => cents >= 0))).toBe(true);
      expect(years.map((one) => one.year)).toEqual(years.map((_, index) => (years[0]?.year ?? 0) + index));
      const now = Number(today.slice(0, 4));
      expect(years.every((one) => one.year <= now || one.repaid + one.forgiven === 0)).toBe(true);
      expect(years.every((one) => one.year >= now || one.to_come === 0)).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});
