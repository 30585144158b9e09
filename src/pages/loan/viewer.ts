import { sideOf, type Side } from '../../../domain/contracts/sides.ts';
import { type LoanRole, loanRole } from '../../../domain/loans/loanRole.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';

/** The side of who is logged in: words and signs follow it. */
export function useSide(contract: Contract): Side {
  return sideOf(contract.parties, useAppSelector(selectCurrentUser)?.hashid);
}

/** What the reader may do with the records of a loan: the server decides by the same rule. */
export function useLoanRole(loan: Contract): LoanRole {
  const me = useAppSelector(selectCurrentUser);
  const people = me === null ? [] : [...me.children, ...me.others, ...(me.partner === null ? [] : [me.partner])];
  const lenders = people.filter(({ hashid }) => loan.parties.from.some((party) => party.hashid === hashid));
  return loanRole(sideOf(loan.parties, me?.hashid), me?.family_role === 'parent', lenders);
}
