import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Actor } from '../../actor.ts';
import { countAttempts } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { tooMany } from '../../http/errors.ts';
import { type ClaimRow, endClaim, insertClaim, openClaimOf } from '../../repositories/claims.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { mailClaim, notifyClaim } from './notify.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

/** How long somebody has to log in before a claim that another recorded about them counts. */
export const WEEK_MS = 7 * 86_400_000;
/** How often a person may record something about another per day, and mails to that other; the rest is collected. */
const A_DAY = 3;

const ENOUGH = 'Je legde vandaag al een paar keer iets vast over deze persoon. Probeer het morgen opnieuw.';

/** The person a claim is about, its recorder, and the family members who are notified. */
export interface Recorded {
  people: readonly UserRow[];
  person: UserRow;
  by: UserRow;
}

/**
 * Records a claim about somebody with a login: it changes nothing yet, they are notified, and it takes effect in a week unless
 * they use the app before (docs/decisions/0013). The same claim again changes nothing; one with another day replaces it and
 * restarts the week. Throws C409 while the clock is in doubt, R429 if the caller recorded too much about them today.
 */
export async function makeClaim(
  tx: Tx,
  actor: Actor,
  services: Services,
  { people, person, by }: Recorded,
  said: { kind: ClaimRow['kind']; date?: string; partnerId?: number | null },
): Promise<void> {
  needTrueClock(services);
  const { caller, now } = actor;
  const { kind, date = null, partnerId = null } = said;
  const open = await openClaimOf(tx, person, kind);
  if (open?.date === date) return;
  const about = `claim about ${person.hashid}`;
  const [own, all] = await countAttempts(
    tx,
    [`${about} by ${by.hashid}`, about].map((key) => ({ key, windowSeconds: 86_400 })),
    { at: now },
  );
  // One person's many claims don't use up the quota of others.
  if (own && own.count > A_DAY) throw tooMany(own.wait, ENOUGH);
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
  await mailClaim(tx, services, { person, by, often: all !== undefined && all.count > A_DAY }, claim);
  await notifyClaim(tx, actor, services, { people, person, by, claim }, kind);
}
