import { addDays, type IsoDate } from '../dates/isoDate.ts';
import { dayInAmsterdam } from '../dates/today.ts';
import { isWorkingDay } from '../dates/workingDays.ts';
import type { OrderStatus } from '../wire/order.ts';

/** BW 6:230o lid 1: so many days after the day of the order. */
const DAYS = 14;

/**
 * The last day on which an order can be withdrawn. One that is no working day becomes the next that is, as the regulation on
 * periods has it that BW 6:230i lid 2 applies.
 */
export function lastDayToWithdraw(createdAt: Date): IsoDate {
  let last = addDays(dayInAmsterdam(createdAt), DAYS);
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return last;
}

/** Whether there is anything left to withdraw: a paid order, or one that waits to be paid, within the days for it. */
export const canWithdraw = (order: { status: OrderStatus; created_at: Date }, today: IsoDate): boolean =>
  (order.status === 'open' || order.status === 'paid') && today <= lastDayToWithdraw(order.created_at);
