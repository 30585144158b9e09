import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import { NOTICES } from '../../../domain/notices/catalogue.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { NoticeKind } from '../../../domain/wire/notice.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';
import { noticeMail, purposeOf } from '../../mail/noticeMail.ts';
import { whetherItLeaves } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { familyHashid, type OfFamily, type UserRow } from '../../repositories/family.ts';
import { chosenWays, insertNotice, markMailed } from '../../repositories/notices.ts';
import type { Notifying } from '../../services.ts';
import { leaveUrl, listUrl, placeUrl } from './links.ts';
import { mailAddressOf } from '../../repositories/mailAddress.ts';

/** Something that happened, or a day that brings something. */
export interface NoticeDraft {
  kind: NoticeKind;
  /** Names it: a person is notified of the same kind and key only once. */
  key: string;
  /** The people to notify; people who can't log in, and the actor, are left out. */
  to: readonly UserRow[];
  /** The actor; null for automatic events. */
  by: UserRow | null;
  /** The hashid of the contract or the person it is about. */
  about: string | null;
  /** The contract as a mail names it, without people's names. */
  contract?: 'een lening van jullie' | 'een schenking van jullie';
  facts: NoticeFacts;
  /** Extra text of the mail, such as the actor's own words. */
  more?: readonly string[];
  /** Of the mail, if those of the kind do not fit: a subject without an amount or a name, and its link. */
  instead?: { subject: string; url: string };
  /** A mail of its own. */
  mail?: (to: UserRow, email: string) => Mail;
}

/**
 * Notifies people of an event, in the transaction of that event: in their list, and by mail as they chose. A mail over
 * the limit becomes a line of a later one (docs/decisions/0016). It counts as mailed when it leaves.
 */
export async function notify(
  tx: Tx,
  { now, today }: Pick<Visitor, 'now' | 'today'>,
  services: Notifying,
  family: OfFamily,
  told: NoticeDraft,
): Promise<void> {
  const { kind, key, by, about, facts } = told;
  const people = told.to.filter((person) => canLogIn(person) && person.id !== by?.id);
  if (people.length === 0) return;
  const chosen = await chosenWays(tx, family);
  const hashid = await familyHashid(tx, family);
  for (const person of people) {
    const atOnce = (chosen(person.id, kind) ?? NOTICES[kind].way) === 'now';
    const added = await insertNotice(tx, family, {
      user_id: person.id,
      kind,
      key,
      by_id: by?.id ?? null,
      about,
      facts,
      day: today,
      at: now,
      mailed_at: null,
    });
    const email = added !== undefined && atOnce ? await mailAddressOf(tx, services, person) : '';
    if (added === undefined || email === '') continue;
    const mail = await mailTo(tx, services, hashid, told, person, email);
    if (await queueMail(tx, mail, now, whetherItLeaves)) await markMailed(tx, [added], now);
  }
}

async function mailTo(
  tx: Tx,
  services: Pick<Notifying, 'env'>,
  family: string,
  { kind, by, about, contract, facts, more = [], instead, mail }: NoticeDraft,
  person: UserRow,
  email: string,
): Promise<Mail> {
  const leave = await leaveUrl(tx, services, person, kind);
  const list = listUrl(services, family);
  if (mail)
    return { ...mail(person, email), purpose: purposeOf(kind), userId: person.id, listUrl: list, leaveUrl: leave };
  const sentence = NOTICES[kind].sentence({
    ...facts,
    by: by?.firstname ?? null,
    contract: contract ?? 'een contract van jullie',
    person: 'iemand',
  });
  return noticeMail(
    { ...person, email },
    {
      kind,
      facts,
      paragraphs: [sentence, ...more],
      url: placeUrl(services, family, kind, about),
      ...instead,
      listUrl: list,
      leaveUrl: leave,
      by: by?.id ?? null,
    },
  );
}
