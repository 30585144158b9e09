import type { LoanEvent } from '../../wire/event.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import type { LoanRole } from '../loanRole.ts';
import { isFact } from './catalogue.ts';

/** The message for a record keeper who wants to take back somebody else's report. */
export const ANSWER_IT = 'Dit is alleen gemeld. Bevestig dat het binnen is, of wijs het af.';

/**
 * Whether somebody can take a record back alone (docs/roles.md), in a loan or a gift on paper. A report can be taken back only by
 * its reporter: the keeper of the records answers it, so that the reporter hears the outcome. A fact that counts, by either side.
 * @param me the hashid of the person asking
 */
export const takesBack = (
  { kind, status, recorded_by }: Pick<LoanEvent | PaperEvent, 'kind' | 'status' | 'recorded_by'>,
  role: LoanRole,
  me: string | undefined,
): boolean =>
  status === 'reported'
    ? role !== 'reader' && recorded_by.hashid === me
    : role === 'keeper' || (role === 'borrower' && isFact(kind));
