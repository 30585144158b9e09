import type { FastifyRequest } from 'fastify';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import type { RegistrationForm } from '../../../domain/wire/registration.ts';
import type { Accounts } from '../../accounts.ts';
import { recordBySystem } from '../../audit/auditEntry.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { hashSecretToken } from '../../secretToken.ts';
import { knownAddressMail } from '../../mail/knownAddressMail.ts';
import type { Mail } from '../../mail/mail.ts';
import { queueMail } from '../../mail/outbox.ts';
import { sendVerification } from '../../verification/sendVerification.ts';
import { welcomeMail } from '../../mail/welcomeMail.ts';
import { takenAddressMail } from '../../mail/takenAddressMail.ts';
import { usablePartnerCode } from '../../policies/usablePartnerCode.ts';
import type { UserRow } from '../../repositories/family.ts';
import { lockOpenInvitation, type OpenInvitation } from '../../repositories/invitations.ts';
import type { PartnerCodeRow } from '../../repositories/partnerCodes.ts';
import { findUserBySub, updateUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { joinFamily } from './joinFamily.ts';
import { foundFamily } from './newFamily.ts';

const HAS_ACCOUNT = 'Er is al een account met dit e-mailadres. Neem contact met ons op, dan helpen we je verder.';

/** The invitation a registration names. Throws N404 when it does not work (any more). */
export async function invitationOf(tx: Tx, token: string, now: Date): Promise<OpenInvitation> {
  const open = await lockOpenInvitation(tx, hashSecretToken(token), now);
  if (!open) throw notFound();
  return open;
}

/** Makes an account with its person: the founder of a new family, or the invited one. The form was judged. */
export async function registerWithAccount(
  tx: Tx,
  request: FastifyRequest,
  services: Services,
  accounts: Accounts,
  form: RegistrationForm,
): Promise<void> {
  const now = new Date(services.clock());
  const open = form.invitation === undefined ? undefined : await invitationOf(tx, form.invitation, now);
  const code = await codeOf(tx, services, form);
  // An invitation was sent to one address, and who has its token has read the mail that went there.
  const email = open?.invitation.email ?? (form.email ?? '').trim();
  if (open) await takeAddress(tx, services, accounts, email);
  const made = await accounts.create(tx, { email, password: form.password ?? '', emailVerified: open !== undefined });
  if ('sub' in made) {
    await settle(tx, request, services, { open, code }, form, { sub: made.sub, email });
    // One mail too many is left out in silence: the answer tells nobody who has an account (S-125).
    if (!open) await sendVerification(tx, services, accounts, { sub: made.sub, email });
    return;
  }
  // A password of the lists of leaked ones: said before anything of the address (S-125).
  if (made.errors.password !== undefined) throw invalid({ password: made.errors.password });
  // The rest was judged, so the address is in use. Whoever holds an invitation may hear that; a stranger hears nothing
  // (S-125).
  if (open) throw conflict(HAS_ACCOUNT);
  await mail(tx, services, knownAddressMail({ email, url: services.env.publicUrl }));
}

/**
 * Somebody may have registered the invited address without proving that it is theirs: the invitation did prove it, so
 * that account ends (docs/decisions/0032). What it recorded stays, without a login; the mail tells the owner, should it
 * have been their own.
 */
async function takeAddress(tx: Tx, services: Services, accounts: Accounts, email: string): Promise<void> {
  const sub = await accounts.takeAddress(tx, email);
  if (sub === null) return;
  const now = new Date(services.clock());
  const person = await findUserBySub(tx, sub);
  if (person) {
    await updateUser(
      tx,
      { familyId: person.family_id },
      person.id,
      { sub: null, login: false, email: '', blocked: true },
      now,
    );
    await recordBySystem(tx, {
      action: 'lose',
      entity: 'email',
      hashid: person.hashid,
      by: { familyId: person.family_id, userId: person.id, sub },
    });
  }
  await queueMail(tx, takenAddressMail({ email, url: services.env.publicUrl }), now);
}

/** The person behind a token of an external identity provider, whose account is made there. */
export async function registerWithToken(
  tx: Tx,
  request: FastifyRequest,
  services: Services,
  open: OpenInvitation | undefined,
  form: RegistrationForm,
): Promise<UserRow> {
  const { sub, email } = request.token;
  return settle(tx, request, services, { open, code: await codeOf(tx, services, form) }, form, {
    sub,
    email: email ?? '',
  });
}

/**
 * The partner code of who founds a family, judged before anything of the address (S-125). Throws V422 when it does not
 * work today.
 */
async function codeOf(
  tx: Tx,
  { clock }: Services,
  { invitation, code = '' }: RegistrationForm,
): Promise<PartnerCodeRow | null> {
  return invitation === undefined && code.trim() !== '' ? usablePartnerCode(tx, code, todayInAmsterdam(clock())) : null;
}

async function settle(
  tx: Tx,
  request: FastifyRequest,
  services: Services,
  { open, code }: { open: OpenInvitation | undefined; code: PartnerCodeRow | null },
  form: RegistrationForm,
  account: { sub: string; email: string },
): Promise<UserRow> {
  const now = new Date(services.clock());
  const person = open
    ? await joinFamily(tx, open, form, account.sub, now)
    : await foundFamily(tx, form, account, { includedChildren: services.env.includedChildren, code });
  await request.visitor.record(tx, {
    action: 'register',
    entity: open ? 'user' : 'family',
    hashid: person.hashid,
    by: { familyId: person.family_id, userId: person.id, sub: account.sub },
  });
  // A stranger's address gets the mail that asks to confirm it instead.
  if (person.email !== '' && (open || request.tokenOrNull?.emailVerified === true))
    await mail(tx, services, {
      ...welcomeMail({ email: person.email, firstname: person.firstname, url: services.env.publicUrl }),
      userId: person.id,
    });
  return person;
}

const mail = (tx: Tx, services: Services, content: Mail) => queueMail(tx, content, new Date(services.clock()));
