import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Order } from '../../../domain/wire/order.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { OrderList } from './OrderList.tsx';

const testStore = testStoreForEachTest();

const order: Order = {
  hashid: 'een',
  status: 'paid',
  price: {
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
  },
  code: null,
  created_at: '2026-03-10T09:00:00.000Z',
  paid_at: null,
  invoices: [],
  transfer: null,
  online: null,
  returns: { coming: 0, done: 0 },
};

const shown = (returns: Order['returns']) =>
  render(
    <Provider store={testStore.store}>
      <OrderList orders={[{ ...order, returns }]} />
    </Provider>,
  );

it('money that pays nothing is told of at its order: that it comes back, and once it went, that it went', () => {
  const { unmount } = shown({ coming: 1250, done: 0 });
  expect(screen.getByText(/kwam €\s12,50 te veel of te laat binnen\. Dat storten we terug\./u)).toBeVisible();
  unmount();
  shown({ coming: 0, done: 2500 });
  expect(screen.getByText(/^Er is €\s25,00 teruggestort\.$/u)).toBeVisible();
  expect(screen.queryByText(/te veel/u)).toBeNull();
});

it('of an order without such money nothing is said', () => {
  shown({ coming: 0, done: 0 });
  expect(screen.queryByText(/terug/u)).toBeNull();
});
