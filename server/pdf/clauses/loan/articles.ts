import { changesClause, lawClause } from '../shared/closing.ts';
import { calculationClause } from './calculation.ts';
import { callingClause, lenderDiesClause } from './calling.ts';
import { allocationClause, extraRepaymentClause, latePaymentClause } from './payments.ts';
import type { LoanClause } from './facts.ts';
import { interestClause } from './interest.ts';
import { principalClause, purposeClause } from './principal.ts';
import { noGiftClause, securityClause } from './protection.ts';
import { repaymentClause } from './repayment.ts';
import { taxClause } from './tax.ts';

/** The articles of a loan, in the order of the paper (domain.md 4.2). */
export const loanArticles: readonly LoanClause[] = [
  principalClause,
  purposeClause,
  interestClause,
  repaymentClause,
  calculationClause,
  extraRepaymentClause,
  allocationClause,
  latePaymentClause,
  callingClause,
  lenderDiesClause,
  securityClause,
  noGiftClause,
  taxClause,
  changesClause,
  lawClause,
];
