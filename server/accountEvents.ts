import type { AccountEvents } from './accounts.ts';
import { closeLinksWithSessions } from './actions/adviserLinks/settle.ts';
import { closeWithSessions } from './actions/calendar/closeWithSessions.ts';
import { contestAll } from './actions/contested/contest.ts';
import { systemActor } from './actor.ts';
import type { Env } from './env/settings.ts';
import { setErasureAsked } from './repositories/erasure.ts';
import { usersBySub } from './repositories/users.ts';

/** The consequences in the rest of the product of events in an account. */
export const accountEvents = (env: Pick<Env, 'publicUrl'>): AccountEvents => ({
  /** The lasting ways in, besides the sessions: they end together. */
  async sessionsEnded(tx, sub) {
    await closeWithSessions(tx, sub);
    await closeLinksWithSessions(tx, sub);
  },

  /**
   * An owner who lost their account asks for no erasure, and did nothing by a way in that they do not know (docs/decisions/0021).
   */
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
