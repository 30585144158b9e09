import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { countAttempt } from '../../attempts.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { storedSecret } from '../../db/storedSecret.ts';

const VALID_SECONDS = 7 * 86_400;

const keyOf = (db: Queryable): Promise<string> =>
  storedSecret(db, 'freeze-key', () => Promise.resolve(randomBytes(32).toString('base64url')));

const signature = (key: string, said: string): Buffer => createHmac('sha256', key).update(`freeze ${said}`).digest();

/** The owner of a login kept by an external provider, and the moment from which its acts are in doubt. */
interface Frozen {
  sub: string;
  since: Date;
}

/**
 * Makes the token of the mailed link that freezes acts with a login from now on, if another service keeps its account. It is
 * signed and not stored.
 */
export async function freezeToken(db: Queryable, sub: string, since: Date): Promise<string> {
  const said = `${Buffer.from(sub).toString('base64url')}.${since.getTime().toString(36)}`;
  return `${said}.${signature(await keyOf(db), said).toString('base64url')}`;
}

/** Uses up a token for good. Null for one that we did not sign, that is older than seven days, or that was used. */
export async function takeFreezeToken(tx: Tx, token: string, now: Date): Promise<Frozen | null> {
  const [of = '', at = '', signed = '', ...more] = token.split('.');
  const said = `${of}.${at}`;
  const given = Buffer.from(signed, 'base64url');
  const made = signature(await keyOf(tx), said);
  if (more.length > 0 || given.length !== made.length || !timingSafeEqual(given, made)) return null;
  const since = new Date(parseInt(at, 36));
  if (now.getTime() - since.getTime() > VALID_SECONDS * 1000) return null;
  const { count } = await countAttempt(tx, `freeze ${said}`, VALID_SECONDS, { at: now });
  return count > 1 ? null : { sub: Buffer.from(of, 'base64url').toString(), since };
}
