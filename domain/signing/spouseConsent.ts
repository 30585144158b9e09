import { isLoan } from '../contracts/isLoan.ts';
import { type KnownCouples, spouseOf } from '../relations/outsideSpouse.ts';
import type { PartySide } from '../wire/choices/party.ts';
import type { Contract } from '../wire/contract.ts';

interface Person {
  id: number;
  passed_away: boolean;
}

/** A consent that a contract asks (BW 1:88). */
export interface SpouseConsent<Party, Someone> {
  /** The party for whom it is asked. */
  of: Party;
  /** Who gives it; null where the family knows no spouse of theirs. */
  spouse: Someone | null;
}

/**
 * Whose consent a contract asks of somebody who is no party, in the order of the parties (BW 1:88, 1:89; docs/decisions/0105). A gift asks it of the known
 * spouse of each giver, unless the family says in the agreement that it is not needed: the law exempts what is usual and names no
 * amount. Where the agreement says that a spouse signs it is asked also of one who is not known. A spouse who is a party signs as that.
 */
export function consentsAsked<Party extends Person & { side: PartySide }, Someone extends Person>(
  contract: Contract,
  parties: readonly Party[],
  known: KnownCouples<Someone>,
): SpouseConsent<Party, Someone>[] {
  const asks = asking(contract);
  return parties.flatMap((of): SpouseConsent<Party, Someone>[] => {
    const spouse = spouseOf(of.id, known);
    if (spouse) return asks[of.side] === 'no' || parties.some(({ id }) => id === spouse.id) ? [] : [{ of, spouse }];
    return asks[of.side] === 'signs' ? [{ of, spouse: null }] : [];
  });
}

type Asking = 'no' | 'of who is known' | 'signs';

function asking(contract: Contract): Record<PartySide, Asking> {
  if (isLoan(contract)) {
    const { spouse_consent, borrower_spouse } = contract.contract;
    return { from: spouse_consent ? 'signs' : 'no', to: borrower_spouse ? 'signs' : 'no' };
  }
  const { giver_spouse } = contract.contract;
  const giver = { not_needed: 'no', if_needed: 'of who is known', signs: 'signs' } as const;
  return { from: giver[giver_spouse], to: 'no' };
}
