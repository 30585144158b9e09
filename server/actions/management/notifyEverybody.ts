import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Notifying } from '../../services.ts';
import { notify } from '../notices/notify.ts';

interface OfManagement extends NoticeFacts {
  kind: 'role_given' | 'role_asked';
  /** The person whose role it is about. */
  about: UserRow;
}

/** Notifies everybody with a login of the caller's change to the management; a divorced partner only of their own role. */
export async function notifyEverybody(
  tx: Tx,
  acting: Acting,
  services: Notifying,
  people: readonly UserRow[],
  { kind, about, ...facts }: OfManagement,
): Promise<void> {
  await notify(tx, acting, services, acting.caller, {
    kind,
    key: `${about.hashid} ${facts.answer} ${acting.now.toISOString()}`,
    to: people.filter(({ id, divorced }) => !divorced || id === about.id),
    by: people.find(({ id }) => id === acting.caller.userId) ?? null,
    about: about.hashid,
    facts,
  });
}
