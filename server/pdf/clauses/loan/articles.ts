import { changesClause, lawClause } from '../shared/closing.ts';
import { calculationClause } from './calculation.ts';
import { callingClause, lenderDiesClause } from './calling.ts';
import { allocationClause, extraRepaymentClause, hardshipClause, latePaymentClause } from './payments.ts';
import type { LoanClause } from './facts.ts';
import { interestClause } from './interest.ts';
import { principalClause, purposeClause } from './principal.ts';
import {
  forgivenClause,
  insuranceClause,
  noGiftClause,
  securityClause,
  subordinationClause,
  transferClause,
} from './protection.ts';
import { repaymentClause } from './repayment.ts';
import { taxClause } from './tax.ts';

/**
 * The articles of a loan, in the order of the document: the twenty subjects of docs/domain.md 4.2 (the parties and the
 * signatures are sections of their own). An optional one is left out unless the family chose it.
 */
export const loanArticles: readonly LoanClause[] = [
  principalClause,
  purposeClause,
  interestClause,
  repaymentClause,
  calculationClause,
  extraRepaymentClause,
  allocationClause,
  latePaymentClause,
  hardshipClause,
  callingClause,
  lenderDiesClause,
  securityClause,
  subordinationClause,
  insuranceClause,
  transferClause,
  noGiftClause,
  forgivenClause,
  taxClause,
  changesClause,
  lawClause,
];
