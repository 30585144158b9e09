import { objections } from '../../../domain/loans/events/remarks.ts';
import { takenBack } from '../../../domain/loans/events/takenBack.ts';
import { hasLogin } from '../../../domain/relations/canLogIn.ts';
import type { Acting, Visitor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { isLastManager } from '../../policies/managers.ts';
import { agreedClaims, endClaim, insertClaim, openClaimOf, openClaims } from '../../repositories/claims.ts';
import { setAutomatic } from '../../repositories/contractWrites.ts';
import { insertRemark } from '../../repositories/eventRemarks.ts';
import { familyPeople, lockFamilyForUpdate, type UserRow } from '../../repositories/family.ts';
import { revokeInvitations } from '../../repositories/invitations.ts';
import { linesSince } from '../../repositories/linesSince.ts';
import { allRecords, type StoredEvent } from '../../repositories/storedEvents.ts';
import { askManagement } from '../../repositories/users.ts';
import type { Notifying } from '../../services.ts';
import { bookOf } from '../events/lockRecords.ts';
import { WEEK_MS } from '../claims/make.ts';
import { reportAgain } from '../claims/reopenRecords.ts';
import { manageAgain, revert } from '../claims/revert.ts';
import { notifyClaim } from '../claims/notify.ts';
import { endManagement } from '../management/end.ts';
import { notifyEverybody } from '../management/notifyEverybody.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import type { ContractInContext } from '../proposals/contractInContext.ts';

interface Back {
  person: UserRow;
  since: Date;
}

/** The system acting for a person while undoing, as recorded in the log and the notices. */
export const actingFor = (visitor: Visitor, { id, family_id: familyId, sub }: UserRow): Acting => ({
  ...{ now: visitor.now, today: visitor.today, caller: { familyId, userId: id } },
  record: (tx, entry) => visitor.record(tx, { by: { familyId, userId: id, sub }, ...entry }),
});

/**
 * Undoes an account's acts on rights in its family since it was in other hands: management it gave or gave up, claims about
 * others, a yes to a claim about its owner, and a request to manage. None of it needs an answer: whoever meant it does it again,
 * and everybody who was notified of the act is notified (docs/decisions/0021). @returns whether there was any.
 */
export async function undoRights(tx: Tx, visitor: Visitor, services: Notifying, back: Back): Promise<boolean> {
  const acting = actingFor(visitor, back.person);
  await lockFamilyForUpdate(tx, acting.caller);
  const done = [
    await withdrawRecorded(tx, acting, services, back),
    await askAgain(tx, acting, services, back),
    await takeManagementBack(tx, acting, services, back),
    await revokeInvited(tx, acting, back),
  ];
  return done.includes(true);
}

async function withdrawRecorded(
  tx: Tx,
  acting: Acting,
  services: Notifying,
  { person: by, since }: Back,
): Promise<boolean> {
  const people = await familyPeople(tx, acting.caller);
  const recorded = (await openClaims(tx, acting.caller)).filter(
    ({ recorded_by, recorded_at }) => recorded_by === by.id && recorded_at >= since,
  );
  for (const claim of recorded) {
    const person = people.find(({ id }) => id === claim.user_id);
    if (!person) continue;
    const { kind, date } = claim;
    await endClaim(tx, claim, 'withdrawn', acting.now);
    await acting.record(tx, { action: 'withdraw', entity: 'claim', hashid: person.hashid, after: { kind, date } });
    await notifyClaim(tx, acting, services, { people, person, by, claim }, 'claim_withdrawn');
  }
  return recorded.length > 0;
}

/** Revokes invitations sent since that were not accepted yet: the address may be one of the thief's. */
async function revokeInvited(tx: Tx, acting: Acting, { person, since }: Back): Promise<boolean> {
  const lines = await linesSince(tx, person, 'user', since);
  // A person added or changed with a login gets an invitation.
  const invited = new Set(
    lines.filter(({ action }) => ['invite', 'add', 'edit'].includes(action)).map(({ hashid }) => hashid),
  );
  const people = await familyPeople(tx, acting.caller);
  const waiting = people.filter(({ hashid, sub }) => sub === null && invited.has(hashid));
  for (const { id } of waiting) await revokeInvitations(tx, acting.caller, id, acting.now);
  return waiting.length > 0;
}

/** Claims they said yes to no longer count, and are asked again. */
async function askAgain(tx: Tx, acting: Acting, services: Notifying, { person, since }: Back): Promise<boolean> {
  const { caller, now } = acting;
  const agreed = await agreedClaims(tx, person, since);
  for (const claim of agreed) {
    if (await openClaimOf(tx, person, claim.kind)) continue;
    await revert(tx, acting, services, person, claim);
    const { kind, date, partner_id, recorded_by } = claim;
    const again = await insertClaim(tx, caller, {
      ...{ hashid: newHashid(), user_id: person.id, kind, date, partner_id, recorded_by },
      ...{ recorded_at: now, takes_effect_at: new Date(now.getTime() + WEEK_MS) },
    });
    const people = await familyPeople(tx, caller);
    await notifyClaim(tx, acting, services, { people, person, by: null, claim: again }, kind);
  }
  return agreed.length > 0;
}

/** Whoever gave up management gets it back, whoever got it from them loses it; a request to manage ends. */
async function takeManagementBack(
  tx: Tx,
  acting: Acting,
  services: Notifying,
  { person, since }: Back,
): Promise<boolean> {
  const { caller } = acting;
  const lines = await linesSince(tx, person, 'management', since);
  const people = await familyPeople(tx, caller);
  const self = people.find(({ id }) => id === person.id);
  const left = lines.some(({ action }) => action === 'leave');
  if (left && self && self.family_role !== 'manager') await manageAgain(tx, acting, services, self);
  const given = new Set(lines.filter(({ action }) => action === 'give').map(({ hashid }) => hashid));
  let any = left;
  for (const { hashid } of people.filter((one) => given.has(one.hashid) && one.id !== person.id)) {
    const now = await familyPeople(tx, caller);
    const taker = now.find((one) => one.hashid === hashid);
    if (taker?.family_role !== 'manager' || !hasLogin(taker) || isLastManager(now, taker)) continue;
    await acting.record(tx, { action: 'take', entity: 'management', hashid });
    await endManagement(tx, acting, services, taker, 'taken');
    any = true;
  }
  const askedAt = self?.management_asked_at ?? null;
  if (self && askedAt !== null && askedAt >= since) {
    await askManagement(tx, caller, self.id, null);
    await acting.record(tx, { action: 'withdraw', entity: 'management', hashid: self.hashid });
    await notifyEverybody(tx, acting, services, people, { kind: 'role_asked', about: self, answer: 'withdrawn' });
    any = true;
  }
  return any;
}

/**
 * Stops automatic counting in a contract if the account asked for it since. Terms counted by it wait until a payee says that they
 * came in, as after a death that is taken back (docs/decisions/0013).
 */
export async function undoAutomatic(
  tx: Tx,
  acting: Acting & { caller: Caller },
  services: Notifying,
  living: ContractInContext,
  { wanted, since: from }: { wanted: ReadonlySet<string | null>; since: Date },
): Promise<boolean> {
  const { now, today, record: log, caller } = acting;
  const { record, parties } = living;
  const { hashid, automaticSince: since, automaticAsked: asked } = record;
  const counted = wanted.has(hashid) ? countedSince(record, from) : [];
  for (const event of counted) await reportAgain(tx, acting, living, event, () => acting);
  if (!wanted.has(hashid) || (since === null && asked.length === 0)) return counted.length > 0;
  await setAutomatic(tx, caller, record, null);
  await log(tx, { action: 'end', entity: 'automatic', hashid, before: { since } });
  const to = parties.map(({ id }) => id);
  await notifyParties(tx, { now, today, caller }, services, record, {
    kind: 'automatic',
    key: newHashid(),
    to,
    facts: { answer: 'ended' },
  });
  return true;
}

/** Terms that counted automatically since a moment, and that nobody confirmed or took back. */
function countedSince(record: ContractInContext['record'], since: Date): StoredEvent[] {
  const events = allRecords(record);
  const gone = takenBack(events);
  return events.filter(
    (event) =>
      !gone.has(event.hashid) &&
      'automatic' in event &&
      event.automatic &&
      event.answered_at === null &&
      new Date(event.recorded_at) >= since,
  );
}

const WITHDRAWN = 'Ingetrokken: dit account is teruggehaald.';

/** The records that an account called wrong since a moment. */
export const objectedSince = ({ record }: Pick<ContractInContext, 'record'>, { person, since }: Back): StoredEvent[] =>
  allRecords(record).filter((event) =>
    objections(event).some(({ by, at }) => by.hashid === person.hashid && new Date(at) >= since),
  );

/**
 * Withdraws an account's remarks on records since it was in other hands: an amount it named could be taken over as its owner's
 * word (docs/decisions/0001). Whoever means it says it again. @returns whether there was any.
 */
export async function withdrawWords(tx: Tx, acting: Acting, living: ContractInContext, back: Back): Promise<boolean> {
  const found = objectedSince(living, back);
  const book = bookOf(living.record, null);
  if (book === null) return false;
  for (const { hashid } of found) {
    const said = { says: 'right' as const, amount: null, text: WITHDRAWN, said_at: acting.now };
    await insertRemark(tx, acting.caller, { hashid, user_id: back.person.id, ...said });
    const after = { event: hashid, says: said.says };
    await acting.record(tx, { action: 'remark', entity: book.entity, hashid: living.record.hashid, after });
  }
  return found.length > 0;
}
