import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { json } from '../../store/test/fakeNetwork.ts';
import { aUser } from '../../store/test/family.ts';
import { calls, testStoreForEachTest } from '../../store/test/testStore.ts';
import { TopBar } from './TopBar.tsx';

const testStore = testStoreForEachTest();

async function topBarOf(families: { hashid: string; name: string; role: 'manager' | 'member' }[]) {
  testStore.network.on('GET /notices', json({ notices: [], next: null, unread: 0 }));
  testStore.network.on('GET /user', json(aUser({ families })));
  await testStore.store.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <TopBar />
      </MemoryRouter>
    </Provider>,
  );
}
const vries = { hashid: 'vries', name: 'De Vries', role: 'manager' as const };

test('a member of several families opens the menu by keyboard: a link to each, with the current one marked', async () => {
  const user = userEvent.setup();
  await topBarOf([vries, { hashid: 'bakker', name: 'Bakker', role: 'member' }]);
  const button = await screen.findByRole('button', { name: /^Familie De Vries.*Kies een andere familie$/ });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('aria-current')])).toEqual(
    [
      ['Familie De VriesJe beheert deze familie', '/overzicht?familie=vries', 'true'],
      ['Familie BakkerJe doet mee', '/overzicht?familie=bakker', 'false'],
      ['Begin een eigen familie', '/eigen-familie', null],
    ],
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
});

test('a member of one family sees its name, without a menu', async () => {
  await topBarOf([vries]);
  await screen.findByRole('link', { name: /^Meldingen/ });
  expect(screen.getByText('Familie De Vries')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Familie De Vries/ })).toBeNull();
});
