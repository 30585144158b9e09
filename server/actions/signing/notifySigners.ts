import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { allSignedMail, askedToSignMail } from '../../mail/signingMails.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { familyHashid, type UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { notifyParties } from '../notices/notifyParties.ts';

const MAILS = { asked_to_sign: askedToSignMail, signed: allSignedMail };

interface RequestNews {
  /** Of the request. */
  hashid: string;
  record: ContractRecord;
  people: readonly UserRow[];
  /** The kind of change it is about, if any, and for the mail its words: a paragraph each. */
  change?: NoticeFacts['answer'];
  more?: readonly string[];
  /** When the request ends, as long as it waits. */
  expires?: Date;
}

/** Notifies the people of a request that they are asked to sign, or that everybody has signed. */
export async function notifySigners(
  tx: Tx,
  actor: Pick<Actor, 'caller' | 'now' | 'today'>,
  services: Services,
  kind: keyof typeof MAILS,
  { hashid, record, people, change, more = [], expires }: RequestNews,
): Promise<void> {
  const until = expires ? dayInAmsterdam(expires) : null;
  const url = familyLink(services, await familyHashid(tx, actor.caller), `/ondertekenen/${hashid}`);
  await notifyParties(tx, actor, services, record, {
    kind,
    key: hashid,
    to: people.map(({ id }) => id),
    facts: kind === 'signed' ? { answer: 'all' } : change ? { answer: change } : {},
    mail: ({ firstname }, email) => MAILS[kind]({ email, firstname, url, more, until }),
  });
}
