import { recordBySystem } from '../../audit/auditEntry.ts';
import type { Queryable } from '../../db/database.ts';
import { closeFeedsOf, CLOSED_WITH_SESSIONS } from '../../repositories/calendarFeeds.ts';

/** Closes the calendars of a login that its owner takes back: nobody may go on reading along (docs/decisions/0011, 0021). */
export async function closeWithSessions(tx: Queryable, sub: string): Promise<void> {
  for (const owner of await closeFeedsOf(tx, sub))
    await recordBySystem(tx, {
      action: CLOSED_WITH_SESSIONS,
      entity: 'calendar',
      hashid: null,
      by: { ...owner, sub },
    });
}
