import type { GiftYear } from '../../../domain/wire/gifts.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { stillOfFamily, visibleFamily } from '../../policies/visibleFamily.ts';
import { visibleGifts } from '../../policies/visibleGifts.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import { nameable } from '../../presenters/ownUsers.ts';
import { loadFamily } from '../../repositories/family.ts';
import { familyContracts } from '../statements/familyContracts.ts';
import { yieldingGiftYear } from '../statements/yieldingGiftYear.ts';

/** The meters of a calendar year, as far as the caller may see them. */
export async function gifts(db: Queryable, { caller, today }: Actor, year: number): Promise<GiftYear> {
  const snapshot = await loadFamily(db, caller);
  const contracts = await familyContracts(db, caller, today);
  const mine = contracts.filter(({ parties }) =>
    [...parties.from, ...parties.to].some(({ hashid }) => hashid === caller.hashid),
  );
  const sight = {
    family: stillOfFamily(snapshot, caller),
    contracts: new Set(mine.map(({ hashid }) => hashid)),
    people: new Set(
      [...nameable(snapshot, caller), ...mine.flatMap(({ parties }) => [...parties.from, ...parties.to])].map(
        ({ hashid }) => hashid,
      ),
    ),
  };
  const known = new Set(visibleFamily(snapshot, caller).people.map(({ hashid }) => hashid));
  return visibleGifts(
    await yieldingGiftYear(contracts, giftPeople(snapshot), year, today),
    caller,
    sight,
    known,
    today,
  );
}
