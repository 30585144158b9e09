import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Visitor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import { callerAs } from '../../callerQuery.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { managersAmong } from '../../policies/managers.ts';
import { listConfirmations } from '../../repositories/confirmations.ts';
import { type ContestedAct, insertContested, listContested } from '../../repositories/contestedActs.ts';
import { findContractForChange, listContracts } from '../../repositories/contracts.ts';
import { familyHashid, type UserRow } from '../../repositories/family.ts';
import { loadHousehold } from '../../repositories/household.ts';
import { answerEvents } from '../../repositories/loanEvents.ts';
import { insideSince } from '../../repositories/insideSince.ts';
import { signedAtOnce } from '../../repositories/signedAtOnce.ts';
import { usersBySub } from '../../repositories/users.ts';
import type { Notifying } from '../../services.ts';
import { placeUrl } from '../notices/links.ts';
import { notify } from '../notices/notify.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { type ContractInContext, contractInContext, contractsInContext } from '../proposals/contractInContext.ts';
import { linesSince } from '../../repositories/linesSince.ts';
import { actingFor, objectedSince, undoAutomatic, undoRights, withdrawWords } from './undo.ts';
import { type Act, actsSince, type Of } from './actsSince.ts';

/** Somebody who takes their account back, in one of their families. */
interface Back {
  person: UserRow;
  sub: string;
  since: Date;
}

/** Puts in doubt the acts of an account since it was in other hands, in each of its families. */
export async function contestAll(
  tx: Tx,
  visitor: Visitor,
  services: Notifying,
  { sub, since }: Omit<Back, 'person'>,
): Promise<void> {
  const inside = await insideSince(tx, sub, since);
  for (const person of await usersBySub(tx, sub))
    await contestSince(tx, visitor, services, { person, sub, since: inside });
}

/**
 * Puts in doubt the acts of an account since it was in other hands: acts that took effect are frozen until the owner says that it
 * was them, acts waiting for others are taken back and asked again (docs/decisions/0021). Everybody involved is notified.
 */
async function contestSince(tx: Tx, visitor: Visitor, services: Notifying, back: Back): Promise<void> {
  const { person, sub, since } = back;
  const { now, today } = visitor;
  const membership = { ...person, userId: person.id, familyId: person.family_id, familyRole: person.family_role };
  const caller = callerAs(membership, { sub, roles: [], emailClaimed: false });
  // All contracts of the family, also those they no longer see.
  const moment = { caller: { ...caller, familyRole: 'manager' as const }, now, today };
  const of = {
    ...{ person, since, now },
    answers: await listConfirmations(tx, caller),
    atOnce: await signedAtOnce(tx, caller, since),
  };
  const known = (await listContested(tx, caller)).filter(({ userId }) => userId === person.id);
  // Answers given in their name since are in doubt as well.
  const again = known.filter(
    ({ doneAt, decidedAt, outcome }) =>
      doneAt < since && decidedAt !== null && decidedAt >= since && outcome !== 'taken_back',
  );
  const lives = await contractsInContext(tx, moment, await listContracts(tx, moment.caller));
  const automatic = new Set((await linesSince(tx, person, 'automatic', since)).map(({ hashid }) => hashid));
  const touched = lives.filter(
    (one) =>
      actsSince(one, of).length > 0 ||
      objectedSince(one, back).length > 0 ||
      automatic.has(one.record.hashid) ||
      again.some(({ contractId }) => contractId === one.record.id),
  );
  let any = await undoRights(tx, visitor, services, back);
  any = (await contestMandates(tx, visitor, { ...back, caller, again })) || any;
  // In the order of their rows, so that two calls locking several don't deadlock.
  for (const { record } of touched.toSorted((a, b) => a.record.id - b.record.id)) {
    const locked = await findContractForChange(tx, moment.caller, record.hashid);
    if (!locked) continue;
    const living = await contractInContext(tx, moment, locked);
    const acting = actingFor(visitor, person);
    const { record: log } = acting;
    any = (await withdrawWords(tx, acting, living, { person, since })) || any;
    const byItself = { wanted: automatic, since };
    any = (await undoAutomatic(tx, { ...moment, record: log }, services, living, byItself)) || any;
    const acts = [
      ...actsSince(living, of),
      ...again
        .filter(({ contractId }) => contractId === locked.id)
        .map(({ kind, about, doneAt }): Act => ({ kind, about, doneAt, fate: 'frozen' })),
    ].filter((act) => !isOpen(known, act));
    if (acts.length === 0) continue;
    any = true;
    await store(tx, { ...of, caller }, living, acts);
    await visitor.record(tx, {
      action: 'contest',
      entity: 'contract',
      hashid: locked.hashid,
      after: { acts: acts.map(({ kind }) => kind) },
      by: { familyId: person.family_id, userId: person.id, sub },
    });
    await tellOthers(tx, { ...moment, caller }, services, living, since);
  }
  if (any) await tellOwner(tx, visitor, services, back);
}

const isOpen = (known: readonly ContestedAct[], { kind, about, doneAt }: Act): boolean =>
  known.some(
    (one) =>
      one.outcome === null && one.kind === kind && one.about === about && one.doneAt.getTime() === doneAt.getTime(),
  );

async function store(
  tx: Tx,
  { caller, since, now }: Of & { caller: Caller },
  { record }: ContractInContext,
  acts: readonly Act[],
): Promise<void> {
  await insertContested(
    tx,
    caller,
    acts.map(({ kind, about, doneAt, fate }) => ({
      hashid: newHashid(),
      user_id: caller.userId,
      ...{ kind, contract_id: record.id, about, done_at: doneAt, since, contested_at: now },
      ...(fate === 'taken_back' && { decided_at: now, outcome: fate }),
    })),
  );
  // A report by the account itself can't wait for its own word: it is refused, and can be reported again.
  for (const { about } of acts.filter(({ fate, report }) => fate === 'taken_back' && report))
    await answerEvents(tx, caller, record.id, [about], 'refused', now);
}

/** Suspends the mandates given since until the giver says that it was them. @returns whether there are any. */
async function contestMandates(
  tx: Tx,
  visitor: Visitor,
  { person, sub, since, caller, again }: Back & { caller: Caller; again: readonly ContestedAct[] },
): Promise<boolean> {
  const { people, mandates } = await loadHousehold(tx, caller);
  const doubtful = mandates.filter(
    ({ giver_id, given_at, ended_at, contested, hashid }) =>
      giver_id === person.id &&
      ended_at === null &&
      !contested &&
      (given_at >= since || again.some(({ about }) => about === hashid)),
  );
  await insertContested(
    tx,
    caller,
    doubtful.map(({ hashid: about, given_at: done_at }) => ({
      hashid: newHashid(),
      user_id: person.id,
      ...{ kind: 'mandate' as const, about, done_at, since, contested_at: visitor.now },
    })),
  );
  for (const { taker_id, matters } of doubtful)
    await visitor.record(tx, {
      action: 'contest',
      entity: 'mandate',
      hashid: people.find(({ id }) => id === taker_id)?.hashid ?? null,
      after: { matters },
      by: { familyId: person.family_id, userId: person.id, sub },
    });
  return doubtful.length > 0;
}

/** Notifies everybody else in a contract, and the managers, of acts that are in doubt. */
async function tellOthers(
  tx: Tx,
  moment: Pick<Visitor, 'now' | 'today'> & { caller: Caller },
  services: Notifying,
  { record, parties, household }: ContractInContext,
  since: Date,
): Promise<void> {
  const to = [...parties, ...managersAmong(household.people)].map(({ id }) => id);
  await notifyParties(tx, moment, services, record, {
    kind: 'answered',
    key: `${record.hashid} ${moment.caller.hashid} ${moment.now.toISOString()}`,
    to: [...new Set(to)],
    facts: { answer: 'contested', date: dayInAmsterdam(since) },
    instead: {
      subject: 'Bij een contract bij Onderling wacht iets op bevestiging',
      url: placeUrl(services, await familyHashid(tx, moment.caller), 'answered', record.hashid),
    },
  });
}

async function tellOwner(tx: Tx, visitor: Visitor, services: Notifying, { person, since }: Back): Promise<void> {
  await notify(
    tx,
    visitor,
    services,
    { familyId: person.family_id },
    {
      kind: 'contested',
      key: `${person.hashid} ${visitor.now.toISOString()}`,
      to: [person],
      by: null,
      about: null,
      facts: { date: dayInAmsterdam(since) },
    },
  );
}
