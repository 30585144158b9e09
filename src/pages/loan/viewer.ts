import { useMemo } from 'react';
import { sideOf, type Side } from '../../../domain/contracts/sides.ts';
import { type LoanRole, loanRole } from '../../../domain/loans/loanRole.ts';
import { canLogIn, hasLogin } from '../../../domain/relations/canLogIn.ts';
import { type ArePartners, partnersAmong } from '../../../domain/relations/incomePartners.ts';
import { deathsAmong } from '../../../domain/statements/deaths.ts';
import { paperRole } from '../../../domain/paperGifts/paperRole.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';

/** The side of who is logged in: words and signs follow it. */
export function useSide(contract: Contract): Side {
  return sideOf(contract.parties, useAppSelector(selectCurrentUser)?.hashid);
}

/**
 * The acts that the reader may do on the records of a loan: the server decides by the same rule. What is archived is read
 * alone (docs/contract-life.md).
 */
export function useLoanRole(loan: Contract): LoanRole {
  const me = useAppSelector(selectCurrentUser);
  if (loan.archived_at !== undefined) return 'reader';
  return loanRole(
    sideOf(loan.parties, me?.hashid),
    me?.family_role === 'manager',
    relativesAmong(me, loan.parties.from),
  );
}

/** The same for the records of a gift on paper. */
export function usePaperRole(gift: Contract): LoanRole {
  const me = useAppSelector(selectCurrentUser);
  if (gift.archived_at !== undefined) return 'reader';
  return paperRole(
    sideOf(gift.parties, me?.hashid),
    me?.family_role === 'manager',
    relativesAmong(me, gift.parties.to),
  );
}

/**
 * Who is blocked while nobody else of this side can answer what was reported to it, for a reader who can let them in
 * again.
 */
export function useBlockedAnswer(parties: readonly Party[]): Relation[] {
  const me = useAppSelector(selectCurrentUser);
  const answering = relativesAmong(me, parties).filter(hasLogin);
  return me?.family_role === 'manager' && !answering.some(canLogIn) ? answering : [];
}

/** Who is whose partner for the income tax, as far as the reader knows. */
export function useIncomePartners(): ArePartners {
  const me = useAppSelector(selectCurrentUser);
  return useMemo(() => {
    const people = me === null ? [] : [me, ...me.children, ...me.others];
    const known = me === null || me.partner === null ? people : [...people, me.partner];
    return partnersAmong(
      people.flatMap(({ partners }) => partners),
      deathsAmong(known),
    );
  }, [me]);
}

/** Finds the relatives of the reader that are a party, with what the reader knows of them. */
function relativesAmong(me: CurrentUser | null, parties: readonly Party[]) {
  const relatives = me === null ? [] : [...me.children, ...me.others, ...(me.partner === null ? [] : [me.partner])];
  return relatives.filter(({ hashid }) => parties.some((party) => party.hashid === hashid));
}
