import type { MandateMatter } from '../../wire/choices/mandate.ts';
import type { GiftTermsGiven, LoanTermsGiven } from '../../wire/contract.ts';
import type { ProposalContent } from '../../wire/proposal.ts';

/** The current state of a contract, as far as it decides what a proposal changes. */
export interface Standing {
  /** In cents. */
  total: number;
  terms: GiftTermsGiven | LoanTermsGiven;
  events: readonly { hashid: string; kind: string }[];
}

/** Fields of other terms with a wider subject: the payee and the account, and the fate of a forgiven sum. */
const MORE: Partial<Record<keyof GiftTermsGiven | keyof LoanTermsGiven, MandateMatter>> = {
  paid_to_one: 'payments',
  account_iban: 'payments',
  exclusion_on_forgiven: 'forgiveness',
};

/** The debt from the first day, in cents: for a loan that was taken over, its balance of that day. */
export const owed = ({ total, terms }: Pick<Standing, 'total' | 'terms'>): number =>
  ('taken_over' in terms ? terms.taken_over?.balance : undefined) ?? total;

/** The matters that other terms require of a mandate: never an increase of a debt, nor a debt replacing a paid gift. */
function mattersOfTerms(now: Standing, then: Pick<Standing, 'total' | 'terms'>): MandateMatter[] | null {
  const more = [then.total - now.total, owed(then) - owed(now)];
  if (more.some((cents) => cents > 0)) return null;
  const fields = new Map<string, unknown>(Object.entries(now.terms));
  const changed = Object.entries(then.terms).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(fields.get(field)),
  );
  if (changed.some(([field]) => field === 'form')) return null;
  // A lower share of one of two raises the other's (docs/decisions/0013).
  const sharesOf = (terms: Standing['terms']) => ('borrower_shares' in terms ? (terms.borrower_shares ?? null) : null);
  if (JSON.stringify(sharesOf(now.terms)) !== JSON.stringify(sharesOf(then.terms))) return null;
  const beside: Readonly<Partial<Record<string, MandateMatter>>> = MORE;
  return [
    'terms',
    ...(more.some((cents) => cents < 0) ? (['forgiveness'] as const) : []),
    ...changed.flatMap(([field]) => beside[field] ?? []),
  ];
}

/**
 * All matters that a mandate has to name for an answer to a proposal: they follow from its changes (docs/decisions/0016). Null:
 * nobody answers it for another. The words at Profiel say the same (src/text/mandates.ts).
 */
export function mattersOf(content: ProposalContent, now: Standing): readonly MandateMatter[] | null {
  switch (content.kind) {
    case 'forgiveness':
      return ['forgiveness'];
    case 'rate_change':
    case 'new_terms':
    case 'pause':
      return ['terms'];
    case 'signing':
      return ['paper'];
    case 'archive':
    case 'restore':
      return ['archive'];
    case 'correction': {
      const undone = now.events.find(({ hashid }) => hashid === content.event);
      return [undone?.kind === 'forgiveness' ? 'forgiveness' : 'terms'];
    }
    case 'terms':
      return mattersOfTerms(now, { total: content.draft.total, terms: content.draft.contract });
  }
}
