import type { SigningStart, SigningStarted } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { signingCodeMail } from '../../mail/signingMails.ts';
import { ownPasskeys } from '../../repositories/passkeys.ts';
import { keepChallenge } from '../../repositories/signingChallenges.ts';
import type { Services } from '../../services.ts';
import { signingChallenge } from '../../passkeys/challenge.ts';
import { CHALLENGE_LIFE, newNonce, requestOptions } from '../../passkeys/webauthn.ts';
import { keepMailedCode, provedAddress } from './mailedCodes.ts';
import { signable } from '../proposals/contractInContext.ts';
import { type FoundSigning, refuseUnsignable, signingForChange } from './openRequest.ts';

const NO_PASSKEY = 'Je hebt nog geen apparaat om mee te ondertekenen. Voeg het eerst toe.';

/** The challenge to a person for a request, by their way of signing. */
export const subjectOf = (how: SigningStart['how'], hashid: string): string => `${how} ${hashid}`;

/**
 * Begins signing: gives the device a challenge that is bound to this document, or mails a code. Throws N404, F403, C409
 * if it can't be signed, R429 when too many codes were mailed.
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
  const person = signable(living).find(({ id }) => id === actor.caller.userId);
  if (!person) throw notFound();
  const email = await provedAddress(tx, actor, services, person);
  await keepMailedCode(tx, actor, subjectOf('mailed_code', signing.hashid), (code) => ({
    ...signingCodeMail({ email, firstname: person.firstname, code }),
    userId: person.id,
  }));
}
