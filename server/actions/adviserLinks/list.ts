import type { AdviserLinks } from '../../../domain/wire/adviserLink.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { openLinks } from '../../repositories/adviserLinks.ts';
import { visibleHashids } from '../../repositories/contracts.ts';
import { familyPeople } from '../../repositories/family.ts';

/** The open links that the caller gave, and those of others that include a contract the caller sees. */
export async function linksSeenBy(
  db: Queryable,
  { caller, now }: Pick<Actor, 'caller' | 'now'>,
): Promise<AdviserLinks> {
  const all = await openLinks(db, caller, now);
  const visible = await visibleHashids(
    db,
    caller,
    all.flatMap(({ contracts }) => contracts),
  );
  const people = await familyPeople(db, caller);
  return all.flatMap((link) => {
    const mine = link.user_id === caller.userId;
    const contracts = link.contracts.filter((hashid) => visible.has(hashid));
    if (!mine && contracts.length === 0) return [];
    return [
      {
        hashid: link.hashid,
        mine,
        by: people.find(({ id }) => id === link.user_id)?.firstname ?? '',
        for_whom: link.for_whom,
        contracts,
        years: link.years,
        papers: link.papers,
        ends_at: link.ends_at.toISOString(),
        opened: link.opened,
        opened_at: link.opened_at?.toISOString() ?? null,
      },
    ];
  });
}
