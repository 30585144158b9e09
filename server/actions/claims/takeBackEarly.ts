import type { Caller } from '../../caller.ts';
import { type Acting, type Actor, systemActor, systemIn } from '../../actor.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import {
  type ClaimRow,
  earlyClaims,
  endClaim,
  insertClaim,
  lockEarly,
  openClaimOf,
} from '../../repositories/claims.ts';
import { carriedOutWith } from '../../repositories/carriedOut.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import { setAutomatic } from '../../repositories/contractWrites.ts';
import { familyPeople, lockFamilyForUpdate, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { setDeath } from '../users/setDeath.ts';
import { WEEK_MS } from './make.ts';
import { reopenAgreed } from './reopen.ts';
import { manageAgain, revert } from './revert.ts';
import type { Standing } from './standing.ts';
import { mailClaim, notifyClaim } from './notify.ts';

/** Whether the claim still holds of them: a family may have reverted it itself. */
function stands(people: readonly UserRow[], person: UserRow, { kind, partner_id }: ClaimRow): boolean {
  if (kind === 'death') return person.passed_away;
  if (kind === 'block') return person.blocked;
  if (kind === 'role') return person.family_role !== 'manager' && person.sub !== null;
  return people.find(({ id }) => id === (kind === 'divorce' ? person.id : partner_id))?.divorced === true;
}

/** Claims by others that took effect through a clock that was ahead, and that still stand. */
export async function findEarlyClaims(
  tx: Queryable,
  now: Date,
): Promise<{ familyId: number; hashid: string; person: string; kind: ClaimRow['kind'] }[]> {
  const found = [];
  for (const claim of await earlyClaims(tx, now)) {
    const { family_id: familyId, hashid, kind } = claim;
    const people = await familyPeople(tx, { familyId });
    const person = people.find(({ id }) => id === claim.user_id);
    if (person && stands(people, person, claim)) found.push({ familyId, hashid, person: person.hashid, kind });
  }
  return found;
}

/**
 * Takes back claims that took effect because the clock was ahead: people are what they were, and each claim waits a whole week
 * again, as they could not log in meanwhile. They get the first mail again, and so do all who were notified
 * (docs/decisions/0031). A second time changes nothing.
 */
export async function takeBackClaim(
  tx: Tx,
  services: Services,
  { familyId, hashid }: { familyId: number; hashid: string },
): Promise<void> {
  const acting = systemIn(services.clock, familyId);
  const { caller, now } = acting;
  await lockFamilyForUpdate(tx, caller);
  const early = await lockEarly(tx, caller, hashid, now);
  const people = await familyPeople(tx, caller);
  const person = people.find(({ id }) => id === early?.claim.user_id);
  if (!early || !person || !stands(people, person, early.claim)) return;
  const { claim, overtook } = early;
  if (claim.kind === 'death') await takeBackDeath(tx, acting, services, people, person);
  else await revert(tx, acting, services, person, claim);
  await giveBack(tx, acting, services, person, await carriedOutWith(tx, caller, { person: person.hashid, claim }));
  for (const one of [claim, ...overtook]) await askAnew(tx, acting, services, person, one);
}

async function takeBackDeath(
  tx: Tx,
  acting: Acting,
  services: Services,
  people: readonly UserRow[],
  person: UserRow,
): Promise<void> {
  await setDeath(tx, acting, services, { person, by: undefined }, null);
  const as = (userId: number): Actor => {
    const one = people.find(({ id }) => id === userId) ?? person;
    return { ...systemActor(services.clock), ...acting, caller: callerOf(one), token: NO_TOKEN };
  };
  await reopenAgreed(tx, as(person.id), services, { person, by: null, as });
}

/** Not a real session: nothing here reads its token. */
const NO_TOKEN = {
  ...{ sub: '', roles: [], secondFactor: false, sessionId: null },
  ...{ email: null, emailVerified: false, issued: null, expires: 0 },
};

const callerOf = ({ id, family_id, hashid, sub }: UserRow): Caller => ({
  ...{ userId: id, familyId: family_id, hashid, sub: sub ?? '' },
  ...{ roles: [], familyRole: 'manager', emailClaimed: false },
});

/** Rights that ended with it, where nobody decided otherwise since. */
async function giveBack(
  tx: Tx,
  acting: Acting,
  services: Services,
  { id }: UserRow,
  had: Standing | null,
): Promise<void> {
  const { familyId } = acting.caller;
  const person = (await familyPeople(tx, { familyId })).find((one) => one.id === id);
  if (had?.manages && person && person.family_role !== 'manager') await manageAgain(tx, acting, services, person);
  for (const { contract, since, by } of had?.automatic ?? []) {
    const record = await findContractForChange(tx, { familyId, familyRole: 'manager', userId: by }, contract);
    if (!record || record.automaticSince !== null || record.archivedAt !== null) continue;
    await setAutomatic(tx, { familyId, userId: by }, record, since);
    await acting.record(tx, { action: 'start', entity: 'automatic', hashid: contract, after: { since } });
  }
}

/** The claim waits again, for a week; if the same was recorded about them meanwhile, that claim waits instead. */
async function askAnew(tx: Tx, acting: Acting, services: Services, person: UserRow, claim: ClaimRow): Promise<void> {
  const { caller, now } = acting;
  await endClaim(tx, claim, 'withdrawn', now);
  const { kind, date, partner_id, recorded_by } = claim;
  const takes_effect_at = new Date(now.getTime() + WEEK_MS);
  await acting.record(tx, {
    ...{ action: 'take_back', entity: 'claim', hashid: person.hashid },
    after: { kind, date, until: dayInAmsterdam(takes_effect_at) },
  });
  if (await openClaimOf(tx, person, kind)) return;
  const again = await insertClaim(tx, caller, {
    ...{ hashid: newHashid(), user_id: person.id, kind, date, partner_id, recorded_by },
    ...{ recorded_at: now, takes_effect_at },
  });
  const people = await familyPeople(tx, caller);
  const by = people.find(({ id }) => id === recorded_by);
  if (by) await mailClaim(tx, services, { person, by, often: false }, again);
  await notifyClaim(tx, acting, services, { people, person, by: null, claim: again }, 'claim_early');
}
