/** The form of repayment: the same amount each term, the same repayment each term, or all of it at the end. */
export const LOAN_TYPES = ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const;

/** The four kinds of contract. The type's name tells a gift from a loan. */
export const CONTRACT_TYPES = ['GiftContract', ...LOAN_TYPES] as const;

export type ContractType = (typeof CONTRACT_TYPES)[number];
export type LoanType = (typeof LOAN_TYPES)[number];

/** Whether a type names a loan; otherwise it is a gift. */
export function isLoanType(type: ContractType): type is LoanType {
  return type.endsWith('LoanContract');
}
