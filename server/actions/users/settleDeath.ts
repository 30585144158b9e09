import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { deathRecordedMail } from '../../mail/deathRecordedMail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { settleAccount } from './settleAccount.ts';

/**
 * What a death that counts, or its taking back, means for somebody's login: it closes or opens. That it closes is mailed to
 * their own address at once, with the name of whoever recorded it.
 * @param by who recorded it
 */
export async function settleDeath(
  tx: Tx,
  { now }: Pick<Acting, 'now'>,
  services: Services,
  person: UserRow,
  by: UserRow | undefined,
): Promise<void> {
  if (person.sub === null) return;
  await settleAccount(tx, services, person.sub);
  if (!person.passed_away || person.email === '' || !by) return;
  const mail = deathRecordedMail({ email: person.email, name: person.firstname, by: by.firstname });
  await queueMail(tx, { ...mail, userId: person.id, namesId: by.id }, now, orRefuse);
}
