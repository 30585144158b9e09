import { Type, type Static } from 'typebox';
import { Instant, orNull } from './basics.ts';

/**
 * The terms of somebody's loans in their own calendar (docs/decisions/0011). 'signedIn', and about the caller alone.
 *
 * - `GET /calendar` → CalendarState.
 * - `POST /calendar` CalendarForm → NewCalendar. The previous address stops working. R429 after 10 in an hour.
 * - `DELETE /calendar` → CalendarState, without a feed. Closing a closed one is no failure.
 * - `GET /calendar/{token}.ics` → text/calendar, public: the signed loans the person is a party to, from today on, two years
 *   ahead. N404 for a token that does not work (any more), and for a person who can no longer log in; 304 if the calendar is up
 *   to date.
 * - `GET /contract/calendar?hashid=` → text/calendar: the coming terms of one loan, once. N404; V422 for a gift; C409 for a loan
 *   that was never signed.
 */

/** A working address. It is shown only once: NewCalendar. */
const CalendarFeed = Type.Object({
  created_at: Instant,
  /** When a calendar last fetched it, to the hour; null if none did. */
  read_at: orNull(Instant),
  /** False: days and names, but no amounts. */
  amounts: Type.Boolean(),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

export const CalendarState = Type.Object({
  feed: orNull(CalendarFeed),
  /** When the last address was closed because the password changed or the sessions ended; null if it was not. */
  closed_at: orNull(Instant),
});
export type CalendarState = Static<typeof CalendarState>;

export const CalendarForm = Type.Object({ amounts: Type.Boolean() }, { additionalProperties: false });
export type CalendarForm = Static<typeof CalendarForm>;

export const NewCalendar = Type.Object({
  feed: CalendarFeed,
  /** The address, with its secret. It can't be requested again. */
  url: Type.String(),
});
export type NewCalendar = Static<typeof NewCalendar>;

/** `<token>.ics`; anything else is not found, like a token that does not work. */
export const CalendarParams = Type.Object({ file: Type.String({ maxLength: 200 }) });
