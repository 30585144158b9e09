import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import type { findAdministrator } from '../../repositories/administrators.ts';

const OWN_REVIEW = 'Je eigen profiel laat je door een andere beheerder nakijken.';

type Administrator = NonNullable<Awaited<ReturnType<typeof findAdministrator>>>;

/** Records that an administrator has approved another one. Throws C409 for oneself. */
export async function reviewAdministrator(tx: Tx, actor: Actor, reviewed: Administrator): Promise<void> {
  const { id, sub, roles, second_factor, state } = reviewed;
  if (sub === actor.caller.sub) throw conflict(OWN_REVIEW);
  await actor.record(tx, {
    action: 'review',
    entity: 'administrator',
    hashid: id,
    after: { roles, second_factor, state },
  });
}
