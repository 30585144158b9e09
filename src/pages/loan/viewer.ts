import { sideOf, type Side } from '../../../domain/contracts/sides.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';

/** The side of who is logged in: words and signs follow it. */
export function useSide(contract: Contract): Side {
  return sideOf(contract.parties, useAppSelector(selectCurrentUser)?.hashid);
}

/**
 * What the reader may do with the records of a loan, as the server decides it (docs/roles.md): the lender keeps them, and the
 * parent who manages the family; as its borrower only while no lender has a login.
 */
export function useLoanRole(loan: Contract): 'keeper' | 'borrower' | 'reader' {
  const me = useAppSelector(selectCurrentUser);
  const side = sideOf(loan.parties, me?.hashid);
  if (side === 'from') return 'keeper';
  const parent = me?.family_role === 'parent';
  if (side === 'none') return parent ? 'keeper' : 'reader';
  const people = me === null ? [] : [...me.children, ...me.others, ...(me.partner === null ? [] : [me.partner])];
  const lenderCanLogIn = people.some(({ hashid, signed, blocked, passed_away }) => signed && !blocked && !passed_away && loan.parties.from.some((party) => party.hashid === hashid));
  return parent && !lenderCanLogIn ? 'keeper' : 'borrower';
}
