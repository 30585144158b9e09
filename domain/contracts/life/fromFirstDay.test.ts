import { PLAIN_LOAN_CLAUSES } from '../clauses/plain.ts';
import { aLoan } from '../../loans/ledger/test/loans.ts';
import type { LedgerLoan } from '../../loans/ledger/types.ts';
import type { Contract, ContractDraft } from '../../wire/contract.ts';
import { holdsFromFirstDay } from './fromFirstDay.ts';

const loan: Contract & LedgerLoan = {
  ...aLoan('AnnuityLoanContract', 2_000_000),
  hashid: 'een',
  version: 1,
  parties: { from: [], to: [] },
};
const draftOf = (rest: object, top: object) =>
  ({ ...loan, ...top, contract: { ...loan.contract, ...rest }, parties: { from: [], to: [] } }) as ContractDraft;

test.each<[object, object?]>([
  [{}, { total: 1_900_000 }],
  [{}, { type: 'LinearLoanContract' }],
  [{ start_date: '2025-01-02' }],
  [{ first_payment_date: '2025-03-01' }],
  [{ payment_every: 3 }],
  [{ term_months: 240 }],
  [{ rate_millipercent: 2_000 }],
  [{ first_payment_date: '2025-02-28', on_last_day: true }],
  [{ day_count: 'ACT/365' }],
  [{ payment_rounding: 'up' }],
  [{ late_payment: 'due_date' }],
  [{ default_rate_millipercent: 4_000 }],
  [{ callable: 'on_demand' }],
  [{ taken_over: { date: '2026-01-01', balance: 1_500_000 } }],
  [{ own_home: true }],
])('terms that change a figure apply from the first day: %j %j', (rest, top = {}) =>
  expect(holdsFromFirstDay(loan, draftOf(rest, top))).toBe(true),
);

test.each([
  [{}],
  [{ purpose: 'Een keuken' }],
  [{ account_iban: 'NL91ABNA0417164300' }],
  [{ insurance: 'death' }],
  [{ security: 'pledge', security_text: 'De auto' }],
  [{ call_events: ['seizure'] }],
])('words and other clauses change no figure: %j', (rest) =>
  expect(holdsFromFirstDay(loan, draftOf(rest, {}))).toBe(false),
);

test('a choice missing in an older contract is the plain one: that is no change', () => {
  const { start_date, first_payment_date, rate_millipercent, term_months } = loan.contract;
  const old = { start_date, first_payment_date, rate_millipercent, term_months };
  expect(holdsFromFirstDay({ ...loan, contract: { ...loan.contract, ...PLAIN_LOAN_CLAUSES } }, draftOf(old, {}))).toBe(
    false,
  );
});
