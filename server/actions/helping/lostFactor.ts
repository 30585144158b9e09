import { LOST_FACTOR_WAIT_MS } from '../../../domain/helping/lostFactor.ts';
import { systemActor, type Actor } from '../../actor.ts';
import type { Accounts } from '../../accounts.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { mailHolder } from '../../mail/mailHolder.ts';
import type { UserRow } from '../../repositories/family.ts';
import { lockUsersBySub } from '../../repositories/users.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import { eachAlone } from '../../rounds/eachAlone.ts';
import { everyRound, type Round } from '../../rounds/everyRound.ts';
import type { Services } from '../../services.ts';
import { ownAccounts } from '../security/ownAccount.ts';
import { mayAskFor, recordHelp, recordOf } from './record.ts';
import { helpedAgain, helpedFor } from './present.ts';

const EVERY = 10 * 60_000;

/**
 * Somebody told an administrator that they lost their second step, and the administrator notes how they know it was them. It is
 * turned off a week later: the address of the account gets a mail at once, with a link that stops it, and logging in with a code
 * cancels it (docs/decisions/0022). Throws N404, V422, C409, R429, U401.
 */
export async function askFactorOff(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, reason }: { hashid: string; reason: string },
): Promise<void> {
  const { accounts, said } = await mayAskFor(tx, actor, services, reason);
  const { person } = await helpedFor(tx, actor, services, { hashid, act: 'factor_off' });
  const sub = person.sub ?? '';
  await accounts.factor.lost.ask(tx, sub, actor.now);
  await recordHelp(tx, actor, person, { action: 'ask_off', after: { reason: said } });
  await recordOf(tx, services, person, { action: 'ask', entity: 'lost_factor', hashid });
  await mailHolder(tx, accounts, sub, 'factorLost', { url: services.env.publicUrl, now: actor.now });
}

/** Keeps the second step on after all. Throws N404, C409. */
export async function keepFactorOn(tx: Tx, actor: Actor, services: Services, hashid: string): Promise<void> {
  const { person } = await helpedFor(tx, actor, services, { hashid, act: 'factor_keep' });
  await ownAccounts(services).factor.lost.found(tx, person.sub ?? '');
  await recordHelp(tx, actor, person, { action: 'keep_on' });
  await recordOf(tx, services, person, { action: 'withdraw', entity: 'lost_factor', hashid });
}

/** Turns off second steps reported lost a week ago and not used since. Several processes may run at once: each is done once. */
export async function turnOffLost(services: Services, stopping?: AbortSignal): Promise<void> {
  const { accounts, db, clock, log } = services;
  if (!accounts) return;
  const until = new Date(clock() - LOST_FACTOR_WAIT_MS);
  await eachAlone(await accounts.factor.lost.due(db, until), (sub) => turnOff(services, accounts, sub, until), {
    log,
    stopping,
    sentence: 'a lost second step could not be turned off; it is retried',
    name: () => ({}),
  });
}

async function turnOff(services: Services, accounts: Accounts, sub: string, until: Date): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (!(await accounts.factor.lost.take(tx, sub, until))) return;
    const { now } = systemActor(services.clock);
    const people = await lockUsersBySub(tx, sub);
    if (!(await mayStillGo(tx, services, people, now))) {
      for (const person of people)
        await recordOf(tx, services, person, { action: 'withdraw', entity: 'lost_factor', hashid: person.hashid });
      return;
    }
    await accounts.factor.turnOff(tx, sub);
    await setMfaRequired(tx, sub, false);
    for (const person of people)
      await recordOf(tx, services, person, { action: 'disable', entity: 'lost_factor', hashid: person.hashid });
    await mailHolder(tx, accounts, sub, 'factorOff', { url: services.env.publicUrl, now });
  });
}

/**
 * Whatever forbids asking also forbids it a week later: somebody who became an administrator since, or whose changed address can
 * still be undone, keeps their second step.
 */
async function mayStillGo(tx: Tx, services: Services, people: readonly UserRow[], now: Date): Promise<boolean> {
  for (const { hashid } of people) {
    const { acts } = await helpedAgain(tx, { caller: { sub: '' }, now }, services, hashid);
    if (acts.includes('factor_off')) return true;
  }
  return false;
}

/** Runs at the start and every ten minutes. */
export const startLostFactorRounds = (services: Services): Round =>
  everyRound('second_steps', EVERY, (stopping) => turnOffLost(services, stopping), services);
