import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import { addDays, type IsoDate } from '../../../domain/dates/isoDate.ts';
import { mondayOf } from '../../../domain/notices/monday.ts';
import { NOTICES } from '../../../domain/notices/catalogue.ts';
import type { Tx } from '../../db/database.ts';
import { whetherItLeaves } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { weeklyMail } from '../../mail/noticeMail.ts';
import { familyHashid, type OfFamily, type UserRow } from '../../repositories/family.ts';
import { chosenWays, markMailed, unmailedNotices } from '../../repositories/notices.ts';
import type { Services } from '../../services.ts';
import { leaveUrl, listUrl } from './links.ts';
import { mailAddressOf } from '../../repositories/mailAddress.ts';

/** Days before a Monday that its mail still covers, if the mail of the week before could not be made. */
const LOOK_BACK = 14;

/**
 * Mails everybody in a family last week's notices of the kinds they get in the Monday mail. On the first day of the week
 * on which we run: on Monday, unless nothing ran then.
 */
export async function notifyWeek(
  tx: Tx,
  { now, today }: { now: Date; today: IsoDate },
  services: Pick<Services, 'accounts' | 'env'>,
  family: OfFamily,
  people: readonly UserRow[],
): Promise<void> {
  const monday = mondayOf(today);
  const waiting = await unmailedNotices(tx, family, { from: addDays(monday, -LOOK_BACK), until: monday });
  if (waiting.length === 0) return;
  const chosen = await chosenWays(tx, family);
  const hashid = await familyHashid(tx, family);
  for (const person of people.filter(canLogIn)) {
    const own = waiting.filter(
      ({ user_id, kind }) => user_id === person.id && (chosen(person.id, kind) ?? NOTICES[kind].way) === 'weekly',
    );
    const email = own.length === 0 ? '' : await mailAddressOf(tx, services, person);
    if (email === '') continue;
    const mail = weeklyMail(
      { ...person, email },
      {
        kinds: own.map(({ kind }) => kind),
        url: listUrl(services, hashid),
        leaveUrl: await leaveUrl(tx, services, person, 'weekly'),
      },
    );
    // People who can't be reached yet read it in the next Monday mail.
    const leaves = await queueMail(tx, mail, now, whetherItLeaves);
    if (leaves)
      await markMailed(
        tx,
        own.map(({ id }) => id),
        now,
      );
  }
}
