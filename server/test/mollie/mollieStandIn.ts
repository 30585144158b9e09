import type { StandInPayment } from './payment.ts';

/**
 * A stand-in of Mollie over HTTP, as its documentation describes it: payments, its own page to pay on, notifications.
 */
export interface MollieStandIn {
  url: string;
  key: string;
  payments: Map<string, StandInPayment>;
  /** How many calls came in, by 'METHOD path'. */
  calls: string[];
  /** The fate of notifications: 'send' them once, 'lose' them, or send each 'twice'. */
  notifications: 'send' | 'lose' | 'twice';
  /** The address for notifications where the payment names none. */
  notifyUrl: string | null;
  /** While true every call fails, as in a breakdown. */
  down: boolean;
  /** Changes a payment as a bank or a person would, and notifies; resolves when the notifications were answered. */
  change(id: string, change: Partial<StandInPayment>): Promise<void>;
  close(): Promise<void>;
}
