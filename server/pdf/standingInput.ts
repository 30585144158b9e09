import type { AddendumInput } from './addendumInput.ts';

/** The content of a loan's standing on a day; plain data, so that it can be sent to a worker thread. */
export interface StandingInput extends Omit<AddendumInput, 'event' | 'checkAt' | 'changedOn' | 'couples' | 'boxes'> {
  /** A day that checkStandingDate allows. */
  date: string;
}
