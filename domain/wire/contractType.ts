import { CONTRACT_TYPES } from '../contracts/types.ts';
import { oneOf } from './basics.ts';

const [, ...LOAN_TYPES] = CONTRACT_TYPES;
/** Every kind of contract except the gift. */
export const LoanType = oneOf(LOAN_TYPES);
