import type { AccountEvents } from './accounts.ts';
import { contestAll } from './actions/contested/contest.ts';
import { systemActor } from './actor.ts';
import { recordBySystem } from './audit/auditEntry.ts';
import type { Env } from './env/settings.ts';
import { closeFeedsOf, CLOSED_WITH_SESSIONS } from './repositories/calendarFeeds.ts';
import { setErasureAsked } from './repositories/erasure.ts';
import { usersBySub } from './repositories/users.ts';

/** What follows in the rest of the product from what happens to an account. */
export const accountEvents = (env: Pick<Env, 'publicUrl'>): AccountEvents => ({
  /**
   * The ways in that last, beside the sessions: they end together. Who takes an account back from somebody else must not
   * leave them a calendar that reads along (docs/decisions/0025, 0032).
   */
  async sessionsEnded(tx, sub) {
    for (const owner of await closeFeedsOf(tx, sub))
      await recordBySystem(tx, {
        action: CLOSED_WITH_SESSIONS,
        entity: 'calendar',
        hashid: null,
        by: { ...owner, sub },
      });
  },

  /** Whoever lost their account asks no erasure, and did nothing by a way in that they do not know (docs/decisions/0095). */
  async passwordReset(tx, accounts, { sub, since, now }) {
    for (const { id } of await usersBySub(tx, sub)) await setErasureAsked(tx, { userId: id }, null);
    if (since !== null)
      await contestAll(
        tx,
        systemActor(() => now.getTime()),
        { accounts, env },
        { sub, since },
      );
  },
});
