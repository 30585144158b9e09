import { createHash } from 'node:crypto';
import { filledText } from '../../../domain/contracts/fieldChecks.ts';
import type {
  Passkey,
  PasskeyCodeMailed,
  PasskeyCreation,
  PasskeyDraft,
  PasskeyStart,
} from '../../../domain/wire/passkey.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { Actor } from '../../actor.ts';
import { forgetAttempts } from '../../attempts.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { deviceCodeMail } from '../../mail/signingMails.ts';
import { maskedEmail } from '../../passkeys/masked.ts';
import { deletePasskey, insertPasskey, ownPasskeys } from '../../repositories/passkeys.ts';
import { findChallenge, keepChallenge, useUpChallenge } from '../../repositories/signingChallenges.ts';
import { findUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { CHALLENGE_LIFE, creationOptions, newKey, newNonce } from '../../passkeys/webauthn.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { notifyHolder } from '../security/notifyHolder.ts';
import {
  keepMailedCode,
  limitCodeTries,
  mailedCodeHolds,
  provedAddress,
  refuseNewAddress,
  WRONG_CODE,
} from './mailedCodes.ts';

const SUBJECT = 'new passkey';
const CODE_SUBJECT = 'code for a new passkey';
const MAX_KEYS = 20;
const MAX_NAME = 60;

const NAME = 'Geef het apparaat een naam, zoals “Telefoon”.';
const TOO_LATE = 'Dit duurde te lang. Probeer het opnieuw.';
const NOT_MADE =
  'Je apparaat maakte geen sleutel die we kunnen lezen. Probeer het opnieuw, of kies een ander apparaat.';
const KNOWN = 'Dit apparaat staat er al bij.';
const TOO_MANY = `Je hebt al ${MAX_KEYS} apparaten. Verwijder er eerst een.`;

/**
 * The user handle for a device: the same in every family, and different from that of the login keys, as a device keeps
 * one key per handle.
 */
const keyHolder = ({ sub }: Actor['caller']): string =>
  createHash('sha256').update(`ondertekenen ${sub}`).digest('base64url');

/** The devices the caller signs with, in every family they are in. */
export const listPasskeys = async (db: Queryable, { caller }: Actor): Promise<Passkey[]> =>
  (await ownPasskeys(db, caller)).map(({ hashid, name, added_at }) => ({
    hashid,
    name,
    added_at: added_at.toISOString(),
  }));

/** The caller's keys, if another may be added. Throws C409. */
async function roomForOne(db: Queryable, { caller }: Actor): Promise<string[]> {
  const known = (await ownPasskeys(db, caller)).map(({ credential_id }) => credential_id);
  if (known.length >= MAX_KEYS) throw conflict(TOO_MANY);
  return known;
}

/**
 * Mails the holder of the account the code that adds a device: somebody who found their session or password must not add a
 * signing device (docs/decisions/0014). Throws C409 for too many devices or an unverified address, R429.
 */
export async function mailDeviceCode(tx: Tx, actor: Actor, services: Services): Promise<PasskeyCodeMailed> {
  const { caller } = actor;
  await roomForOne(tx, actor);
  const person = await findUser(tx, caller, caller.hashid);
  if (!person) throw notFound();
  const email = await provedAddress(tx, actor, services, person);
  await keepMailedCode(tx, actor, CODE_SUBJECT, (code) => ({
    ...deviceCodeMail({ email, firstname: person.firstname, code }),
    userId: person.id,
  }));
  return { email_masked: maskedEmail(email) };
}

/** Compares the typed code with the mailed one, with few wrong tries allowed. Throws V422 on `code`, R429. */
async function refuseOtherCode(actor: Actor, { db }: Services, code: string): Promise<void> {
  const key = `device code ${actor.caller.userId}`;
  await limitCodeTries(db, key);
  if (!(await mailedCodeHolds(db, actor, CODE_SUBJECT, code))) throw invalid({ code: WRONG_CODE });
  await forgetAttempts(db, key);
}

/**
 * Begins adding a device, for anyone who read the mailed code; it stays valid until a device is added, as one may cancel at
 * the device. Throws V422 on `code`, R429, C409 when there are too many devices.
 */
export async function startPasskey(actor: Actor, services: Services, { code }: PasskeyStart): Promise<PasskeyCreation> {
  await refuseOtherCode(actor, services, code);
  return inTransaction(services.db, (tx) => askDevice(tx, actor, services));
}

async function askDevice(tx: Tx, actor: Actor, { env }: Services): Promise<PasskeyCreation> {
  const { caller, now } = actor;
  const known = await roomForOne(tx, actor);
  const person = await findUser(tx, caller, caller.hashid);
  if (!person) throw notFound();
  const challenge = newNonce();
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFE);
  await keepChallenge(tx, caller, { subject: SUBJECT, secret: challenge, made_at: now, expires_at });
  // A device may list all its keys for us, also at login.
  const name = `${fullName(person)} (ondertekenen)`;
  return creationOptions(env, { challenge, person: keyHolder(caller), name, known, logsIn: false });
}

/** Adds the device, and mails its owner. Throws V422 on `name` or `made`, C409 for a known one, U401. */
export async function addPasskey(
  tx: Tx,
  actor: Actor,
  services: Services,
  { name, made }: PasskeyDraft,
): Promise<Passkey[]> {
  const { caller, now } = actor;
  await requireActiveSession(tx, actor, services);
  await refuseNewAddress(tx, actor, services);
  const wrong = filledText(name, MAX_NAME, NAME);
  if (wrong !== null) throw invalid({ name: wrong });
  const asked = await findChallenge(tx, caller, SUBJECT, now);
  if (!asked) throw invalid({ made: TOO_LATE });
  const key = await newKey(services.env, made, asked.secret);
  if (!key) throw invalid({ made: NOT_MADE });
  if (!(await useUpChallenge(tx, caller, SUBJECT))) throw invalid({ made: TOO_LATE });
  await useUpChallenge(tx, caller, CODE_SUBJECT);
  const added = await insertPasskey(tx, caller, {
    hashid: newHashid(),
    credential_id: key.credentialId,
    public_key: key.publicKey,
    counter: key.counter,
    name: name.trim(),
    added_at: now,
  });
  if (!added) throw conflict(KNOWN);
  await actor.record(tx, { action: 'add', entity: 'passkey', hashid: caller.hashid });
  await notifyHolder(tx, actor, services, 'passkey');
  return listPasskeys(tx, actor);
}

/** Removes a device of the caller; its signatures stay valid. Throws N404. */
export async function removePasskey(tx: Tx, actor: Actor, hashid: string): Promise<Passkey[]> {
  if (!(await deletePasskey(tx, actor.caller, hashid))) throw notFound();
  await actor.record(tx, { action: 'remove', entity: 'passkey', hashid: actor.caller.hashid });
  return listPasskeys(tx, actor);
}
