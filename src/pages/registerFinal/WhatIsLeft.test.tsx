import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { held, json } from '../../store/test/fakeNetwork.ts';
import { aRelation, aUser } from '../../store/test/family.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { WhatIsLeft } from './WhatIsLeft.tsx';

// Before the store is emptied.
afterEach(cleanup);
const testStore = testStoreForEachTest();
const security = json({ embedded: true, factor: null, passkeys: [], address_asked: null, address_changed: null });

function renderPage() {
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <WhatIsLeft />
      </MemoryRouter>
    </Provider>,
  );
}
const onwards = () => screen.queryByRole('link', { name: 'Naar overzicht' });

test('R-8.10 the button to go on appears together with everything above it, so nothing pushes it away under a finger', async () => {
  const { answer, release } = held(security);
  testStore.network.on('GET /user', json(aUser()));
  testStore.network.on('GET /security', answer);
  renderPage();
  await waitFor(() => expect(selectCurrentUser(testStore.getState())).not.toBeNull());
  expect(onwards()).toBeNull();
  release();
  expect(await screen.findByText('Een tweede stap bij het inloggen', { exact: false })).toBeVisible();
  expect(onwards()).toBeVisible();
});

test('R-8.10 "existing loan" opens the wizard with that chosen', async () => {
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /security', security);
  renderPage();
  const choice = await screen.findByRole('link', { name: /^Een lening die al loopt/u });
  expect(choice).toHaveAttribute('href', '/overzicht?nieuw&loopt-al');
});
