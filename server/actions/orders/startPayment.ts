import type { MollieSettings } from '../../env/selling.ts';
import { mollieOf } from '../../payments/mollie.ts';
import { familyHashid } from '../../repositories/family.ts';
import type { OrderRow } from '../../repositories/orders.ts';
import { insertPayment, type PaymentRow, paymentsOf, updatePayment } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { ordersUrl } from './ordersUrl.ts';

/** We look by ourselves soon after somebody went to pay, in case no notification comes. */
const FIRST_CHECK_MS = 10_000;

/**
 * Starts paying an order at Mollie, or goes on with an attempt that is still open there, so that nobody pays twice.
 * @returns the address of Mollie's own page.
 * @throws ProviderDown when Mollie can't be asked.
 */
export async function startPayment(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  settings: MollieSettings,
  order: OrderRow,
): Promise<string> {
  const mollie = mollieOf(settings);
  const earlier = await paymentsOf(db, [order.id]);
  const [last] = earlier;
  if (last?.status === 'open') {
    const seen = await mollie.get(last.provider_id);
    if (seen?.status === 'open' && seen.checkoutUrl) return seen.checkoutUrl;
    await updatePayment(db, last.id, { next_check_at: new Date(clock()) });
  }
  const made = await mollie.create({
    amount: order.amount,
    description: `Onderling ${order.reference}`,
    // The app of a bank may come back in another tab, which knows of no family.
    redirectUrl: `${ordersUrl({ env }, await familyHashid(db, { familyId: order.family_id }))}&bestelling=${order.hashid}`,
    webhookUrl: reachable(env.publicUrl) ? `${env.publicUrl}/api/v1/payments/webhook` : null,
    order: order.hashid,
    // A double click is one attempt: Mollie answers the second with the payment of the first.
    key: `${order.hashid}-${earlier.length}`,
  });
  await insertPayment(
    db,
    { familyId: order.family_id },
    {
      order_id: order.id,
      provider_id: made.id,
      status: made.status,
      checkout_url: made.checkoutUrl,
      next_check_at: new Date(clock() + FIRST_CHECK_MS),
      created_at: new Date(clock()),
    },
  );
  if (!made.checkoutUrl) throw new Error('Mollie made a payment without a page to pay on.');
  return made.checkoutUrl;
}

/** When to ask again: often while somebody may be paying, less often later, until the payment ends by itself. */
export function nextCheck(payment: PaymentRow, now: number): Date {
  const age = now - payment.created_at.getTime();
  const minutes = age < 20 * 60_000 ? 0.25 : age < 24 * 3_600_000 ? 15 : 6 * 60;
  return new Date(now + minutes * 60_000);
}

/** Mollie refuses an address it can't reach (localhost), and then makes no payment at all. */
const reachable = (publicUrl: string): boolean =>
  !['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
