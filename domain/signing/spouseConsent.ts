import { contractAfter } from '../contracts/life/consequences.ts';
import { isLoan } from '../contracts/isLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { loweredBy, loweredByUndoing } from '../gifts/loweredRate.ts';
import { isAgreedRecord, setsRate } from '../loans/events/catalogue.ts';
import { draftEvent } from '../loans/events/draftEvent.ts';
import { type KnownCouples, spouseOf } from '../relations/outsideSpouse.ts';
import type { PartySide } from '../wire/choices/party.ts';
import type { Contract, ContractDetail } from '../wire/contract.ts';
import type { ProposalContent } from '../wire/proposal.ts';

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
 * Whose consent a contract asks of somebody who is no party, in the order of the parties (BW 1:88, 1:89; docs/decisions/0014). A gift asks it of the known
 * spouse of each giver, unless the family says in the agreement that it is not needed: the law exempts what is usual and names no
 * amount. Where the agreement says that a spouse signs it is asked also of one who is not known. A spouse who is a party signs as that.
 */
export function consentsAsked<Party extends Person & { side: PartySide }, Someone extends Person>(
  contract: Contract,
  parties: readonly Party[],
  known: KnownCouples<Someone>,
): SpouseConsent<Party, Someone>[] {
  return consentsWhere(asking(contract), parties, known);
}

/**
 * The same of a change of what was agreed. What is given up by it is a gift of its own: the principal that is forgiven, and the interest of
 * a rate that is lowered below what others ask; what was ticked when the money was lent says nothing of it. Other terms ask what the
 * agreement asks as it will read. Taking something back gives nothing up, but for a rate that was raised: that lowers it.
 * @param today the date in the Netherlands
 */
export function consentsToChange<Party extends Person & { side: PartySide }, Someone extends Person>(
  contract: ContractDetail,
  content: ProposalContent,
  { parties, known, today }: { parties: readonly Party[]; known: KnownCouples<Someone>; today: IsoDate },
): SpouseConsent<Party, Someone>[] {
  if (content.kind === 'terms') return consentsAsked(contractAfter(contract, content), parties, known);
  return givesUp(contract, content, today) ? consentsWhere({ from: 'of who is known', to: 'no' }, parties, known) : [];
}

function givesUp(contract: ContractDetail, content: ProposalContent, today: IsoDate): boolean {
  if (!isLoan(contract)) return false;
  if (content.kind === 'correction') return loweredByUndoing(contract, content.event, today) !== undefined;
  if (!isAgreedRecord(content)) return false;
  if (!setsRate(content)) return content.kind === 'forgiveness';
  const { hashid } = draftEvent(content);
  const after = { ...contract, events: [...contract.events, draftEvent(content)] };
  return loweredBy(after, hashid, today) !== undefined;
}

function consentsWhere<Party extends Person & { side: PartySide }, Someone extends Person>(
  asks: Record<PartySide, Asking>,
  parties: readonly Party[],
  known: KnownCouples<Someone>,
): SpouseConsent<Party, Someone>[] {
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
