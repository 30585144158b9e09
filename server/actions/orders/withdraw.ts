import { eq } from 'drizzle-orm';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { addDays } from '../../../domain/dates/isoDate.ts';
import { formatMoment } from '../../../domain/dates/moment.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { findReferences } from '../../../domain/orders/reference.ts';
import { validateWithdrawal } from '../../../domain/orders/validateWithdrawal.ts';
import { canWithdraw, lastDayToWithdraw } from '../../../domain/orders/withdrawal.ts';
import { isSameAddress, normaliseEmail } from '../../../domain/rules/email.ts';
import type { Withdrawal, WithdrawalAnswer } from '../../../domain/wire/withdrawal.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { type ReceivedWithdrawal, withdrawalReceiptMail, withdrawnTaskMail } from '../../mail/withdrawalMails.ts';
import { administratorAddresses } from '../../repositories/administrators.ts';
import { bankLinesOf, updateBankLine } from '../../repositories/bankLines.ts';
import { invoicesOf } from '../../repositories/invoices.ts';
import { findAnyOrder, lockOrder, lockPlan, type OrderRow, updateOrder } from '../../repositories/orders.ts';
import { paymentsOf, updatePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { mailAboutOrder } from './mailAboutOrder.ts';
import { ordersUrl } from './ordersUrl.ts';
import { settleOrder } from './settleOrder.ts';
import { orderText } from './text.ts';

/** The days within which a payment is paid back (BW 6:230r lid 1). */
const BACK_WITHIN_DAYS = 14;

/**
 * The buyer withdraws, without a login: by the reference of the order and the address it was made with, both in its mail (BW
 * 6:230oa). A second time changes nothing. Throws V422 by field, also if the two don't match, without saying which of them is
 * known. C409 after the period for it, or if the order was already cancelled.
 */
export async function withdraw(
  tx: Tx,
  visitor: Visitor,
  services: Pick<Services, 'env'>,
  said: Withdrawal,
): Promise<WithdrawalAnswer> {
  const errors = validateWithdrawal(said);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const found = await orderOf(tx, said);
  if (!found) throw invalid({ reference: orderText.noSuchOrder });
  const family = await lockPlan(tx, { familyId: found.family_id });
  const order = await lockOrder(tx, found.id);
  if (order.withdrawn_at !== null) return answerOf(order, order.withdrawn_at);
  if (order.status === 'cancelled' || order.status === 'refunded') throw conflict(orderText.nothingToWithdraw);
  if (!canWithdraw(order, visitor.today))
    throw conflict(orderText.withdrawnLate(formatDateLong(lastDayToWithdraw(order.created_at))));

  const { now } = visitor;
  await updateOrder(tx, order.id, { withdrawn_at: now });
  const { before } = await settleOrder(tx, visitor, services, order, order.status === 'paid' ? 'refund' : 'cancel');
  if (before === 'paid') await goesBack(tx, order);
  const answer = answerOf(order, now);
  const told: ReceivedWithdrawal = {
    name: said.name.trim(),
    email: normaliseEmail(said.email),
    receivedAt: formatMoment(now),
    backBy: answer.back_by,
  };
  const credit = (await invoicesOf(tx, [order.id])).at(-1);
  if (!credit) throw new Error('An order that was withdrawn has no credit note.');
  const receipt = { order, invoice: credit, said: told, url: ordersUrl(services, family.hashid) };
  const mail = withdrawalReceiptMail({ ...receipt, recipient: told.email });
  await queueMail(tx, { ...mail, userId: order.ordered_by }, now, orRefuse);
  await mailAboutOrder(
    tx,
    order,
    ({ email }) => withdrawalReceiptMail({ ...receipt, recipient: email }),
    now,
    (email) => !isSameAddress(email, told.email),
  );
  if (told.backBy === null) return answer;
  const url = `${services.env.publicUrl}/admin?deel=bestellingen&staat=back`;
  for (const recipient of await administratorAddresses(tx)) {
    const task = { recipient, order, family: family.name, said: { ...told, backBy: told.backBy }, url };
    await queueMail(tx, withdrawnTaskMail(task), now, orRefuse);
  }
  return answer;
}

/** The order by its reference, if the address is the buyer's: now, or on its invoice. */
async function orderOf(tx: Tx, { reference, email }: Withdrawal): Promise<OrderRow | undefined> {
  const [named = ''] = findReferences(reference);
  const order = await findAnyOrder(tx, { reference: named });
  if (!order) return undefined;
  const [buyer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.ordered_by));
  const invoices = await invoicesOf(tx, [order.id]);
  const addresses = [buyer?.email, ...invoices.map(({ content }) => content.buyer.email)];
  return addresses.some((one) => one !== undefined && one !== '' && isSameAddress(one, email)) ? order : undefined;
}

/** All money that paid it has to go back: the orders of /admin list it until it has. */
async function goesBack(tx: Tx, { id }: OrderRow): Promise<void> {
  const surplus = 'withdrawn';
  for (const payment of await paymentsOf(tx, [id]))
    if (payment.status === 'paid') await updatePayment(tx, payment.id, { surplus });
  for (const line of await bankLinesOf(tx, [id])) if (!line.returned) await updateBankLine(tx, line.id, { surplus });
}

const answerOf = ({ paid_at, amount }: OrderRow, at: Date): WithdrawalAnswer => ({
  received_at: at.toISOString(),
  back_by: paid_at !== null && amount > 0 ? addDays(dayInAmsterdam(at), BACK_WITHIN_DAYS) : null,
});
