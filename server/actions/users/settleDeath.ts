import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { deathRecordedMail } from '../../mail/deathRecordedMail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { UserRow } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { settleAccount } from './settleAccount.ts';

/**
 * The effect of a death that counts, or of taking it back, on somebody's login: it closes or opens. A closed login is
 * mailed to their own address at once, with the recorder's name.
 * @param by the person who recorded it
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
