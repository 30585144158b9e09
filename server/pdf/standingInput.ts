import type { AddendumInput } from './addendumInput.ts';

/** Everything the standing of a loan on a day says; plain data, so that it can cross to a worker thread. */
export interface StandingInput extends Omit<AddendumInput, 'event' | 'checkAt' | 'changedOn' | 'couples' | 'boxes'> {
  /** One that checkStandingDate allows. */
  date: string;
}
