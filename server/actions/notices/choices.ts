import { NOTICES } from '../../../domain/notices/catalogue.ts';
import { NOTICE_KINDS } from '../../../domain/wire/choices/notice.ts';
import type { NoticeChoice, NoticeChoices } from '../../../domain/wire/notice.ts';
import type { Actor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { chosenWays, saveWay } from '../../repositories/notices.ts';

/** The caller's mail setting per kind, in the order of the catalogue; kinds for managers are shown to managers only. */
export async function noticeChoices(db: Queryable, caller: Caller): Promise<NoticeChoices> {
  const chosen = await chosenWays(db, caller);
  return NOTICE_KINDS.filter((kind) => caller.familyRole === 'manager' || !NOTICES[kind].managers).map((kind) => {
    const { group, label, way } = NOTICES[kind];
    return { kind, group, label, way: chosen(caller.userId, kind) ?? way };
  });
}

/** Stores the caller's mail setting for a kind. */
export async function chooseWay(tx: Tx, actor: Actor, { kind, way }: NoticeChoice): Promise<NoticeChoices> {
  const { caller } = actor;
  await saveWay(tx, caller, [kind], way);
  await actor.record(tx, { action: 'edit', entity: 'notices', hashid: caller.hashid, after: { [kind]: way } });
  return noticeChoices(tx, caller);
}
