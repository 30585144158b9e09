import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import {
  contractReminders,
  giftReminders,
  giftYearToReport,
  type Reminder,
} from '../../../domain/notices/reminders.ts';
import { addMonths } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { partnersAmong } from '../../../domain/relations/incomePartners.ts';
import { deathsAmong } from '../../../domain/statements/deaths.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { GiftMeter } from '../../../domain/wire/gifts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import { presentPartnerships } from '../../presenters/relation.ts';
import { familyPeople, loadFamily, type OfFamily, type UserRow } from '../../repositories/family.ts';
import { forgetNoticesBefore } from '../../repositories/notices.ts';
import { familiesToRemind, markReminded } from '../../repositories/reminders.ts';
import type { Services } from '../../services.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { familyContracts } from '../statements/familyContracts.ts';
import { yieldingGiftYear } from '../statements/yieldingGiftYear.ts';
import { managersAmong } from '../../policies/managers.ts';
import { isOfOwnContracts } from '../../policies/visibleGifts.ts';
import { eachAlone } from '../../rounds/eachAlone.ts';
import { planReminders } from '../plans/remindPlans.ts';
import { recordFamilyTerms } from '../automatic/countTerms.ts';
import { notify } from './notify.ts';
import { notifyLapsed } from './notifyLapsed.ts';
import { notifyWeek } from './notifyWeek.ts';

/** How long notices stay in the list. A fact that still holds after that may be notified again. */
const KEPT_MONTHS = 24;

type Reminding = Pick<Services, 'db' | 'env' | 'clock' | 'accounts' | 'log'>;

/**
 * Notifies every family of today's events, and on Monday sends what was saved for it. Several processes may run at once,
 * and one may stop halfway: a family is marked in the same transaction, so nothing is sent twice.
 * @param stopping ends it between two families
 */
export async function remindFamilies(services: Reminding, stopping?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const today = todayInAmsterdam(clock());
  await eachAlone(familiesToRemind(db, today), (familyId) => remindFamily(services, { familyId }, today), {
    log,
    stopping,
    sentence: 'a family could not be reminded; it is retried',
    name: (family) => ({ family }),
  });
}

async function remindFamily(services: Reminding, family: OfFamily, today: string): Promise<void> {
  const { db, clock } = services;
  // Automatic counting first: the day's notices follow from it.
  await recordFamilyTerms(services, family);
  // Computed before the transaction, in slices: meanwhile others use the database and this process.
  const reminders = await remindersOf(services, family, today);
  await inTransaction(db, async (tx) => {
    if (!(await markReminded(tx, family, today))) return;
    const moment = { now: new Date(clock()), today };
    const people = await familyPeople(tx, family);
    for (const reminder of reminders) {
      const { kind, key, contract, facts } = reminder;
      const to = hearersOf(reminder, people);
      const about = contract === null ? {} : { contract: 'een lening van jullie' as const };
      await notify(tx, moment, services, family, { kind, key, to, by: null, about: contract, facts, ...about });
    }
    await notifyLapsed(tx, moment, services, family, people);
    await notifyWeek(tx, moment, services, family, people);
    await forgetNoticesBefore(tx, family, addMonths(today, -KEPT_MONTHS));
  });
}

function hearersOf({ to, otherwise }: Reminder, people: readonly UserRow[]): UserRow[] {
  const among = (hashids: readonly string[]) =>
    people.filter((person) => canLogIn(person) && hashids.includes(person.hashid));
  const first = among(to);
  return first.length > 0 ? first : among(otherwise);
}

async function remindersOf({ db }: Reminding, family: OfFamily, today: string): Promise<Reminder[]> {
  const snapshot = await loadFamily(db, family);
  const contracts = await familyContracts(db, family, today);
  const partners = partnersAmong(presentPartnerships(snapshot, snapshot.partnerships), deathsAmong(snapshot.people));
  const managers = managersAmong(snapshot.people).map(({ hashid }) => hashid);
  const ofContracts = await yieldingMap(contracts, (contract) =>
    contractReminders(contract, today, partners, managers),
  );
  const known = [...ofContracts.flat(), ...(await planReminders(db, snapshot, contracts, today))];
  const year = giftYearToReport(today);
  if (year === null) return known;
  const gifts = await yieldingGiftYear(contracts, giftPeople(snapshot), year, today);
  return [...known, ...giftReminders(gifts, today, hearersOfGifts(snapshot.people, contracts))];
}

/** A divorced partner is only notified of gifts in their own contracts. */
function hearersOfGifts(people: readonly UserRow[], contracts: readonly ContractDetail[]) {
  const divorced = new Map(
    people.flatMap((person) => (person.divorced ? [[person.hashid, new Set<string>()] as const] : [])),
  );
  for (const { hashid, parties } of contracts)
    for (const party of [...parties.from, ...parties.to]) divorced.get(party.hashid)?.add(hashid);
  return (hashid: string, meter: GiftMeter): boolean => {
    const own = divorced.get(hashid);
    return own === undefined || isOfOwnContracts(meter, own);
  };
}
