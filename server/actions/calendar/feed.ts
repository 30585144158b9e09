import type { CalendarFeed, CalendarState, NewCalendar } from '../../../domain/wire/calendar.ts';
import type { Actor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import { openMemberships } from '../../callerQuery.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import {
  closedWithSessions,
  closeFeed,
  type FeedRow,
  findFeed,
  replaceFeed,
} from '../../repositories/calendarFeeds.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { notifyHolder } from '../security/notifyHolder.ts';

const present = (feed: FeedRow): CalendarFeed => ({
  created_at: feed.created_at.toISOString(),
  read_at: feed.read_at?.toISOString() ?? null,
  amounts: feed.amounts,
});

/** The caller's own feed; without one, when it was closed with their sessions, if it was. */
export async function feedState(db: Queryable, { caller }: Actor): Promise<CalendarState> {
  const feed = await findFeed(db, caller);
  const closed = feed ? null : await closedWithSessions(db, caller);
  return { feed: feed ? present(feed) : null, closed_at: closed?.toISOString() ?? null };
}

/** The family a feed is about, and its title: it names the family, for anyone who has several. */
export async function feedFamily(db: Queryable, { sub, familyId }: Caller): Promise<{ family: string; name: string }> {
  const all = await openMemberships(db, sub);
  const own = all.find((one) => one.familyId === familyId);
  if (!own) throw new Error('The reader of the feed is not in their family.');
  return { family: own.family, name: all.length > 1 ? `Onderling: familie ${own.familyName}` : 'Onderling' };
}

/** A new secret address for the caller; the previous one stops working. Throws U401 for a session that has ended. */
export async function makeFeed(
  tx: Tx,
  actor: Actor,
  services: Services,
  { amounts }: { amounts: boolean },
): Promise<NewCalendar> {
  const { caller, now } = actor;
  await requireActiveSession(tx, actor, services);
  const token = newSecretToken();
  const feed = await replaceFeed(tx, caller, { tokenHash: hashSecretToken(token), amounts, now });
  await actor.record(tx, { action: 'add', entity: 'calendar', hashid: caller.hashid, after: { amounts } });
  await notifyHolder(tx, actor, services, 'calendar');
  return { feed: present(feed), url: `${services.env.publicUrl}/api/v1/calendar/${token}.ics` };
}

/** Closes the caller's feed, where there is one. */
export async function endFeed(tx: Tx, actor: Actor): Promise<CalendarState> {
  if (await closeFeed(tx, actor.caller))
    await actor.record(tx, { action: 'end', entity: 'calendar', hashid: actor.caller.hashid });
  return { feed: null, closed_at: null };
}
