import { NOTICES } from '../../../domain/notices/catalogue.ts';
import { NOTICE_KINDS } from '../../../domain/wire/choices/notice.ts';
import type { NoticeKind } from '../../../domain/wire/notice.ts';
import { recordBySystem } from '../../audit/auditEntry.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { UserRow } from '../../repositories/family.ts';
import { chosenWays, saveWay } from '../../repositories/notices.ts';
import { findUserByHashid } from '../../repositories/users.ts';
import { type Leaving, readLeaveToken } from './leaveToken.ts';

/** The kind a link unsubscribes from, in words, as in the list of choices. */
export const leavingWords = (leaving: Leaving): string =>
  leaving === 'weekly' ? 'De mail van maandag' : NOTICES[leaving].label;

/** The person and kind of mail a token unsubscribes; null for one that is not ours, or for somebody without a login. */
export async function leavingOf(db: Queryable, token: string): Promise<{ person: UserRow; leaving: Leaving } | null> {
  const read = await readLeaveToken(db, token);
  const person = read && (await findUserByHashid(db, read.person));
  return read && person?.sub ? { person, leaving: read.leaving } : null;
}

/** Stops the mails of a token. A second time changes nothing; the list in the app goes on. */
export async function leave(tx: Tx, { person, leaving }: { person: UserRow; leaving: Leaving }): Promise<void> {
  const reader = { userId: person.id, familyId: person.family_id };
  const chosen = await chosenWays(tx, reader);
  const wayOf = (kind: NoticeKind) => chosen(person.id, kind) ?? NOTICES[kind].way;
  const kinds =
    leaving === 'weekly'
      ? NOTICE_KINDS.filter((kind) => wayOf(kind) === 'weekly')
      : [leaving].filter((kind) => wayOf(kind) !== 'never');
  if (kinds.length === 0) return;
  await saveWay(tx, reader, kinds, 'never');
  await recordBySystem(tx, {
    action: 'edit',
    entity: 'notices',
    hashid: person.hashid,
    after: Object.fromEntries(kinds.map((kind) => [kind, 'never'])),
    by: { ...reader, sub: person.sub },
  });
}
