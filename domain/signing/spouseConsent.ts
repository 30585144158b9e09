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

/** A consent that a contract requires (BW 1:88). */
export interface SpouseConsent<Party, Someone> {
  /** The party for whom it is required. */
  of: Party;
  /** The consenting spouse; null if the family knows no spouse of theirs. */
  spouse: Someone | null;
}

/**
 * The consents that a contract requires from people who are not parties, in the order of the parties (BW 1:88, 1:89;
 * docs/decisions/0014). A gift requires the known spouse of each giver, unless the family says in the agreement that it is not
 * needed: the law exempts usual gifts and gives no amount. If the agreement says that a spouse signs, an unknown one is asked
 * too. A spouse who is a party signs as a party.
 */
export function consentsAsked<Party extends Person & { side: PartySide }, Someone extends Person>(
  contract: Contract,
  parties: readonly Party[],
  known: KnownCouples<Someone>,
): SpouseConsent<Party, Someone>[] {
  return consentsWhere(asking(contract), parties, known);
}

/**
 * The same for a change of the agreement. Giving something up is a separate gift: the forgiven principal, and the interest of a
 * rate lowered below what others ask; the consent from the time of lending does not cover it. Other terms require what the new
 * agreement does. Taking something back gives nothing up, except for a raised rate: that lowers it.
 * @param today the date in the Netherlands
 */
export function consentsToChange<Party extends Person & { side: PartySide }, Someone extends Person>(
  contract: ContractDetail,
  content: ProposalContent,
  { parties, known, today }: { parties: readonly Party[]; known: KnownCouples<Someone>; today: IsoDate },
): SpouseConsent<Party, Someone>[] {
  if (content.kind === 'terms') return consentsAsked(contractAfter(contract, content), parties, known);
  return givesUp(contract, content, today) ? consentsWhere({ from: 'if known', to: 'no' }, parties, known) : [];
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

type Asking = 'no' | 'if known' | 'signs';

function asking(contract: Contract): Record<PartySide, Asking> {
  if (isLoan(contract)) {
    const { spouse_consent, borrower_spouse } = contract.contract;
    return { from: spouse_consent ? 'signs' : 'no', to: borrower_spouse ? 'signs' : 'no' };
  }
  const { giver_spouse } = contract.contract;
  const giver = { not_needed: 'no', if_needed: 'if known', signs: 'signs' } as const;
  return { from: giver[giver_spouse], to: 'no' };
}
