import type { BankLine } from '../../../domain/bank/bankLine.ts';
import type { Actor } from '../../actor.ts';
import { countAttempt } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { partPaymentMail } from '../../mail/partPaymentMail.ts';
import { lockPlan, type OrderRow } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { mailAboutOrder } from './mailAboutOrder.ts';
import { ordersUrl } from './ordersUrl.ts';

/** Longer than an order stays open: one notice per line, however often its file is read. */
const ONCE_SECONDS = 60 * 86_400;

/** Notifies the family that less came in than its order costs, and what is missing. The line itself is not stored. */
export async function notifyPart(
  tx: Tx,
  { now }: Actor,
  { env }: Pick<Services, 'env'>,
  order: OrderRow,
  { line, print }: { line: BankLine; print: string },
): Promise<void> {
  const { seller } = env;
  const { count } = await countAttempt(tx, `part ${print}`, ONCE_SECONDS, { at: now });
  if (count > 1 || !seller) return;
  const { hashid } = await lockPlan(tx, { familyId: order.family_id });
  const url = ordersUrl({ env }, hashid);
  const { amount, day } = line;
  await mailAboutOrder(
    tx,
    order,
    (person) => partPaymentMail({ person, order, seller, came: { amount, day }, url }),
    now,
  );
}
