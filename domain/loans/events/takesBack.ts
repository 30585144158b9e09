import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import type { LoanRole } from '../loanRole.ts';
import { isFact } from './catalogue.ts';

/** What who keeps the records is told who would take back what somebody else reported. */
export const ANSWER_IT = 'Dit is alleen gemeld. Bevestig dat het binnen is, of wijs het af.';

/**
 * Whether somebody takes a record back by themselves (docs/roles.md), of a loan or of a gift on paper. What was only reported, who
 * reported it: who keeps the records answers it, so that who reported hears what became of it. A fact that counts, either side.
 * @param me the hashid of whoever asks
 */
export const takesBack = (
  { kind, status, recorded_by }: Pick<LoanEvent | PaperEvent, 'kind' | 'status' | 'recorded_by'>,
  role: LoanRole,
  me: string | undefined,
): boolean =>
  status === 'reported'
    ? role !== 'reader' && recorded_by.hashid === me
    : role === 'keeper' || (role === 'borrower' && isFact(kind));
