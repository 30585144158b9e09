import type { LoanRole } from '../loans/loanRole.ts';
import type { LoanDetail } from '../wire/contract.ts';
import type { BankLoan } from './matchTypes.ts';

/** Who is at the other end of the payments of a loan, for whoever brings their bank's file. */
export const othersOf = ({ parties }: LoanDetail, role: LoanRole) => (role === 'borrower' ? parties.from : parties.to);

/**
 * A loan as the lines of its reader's bank are held against it; null for who only reads along.
 * @param kept the accounts that they chose to keep
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
