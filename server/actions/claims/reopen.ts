import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { reopenedMail } from '../../mail/reopenedMail.ts';
import { contractName } from '../../presenters/contractName.ts';
import { contractsNamed } from '../../repositories/auditEntries.ts';
import { deathCountsSince } from '../../repositories/claims.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { familyHashid, type UserRow } from '../../repositories/family.ts';
import { joinedAt } from '../../repositories/invitations.ts';
import { mailAddressOf } from '../../repositories/mailAddress.ts';
import type { Services } from '../../services.ts';
import { endAutomaticFor } from '../automatic/endForPerson.ts';
import { reopenContract } from './reopenContract.ts';

/**
 * Takes back a death that counted, of somebody with a login: whatever was agreed or confirmed in their contracts since was not
 * their word, so it is open again, and they get a list of it by mail (docs/decisions/0013).
 * @param by the person who takes it back; null if a wrong clock made it count. Then `as` makes an actor of whoever said each
 * thing before
 */
export async function reopenAgreed(
  tx: Tx,
  actor: Actor,
  services: Services,
  { person, by, as }: { person: UserRow; by: UserRow | null; as?: (userId: number) => Actor },
): Promise<void> {
  if (person.sub === null) return;
  const family = { ...actor.caller, familyRole: 'manager' } as const;
  const since =
    (await deathCountsSince(tx, person, actor.now)) ??
    (await joinedAt(tx, [person])).get(person.id) ??
    person.created_at;
  const own = (await listContracts(tx, family)).filter(({ parties }) =>
    parties.some(({ userId }) => userId === person.id),
  );
  const names = await contractsNamed(
    tx,
    family,
    own.map(({ hashid }) => hashid),
  );
  // Automatic counting was set in their place: it ended when the death began to count.
  await endAutomaticFor(tx, { ...actor, caller: family }, person);
  const lines: string[] = [];
  for (const { hashid } of own) {
    const name =
      contractName(
        { userId: person.id },
        names.find((one) => one.hashid === hashid),
      ) ?? 'een contract';
    for (const what of await reopenContract(tx, { ...actor, caller: family }, services, { hashid, person, since, as }))
      lines.push(`Bij ${name}: ${what}.`);
  }
  const email = await mailAddressOf(tx, services, person);
  if (email === '') return;
  const url = familyLink(services, await familyHashid(tx, family), '/overzicht');
  const mail = reopenedMail({ email, firstname: person.firstname, by: by?.firstname ?? null }, { lines, url });
  await queueMail(tx, { ...mail, userId: person.id, ...(by && { namesId: by.id }) }, actor.now, orRefuse);
}
