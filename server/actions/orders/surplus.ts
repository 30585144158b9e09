import type { Surplus } from '../../../domain/orders/surplus.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { surplusMail, surplusTaskMail, wrongPaymentMail } from '../../mail/surplusMails.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { administratorAddresses } from '../../repositories/administrators.ts';
import { bankLinesOf, updateBankLine } from '../../repositories/bankLines.ts';
import { lockOrder, lockPlan, type OrderRow } from '../../repositories/orders.ts';
import { PAID_BACK, type PaymentRow, paymentsOf, updatePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { mailAboutOrder } from './mailAboutOrder.ts';
import { nextCheck } from './nextCheck.ts';
import { ordersUrl } from './ordersUrl.ts';

/** An entry in the buying family's audit log, made by nobody in it. */
export const systemOf = (order: OrderRow) => ({ familyId: order.family_id, userId: null, sub: null });

/**
 * Notifies the family that its money goes back, and everybody who can pay it back that they have to: they don't read
 * the family's audit log.
 * @param money.payment names it for our own logs; `came` says in a sentence where it came in.
 */
export async function notifySurplus(
  tx: Tx,
  actor: Visitor,
  { env, log }: Pick<Services, 'env' | 'log'>,
  order: OrderRow,
  { surplus, payment, came }: { surplus: Surplus; payment: string; came: string },
): Promise<void> {
  log.error({ order: order.hashid, payment, wrong: surplus }, 'a payment has to go back');
  await actor.record(tx, {
    action: 'alert',
    entity: 'payment',
    hashid: order.hashid,
    after: { payment, wrong: surplus },
    by: systemOf(order),
  });
  const family = await lockPlan(tx, { familyId: order.family_id });
  const url = ordersUrl({ env }, family.hashid);
  await mailAboutOrder(tx, order, (person) => surplusMail({ person, order, surplus, url }), actor.now);
  const tasks = `${env.publicUrl}/admin?deel=bestellingen&staat=back`;
  for (const recipient of await administratorAddresses(tx))
    await queueMail(
      tx,
      surplusTaskMail({ recipient, order, surplus, came, family: family.name, url: tasks }),
      actor.now,
      orRefuse,
    );
}

/**
 * A payment differs from the request, so it is not applied. If money came in, everybody who can handle it gets a mail: nothing
 * else would show it.
 * @param told.wrong the part that differs
 */
export async function notifyWrong(
  tx: Tx,
  actor: Visitor,
  { env }: Pick<Services, 'env'>,
  order: OrderRow,
  told: { payment: string; wrong: string; paid: boolean },
): Promise<void> {
  const { payment, wrong, paid } = told;
  await actor.record(tx, {
    action: 'alert',
    entity: 'payment',
    hashid: order.hashid,
    after: { payment, wrong },
    by: systemOf(order),
  });
  if (!paid) return;
  const url = `${env.publicUrl}/admin?deel=bestellingen`;
  for (const recipient of await administratorAddresses(tx))
    await queueMail(tx, wrongPaymentMail({ recipient, order, payment, url }), actor.now, orRefuse);
}

/**
 * Treats a refunded payment as the surplus if other money paid the order as well: whichever came last, the remaining
 * money now pays it.
 * @returns false if the order itself was paid back.
 */
export async function takeSurplus(tx: Tx, payment: PaymentRow, orderId: number, now: number): Promise<boolean> {
  const { status } = await lockOrder(tx, orderId);
  const payments = await paymentsOf(tx, [orderId]);
  const own = payments.some(({ id, surplus }) => id === payment.id && surplus !== null);
  const next_check_at = nextCheck({ ...payment, status: PAID_BACK }, now);
  await updatePayment(tx, payment.id, { status: PAID_BACK, surplus: null, next_check_at });
  if (status !== 'paid') return false;
  if (own) return true;
  const online = payments.find(({ surplus }) => surplus !== null);
  if (online) {
    await updatePayment(tx, online.id, { surplus: null });
    return true;
  }
  const byBank = (await bankLinesOf(tx, [orderId])).find(({ surplus }) => surplus !== null);
  if (byBank) await updateBankLine(tx, byBank.id, { surplus: null });
  return byBank !== undefined;
}
