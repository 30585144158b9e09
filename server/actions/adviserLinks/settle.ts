import type { Visitor } from '../../actor.ts';
import { recordBySystem } from '../../audit/auditEntry.ts';
import type { Queryable } from '../../db/database.ts';
import { closeLink, closeLinksOf, type AdviserLinkRow, giverOf, openLinks } from '../../repositories/adviserLinks.ts';
import { visibleHashids } from '../../repositories/contracts.ts';
import type { OfFamily } from '../../repositories/family.ts';

/** Closes a link by itself, and says so in the log of who gave it. */
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

/** Whether who gave a link may still see all of it; a link shows nothing that its giver does not see. */
export async function mayStillGive(tx: Queryable, link: AdviserLinkRow): Promise<boolean> {
  const giver = await giverOf(tx, link);
  if (!giver) return false;
  return (await visibleHashids(tx, giver, link.contracts)).size === link.contracts.length;
}

/**
 * Closes for good the links of whoever lost a right: they died, were blocked, or manage no longer. For whatever changes a person; a
 * link does not come back with what it ended by.
 */
export async function settleLinks(
  tx: Queryable,
  { caller, now }: Pick<Visitor, 'now'> & { caller: OfFamily },
): Promise<void> {
  for (const link of await openLinks(tx, caller, now))
    if (!(await mayStillGive(tx, link))) await closeByItself(tx, link, now);
}

/** Closes the links of a login that its owner takes back: nobody must be left who reads along. */
export async function closeLinksWithSessions(tx: Queryable, sub: string): Promise<void> {
  for (const link of await closeLinksOf(tx, sub)) await recordClosed(tx, link);
}
