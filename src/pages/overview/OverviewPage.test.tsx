import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AppConfigContext } from '../../components/appConfig.ts';
import { userApi } from '../../store/modules/user/userApi.ts';
import { aGift, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { config } from '../../test/config.ts';
import { OverviewPage } from './OverviewPage.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());
// Mocks that the test browser lacks.
Element.prototype.scrollTo = () => undefined;

const signed = aGift('een', '2026-01-05', 100_000);
const life = { state: 'signed', may: ['change'], agrees: 'here', proposals: [] };

test.each([
  ['?wijzig=een', 'Contract wijzigen'],
  ['?nieuw', null],
])(
  "R-8.5 a divorced partner can still propose other terms of a signed contract, but can't make a new one: %s",
  async (asked, title) => {
    testStore.network.on('GET /user', json(aUser({ hashid: 'sanne', family_role: 'member', divorced: true })));
    testStore.network.on('GET /users', json([]));
    testStore.network.on('GET /contracts', json([signed]));
    testStore.network.on('GET /contract/proposals', json(life));
    testStore.network.on('GET /gifts/meter', json({ error: 'Kapot.' }, 422));
    testStore.network.on('GET /contracts/archived', json([]));
    testStore.network.on('GET /contracts/years', json({ years: [], repaid_before: 0 }));
    await testStore.dispatch(userApi.endpoints.getUser.initiate());
    render(
      <Provider store={testStore.store}>
        <AppConfigContext value={config}>
          <MemoryRouter initialEntries={[`/overzicht${asked}`]}>
            <OverviewPage />
          </MemoryRouter>
        </AppConfigContext>
      </Provider>,
    );
    // The list is drawn last, together with the wizard.
    expect(await screen.findByText('1 contract')).toBeInTheDocument();
    if (title === null) expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    else expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  },
);

test('R-8.5 changing a contract waits until the reader is known: their draft and their side', async () => {
  testStore.network.on('GET /contracts', json([signed]));
  testStore.network.on('GET /contract/proposals', json(life));
  testStore.network.on('GET /gifts/meter', json({ error: 'Kapot.' }, 422));
  testStore.network.on('GET /contracts/archived', json([]));
  testStore.network.on('GET /contracts/years', json({ years: [], repaid_before: 0 }));
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter initialEntries={['/overzicht?wijzig=een']}>
          <OverviewPage />
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
  await waitFor(() => expect(testStore.getState().contracts.list).toHaveLength(1));
  // The wizard is ready: its chunk is loaded, and so is the list it opens from.
  await act(async () => void (await import('./wizard/ContractWizard.tsx')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  testStore.network.on('GET /user', json(aUser({ hashid: 'sanne', family_role: 'member', divorced: true })));
  await act(async () => void (await testStore.dispatch(userApi.endpoints.getUser.initiate())));
  expect(await screen.findByRole('dialog', { name: 'Contract wijzigen' })).toBeVisible();
});
