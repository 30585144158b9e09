import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { dayInAmsterdam } from '../dates/today.ts';
import { isWorkingDay } from '../dates/workingDays.ts';
import type { OrderStatus } from '../wire/order.ts';

/** BW 6:230o lid 1: this many days after the day of the order. */
const DAYS = 14;

/**
 * The last day on which an order can be withdrawn. If it is not a working day, the next working day counts, by the
 * regulation on periods that BW 6:230i lid 2 applies.
 */
export function lastDayToWithdraw(createdAt: Date): IsoDate {
  let last = addDays(dayInAmsterdam(createdAt), DAYS);
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return last;
}

/** Whether there is anything left to withdraw: a paid order, or one waiting to be paid, within its period. */
export const canWithdraw = (order: { status: OrderStatus; created_at: Date }, today: IsoDate): boolean =>
  (order.status === 'open' || order.status === 'paid') && today <= lastDayToWithdraw(order.created_at);
