import type { Accounts } from '../../accounts.ts';
import { type Actor, systemActor } from '../../actor.ts';
import type { AuditEntry } from '../../audit/auditEntry.ts';
import type { Tx } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import { needTrueClock } from '../../policies/trueClock.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession, ownAccounts } from '../security/ownAccount.ts';

const SHORTEST = 10;
const NEEDED = 'Schrijf in een zin op hoe je weet dat deze persoon het zelf vraagt.';

/** The administrator's reason to trust that somebody asks it themselves, as logged (S-523). Throws V422. */
function checkedReason(reason: string): string {
  const said = reason.trim();
  if (said.length < SHORTEST) throw invalid({ reason: NEEDED });
  return said;
}

/**
 * Checks a request by an administrator for somebody: it needs a correct clock, accounts of our own, a reason, and a live session.
 * @returns the accounts, and the reason as stored. Throws V422, N404, C409, U401.
 */
export async function mayAskFor(
  tx: Tx,
  actor: Actor,
  services: Services,
  reason: string,
): Promise<{ accounts: Accounts; said: string }> {
  needTrueClock(services);
  const accounts = ownAccounts(services);
  const said = checkedReason(reason);
  await requireActiveSession(tx, actor, services);
  return { accounts, said };
}

/**
 * The administrator's line. It is in the family of the person helped and names them, so that an erasure finds and empties it
 * (docs/decisions/0023); a family does not read it (audit/entities.ts).
 */
export const recordHelp = (
  tx: Tx,
  { caller, record }: Actor,
  { family_id, hashid }: UserRow,
  { action, after }: { action: 'find' | 'mail' | 'ask_off' | 'keep_on' | 'ask_erasure' | 'keep'; after?: object },
): Promise<void> =>
  record(tx, {
    action,
    entity: 'helped_person',
    hashid,
    ...(after && { after: { ...after, of: hashid } }),
    by: { familyId: family_id, userId: caller.userId, sub: caller.sub },
  });

/** A line in the person's own log: without the administrator and their network address. */
export const recordOf = (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  person: UserRow,
  entry: AuditEntry,
): Promise<void> =>
  systemActor(clock).record(tx, {
    ...entry,
    by: { familyId: person.family_id, userId: person.id, sub: person.sub },
  });
