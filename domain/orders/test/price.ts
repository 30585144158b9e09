import type { OrderPrice } from '../../wire/order.ts';

/** One extra place for a year, € 12,50. */
export const aPrice: OrderPrice = {
  children: 3,
  added: 1,
  from: '2026-03-10',
  until: '2027-03-09',
  per_year: 1250,
  days: 365,
  year_days: 365,
  subtotal: 1250,
  discount_percent: 0,
  discount: 0,
  total: 1250,
  vat_percent: 21,
  vat: 217,
};
