import { PAID_BACK, type PaymentRow } from '../../repositories/payments.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Mollie can refund for a year; a bank can reverse a direct debit within eight weeks (docs/decisions/0025). */
const OFTEN_TAKEN_BACK_DAYS = 60;
const PAID_BACK_DAYS = 366;

/**
 * When to ask again: often while somebody may be paying, less often later, until the payment expires. For a paid one
 * then once a day, and later once a week, whether it was refunded, or came back; null once it no longer can be.
 */
export function nextCheck({ status, created_at }: Pick<PaymentRow, 'status' | 'created_at'>, now: number): Date | null {
  const age = now - created_at.getTime();
  if (status !== 'paid' && status !== PAID_BACK)
    return new Date(now + (age < HOUR / 3 ? 15_000 : age < DAY ? HOUR / 4 : 6 * HOUR));
  if (age > PAID_BACK_DAYS * DAY) return null;
  return new Date(now + (age < OFTEN_TAKEN_BACK_DAYS * DAY ? DAY : 7 * DAY));
}
