import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { NOTICE_KINDS } from '../../../domain/wire/choices/notice.ts';
import type { NoticeKind } from '../../../domain/wire/notice.ts';
import type { Queryable } from '../../db/database.ts';
import { storedSecret } from '../../db/storedSecret.ts';

/** The mails a token stops: those of one kind, or the Monday mail. */
export type Leaving = NoticeKind | 'weekly';

const LEAVING: readonly Leaving[] = [...NOTICE_KINDS, 'weekly'];

const keyOf = (db: Queryable): Promise<string> =>
  storedSecret(db, 'notice-key', () => Promise.resolve(randomBytes(32).toString('base64url')));

const signature = (key: string, said: string): Buffer => createHmac('sha256', key).update(`leave ${said}`).digest();

/**
 * Makes the token of the link that stops mails of one kind to one person. It is signed and not stored: it works as long
 * as the mail is kept, and can do nothing else.
 * @param person by hashid
 */
export async function leaveToken(db: Queryable, person: string, leaving: Leaving): Promise<string> {
  const said = `${person}.${leaving}`;
  return `${said}.${signature(await keyOf(db), said).toString('base64url')}`;
}

/** Reads a token; null for one that we did not sign, for example with a changed name or kind. */
export async function readLeaveToken(
  db: Queryable,
  token: string,
): Promise<{ person: string; leaving: Leaving } | null> {
  const [person = '', kind, signed = '', ...more] = token.split('.');
  const leaving = LEAVING.find((one) => one === kind);
  if (leaving === undefined || more.length > 0) return null;
  const given = Buffer.from(signed, 'base64url');
  const made = signature(await keyOf(db), `${person}.${leaving}`);
  return given.length === made.length && timingSafeEqual(given, made) ? { person, leaving } : null;
}
