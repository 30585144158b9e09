import { createHash } from 'node:crypto';
import { filledText } from '../../../domain/contracts/fieldChecks.ts';
import type { Passkey, PasskeyCreation, PasskeyDraft } from '../../../domain/wire/passkey.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { deletePasskey, insertPasskey, ownPasskeys } from '../../repositories/passkeys.ts';
import { findChallenge, keepChallenge, useUpChallenge } from '../../repositories/signingChallenges.ts';
import { findUser } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { CHALLENGE_LIFE, creationOptions, newKey, newNonce } from '../../passkeys/webauthn.ts';
import { tellHolder } from '../security/tellHolder.ts';

const SUBJECT = 'new passkey';
const MAX_KEYS = 20;
const MAX_NAME = 60;

const NAME = 'Geef het toestel een naam, zoals “Telefoon”.';
const TOO_LATE = 'Dit duurde te lang. Probeer het opnieuw.';
const NOT_MADE = 'Je toestel maakte geen sleutel die we kunnen lezen. Probeer het opnieuw, of kies een ander toestel.';
const KNOWN = 'Dit toestel staat er al bij.';
const TOO_MANY = `Je hebt al ${MAX_KEYS} toestellen. Verwijder er eerst een.`;

/**
 * How a device knows whose key it is: the same in every family, and another name than of the keys one logs in with, as a
 * device keeps one key for a name.
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

/** Begins adding a device. Throws C409 when there are too many. */
export async function startPasskey(tx: Tx, actor: Actor, { env }: Services): Promise<PasskeyCreation> {
  const { caller, now } = actor;
  const known = (await ownPasskeys(tx, caller)).map(({ credential_id }) => credential_id);
  if (known.length >= MAX_KEYS) throw conflict(TOO_MANY);
  const person = await findUser(tx, caller, caller.hashid);
  if (!person) throw notFound();
  const challenge = newNonce();
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFE);
  await keepChallenge(tx, caller, { subject: SUBJECT, secret: challenge, made_at: now, expires_at });
  // A device may list all keys it has for us, also where one logs in.
  const name = `${fullName(person)} (ondertekenen)`;
  return creationOptions(env, { challenge, person: keyHolder(caller), name, known, logsIn: false });
}

/** Adds the device that answered, and tells its owner by mail. Throws V422 on `name` or `made`, C409 for one known. */
export async function addPasskey(
  tx: Tx,
  actor: Actor,
  services: Services,
  { name, made }: PasskeyDraft,
): Promise<Passkey[]> {
  const { caller, now } = actor;
  const wrong = filledText(name, MAX_NAME, NAME);
  if (wrong !== null) throw invalid({ name: wrong });
  const asked = await findChallenge(tx, caller, SUBJECT, now);
  if (!asked) throw invalid({ made: TOO_LATE });
  const key = await newKey(services.env, made, asked.secret);
  if (!key) throw invalid({ made: NOT_MADE });
  await useUpChallenge(tx, caller, SUBJECT);
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
  await tellHolder(tx, actor, services, 'passkey');
  return listPasskeys(tx, actor);
}

/** Removes a device of the caller; what was signed with it stays signed. Throws N404. */
export async function removePasskey(tx: Tx, actor: Actor, hashid: string): Promise<Passkey[]> {
  if (!(await deletePasskey(tx, actor.caller, hashid))) throw notFound();
  await actor.record(tx, { action: 'remove', entity: 'passkey', hashid: actor.caller.hashid });
  return listPasskeys(tx, actor);
}
