import type { Side } from '../contracts/sides.ts';
import { type LoanRole, loanRole } from '../loans/loanRole.ts';
import type { LoginState } from '../relations/canLogIn.ts';

/** In a gift on paper the recipient is the one who is paid, as the lender is of a loan. */
const AS_OF_A_LOAN: Record<Side, Side> = { from: 'to', to: 'from', none: 'none' };

/**
 * The rights of a person on the records of a gift on paper: the recipient says what came in, the giver reports it
 * (docs/roles.md).
 */
export function paperRole(side: Side, manages: boolean, recipients: readonly LoginState[]): LoanRole {
  return loanRole(AS_OF_A_LOAN[side], manages, recipients);
}
