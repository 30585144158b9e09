import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invitationMail } from '../../mail/invitationMail.ts';
import { type MailAnswers, whetherItLeaves } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { managersAmong } from '../../policies/managers.ts';
import { familyPeople, type OfFamily, type UserRow } from '../../repositories/family.ts';
import { insertInvitation } from '../../repositories/invitations.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notices/notify.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';

const VALID_DAYS = 14;

/**
 * Sends a person their invitation; earlier ones stop working (S-120). The link is built on PUBLIC_URL alone (S-92). One
 * over the limit is not sent, and the previous invitation then still works: `answers` says what else happens.
 */
export async function invite(
  tx: Tx,
  visitor: Pick<Visitor, 'now' | 'today' | 'caller'>,
  services: Pick<Services, 'env' | 'accounts'>,
  family: OfFamily,
  user: UserRow,
  answers: MailAnswers<void>,
): Promise<void> {
  const { now, caller } = visitor;
  const { env } = services;
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  const people = await familyPeople(tx, family);
  const managers = managersAmong(people);
  // An automatic invitation goes out in the name of the longest-serving manager.
  const by = managers.find(({ id }) => id === caller?.userId) ?? managers[0] ?? null;
  const mail = invitationMail({
    email: user.email,
    firstname: user.firstname,
    invitedBy: by?.firstname ?? 'Iemand uit je familie',
    url: `${env.publicUrl}/register/${token}`,
    privacyUrl: `${env.publicUrl}/privacy#toegevoegd`,
  });
  // It names the inviter, so while it waits it is erased with them.
  const named = by === null ? {} : { namesId: by.id };
  const sent = await queueMail(tx, { ...mail, userId: user.id, ...named }, now, {
    ...whetherItLeaves,
    refused: (seconds) => {
      answers.refused(seconds);
      return false;
    },
  });
  if (!sent) return;
  await insertInvitation(tx, family, {
    userId: user.id,
    tokenHash: hashSecretToken(token),
    email: user.email,
    expiresAt,
    now,
  });
  // The other managers are notified, the first time.
  await notify(tx, visitor, services, family, {
    kind: 'invited',
    key: user.hashid,
    to: managers,
    by,
    about: user.hashid,
    facts: {},
  });
}
