import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Actor } from '../../actor.ts';
import { countAttempt } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { tooMany } from '../../http/errors.ts';
import { type ClaimRow, endClaim, insertClaim, openClaimOf } from '../../repositories/claims.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { mailClaim, tellClaim } from './tell.ts';

/** How long somebody has to log in before what another recorded of them counts. */
export const WEEK_MS = 7 * 86_400_000;
/** How often something may be recorded of one person in a day: each time they are mailed, and the week begins again. */
const A_DAY = 3;

const ENOUGH = 'Over deze persoon is vandaag al een paar keer iets vastgelegd. Probeer het morgen opnieuw.';

/** Who something is recorded of, by whom, and who of the family hears of it. */
export interface Recorded {
  people: readonly UserRow[];
  person: UserRow;
  by: UserRow;
}

/**
 * Records something of somebody with a login: it changes nothing else, they are told, and it takes effect in a week unless they call
 * before (docs/decisions/0092). The same once more changes nothing; another day takes its place and begins the week again. Throws R429 where
 * too much was recorded of them today, or where they can't be told.
 */
export async function makeClaim(
  tx: Tx,
  actor: Actor,
  services: Services,
  { people, person, by }: Recorded,
  said: { kind: ClaimRow['kind']; date?: string; partnerId?: number | null },
): Promise<void> {
  const { caller, now } = actor;
  const { kind, date = null, partnerId = null } = said;
  const open = await openClaimOf(tx, person, kind);
  if (open?.date === date) return;
  const { count, wait } = await countAttempt(tx, `claim about ${person.hashid}`, 86_400, { at: now });
  if (count > A_DAY) throw tooMany(wait, ENOUGH);
  if (open) await endClaim(tx, open, 'withdrawn', now);
  const claim = await insertClaim(tx, caller, {
    hashid: newHashid(),
    user_id: person.id,
    kind,
    date,
    partner_id: partnerId,
    recorded_by: by.id,
    recorded_at: now,
    takes_effect_at: new Date(now.getTime() + WEEK_MS),
  });
  const until = dayInAmsterdam(claim.takes_effect_at);
  await actor.record(tx, { action: 'record', entity: 'claim', hashid: person.hashid, after: { kind, date, until } });
  await mailClaim(tx, services, { person, by }, claim);
  await tellClaim(tx, actor, services, { people, person, by, claim }, kind);
}
