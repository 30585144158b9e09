import { validateRegistration } from '../../../domain/relations/validateRegistration.ts';
import { isSameAddress } from '../../../domain/rules/email.ts';
import type { RegistrationForm } from '../../../domain/wire/registration.ts';
import type { Visitor } from '../../actor.ts';
import type { Accounts } from '../../accounts.ts';
import { recordBySystem } from '../../audit/auditEntry.ts';
import type { TokenClaims } from '../../caller.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/errors.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';
import { knownAddressMail } from '../../mail/knownAddressMail.ts';
import { orRefuse, quietly } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { sendVerification } from '../verification/sendVerification.ts';
import { welcomeMail } from '../../mail/welcomeMail.ts';
import { takenAddressMail } from '../../mail/takenAddressMail.ts';
import { usablePartnerCode } from '../../policies/usablePartnerCode.ts';
import type { UserRow } from '../../repositories/family.ts';
import { lockOpenInvitation, type OpenInvitation } from '../../repositories/invitations.ts';
import type { PartnerCodeRow } from '../../repositories/partnerCodes.ts';
import { lockNewLogin, updateUser, usersBySub } from '../../repositories/users.ts';
import { inSameTime } from '../../sameTime.ts';
import type { Services } from '../../services.ts';
import { acceptInvitation } from '../invitations/accept.ts';
import { notifyJoined } from '../invitations/notifyJoined.ts';
import { joinFamily } from './joinFamily.ts';
import { foundFamily } from './newFamily.ts';

const LOGGED_IN = 'Je bent al ingelogd. Log eerst uit en open de uitnodiging daarna opnieuw.';
const OTHER_ADDRESS = 'Deze uitnodiging is voor een ander e-mailadres.';
const REGISTERED = 'Je hebt al een account.';
const HAS_ACCOUNT = 'Er is al een account met dit e-mailadres. Log daarmee in, dan kun je meedoen.';

/**
 * The mark for the browser in which somebody registered (http/browserMarks.ts). Everybody gets one, also where the
 * address was known and it leads to nothing (S-125); an invited person's address is proved, so theirs logs in.
 */
export type BrowserMark = { kind: 'begun' | 'arrival'; mark: string };

/**
 * Registers somebody at our own identity provider. Throws N404 and C409 for an invitation, F403 for anyone who is
 * logged in and opens one, V422 by field.
 */
export async function registerAccount(
  visitor: Visitor,
  services: Services,
  accounts: Accounts,
  { form, loggedIn }: { form: RegistrationForm; loggedIn: boolean },
): Promise<BrowserMark> {
  if (form.invitation !== undefined && loggedIn) throw forbidden(LOGGED_IN);
  checkForm(visitor, form, { email: form.invitation === undefined, password: true });
  return inSameTime(inTransaction(services.db, (tx) => makeAccount(tx, visitor, services, accounts, form)));
}

/**
 * Registers the person behind a token of an external identity provider, whose account is made there. Somebody who is
 * already a person here accepts an invitation as that person. Throws N404, F403 and C409 for an invitation, C409 for
 * founding another family, V422 by field.
 */
export async function registerToken(
  visitor: Visitor & { token: TokenClaims },
  services: Services,
  form: RegistrationForm,
): Promise<void> {
  const { caller, token } = visitor;
  if (caller) {
    // Somebody already a person here can't found another family this way (S-121).
    if (form.invitation === undefined) throw conflict(REGISTERED);
    const invitation = form.invitation;
    await inTransaction(services.db, (tx) => acceptInvitation(tx, { ...visitor, caller, token }, services, invitation));
    return;
  }
  checkForm(visitor, form, { email: false, password: false });
  await inTransaction(services.db, async (tx) => {
    const open = form.invitation === undefined ? undefined : await invitationOf(tx, visitor, form.invitation);
    const { sub } = token;
    // A double click would found two families.
    await lockNewLogin(tx, sub);
    if ((await usersBySub(tx, sub)).length > 0) throw conflict(REGISTERED);
    if (open && !isOwner(token, open.invitation.email)) throw forbidden(OTHER_ADDRESS);
    // An address that the provider does not vouch for may be anybody's: it gets no mail, and doesn't block its owner. It is taken
    // over once verified (address/follow.ts).
    const email = token.emailVerified ? (token.email ?? '') : '';
    await settle(tx, visitor, services, { open, code: await codeOf(tx, visitor, form) }, form, { sub, email });
  });
}

function checkForm({ today }: Visitor, form: RegistrationForm, needs: { email: boolean; password: boolean }): void {
  const errors = validateRegistration(form, needs, today);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** An invitation is claimed by its token and the verified e-mail address. */
const isOwner = (token: TokenClaims, email: string): boolean =>
  token.emailVerified && token.email !== null && isSameAddress(token.email, email);

/** The invitation a registration names. Throws N404 when it does not work (any more). */
async function invitationOf(tx: Tx, { now }: Visitor, token: string): Promise<OpenInvitation> {
  const open = await lockOpenInvitation(tx, hashSecretToken(token), now);
  if (!open) throw notFound();
  return open;
}

/** Makes an account with its person: the founder of a new family, or the invited one. The form was checked. */
async function makeAccount(
  tx: Tx,
  visitor: Visitor,
  services: Services,
  accounts: Accounts,
  form: RegistrationForm,
): Promise<BrowserMark> {
  const open = form.invitation === undefined ? undefined : await invitationOf(tx, visitor, form.invitation);
  const code = await codeOf(tx, visitor, form);
  // An invitation is sent to one address, so whoever has its token has read that address's mail.
  const email = open?.invitation.email ?? (form.email ?? '').trim();
  if (open) await takeAddress(tx, visitor, services, accounts, email);
  const made = await accounts.create(tx, { email, password: form.password ?? '', emailVerified: open !== undefined });
  if ('sub' in made) {
    await settle(tx, visitor, services, { open, code }, form, { sub: made.sub, email });
    // A mail over the limit is dropped silently: the answer must not reveal who has an account (S-125).
    if (!open) await sendVerification(tx, visitor, services, accounts, { sub: made.sub, email }, quietly);
    const kind = open ? 'arrival' : 'begun';
    return { kind, mark: await accounts.links.make(tx, made.sub, kind, visitor.now) };
  }
  // A password on the lists of leaked ones is reported before anything about the address (S-125).
  if (made.errors.password !== undefined) throw invalid({ password: made.errors.password });
  // The rest was checked, so the address is in use. The holder of an invitation may know that; a stranger may not
  // (S-125).
  if (open) throw conflict(HAS_ACCOUNT);
  // Two people at one computer: the second would confirm the password of the first, and believe it to be their own.
  await accounts.links.forgetBegun(tx, email);
  await queueMail(tx, knownAddressMail({ email, url: services.env.publicUrl }), visitor.now, quietly);
  return { kind: 'begun', mark: newSecretToken() };
}

/**
 * Somebody may have registered the invited address without verifying it; the invitation did verify it, so that account
 * ends (docs/decisions/0021). Its records stay, without a login; the mail notifies the owner, in case it was their own.
 */
async function takeAddress(
  tx: Tx,
  { now }: Visitor,
  services: Services,
  accounts: Accounts,
  email: string,
): Promise<void> {
  const sub = await accounts.takeAddress(tx, email);
  if (sub === null) return;
  for (const person of await usersBySub(tx, sub)) {
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
  await queueMail(tx, takenAddressMail({ email, url: services.env.publicUrl }), now, orRefuse);
}

/**
 * The founder's partner code, checked before anything about the address (S-125). Throws V422 when it does not work today.
 */
async function codeOf(
  tx: Tx,
  { today }: Visitor,
  { invitation, code = '' }: RegistrationForm,
): Promise<PartnerCodeRow | null> {
  return invitation === undefined && code.trim() !== '' ? usablePartnerCode(tx, code, today) : null;
}

const founderOf = (form: RegistrationForm, account: { sub: string; email: string }) => ({
  ...account,
  names: form,
  gender: form.gender,
  birthdate: form.birthdate || null,
});

async function settle(
  tx: Tx,
  visitor: Visitor,
  services: Services,
  { open, code }: { open: OpenInvitation | undefined; code: PartnerCodeRow | null },
  form: RegistrationForm,
  account: { sub: string; email: string },
): Promise<UserRow> {
  const joined = open && (await joinFamily(tx, visitor, open, form, account.sub));
  const person =
    joined?.person ??
    (await foundFamily(tx, founderOf(form, account), { includedChildren: services.env.includedChildren, code })).person;
  await visitor.record(tx, {
    action: 'register',
    entity: open ? 'user' : 'family',
    hashid: person.hashid,
    // The initial places: only orders add to them.
    ...(open ? {} : { after: { children: services.env.includedChildren } }),
    by: { familyId: person.family_id, userId: person.id, sub: account.sub },
  });
  if (joined) await notifyJoined(tx, visitor, services, person, joined.otherBirthdate);
  // A stranger's address gets a mail asking to confirm it instead.
  if (person.email !== '' && (open || visitor.token?.emailVerified === true))
    await queueMail(
      tx,
      {
        ...welcomeMail({ email: person.email, firstname: person.firstname, url: services.env.publicUrl }),
        userId: person.id,
      },
      visitor.now,
      quietly,
    );
  return person;
}
