import type { ContractType } from '../../domain/contracts/types.ts';
import type { LoanEvent } from '../../domain/wire/event.ts';
import type { PaperEvent } from '../../domain/wire/paperEvent.ts';

/** A record of a contract: of a loan, or of a gift on paper. */
export type StoredEvent = LoanEvent | PaperEvent;

/** The records of a contract, oldest first: one of the two lists is empty. */
export interface Records {
  /** Of a loan. */
  events: LoanEvent[];
  /** Of a gift on paper. */
  paperEvents: PaperEvent[];
}

/** What was recorded of a contract of this type: it passed the rules of its kind when it was (actions/events). */
export function recordsOf(type: ContractType, stored: readonly StoredEvent[] = []): Records {
  return type === 'GiftContract'
    ? { events: [], paperEvents: stored as PaperEvent[] }
    : { events: stored as LoanEvent[], paperEvents: [] };
}

/** Everything that was recorded of a contract, whatever it is. */
export const allRecords = ({ events, paperEvents }: Records): StoredEvent[] => [...events, ...paperEvents];
