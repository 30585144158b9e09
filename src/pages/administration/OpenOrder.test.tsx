import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { aPrice } from '../../../domain/orders/test/price.ts';
import { anOrder } from '../../store/test/orders.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { OpenOrder } from './OpenOrder.tsx';

const testStore = testStoreForEachTest();
const open = (until: string) =>
  render(
    <Provider store={testStore.store}>
      <OpenOrder order={anOrder('open', { price: { ...aPrice, until } })} online={false} />
    </Provider>,
  );

test('R-8.4 an unpaid order says the last day to pay: the thirtieth', () => {
  open('2027-03-09');
  expect(screen.getByText('Betaal uiterlijk op 8 april 2026. Daarna vervalt de bestelling.')).toBeVisible();
});

test('R-8.4 or the last day of the ordered period, if that comes first', () => {
  open('2026-03-31');
  expect(screen.getByText('Betaal uiterlijk op 31 maart 2026. Daarna vervalt de bestelling.')).toBeVisible();
});
