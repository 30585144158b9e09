import type { Visitor } from '../../actor.ts';
import { recordBySystem } from '../../audit/auditEntry.ts';
import type { Queryable } from '../../db/database.ts';
import { closeLink, closeLinksOf, type AdviserLinkRow, giverOf, openLinks } from '../../repositories/adviserLinks.ts';
import { visibleHashids } from '../../repositories/contracts.ts';
import type { OfFamily } from '../../repositories/family.ts';

/** Closes a link automatically, and says so in the giver's log. */
export async function closeByItself(tx: Queryable, link: AdviserLinkRow, now: Date): Promise<void> {
  await closeLink(tx, link, now);
  await recordClosed(tx, link);
}

const recordClosed = (tx: Queryable, { hashid, family_id, user_id }: AdviserLinkRow) =>
  recordBySystem(tx, {
    action: 'close',
    entity: 'adviser_link',
    hashid,
    by: { familyId: family_id, userId: user_id, sub: null },
  });

/** Whether the giver of a link may still see all of it; a link shows nothing that its giver can't see. */
export async function mayStillGive(tx: Queryable, link: AdviserLinkRow): Promise<boolean> {
  const giver = await giverOf(tx, link);
  if (!giver) return false;
  return (await visibleHashids(tx, giver, link.contracts)).size === link.contracts.length;
}

/**
 * Closes for good the links of a person who lost a right: they died, were blocked, or no longer manage. Call it after any change
 * to a person; a link stays closed even if that change is reversed.
 */
export async function settleLinks(
  tx: Queryable,
  { caller, now }: Pick<Visitor, 'now'> & { caller: OfFamily },
): Promise<void> {
  for (const link of await openLinks(tx, caller, now))
    if (!(await mayStillGive(tx, link))) await closeByItself(tx, link, now);
}

/** Closes the links of a login that its owner takes back: nobody may go on reading along. */
export async function closeLinksWithSessions(tx: Queryable, sub: string): Promise<void> {
  for (const link of await closeLinksOf(tx, sub)) await recordClosed(tx, link);
}
