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

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Mollie pays back for a year; a bank takes back what it collected within eight weeks (docs/decisions/0016). */
const OFTEN_TAKEN_BACK_DAYS = 60;
const PAID_BACK_DAYS = 366;

/**
 * When to ask again: often while somebody may be paying, less often later, until the payment ends by itself. Then, of
 * one that is paid, once a day and later once a week whether it went back; null once it can't any more.
 */
export function nextCheck({ status, created_at }: Pick<PaymentRow, 'status' | 'created_at'>, now: number): Date | null {
  const age = now - created_at.getTime();
  if (status !== 'paid') return new Date(now + (age < HOUR / 3 ? 15_000 : age < DAY ? HOUR / 4 : 6 * HOUR));
  if (age > PAID_BACK_DAYS * DAY) return null;
  return new Date(now + (age < OFTEN_TAKEN_BACK_DAYS * DAY ? DAY : 7 * DAY));
}

/** Mollie refuses an address it can't reach (localhost), and then makes no payment at all. */
const reachable = (publicUrl: string): boolean =>
  !['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
