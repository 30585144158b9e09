import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { Bell } from './Bell.tsx';

const testStore = testStoreForEachTest();

test('the bell has the number in its name, for a screen reader', async () => {
  testStore.network.on('GET /notices', json({ notices: [], next: null, unread: 1 }));
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <Bell />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByRole('link', { name: 'Meldingen: 1 nieuwe' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/meldingen');
  expect(screen.getByRole('status')).toHaveTextContent('Meldingen: 1 nieuwe');
});
