import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { Unconfirmed } from './Unconfirmed.tsx';

const testStore = testStoreForEachTest();
const show = () =>
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <Unconfirmed />
      </MemoryRouter>
    </Provider>,
  );

test('an earlier agreement in their name links to its page', async () => {
  testStore.network.on('GET /contracts/unconfirmed', json([aLoan('een', '2026-01-01', 2_500_000)]));
  const { container } = show();
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/lening/een');
  expect(await faults(container)).toEqual([]);
});

test('nothing is shown when nothing waits', async () => {
  testStore.network.on('GET /contracts/unconfirmed', json([]));
  const { container } = show();
  await waitFor(() => expect(testStore.network.requests).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('a failure is reported, with a way to try again', async () => {
  testStore.network.on('GET /contracts/unconfirmed', json({ error: 'Weg.' }, 404));
  show();
  expect(await screen.findByText('We konden niet ophalen wat er al op je naam stond.')).toBeVisible();
});
