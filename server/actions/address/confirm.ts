import type { Actor } from '../../actor.ts';
import type { AddressChanged } from '../../accounts.ts';
import type { Tx } from '../../db/database.ts';
import { databaseCause } from '../../db/failures.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { addressChangedMail } from '../../mail/addressMails.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { wayBackUrl } from '../../mail/securityMail.ts';
import type { Services } from '../../services.ts';
import { requireActiveSession, ownAccounts } from '../security/ownAccount.ts';
import { writeAddress } from './writeAddress.ts';

const TAKEN = 'Met dit e-mailadres is er intussen een ander account. Je oude adres blijft. Kies een ander nieuw adres.';

/**
 * From now on the caller, who opened the mail at the new address, logs in with it in all their families; the old
 * address is notified (docs/decisions/0019). Sessions stay. Throws N404 for a link that does not work for this account,
 * C409 when somebody else has the address by now, U401.
 */
export async function confirmAddress(actor: Actor, services: Services, token: string): Promise<void> {
  const { address } = ownAccounts(services);
  try {
    await inTransaction(services.db, async (tx) => {
      await requireActiveSession(tx, actor, services);
      const changed = await address.confirm(tx, actor.caller.sub, token, actor.now);
      if (changed === null) throw notFound();
      if (changed === 'taken') throw conflict(TAKEN);
      await settle(tx, actor, services, changed);
    });
  } catch (error) {
    // Somebody got the address in the meantime.
    if (databaseCause(error)?.constraint === 'accounts_email') throw conflict(TAKEN);
    throw error;
  }
}

async function settle(tx: Tx, actor: Actor, services: Services, { before, email, undo }: AddressChanged) {
  const { caller, now } = actor;
  const people = await writeAddress(tx, { sub: caller.sub, email }, now);
  for (const person of people)
    await actor.record(tx, {
      action: 'change',
      entity: 'address',
      hashid: person.hashid,
      by: { familyId: person.family_id, userId: person.id, sub: caller.sub },
    });
  const { changed } = await ownAccounts(services).address.state(tx, caller.sub, now);
  // Without this mail nobody could undo the change, so without it the change fails.
  await queueMail(
    tx,
    addressChangedMail({
      before,
      url: wayBackUrl(services.env.publicUrl, undo, false),
      until: changed?.until ?? now,
      userId: people[0]?.id ?? null,
    }),
    now,
    orRefuse,
  );
}
