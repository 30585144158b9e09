import { addDays, addMonths, daysBetween } from '../dates/isoDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { roundHalfUp } from '../money/round.ts';
import type { OrderPrice } from '../wire/order.ts';

/** The plan a family has paid for. */
export interface Plan {
  /** The number of places. */
  children: number;
  /** Last day of the paid year; null while nothing was paid. */
  until: IsoDate | null;
}

/** The price of a place. */
export interface Tariff {
  /** Places every family has for free. */
  included: number;
  /** Cents a year, VAT included. */
  perYear: number;
  vatPercent: number;
}

/** The most places a family can ask for (docs/decisions/0025). */
export const MOST_CHILDREN = 100;

/** Whether the paid year has run out. */
export const hasEnded = ({ until }: Plan, today: IsoDate): boolean => until !== null && until < today;

/** Whether the ordered days are over: then there is nothing left to pay for. */
export const isOver = ({ until }: Pick<OrderPrice, 'until'>, today: IsoDate): boolean => until < today;

/** The number of family members allowed today: the paid number, or after the paid year the free one. */
export const placesOn = (plan: Plan, included: number, today: IsoDate): number =>
  hasEnded(plan, today) ? Math.min(included, plan.children) : plan.children;

/**
 * The price of room for `children` family members. Within a paid year only the new places are paid, to the end of that
 * year; otherwise a year starts today, and after a past year it pays for every place beyond the included ones.
 */
export function priceOf(
  plan: Plan,
  tariff: Tariff,
  asked: { children: number; discountPercent: number; today: IsoDate },
): OrderPrice {
  const { children, discountPercent, today } = asked;
  const running = plan.until !== null && !hasEnded(plan, today) ? plan.until : null;
  const until = running ?? lastOfYearFrom(today);
  const days = daysBetween(today, until) + 1;
  // The last of February also ends a year that began on the 29th: the order pays for the days of that year only.
  const yearDays = Math.max(days, daysBetween(addMonths(addDays(until, 1), -12), until) + 1);
  const added = children - placesOn(plan, tariff.included, today);
  const subtotal = share(added * tariff.perYear, days, yearDays);
  const discount = share(subtotal, discountPercent, 100);
  const total = subtotal - discount;
  return {
    children,
    added,
    from: today,
    until,
    per_year: tariff.perYear,
    days,
    year_days: yearDays,
    subtotal,
    discount_percent: discountPercent,
    discount,
    total,
    vat_percent: tariff.vatPercent,
    vat: share(total, tariff.vatPercent, 100 + tariff.vatPercent),
  };
}

/** The last day of a year that begins on a day; one that begins on 29 February ends on the 28th. */
function lastOfYearFrom(day: IsoDate): IsoDate {
  const sameDay = addMonths(day, 12);
  return sameDay.slice(8) === day.slice(8) ? addDays(sameDay, -1) : sameDay;
}

/** `cents` times `part / whole`, to the cent. */
const share = (cents: number, part: number, whole: number): number =>
  Number(roundHalfUp(BigInt(cents) * BigInt(part), BigInt(whole)));
