/** The four kinds of contract. The type's name tells a gift from a loan. */
export const CONTRACT_TYPES = [
  'GiftContract',
  'AnnuityLoanContract',
  'LinearLoanContract',
  'RepaymentFreeLoanContract',
] as const;

export type ContractType = (typeof CONTRACT_TYPES)[number];
export type LoanType = Exclude<ContractType, 'GiftContract'>;

/** Whether a type names a loan; otherwise it is a gift. */
export function isLoanType(type: ContractType): type is LoanType {
  return type.endsWith('LoanContract');
}
