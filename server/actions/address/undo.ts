import type { Visitor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { addressRestoredMail } from '../../mail/addressMails.ts';
import { newPasswordMail } from '../../mail/newPasswordMail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { setMfaRequired } from '../../repositories/mfaDuty.ts';
import { deletePasskeysSince } from '../../repositories/passkeys.ts';
import type { Services } from '../../services.ts';
import { ownAccounts } from '../security/ownAccount.ts';
import { writeAddress } from './writeAddress.ts';

/**
 * Who reads the mail at the address before puts it back, and everything that came after the change goes: sessions,
 * password, second factor, devices to sign with. The mail that goes there lets them choose a password. Throws N404 for a
 * link that does not work (any more).
 */
export async function undoAddress(visitor: Visitor, services: Services, token: string): Promise<void> {
  const accounts = ownAccounts(services);
  const { publicUrl } = services.env;
  const { now } = visitor;
  await inTransaction(services.db, async (tx) => {
    const restored = await accounts.address.undo(tx, token, now);
    if (restored === null) throw notFound();
    const { sub, email, removed, since, factorGone } = restored;
    if (factorGone) await setMfaRequired(tx, sub, false);
    const people = await writeAddress(tx, { sub, email }, now);
    await deletePasskeysSince(tx, sub, since);
    for (const { id, hashid, family_id: familyId } of people) {
      await visitor.record(tx, { action: 'restore', entity: 'address', hashid, by: { familyId, userId: id, sub } });
    }
    const url = `${publicUrl}${accounts.links.passwordPath(await accounts.links.make(tx, sub, 'password', now))}`;
    // Nobody who asked for new passwords before uses this one up: it is the way back.
    await queueMail(tx, { ...newPasswordMail({ email, url }), purpose: 'security' }, now, orRefuse);
    const userId = people[0]?.id ?? null;
    await queueMail(tx, addressRestoredMail({ email: removed, url: publicUrl, userId }), now, orRefuse);
  });
}
