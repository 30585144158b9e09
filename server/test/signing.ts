import assert from 'node:assert/strict';
import { desc, eq } from 'drizzle-orm';
import { euroInWords } from '../../domain/money/words.ts';
import type { Signing, SigningStarted } from '../../domain/wire/signing.ts';
import type { PasskeyCreation } from '../../domain/wire/passkey.ts';
import type { Queryable } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';
import type { ApiAnswer, ApiClient } from './apiClient.ts';
import { Authenticator } from './authenticator.ts';

/** The answer to a call about a request, which must have gone well. */
export function signingIn({ status, body }: ApiAnswer): Signing {
  assert.equal(status, 200, JSON.stringify(body));
  return body as Signing;
}

/** The server's challenge for the device of a person who read the mailed code. */
export async function deviceAsked(who: ApiClient, db: Queryable): Promise<PasskeyCreation> {
  const mailed = await who.post('/passkey/code');
  assert.equal(mailed.status, 200, JSON.stringify(mailed.body));
  const { status, body } = await who.post('/passkey/start', { code: await newestCode(db) });
  assert.equal(status, 200, JSON.stringify(body));
  return body as PasskeyCreation;
}

/** Adds a device to the account of a person. */
export async function withPasskey(who: ApiClient, db: Queryable, device = new Authenticator()): Promise<Authenticator> {
  const body = await deviceAsked(who, db);
  const added = await who.post('/passkey', { name: 'Telefoon', made: device.create(body) });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  return device;
}

/** The device's answer of a person for a request. */
export async function assertionOf(
  who: ApiClient,
  { hashid, sha256 }: Pick<Signing, 'hashid' | 'sha256'>,
  device: Authenticator,
) {
  const { status, body } = await who.post('/signing/start', { hashid, sha256, how: 'passkey' });
  assert.equal(status, 200, JSON.stringify(body));
  return device.sign((body as SigningStarted).request!);
}

/** The amount in letters, where a request asks it of one side; the other side's is not kept. */
export const inLetters = ({ letters }: Partial<Pick<Signing, 'letters'>>) =>
  letters && { letters: euroInWords(letters.amount) };

/** Signs with a device. */
export async function signWith(
  who: ApiClient,
  signing: Pick<Signing, 'hashid' | 'sha256'> & Partial<Pick<Signing, 'letters'>>,
  device: Authenticator,
): Promise<ApiAnswer> {
  const assertion = await assertionOf(who, signing, device);
  const { hashid, sha256 } = signing;
  return who.post('/signing/sign', { hashid, sha256, read: true, assertion, ...inLetters(signing) });
}

/** The newest mail to an address. */
export async function lastMail(db: Queryable, recipient: string) {
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return mail;
}

const codeIn = (mail: { body_text: string } | undefined): string => /\b\d{6}\b/u.exec(mail?.body_text ?? '')?.[0] ?? '';

/** The code in the newest mail of all. */
export async function newestCode(db: Queryable): Promise<string> {
  const [mail] = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  return codeIn(mail);
}

/** The code in the newest mail to an address. */
export async function mailedCode(db: Queryable, recipient: string): Promise<string> {
  return codeIn(await lastMail(db, recipient));
}
