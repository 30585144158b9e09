/**
 * The terms of somebody's loans in their own calendar (docs/decisions/0025). 'signedIn', and about the caller alone.
 *
 * - `GET /calendar` → CalendarState.
 * - `POST /calendar` CalendarForm → NewCalendar. The address before it stops working. R429 after 10 in an hour.
 * - `DELETE /calendar` → CalendarState, without a feed. Closing what is closed already is no failure.
 * - `GET /calendar/{token}.ics` → text/calendar, public: the signed loans the person is a party to, from today on, two
 * years
 *   ahead. N404 for a token that does not work (any more), and for who can't log in any more; 304 for what the calendar
 * has already.
 * - `GET /contract/calendar?hashid=` → text/calendar: the coming terms of one loan, once. N404; V422 for a gift; C409
 * for what was
 *   never signed.
 */
export interface CalendarState {
  feed: CalendarFeed | null;
  /**
   * When the last address was closed because the password changed or the sessions ended; null when it was not. An
   * instant, ISO 8601.
   */
  closed_at: string | null;
}

/** An address that works. What it is, is told once: NewCalendar. */
export interface CalendarFeed {
  /** An instant, ISO 8601. */
  created_at: string;
  /** When a calendar last asked, to the hour; null while none did. */
  read_at: string | null;
  /** False: days and names, but no amounts. */
  amounts: boolean;
}

export interface CalendarForm {
  amounts: boolean;
}

export interface NewCalendar {
  feed: CalendarFeed;
  /** The address, with its secret. It can't be asked again. */
  url: string;
}
