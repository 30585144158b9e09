import type { GiftClauses, LoanClauses } from '../../wire/clauses.ts';
import { GIFT_CLAUSES, LOAN_CLAUSES } from './catalogue.ts';
import { plainOf } from './clause.ts';

/** The clauses of a gift if nobody chose: the plain choice, and the rule for contracts from before these choices. */
export const PLAIN_GIFT_CLAUSES: GiftClauses = plainOf(GIFT_CLAUSES);

/** The same for a loan. */
export const PLAIN_LOAN_CLAUSES: LoanClauses = plainOf(LOAN_CLAUSES);
