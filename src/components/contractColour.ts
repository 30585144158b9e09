import type { ContractType } from '../../domain/contracts/types.ts';

const NAMES: Record<ContractType, string> = {
  GiftContract: 'gift',
  AnnuityLoanContract: 'annuity',
  LinearLoanContract: 'linear',
  RepaymentFreeLoanContract: 'repaymentFree',
};

/** The colour of a type of contract, for marks, bars and lines; never the only signal (docs/screens.md 6.1). */
export function contractColour(type: ContractType): string {
  return `var(--mui-palette-contract-${NAMES[type]})`;
}
