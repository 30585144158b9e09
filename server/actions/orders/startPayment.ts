import type { MollieSettings } from '../../env/selling.ts';
import { conflict } from '../../http/errors.ts';
import { mollieOf } from '../../payments/mollie.ts';
import { familyHashid } from '../../repositories/family.ts';
import type { OrderRow } from '../../repositories/orders.ts';
import { insertPayment, paymentsOf } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { checkPayment } from './checkPayment.ts';
import { ordersUrl } from './ordersUrl.ts';
import { orderText } from './text.ts';

/** We check ourselves soon after a payment starts, in case no notification comes. */
const FIRST_CHECK_MS = 10_000;
/** States of a payment that can still be paid, or is being paid; the last two while a bank has yet to confirm it. */
const UNDER_WAY = ['open', 'pending', 'authorized'];

/**
 * Starts a payment at Mollie, or resumes an attempt still open there, so that nobody pays twice.
 * @returns the address of Mollie's own page. Throws C409 if the money is under way or already in, ProviderDown when
 * Mollie can't be asked.
 */
export async function startPayment(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'log'>,
  settings: MollieSettings,
  order: OrderRow,
): Promise<string> {
  const { db, env, clock } = services;
  const earlier = await paymentsOf(db, [order.id]);
  const [last] = earlier;
  // News of it may be lost or slow, and a person who tries again would pay twice.
  const seen = last && UNDER_WAY.includes(last.status) ? await checkPayment(services, settings, last) : null;
  if (seen?.status === 'open' && seen.checkoutUrl) return seen.checkoutUrl;
  if (seen?.status === 'paid') throw conflict(orderText.alreadyPaid);
  if (seen && seen.status !== 'open' && UNDER_WAY.includes(seen.status)) throw conflict(orderText.confirming);
  const made = await mollieOf(settings).create({
    amount: order.amount,
    description: `Onderling ${order.reference}`,
    // A bank's app may return to another tab, which does not know the family.
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

/** Mollie refuses an address it can't reach (localhost), and then makes no payment at all. */
const reachable = (publicUrl: string): boolean =>
  !['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
