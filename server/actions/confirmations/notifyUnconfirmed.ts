import { isAsked } from '../../../domain/contracts/life/confirmation.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { standingsOf } from '../../repositories/confirmations.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notices/notify.ts';

/** Notifies a person who got a login, once for all of them, that there are already agreements in their name. */
export async function notifyUnconfirmed(tx: Tx, visitor: Visitor, services: Services, person: UserRow): Promise<void> {
  const family = { familyId: person.family_id };
  const standings = await standingsOf(tx, { ...family, userId: person.id });
  if (![...standings.values()].some(isAsked)) return;
  await notify(tx, visitor, services, family, {
    kind: 'unconfirmed',
    key: person.hashid,
    to: [person],
    by: null,
    about: null,
    facts: {},
  });
}
