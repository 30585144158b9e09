import type { CALL_EVENTS } from '../../wire/choices/clauses.ts';

type CallEvent = (typeof CALL_EVENTS)[number];

/** The cases for calling a loan that apply to it: without an own home there is none to sell. */
export function possibleCallEvents<Event extends CallEvent>(events: readonly Event[], ownHome: boolean): Event[] {
  return events.filter((event) => event !== 'home_sold' || ownHome);
}
