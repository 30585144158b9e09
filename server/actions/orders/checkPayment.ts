import type { OrderEvent } from '../../../domain/orders/machine.ts';
import { systemActor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { MollieSettings } from '../../env/selling.ts';
import { mollieOf, type MolliePayment } from '../../payments/mollie.ts';
import { findAnyOrder, lockPlan, type OrderRow } from '../../repositories/orders.ts';
import { PAID_BACK, paymentByProviderId, type PaymentRow, updatePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { settleOrder } from './settleOrder.ts';
import { nextCheck } from './nextCheck.ts';
import { takeSurplus, notifySurplus, notifyWrong } from './surplus.ts';

/** States in which Mollie's payment can no longer change, except to refunded. */
const FINAL = ['canceled', 'expired', 'failed'];

/**
 * Asks Mollie for the state of a payment and updates its order. No notification is believed: only this answer counts,
 * and only if it is about this order, this amount and our own mode (S-128, S-129).
 * @returns Mollie's answer; null if Mollie does not know the payment.
 * @throws ProviderDown when Mollie can't be asked.
 */
export async function checkPayment(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'log'>,
  mollie: MollieSettings,
  asked: PaymentRow,
): Promise<MolliePayment | null> {
  const seen = await mollieOf(mollie).get(asked.provider_id);
  if (!seen) return null;
  const actor = systemActor(services.clock);
  await inTransaction(services.db, async (tx) => {
    await lockPlan(tx, { familyId: asked.family_id });
    // Its current state: other news of it may have been handled in the meantime.
    const payment = (await paymentByProviderId(tx, asked.provider_id)) ?? asked;
    const order = await findAnyOrder(tx, { id: payment.order_id });
    if (!order) throw new Error('The order of a payment is gone, which foreign keys forbid.');
    const wrong = mismatch(seen, order, mollie.mode);
    if (wrong !== null) {
      if (payment.status === `refused: ${wrong}`) return;
      services.log.error(
        { payment: payment.provider_id, wrong },
        'a payment is not what was asked: it was not applied',
      );
      await updatePayment(tx, payment.id, { status: `refused: ${wrong}`, next_check_at: null });
      await notifyWrong(tx, actor, services, order, {
        payment: payment.provider_id,
        wrong,
        paid: seen.status === 'paid',
      });
      return;
    }
    const again = cameBack(seen, asked, payment);
    // Mollie may have answered before it was paid, but slowly: older news changes nothing (S-130).
    if (!again && rankOf(seen.status) < rankOf(payment.status)) return;
    const { status } = seen;
    const known = rankOf(payment.status) === rankOf('paid');
    await updatePayment(tx, payment.id, {
      status,
      ...(FINAL.includes(status) && { next_check_at: null }),
      ...(status === 'paid' && { next_check_at: nextCheck({ ...payment, status }, services.clock()) }),
    });
    for (const event of eventsOf(seen)) {
      // Money is judged once, when it came in: the family may already know that it goes back.
      if (event === 'pay' && known) continue;
      // An order paid twice and refunded once stays paid.
      if (event === 'refund' && (await takeSurplus(tx, payment, order.id, services.clock()))) continue;
      const { surplus } = await settleOrder(tx, actor, services, order, event);
      if (surplus === undefined) continue;
      await updatePayment(tx, payment.id, { surplus });
      const came = `bij Mollie, als betaling ${payment.provider_id}${again ? ', nadat het eerst was teruggehaald' : ''}`;
      await notifySurplus(tx, actor, services, order, { surplus, payment: payment.provider_id, came });
    }
  });
  return seen;
}

/** A payment goes from under way to ended, from ended to paid, and from paid to paid back; never back. */
const rankOf = (status: string): number =>
  status === PAID_BACK ? 3 : status === 'paid' ? 2 : FINAL.includes(status) ? 1 : 0;

/** Names the part of a payment that differs from the request; null if none does. */
function mismatch(seen: MolliePayment, order: OrderRow, mode: string): string | null {
  if (seen.mode !== mode) return 'mode';
  if (seen.order !== order.hashid) return 'order';
  if (seen.amount.currency !== 'EUR') return 'currency';
  return seen.amount.cents === order.amount ? null : 'amount';
}

/**
 * Whether money that Mollie sent back is ours after all: a bank reversed its chargeback, or a refund failed. Only an answer to a
 * later question shows that, and refunds made by hand are not followed there.
 */
const cameBack = (seen: MolliePayment, asked: PaymentRow, { status, next_check_at }: PaymentRow): boolean =>
  asked.status === PAID_BACK &&
  status === PAID_BACK &&
  next_check_at !== null &&
  seen.status === 'paid' &&
  !isBack(seen);

/** Whether it was refunded in full. */
const isBack = ({
  amount,
  refunded,
  chargedBack,
}: Pick<MolliePayment, 'amount' | 'refunded' | 'chargedBack'>): boolean =>
  (refunded?.cents ?? 0) + (chargedBack?.cents ?? 0) >= amount.cents;

/** Mollie leaves a refunded payment `paid`, and says how much went back. Only a full refund takes the places away. */
function eventsOf({ status, amount, refunded, chargedBack }: MolliePayment): OrderEvent[] {
  if (status !== 'paid') return [];
  return isBack({ amount, refunded, chargedBack }) ? ['pay', 'refund'] : ['pay'];
}
