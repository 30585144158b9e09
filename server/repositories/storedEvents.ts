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

/** The records of a contract of this type: they passed the rules of their kind when recorded (actions/events). */
export function recordsOf(type: ContractType, stored: readonly StoredEvent[] = []): Records {
  return type === 'GiftContract'
    ? { events: [], paperEvents: stored as PaperEvent[] }
    : { events: stored as LoanEvent[], paperEvents: [] };
}

/** All records of a contract of any type. */
export const allRecords = ({ events, paperEvents }: Records): StoredEvent[] => [...events, ...paperEvents];
