import { aLoan } from '../../../store/test/family.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';
import { fromContract, toDraft } from './wizardValues.ts';

/** The choice that is sent after a first day was filled in. */
const sent = (first: string, ticked: boolean) => {
  const values = fromContract(aLoan('een', '2026-01-05', 100_000), '2026-01-05', null);
  const contract = { ...values.contract, first_payment_date: first, on_last_day: ticked };
  return (toDraft({ ...values, contract }).contract as LoanTerms).on_last_day;
};

test('R-5.2 a tick for the last day of the month goes with a first term on one, and with no other', () => {
  expect(sent('2027-02-28', true)).toBe(true);
  expect(sent('2027-02-28', false)).toBe(false);
  expect(sent('2027-02-27', true)).toBe(false);
  expect(sent('2027-03-31', true)).toBe(false);
});
