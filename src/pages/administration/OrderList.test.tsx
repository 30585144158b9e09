import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Order } from '../../../domain/wire/order.ts';
import { anOrder } from '../../store/test/orders.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { OrderList } from './OrderList.tsx';

const testStore = testStoreForEachTest();

const shown = (returns: Order['returns']) =>
  render(
    <Provider store={testStore.store}>
      <OrderList orders={[anOrder('paid', { returns })]} />
    </Provider>,
  );

it('money that pays nothing is mentioned at its order: that it will be returned, and later that it was', () => {
  const { unmount } = shown({ coming: 1250, done: 0 });
  expect(screen.getByText(/kwam €\s12,50 te veel of te laat binnen\. Dat storten we terug\./u)).toBeVisible();
  unmount();
  shown({ coming: 0, done: 2500 });
  expect(screen.getByText(/^Er is €\s25,00 teruggestort\.$/u)).toBeVisible();
  expect(screen.queryByText(/te veel/u)).toBeNull();
});

it('an order without such money does not mention it', () => {
  shown({ coming: 0, done: 0 });
  expect(screen.queryByText(/terug/u)).toBeNull();
});
