import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import { NOTICES } from '../../../domain/notices/catalogue.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { NoticeKind } from '../../../domain/wire/notice.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';
import { noticeMail } from '../../mail/noticeMail.ts';
import { queueMail } from '../../mail/outbox.ts';
import { familyHashid, type OfFamily, type UserRow } from '../../repositories/family.ts';
import { chosenWays, insertNotice } from '../../repositories/notices.ts';
import type { Services } from '../../services.ts';
import { leaveUrl, placeUrl } from './links.ts';
import { mailAddressOf } from '../../repositories/mailAddress.ts';

/** Something that happened, or a day that brings something. */
export interface Told {
  kind: NoticeKind;
  /** Names it: the same kind and key is told to a person once. */
  key: string;
  /** Who has to know; who can't log in, and who did it, are left out. */
  to: readonly UserRow[];
  /** Who did it; null for what happens by itself. */
  by: UserRow | null;
  /** The hashid of the contract or the person it is about. */
  about: string | null;
  /** The contract as a mail speaks of it, without a name. */
  contract?: 'een lening van jullie' | 'een schenking van jullie';
  facts: NoticeFacts;
  /** What the mail says more, such as the words of whoever did it. */
  more?: readonly string[];
  /** Of the mail, where those of the kind do not fit: a subject without an amount or a name, and where it leads. */
  instead?: { subject: string; url: string };
  /** A mail of its own. */
  mail?: (to: UserRow, email: string) => Mail;
}

/**
 * Tells people of something, in the transaction of what it tells about: in their list, and by mail as they chose. A
 * mail too many is left out; what happened counts (decisions/0031).
 */
export async function tell(
  tx: Tx,
  { now, today }: Pick<Visitor, 'now' | 'today'>,
  services: Pick<Services, 'accounts' | 'env'>,
  family: OfFamily,
  told: Told,
): Promise<void> {
  const { kind, key, by, about, facts } = told;
  const people = told.to.filter((person) => canLogIn(person) && person.id !== by?.id);
  if (people.length === 0) return;
  const chosen = await chosenWays(tx, family);
  const hashid = await familyHashid(tx, family);
  for (const person of people) {
    const atOnce = (chosen(person.id, kind) ?? NOTICES[kind].way) === 'now';
    const mailed_at = atOnce ? now : null;
    const added = await insertNotice(tx, family, {
      user_id: person.id,
      kind,
      key,
      by_id: by?.id ?? null,
      about,
      facts,
      day: today,
      at: now,
      mailed_at,
    });
    const email = added !== undefined && atOnce ? await mailAddressOf(tx, services, person) : '';
    if (email !== '') await queueMail(tx, await mailTo(tx, services, hashid, told, person, email), now);
  }
}

async function mailTo(
  tx: Tx,
  services: Pick<Services, 'env'>,
  family: string,
  { kind, by, about, contract, facts, more = [], instead, mail }: Told,
  person: UserRow,
  email: string,
): Promise<Mail> {
  const leave = await leaveUrl(tx, services, person, kind);
  if (mail) return { ...mail(person, email), userId: person.id, leaveUrl: leave };
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
      paragraphs: [sentence, ...more],
      url: placeUrl(services, family, kind, about),
      ...instead,
      leaveUrl: leave,
      by: by?.id ?? null,
    },
  );
}
