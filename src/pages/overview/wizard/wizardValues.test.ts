import { addMonths } from '../../../../domain/dates/isoDate.ts';
import { lifetimeOf } from '../../../../domain/deduction/lifetime.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';
import { aLoan } from '../../../store/test/family.ts';
import { beganOn, fromContract, newContract, proposedFirstPayment, toDraft } from './wizardValues.ts';

const TODAY = '2026-11-23';
const ruleOf = (draft: ReturnType<typeof toDraft>) => (draft.contract as LoanTerms).late_payment;

test('R-8.5 a new loan has the late rule without a reminder; a saved one keeps the words it may be printed with', () => {
  expect(ruleOf(toDraft({ ...newContract(TODAY, null), type: 'AnnuityLoanContract' }))).toBe('due_date');
  const loan = aLoan('een', '2026-01-05', 100_000);
  for (const late_payment of ['reminder', 'due_date'] as const)
    for (const signed_date of [null, '2026-01-05']) {
      const saved = { ...loan, contract: { ...loan.contract, late_payment, signed_date } };
      expect(ruleOf(toDraft(fromContract(saved, TODAY, null), saved))).toBe(late_payment);
    }
});

test('R-5.5 a gift on paper is sent without a payment day, also when another form had asked for it', () => {
  const filledIn = newContract(TODAY, null);
  const of = (form: 'transfer' | 'paper') =>
    toDraft({ ...filledIn, type: 'GiftContract', contract: { ...filledIn.contract, form, gift_date: '2026-11-20' } })
      .contract;
  expect(of('transfer')).toHaveProperty('gift_date', '2026-11-20');
  expect(of('paper')).toHaveProperty('gift_date', null);
});

test('the terms proposed for an own home make exactly 360 months', () => {
  expect(proposedFirstPayment('2026-11-14', 1, true)).toBe('2026-12-14');
  expect(proposedFirstPayment('2026-11-14', 3, true)).toBe('2027-02-14');
  expect(proposedFirstPayment('2026-11-14', 1, false)).toBe('2027-01-01');
  const life = { start_date: '2026-11-14', replaces_since: null };
  const end = (first: string) => addMonths(first, 359);
  expect(lifetimeOf(life, end(proposedFirstPayment('2026-11-14', 1, true)))).toBe('within');
  expect(lifetimeOf(life, end(proposedFirstPayment('2026-11-14', 1, false)))).toBe('days');
});

test('an existing loan has no proposed start day, and filled-in values stay', () => {
  const blank = newContract('2026-06-15', null);
  const runs = { ...blank, ...beganOn('existing', blank, '2026-06-15') };
  expect([runs.origin, runs.contract.start_date, runs.contract.first_payment_date]).toEqual(['existing', '', '']);
  const restarted = { ...runs, ...beganOn('new', runs, '2026-06-15') };
  expect([restarted.origin, restarted.contract]).toEqual(['new', blank.contract]);
  const typed = { ...blank, contract: { ...blank.contract, start_date: '2016-03-01' } };
  expect(beganOn('existing', typed, '2026-06-15')).toEqual({ origin: 'existing' });
});
