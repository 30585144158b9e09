import { isSameAddress } from '../../../domain/rules/email.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { lockOpenInvitation, type OpenInvitation, useInvitation } from '../../repositories/invitations.ts';
import { lockUsersBySub, updateUser } from '../../repositories/users.ts';
import { hashSecretToken } from '../../secretToken.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { notifyJoined } from './notifyJoined.ts';

const OTHER_ADDRESS =
  'Deze uitnodiging is voor een ander e-mailadres dan waarmee je inlogt. Log uit en log in met dat adres.';
const ALREADY_HERE = 'Je hoort al bij deze familie. Je hoeft niets te doen: de uitnodiging verloopt vanzelf.';

/**
 * Somebody with an account joins a family with it: the invited person gets their login (docs/decisions/0018). The family's
 * data about them stays, except the address, which is the account's. Throws N404 for an invitation that does not work (any
 * more), F403 for an account with another address, C409 for anyone who is in the family already, U401 for a session that
 * has ended: a place in a family is not handed back.
 * @returns the hashid of the family.
 */
export async function acceptInvitation(tx: Tx, actor: Actor, services: Services, token: string): Promise<string> {
  await requireActiveSession(tx, actor, services);
  const open = await lockOpenInvitation(tx, hashSecretToken(token), actor.now);
  if (!open) throw notFound();
  const { invitation, user, family } = open;
  const { sub } = actor.caller;
  // Locked before the account is read: it may be erased, or get another address, at this very moment.
  const known = await lockUsersBySub(tx, sub);
  if (!(await isFor(tx, actor, services, open))) throw forbidden(OTHER_ADDRESS);
  if (known.some(({ family_id }) => family_id === family.id)) throw conflict(ALREADY_HERE);
  await useInvitation(tx, invitation.id, actor.now);
  const person = await updateUser(
    tx,
    { familyId: family.id },
    user.id,
    {
      sub,
      // The invitation may have gone to the previous address (docs/decisions/0019).
      email: (await services.accounts?.emailIn(tx, sub)) ?? user.email,
      login: true,
      invited: true,
      signed: true,
      mfa_required: known.some(({ mfa_required }) => mfa_required),
    },
    actor.now,
  );
  const by = { familyId: family.id, userId: person.id, sub };
  await actor.record(tx, { action: 'join', entity: 'user', hashid: person.hashid, by });
  await notifyJoined(tx, actor, services, person);
  return family.hashid;
}

/** Whether the caller's account has the verified address the invitation went to. */
async function isFor(
  tx: Tx,
  { caller, token }: Actor,
  { accounts }: Services,
  { invitation }: OpenInvitation,
): Promise<boolean> {
  const isTheirs = accounts
    ? await accounts.address.isOf(tx, caller.sub, invitation.email)
    : token.email !== null && isSameAddress(token.email, invitation.email);
  return isTheirs && emailVerified(tx, caller);
}
