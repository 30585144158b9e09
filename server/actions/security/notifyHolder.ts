import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { orRefuse } from '../../mail/answers.ts';
import { holderOf } from '../../mail/mailHolder.ts';
import { queueMail } from '../../mail/outbox.ts';
import { type Holder, securityMail, wayBackUrl } from '../../mail/securityMail.ts';
import { findUser } from '../../repositories/users.ts';
import type { Services, Notifying } from '../../services.ts';
import { isLimited, limitAct } from '../limitAct.ts';
import { ownAddress } from '../signing/ownAddress.ts';
import { freezeToken } from '../wayBack/freezeToken.ts';

/** The owner of the login. */
export type OwnActor = Pick<Actor, 'caller' | 'now' | 'token'>;

/**
 * The address for mails about the caller's login, and the link to undo whatever is done from now on: with an external provider
 * only acts done here (docs/decisions/0021). Null without a verified address.
 */
export async function holderOfCaller(tx: Queryable, actor: OwnActor, services: Notifying): Promise<Holder | null> {
  const { caller, now } = actor;
  const { accounts, env } = services;
  if (accounts) return holderOf(tx, accounts, caller.sub, { url: env.publicUrl, now });
  const person = await findUser(tx, caller, caller.hashid);
  const email = person ? await ownAddress(tx, actor, services, person) : '';
  if (email === '') return null;
  const back = async () => wayBackUrl(env.publicUrl, await freezeToken(tx, caller.sub, now), true);
  return { email, elsewhere: true, back };
}

/** Mails the caller about a change in how they log in. Repeated changes are refused in the end: throws R429. */
export async function notifyHolder(
  tx: Tx,
  actor: Actor,
  services: Services,
  kind: Parameters<typeof securityMail>[1]['kind'],
): Promise<void> {
  const { caller, now } = actor;
  if (isLimited(kind)) await limitAct(tx, actor, kind, caller.hashid);
  const holder = await holderOfCaller(tx, actor, services);
  if (holder) await queueMail(tx, await securityMail(holder, { kind }), now, orRefuse);
}
