import { and, lte, or, type SQL, sql } from 'drizzle-orm';
import { systemActor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/orderSchema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { LAPSE_AFTER_DAYS } from '../../../domain/orders/lastDayToPay.ts';
import { orderReminderMail, REMIND_AFTER_DAYS } from '../../mail/orderMails.ts';
import { ProviderDown } from '../../payments/mollie.ts';
import { familyHashid } from '../../repositories/family.ts';
import { invoicesOf } from '../../repositories/invoices.ts';
import { lockOrder, updateOrder } from '../../repositories/orders.ts';
import { takeDuePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { eachAlone } from '../../rounds/eachAlone.ts';
import { everyRound, type Round } from '../../rounds/everyRound.ts';
import { checkPayment } from './checkPayment.ts';
import { mailAboutOrder } from './mailAboutOrder.ts';
import { endPaidYears, remindOfPaidYears } from './paidYears.ts';
import { ordersUrl } from './ordersUrl.ts';
import { settleOrder } from './settleOrder.ts';
import { nextCheck } from './nextCheck.ts';

type Selling = Pick<Services, 'db' | 'env' | 'clock' | 'log' | 'accounts'>;

const DAY = 24 * 3_600_000;

/** Asks Mollie about every payment that is due: notifications can get lost (F15). @returns how many were checked. */
export async function checkDuePayments(services: Selling): Promise<number> {
  const { db, env, clock, log } = services;
  if (!env.mollie) return 0;
  for (let asked = 0; ; asked += 1) {
    const payment = await takeDuePayment(db, new Date(clock()), (due) => nextCheck(due, clock()));
    if (!payment) return asked;
    try {
      await checkPayment(services, env.mollie, payment);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      log.warn({ payment: payment.provider_id }, 'Mollie could not be asked about a payment; it is asked again later');
      return asked;
    }
  }
}

/**
 * Ages orders: a reminder after a week, expiry after a month or after the ordered days, and the end of a paid year,
 * announced a month before. A failing order or family does not hold up the others.
 */
export const ageOrders = (services: Selling, stopping?: AbortSignal): Promise<void> =>
  eachAlone([lapse, remind, remindOfPaidYears, endPaidYears], (part) => part(services), {
    log: services.log,
    stopping,
    sentence: 'a part of the ageing of orders failed',
    name: (part) => ({ part: part.name }),
  });

const alone = ({ log }: Selling) => ({
  log,
  sentence: 'an order could not be aged; it is retried',
  name: ({ id }: { id: number }) => ({ order: id }),
});

const openThat = (db: Db, condition: SQL | undefined) =>
  db
    .select()
    .from(orders)
    // Literals: with a parameter PostgreSQL can't tell that the index on open orders will do.
    .where(and(sql`${orders.status} = 'open'`, condition))
    .orderBy(orders.id);

async function remind(services: Selling): Promise<void> {
  const { db, env, clock } = services;
  const now = new Date(clock());
  const { seller } = env;
  if (!seller) return;
  const old = lte(orders.created_at, new Date(clock() - REMIND_AFTER_DAYS * DAY));
  const due = (await openThat(db, old)).filter(({ reminded_at }) => reminded_at === null);
  const remindOne = ({ id }: { id: number }) =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order.status !== 'open' || order.reminded_at !== null) return;
      await updateOrder(tx, id, { reminded_at: now });
      const invoice = (await invoicesOf(tx, [id])).at(-1);
      const url = ordersUrl({ env }, await familyHashid(tx, { familyId: order.family_id }));
      if (!invoice) return;
      await mailAboutOrder(tx, order, (person) => orderReminderMail({ person, order, invoice, seller, url }), now);
    });
  await eachAlone(due, remindOne, alone(services));
}

async function lapse(services: Selling): Promise<void> {
  const { db, clock } = services;
  const actor = systemActor(clock);
  const old = lte(orders.created_at, new Date(clock() - LAPSE_AFTER_DAYS * DAY));
  const over = sql`${orders.price}->>'until' < ${actor.today}`;
  await eachAlone(
    await openThat(db, or(old, over)),
    (order) => inTransaction(db, async (tx) => void (await settleOrder(tx, actor, services, order, 'cancel'))),
    alone(services),
  );
}

const CHECK_MS = 5_000;
const AGE_MS = 3_600_000;

/** Checks payments every few seconds, and the age of orders every hour. */
export function startOrderRounds(services: Selling & Pick<Services, 'judge'>): Round {
  const rounds = [
    everyRound('orders', AGE_MS, (stopping) => ageOrders(services, stopping), services),
    ...(services.env.mollie ? [everyRound('payments', CHECK_MS, () => checkDuePayments(services), services)] : []),
  ];
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}
