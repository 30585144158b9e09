import { type ContractType, isLoanType } from '../../contracts/types.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanTerms } from '../../wire/contract.ts';
import type { LoanEvent, RepaymentOutcome } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import { formOn } from '../formOn.ts';
import type { Says } from '../bookPeople.ts';
import { type Burdened, burdenedBy, isFact } from './catalogue.ts';

type AnyEvent = LoanEvent | PaperEvent;

/**
 * The side that a record burdens: money received its receivers, costs its payers, and a counter-entry the opposite side of the
 * record it takes back. A fact of the payers' lives is theirs to record, and to take back.
 */
export function burdenOf(event: Pick<AnyEvent, 'kind'> & { corrects?: string }, events: readonly AnyEvent[]): Burdened {
  if (event.kind !== 'correction') return burdenedBy(event.kind);
  const taken = events.find(({ hashid }) => hashid === event.corrects);
  if (taken !== undefined && isFact(taken.kind)) return 'payers';
  return taken !== undefined && burdenOf(taken, events) === 'payers' ? 'receivers' : 'payers';
}

/** The agreed outcome of an extra repayment on a day; null if there is no choice, as it is no loan or repays at its end. */
export const agreedOutcome = (
  { type, total, terms, events }: { type: ContractType; total: number; terms: object; events: readonly LoanEvent[] },
  date: IsoDate,
): RepaymentOutcome | null => {
  if (!isLoanType(type)) return null;
  const contract = terms as LoanTerms;
  return formOn({ type, total, contract }, events, date) === 'RepaymentFreeLoanContract'
    ? null
    : contract.extra_repayment;
};

/**
 * The content of a record.
 * @param past it says that everything before it was paid too
 * @param agreed the agreed outcome of an extra repayment (agreedOutcome): another outcome is a
 * choice
 */
export function saysOf(
  event: Pick<AnyEvent, 'kind' | 'date'> & { corrects?: string; outcome?: string },
  events: readonly AnyEvent[],
  past = false,
  agreed: RepaymentOutcome | null = null,
): Says {
  const burdened = burdenOf(event, events);
  const receipt = burdened === 'receivers' && event.kind !== 'correction' ? { date: event.date, past } : null;
  const chooses = event.kind === 'extra_repayment' && agreed !== null && event.outcome !== agreed;
  return { burdened, receipt, chooses };
}

/** Whether somebody reported that everything before it was paid too. */
export const claimsPast = (event: AnyEvent): boolean =>
  ('past_paid' in event && event.past_paid) || (event.confirmations ?? []).some(({ past_paid }) => past_paid);
