import type { LoanContract } from '../../domain/wire/contract.ts';
import type { LoanEvent } from '../../domain/wire/event.ts';
import type { AgreementInput } from './agreementInput.ts';

/** Everything an addendum says; plain data, so that it can cross to a worker thread. */
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
  /** Signed: an addendum belongs to an agreement that holds. */
  contract: LoanContract;
  /** Everything that was recorded of the loan, oldest record first. */
  events: readonly LoanEvent[];
  /** Hashid of the change it lays down: one of those, and it counts. */
  event: string;
  /** It takes that change back, instead of laying it down: in the words of whoever proposes it, which may be empty. */
  undone?: { note: string };
}
