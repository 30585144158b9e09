import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { FamilyAccess } from '../../../domain/wire/access.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { managersAmong } from '../../policies/managers.ts';
import { stillOfFamily, visibleFamily } from '../../policies/visibleFamily.ts';
import { contractCounts } from '../../repositories/contracts.ts';
import { loadFamily } from '../../repositories/family.ts';
import { askerAmong, dueOn, mayAsk } from './asking.ts';

/** The access of each family member, as far as the caller may know. */
export async function familyAccess(
  db: Queryable,
  { caller, today }: Pick<Actor, 'caller' | 'today'>,
): Promise<FamilyAccess> {
  const whole = await loadFamily(db, caller);
  const contracts = await contractCounts(db, caller);
  const told = stillOfFamily(whole, caller);
  const asker = told ? askerAmong(whole.people) : undefined;
  const from = asker && dueOn(asker.management_asked_at);
  return {
    managers: told
      ? managersAmong(whole.people).map((person) => ({ hashid: person.hashid, name: fullName(person) }))
      : null,
    people: visibleFamily(whole, caller)
      .people.filter(canLogIn)
      .map((person) => ({
        hashid: person.hashid,
        name: fullName(person),
        me: person.id === caller.userId,
        manages: person.family_role === 'manager',
        contracts: contracts.get(person.hashid) ?? 0,
      })),
    visibility: whole.family.shares_visibility,
    request:
      asker && from ? { name: fullName(asker), mine: asker.id === caller.userId, from, due: today >= from } : null,
    may_ask: (await mayAsk(db, whole.people))?.id === caller.userId,
  };
}
