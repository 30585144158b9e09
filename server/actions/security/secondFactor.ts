import type { FactorStart } from '../../../domain/wire/security.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession, needSecondFactor, ownAccounts, provePassword, withCodeAttempt } from './ownAccount.ts';
import { notifyHolder } from './notifyHolder.ts';

const IS_ON = 'De tweede stap staat al aan.';
const IS_OFF = 'De tweede stap staat nog niet aan.';
const NOT_STARTED = 'Begin opnieuw: er is geen sleutel meer om te bevestigen.';
const WRONG_CODE = 'Deze code klopt niet. Codes zijn 30 seconden geldig.';

const recordFactor = (tx: Tx, { caller, record }: Actor, action: 'start' | 'enable' | 'disable') =>
  record(tx, { action, entity: 'second_factor', hashid: caller.hashid });

/** Makes a new secret, which has no effect until it is confirmed. Throws V422, R429, C409 if it is on. */
export async function startFactor(actor: Actor, services: Services, password: string): Promise<FactorStart> {
  const accounts = ownAccounts(services);
  await provePassword(actor, services, password);
  return inTransaction(services.db, async (tx) => {
    const { sub } = actor.caller;
    if (await accounts.factor.state(tx, sub)) throw conflict(IS_ON);
    await recordFactor(tx, actor, 'start');
    return accounts.factor.start(tx, sub, (await accounts.emailIn(tx, sub)) ?? '');
  });
}

/** Turns the second factor on with a first code. @returns the recovery codes. Throws V422, R429, C409, U401. */
export async function confirmFactor(actor: Actor, services: Services, code: string): Promise<string[]> {
  const { factor, sessions } = ownAccounts(services);
  const { caller, token } = actor;
  return withCodeAttempt(actor, services, () =>
    inTransaction(services.db, async (tx) => {
      await requireActiveSession(tx, actor, services);
      const made = await factor.confirm(tx, caller.sub, code, services.clock());
      if (made === undefined) throw conflict((await factor.state(tx, caller.sub)) ? IS_ON : NOT_STARTED);
      if (made === null) throw invalid({ code: WRONG_CODE });
      await setMfaRequired(tx, caller.sub, true);
      if (token.sessionId !== null) await sessions.raise(tx, caller.sub, token.sessionId);
      await recordFactor(tx, actor, 'enable');
      await notifyHolder(tx, actor, services, 'factorOn');
      return made;
    }),
  );
}

/** Throws V422, R429, U401, and the 401 of a login without the second factor. */
export async function turnFactorOff(actor: Actor, services: Services, password: string): Promise<void> {
  const { factor } = ownAccounts(services);
  needSecondFactor(actor);
  await provePassword(actor, services, password);
  await inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    await factor.turnOff(tx, actor.caller.sub);
    await setMfaRequired(tx, actor.caller.sub, false);
    await recordFactor(tx, actor, 'disable');
    await notifyHolder(tx, actor, services, 'factorOff');
  });
}

/** New recovery codes; the old ones stop working. Throws as `turnFactorOff`, and C409 if it is off. */
export async function renewRecoveryCodes(actor: Actor, services: Services, password: string): Promise<string[]> {
  const { factor } = ownAccounts(services);
  const { caller } = actor;
  needSecondFactor(actor);
  await provePassword(actor, services, password);
  return inTransaction(services.db, async (tx) => {
    await requireActiveSession(tx, actor, services);
    if (!(await factor.state(tx, caller.sub))) throw conflict(IS_OFF);
    await actor.record(tx, { action: 'renew', entity: 'recovery_codes', hashid: caller.hashid });
    await notifyHolder(tx, actor, services, 'recovery');
    return factor.renewRecoveryCodes(tx, caller.sub, actor.now);
  });
}
