import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Contract } from '../../../../domain/wire/contract.ts';
import type { CurrentUser, OwnUser } from '../../../../domain/wire/user.ts';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import type { TestStore } from '../../../store/test/testStore.ts';
import { config } from '../../../test/config.ts';
import { RelationsPage } from '../RelationsPage.tsx';

/** Nothing was ordered; at the limit the page says the price of a place. */
export const ordersOf = ({ family }: CurrentUser) => ({
  orders: [],
  plan: { children: family.children, present: 0, included: 2, until: null },
  most: 100,
  code: null,
  per_year: 1250,
  offers: { orders: true, online: false },
});

/** The page of the family for this user, at this address. */
export async function openRelations(
  testStore: TestStore,
  me: CurrentUser,
  path = '/familiebeheer/relaties',
  own: OwnUser[] = [],
  contracts: Contract[] = [],
) {
  testStore.network.on('GET /user', json(me));
  testStore.network.on('GET /users', json(own));
  testStore.network.on('GET /contracts', json(contracts));
  testStore.network.on('GET /orders', json(ordersOf(me)));
  const view = render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[path]}>
        <AppConfigContext value={config}>
          <main>
            <RelationsPage />
          </main>
        </AppConfigContext>
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByText(me.family_role === 'manager' ? /\d van \d+ familiel/u : /Je ziet hier/u);
  // The form and the tree are separate chunks.
  if (me.family_role === 'manager' && /nieuw|persoon/u.test(path)) await screen.findByRole('dialog');
  if (path.includes('stamboom')) await screen.findByRole('list', { name: /^Stamboom/u });
  return { ...view, user: userEvent.setup() };
}

export const dialog = () => within(screen.getByRole('dialog'));
