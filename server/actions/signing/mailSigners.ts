import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { allSignedMail, askedToSignMail } from '../../mail/signingMails.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { emailOf } from './emailOf.ts';

const MAILS = { asked: askedToSignMail, signed: allSignedMail };

/** Mails people of a request that they are asked to sign, or that everybody has signed. */
export async function mailSigners(
  tx: Tx,
  { now }: Actor,
  services: Services,
  kind: keyof typeof MAILS,
  { hashid, people }: { hashid: string; people: readonly UserRow[] },
): Promise<void> {
  for (const person of people) {
    const email = await emailOf(tx, services, person);
    if (email === '') continue;
    const url = `${services.env.publicUrl}/ondertekenen/${hashid}`;
    const mail = MAILS[kind]({ email, firstname: person.firstname, url });
    await queueMail(tx, { ...mail, userId: person.id }, now);
  }
}
