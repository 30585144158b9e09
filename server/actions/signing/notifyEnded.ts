import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { familyHashid } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { notifyParties } from '../notices/notifyParties.ts';
import { messageInMail } from '../proposals/message.ts';
import type { FoundSigning } from './openRequest.ts';

const SUBJECT = 'Een verzoek om te ondertekenen is gestopt';

const ANSWER = { refuse: 'sign_refused', withdraw: 'sign_withdrawn', change: 'sign_changed' } as const;

/**
 * Notifies the parties of a contract, and an asked spouse, that its signing request was refused or withdrawn, or stopped because
 * somebody in it changed; or only some of them. The mail quotes the message, and links to the request, where it stays readable.
 */
export async function notifyEnded(
  tx: Tx,
  actor: Actor,
  services: Services,
  { living: { record, parties }, signing: { hashid, parties: signers } }: FoundSigning,
  {
    ends,
    message,
    to = [...parties.map(({ id }) => id), ...signers.map(({ userId }) => userId)],
  }: { ends: keyof typeof ANSWER; message: string; to?: readonly number[] },
): Promise<void> {
  const url = familyLink(services, await familyHashid(tx, actor.caller), `/ondertekenen/${hashid}`);
  await notifyParties(tx, actor, services, record, {
    kind: 'answered',
    key: hashid,
    to: [...new Set(to)],
    byItself: ends === 'change',
    facts: { answer: ANSWER[ends] },
    more: messageInMail(message),
    instead: { subject: SUBJECT, url },
  });
}
