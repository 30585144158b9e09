import type { AccountEvents } from './accounts.ts';
import { recordBySystem } from './audit/auditEntry.ts';
import { closeFeedsOf, CLOSED_WITH_SESSIONS } from './repositories/calendarFeeds.ts';

/**
 * The ways in that last, beside the sessions: they end together. Who takes an account back from somebody else must not
 * leave them a calendar that reads along (docs/decisions/0025, 0032).
 */
export const accountEvents: AccountEvents = {
  async sessionsEnded(tx, sub) {
    for (const owner of await closeFeedsOf(tx, sub))
      await recordBySystem(tx, {
        action: CLOSED_WITH_SESSIONS,
        entity: 'calendar',
        hashid: null,
        by: { ...owner, sub },
      });
  },
};
