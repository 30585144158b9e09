import { aPrice } from '../../../domain/orders/test/price.ts';
import type { Order } from '../../../domain/wire/order.ts';

export const anOrder = (status: Order['status'], changes: Partial<Order> = {}): Order => ({
  hashid: 'order1',
  status,
  price: aPrice,
  code: null,
  created_at: '2026-03-10T09:00:00.000Z',
  paid_at: null,
  invoices: [],
  transfer: null,
  online: null,
  reference: 'OL23123456789000',
  withdraw_until: null,
  withdrawn_at: null,
  returns: { coming: 0, done: 0 },
  ...changes,
});
