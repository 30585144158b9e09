import type { LoanRole } from '../loans/loanRole.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { BankLoan } from './matchTypes.ts';

/** The other party in the payments of a loan, seen from the person who brings their bank's file. */
export const othersOf = ({ parties }: LoanDetail, role: LoanRole) => (role === 'borrower' ? parties.from : parties.to);

/**
 * A loan as it is matched with the lines of the reader's bank; null for a reader who is not a
 * party.
 * @param kept the accounts they chose to keep
 */
export function bankLoanOf(loan: LoanDetail, kept: readonly { person: string; iban: string }[]): BankLoan | null {
  const role = loan.book?.role ?? 'reader';
  if (role === 'reader') return null;
  const others = othersOf(loan, role);
  const { hashid, type, total, contract, events } = loan;
  return {
    hashid,
    type,
    total,
    contract,
    events,
    side: role === 'keeper' ? 'in' : 'out',
    others,
    ibans: kept.filter(({ person }) => others.some((one) => one.hashid === person)).map(({ iban }) => iban),
    taken: new Set(),
  };
}
