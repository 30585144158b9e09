import { and, between, eq, lte } from 'drizzle-orm';
import type { LostFactor } from '../../server/accounts.ts';
import { accountLinks } from '../../server/db/accountSchema.ts';
import { LOST_FACTOR_VALID_MS, makeLink } from '../links.ts';

/** How long ago a due report can have been made: longer than any server is down. */
const LOOK_BACK_MS = 300 * 86_400_000;

const LOST = eq(accountLinks.purpose, 'lost_factor');
const of = (sub: string) => and(LOST, eq(accountLinks.account_id, sub));

/**
 * A second step reported lost, as a link of the account that is given to nobody: so the way back and the end of the
 * account take it along (docs/decisions/0022).
 */
export const lostFactor: LostFactor = {
  async since(tx, sub) {
    const [row] = await tx.select({ at: accountLinks.created_at }).from(accountLinks).where(of(sub));
    return row?.at ?? null;
  },

  async ask(tx, sub, now) {
    await makeLink(tx, { sub, purpose: 'lost_factor' }, now);
  },

  async found(tx, sub) {
    const gone = await tx.delete(accountLinks).where(of(sub)).returning({ at: accountLinks.created_at });
    return gone.length > 0;
  },

  async due(tx, until) {
    const last = until.getTime() + LOST_FACTOR_VALID_MS;
    const rows = await tx
      .select({ sub: accountLinks.account_id })
      .from(accountLinks)
      .where(and(LOST, between(accountLinks.expires_at, new Date(last - LOOK_BACK_MS), new Date(last))))
      .orderBy(accountLinks.created_at);
    return rows.map(({ sub }) => sub);
  },

  async take(tx, sub, until) {
    const taken = await tx
      .delete(accountLinks)
      .where(and(of(sub), lte(accountLinks.created_at, until)))
      .returning({ at: accountLinks.created_at });
    return taken.length > 0;
  },
};
