import type { LoanContract } from '../../domain/wire/contract.ts';
import type { LoanEvent } from '../../domain/wire/event.ts';
import type { AgreementInput } from './agreementInput.ts';

/** The content of an addendum; plain data, so that it can cross to a worker thread. */
export interface AddendumInput extends Pick<
  AgreementInput,
  | 'people'
  | 'couples'
  | 'madeOn'
  | 'checkAt'
  | 'changedOn'
  | 'signedHere'
  | 'spokenFor'
  | 'onPaper'
  | 'boxes'
  | 'consenting'
> {
  /** Signed: an addendum belongs to an agreement in force. */
  contract: LoanContract;
  /** All records of the loan, oldest first. */
  events: readonly LoanEvent[];
  /** Hashid of the change it lays down: one of those records, and it counts. */
  event: string;
  /** It takes that change back, instead of laying it down: in the proposer's words, which may be empty. */
  undone?: { note: string };
}
