import type { SigningStart, SigningStarted } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, tooMany } from '../../http/errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { signingCodeMail } from '../../mail/signingMails.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { ownPasskeys } from '../../repositories/passkeys.ts';
import { keepChallenge } from '../../repositories/signingChallenges.ts';
import type { Services } from '../../services.ts';
import { signingChallenge } from '../../passkeys/challenge.ts';
import { hashMailedCode, newMailedCode } from '../../passkeys/mailedCode.ts';
import { CHALLENGE_LIFE, newNonce, requestOptions } from '../../passkeys/webauthn.ts';
import { serverText } from '../../text.ts';
import { emailOf } from './emailOf.ts';
import { type FoundSigning, refuseUnsignable, signingForChange } from './openRequest.ts';

/** How long a mailed code works, in milliseconds. */
const CODE_LIFE = 15 * 60_000;

const NO_PASSKEY = 'Je hebt nog geen toestel om mee te ondertekenen. Voeg het eerst toe.';
const NO_ADDRESS =
  'We kennen geen e-mailadres waarvan is aangetoond dat het van jou is. Bevestig eerst je e-mailadres.';

/** What is asked of a person for a request, by the way they sign. */
export const subjectOf = (how: SigningStart['how'], hashid: string): string => `${how} ${hashid}`;

/**
 * Begins signing: gives the device a challenge that is bound to this document, or mails a code. Throws N404, F403, C409
 * for what can't be signed, R429 when too many codes were mailed.
 */
export async function startSigning(
  tx: Tx,
  actor: Actor,
  services: Services,
  { hashid, sha256, how }: SigningStart,
): Promise<SigningStarted> {
  const found = await signingForChange(tx, actor, hashid);
  await refuseUnsignable(tx, actor, found, sha256);
  if (how === 'mailed_code') {
    await mailCode(tx, actor, services, found);
    return { request: null };
  }
  const { caller, now } = actor;
  const known = (await ownPasskeys(tx, caller)).map(({ credential_id }) => credential_id);
  if (known.length === 0) throw conflict(NO_PASSKEY);
  const nonce = newNonce();
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFE);
  await keepChallenge(tx, caller, { subject: subjectOf(how, hashid), secret: nonce, made_at: now, expires_at });
  const challenge = signingChallenge({ document: sha256, person: caller.hashid, request: hashid, nonce });
  return { request: requestOptions(services.env, challenge, known) };
}

async function mailCode(tx: Tx, actor: Actor, services: Services, { living, signing }: FoundSigning): Promise<void> {
  const { caller, now } = actor;
  const person = living.voices.find(({ id }) => id === caller.userId);
  const email = person ? await emailOf(tx, services, person) : '';
  if (!person || email === '' || !(await emailVerified(tx, caller))) throw conflict(NO_ADDRESS);
  const code = newMailedCode();
  await keepChallenge(tx, caller, {
    subject: subjectOf('mailed_code', signing.hashid),
    secret: await hashMailedCode(code),
    made_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFE),
  });
  const mail = signingCodeMail({ email, firstname: person.firstname, code });
  const wait = await queueMail(tx, { ...mail, userId: person.id }, now);
  if (wait > 0) throw tooMany(wait, serverText.tooManyMails);
}
