import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { deathRecordedMail } from '../../mail/deathRecordedMail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { settleAccount } from './settleAccount.ts';

/**
 * What a recorded death, or its taking back, means for somebody's login: it closes or opens. That it closes is mailed to
 * their own address at once, with the name of whoever recorded it: nobody else speaks for somebody who is alive unseen
 * (docs/decisions/0053).
 * @param people of the family, who recorded it among them
 */
export async function settleDeath(
  tx: Tx,
  actor: Actor,
  services: Services,
  people: readonly UserRow[],
  person: UserRow,
): Promise<void> {
  if (person.sub === null) return;
  await settleAccount(tx, services, person.sub);
  if (!person.passed_away) return;
  await limitAct(tx, actor, 'recordDeath', person.hashid);
  if (person.email === '') return;
  const by = people.find(({ id }) => id === actor.caller.userId);
  if (!by) return;
  const mail = deathRecordedMail({ email: person.email, name: person.firstname, by: by.firstname });
  await queueMail(tx, { ...mail, userId: person.id, namesId: by.id }, actor.now, orRefuse);
}
