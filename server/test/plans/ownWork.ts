import { ADMIN_ORDER_SORTS, ORDER_STATUSES } from '../../../domain/wire/choices/order.ts';
import { sweepExpired } from '../../../identity/sweep.ts';
import { administratorsCsv } from '../../actions/admin/administratorsCsv.ts';
import { carryOutDue } from '../../actions/claims/rounds.ts';
import { eraseDue } from '../../actions/erasure/rounds.ts';
import { health } from '../../actions/admin/health.ts';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { ageOrders } from '../../actions/orders/rounds.ts';
import { sweep } from '../../housekeeping.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import { adminOrders } from '../../repositories/adminOrders.ts';
import { listAdministrators } from '../../repositories/administrators.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import { takeDuePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { makeUser, type TestFamily } from '../factories.ts';
import { makeOrder } from '../orders.ts';

const DAY = 24 * 3_600_000;

/**
 * The server's work for nobody in particular, seldom done: the queues, the reminders of a day, orders that grow old,
 * cleaning, the lists of the administrators with each search and order, an erasure.
 */
export async function doOwnWork(services: Services, family: TestFamily): Promise<void> {
  const { db } = services;
  await health(services);
  for (const sort of ['name', 'email', 'last_login', 'second_factor', 'state', 'reviewed_at'] as const)
    for (const q of ['', 'jan de vries'])
      await listAdministrators(db, { q, sort, direction: 'asc', page: 0, size: 10 });
  await administratorsCsv(db, { q: 'jan', sort: 'name', direction: 'asc' });
  for (const sort of ADMIN_ORDER_SORTS)
    for (const status of [null, ORDER_STATUSES[0]])
      for (const search of ['', 'Vries'])
        await adminOrders(db, { sort, status, search, descending: true, page: 0, size: 10 });

  // The first lapses, after which the family may have another.
  for (const days of [40, 10]) {
    await makeOrder(db, family.parent, { created_at: new Date(services.clock() - days * DAY) });
    await ageOrders(services);
  }
  await remindFamilies(services);
  await carryOutDue(services);
  await eraseDue(services);
  await takeDuePayment(db, new Date(), () => new Date());
  await sendDueMail(services, () => Promise.resolve());
  await sweep(services);
  await sweepExpired(db);

  const person = await makeUser(db, family.id, { firstname: 'Weg' });
  await db.transaction((tx) => erasePerson(tx, person, { userId: person.id, sub: 'x', requestId: null }, new Date()));
}
