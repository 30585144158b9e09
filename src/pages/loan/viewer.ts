import { useMemo } from 'react';
import { sideOf, type Side } from '../../../domain/contracts/sides.ts';
import type { LoanRole } from '../../../domain/loans/loanRole.ts';
import { hasLogin } from '../../../domain/relations/canLogIn.ts';
import { type ArePartners, partnersAmong } from '../../../domain/relations/incomePartners.ts';
import { deathsAmong } from '../../../domain/statements/deaths.ts';
import type { Contract, ContractDetail } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';

/** The side of the logged-in person: words and signs follow it. */
export function useSide(contract: Contract): Side {
  return sideOf(contract.parties, useAppSelector(selectCurrentUser)?.hashid);
}

/** The reader's role in the book of a contract, from the server; an archived one is read-only (docs/contract-life.md). */
export const roleIn = ({ book, archived_at }: ContractDetail): LoanRole =>
  archived_at === undefined ? (book?.role ?? 'reader') : 'reader';

/** The blocked people among these, who can't answer, for a reader who can let them in again. */
export function useBlockedAnswer(awaited: readonly Party[]): Relation[] {
  const me = useAppSelector(selectCurrentUser);
  if (me?.family_role !== 'manager') return [];
  return relativesAmong(me, awaited).filter((person) => hasLogin(person) && person.blocked);
}

/** The income tax partners, as far as the reader knows. */
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

/** Finds the reader's relatives that are a party, with what the reader knows about them. */
function relativesAmong(me: CurrentUser, parties: readonly Party[]) {
  const relatives = [...me.children, ...me.others, ...(me.partner === null ? [] : [me.partner])];
  return relatives.filter(({ hashid }) => parties.some((party) => party.hashid === hashid));
}
