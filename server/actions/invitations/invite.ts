import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invitationMail } from '../../mail/invitationMail.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OfFamily, UserRow } from '../../repositories/family.ts';
import { familyFounder, insertInvitation } from '../../repositories/invitations.ts';
import type { Services } from '../../services.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';

const VALID_DAYS = 14;

/**
 * Sends a person their invitation; the ones before it stop working (S-120). The link is built on PUBLIC_URL alone
 * (S-92).
 * @returns the seconds to wait where too many mails went out already, or 0; the invitation before it then still works.
 */
export async function invite(
  tx: Tx,
  { now }: Pick<Visitor, 'now'>,
  { env }: Pick<Services, 'env'>,
  family: OfFamily,
  user: UserRow,
): Promise<number> {
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  const founder = await familyFounder(tx, family);
  const mail = invitationMail({
    email: user.email,
    firstname: user.firstname,
    invitedBy: founder?.firstname ?? 'Iemand uit je familie',
    url: `${env.publicUrl}/register/${token}`,
  });
  const wait = await queueMail(tx, { ...mail, userId: user.id }, now);
  if (wait === 0)
    await insertInvitation(tx, family, {
      userId: user.id,
      tokenHash: hashSecretToken(token),
      email: user.email,
      expiresAt,
      now,
    });
  return wait;
}
