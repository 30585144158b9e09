import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { PaperEvent } from '../../../domain/wire/paperEvent.ts';
import type { Party } from '../../../domain/wire/party.ts';

/** What one person answered to a record. */
interface Answered {
  by: Party;
  /** An instant. */
  at: string;
  yes: boolean;
}

/** Everybody's answer to a record, the last one last: who confirmed it for themselves stands there once. */
export function answersOf({
  status,
  answered_by,
  answered_at,
  confirmations = [],
}: Pick<LoanEvent | PaperEvent, 'status' | 'answered_by' | 'answered_at' | 'confirmations'>): Answered[] {
  const said = confirmations.map(({ by, at }) => ({ by, at, yes: true }));
  if (answered_by === null || answered_at === null) return said;
  const last = { by: answered_by, at: answered_at, yes: status === 'confirmed' };
  return [...said.filter(({ by }) => by.hashid !== answered_by.hashid), last];
}
