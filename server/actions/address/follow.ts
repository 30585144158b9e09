import { email as emailRule, isSameAddress } from '../../../domain/rules/email.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { followedAddressMail } from '../../mail/followedAddressMail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { isHeldByAnother, lastFollowed } from '../../repositories/followedAddresses.ts';
import { lockUsersBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { writeAddress } from './writeAddress.ts';

/**
 * With an external identity provider the address is the provider's. If a token carries another verified address than we
 * have for that person, their list entries follow it, and both addresses are notified (docs/decisions/0018). Identity
 * remains the subject of the token: an address that another login has is not taken over, and never looks a person up.
 */
export async function followAddress(actor: Actor, services: Services): Promise<void> {
  const { caller, token } = actor;
  const email = (token.email ?? '').trim();
  if (!token.emailVerified || token.issued === null || emailRule(email) !== null) return;
  const { issued } = token;
  await inTransaction(services.db, async (tx) => {
    const people = await lockUsersBySub(tx, caller.sub);
    const before = [...new Set(people.map((person) => person.email))].filter((old) => !isSameAddress(old, email));
    if (before.length === 0) return;
    // A token from before the change keeps working for a while: the provider's own clock says which of the two is newer.
    if (issued <= ((await lastFollowed(tx, caller.sub)) ?? 0)) return;
    if (await isHeldByAnother(tx, { sub: caller.sub, email })) {
      services.log.warn({ person: caller.hashid }, 'the provider says an address that another login has; ours stays');
      return;
    }
    await take(tx, actor, services, { email, before, issued });
  });
}

async function take(
  tx: Tx,
  { caller, now, record }: Actor,
  { env }: Services,
  { email, before, issued }: { email: string; before: readonly string[]; issued: number },
): Promise<void> {
  const people = await writeAddress(tx, { sub: caller.sub, email }, now);
  for (const { id, hashid, family_id: familyId } of people)
    await record(tx, {
      action: 'follow',
      entity: 'address',
      hashid,
      after: { issued },
      by: { familyId, userId: id, sub: caller.sub },
    });
  for (const recipient of [...before.filter((old) => old !== ''), email])
    await queueMail(
      tx,
      { ...followedAddressMail({ recipient, isNew: recipient === email, url: env.publicUrl }), userId: caller.userId },
      now,
      orRefuse,
    );
}
