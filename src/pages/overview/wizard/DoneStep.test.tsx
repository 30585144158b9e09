import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { config } from '../../../test/config.ts';
import { aStand } from '../../../store/test/aStand.ts';
import { aGift, aLoan, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { DoneStep } from './DoneStep.tsx';

const testStore = testStoreForEachTest();

test('R-5.2 a contract recorded as signed does not tell people to have it signed', async () => {
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  await testStore.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <DoneStep contract={aGift('een', '2026-01-05', 100_000)} />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Bewaar het ondertekende exemplaar goed.');
});

test('a contract that everybody can sign here first offers to send it for signing; the download comes second', async () => {
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on(
    'GET /contract/proposals',
    json({
      state: 'concept',
      stands: aStand({ state: 'send', first: 'ask_signatures', others: ['edit'] }),
      may: ['edit', 'ask_signatures'],
      proposals: [],
    }),
  );
  await testStore.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <DoneStep contract={aLoan('een', null, 100_000)} />
      </MemoryRouter>
    </Provider>,
  );
  const first = await screen.findByRole('link', { name: 'Laat ondertekenen' });
  expect(first).toHaveAttribute('href', '/lening/een');
  expect(first).toHaveClass('MuiButton-contained');
  expect(screen.getByRole('button', { name: 'Download het contract' })).toHaveClass('MuiButton-outlined');
});

test('when somebody invited has not joined yet, signing is asked for now and sent later', async () => {
  const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: '', lastname: 'Vries' };
  const life = (stands: Parameters<typeof aStand>[0]) =>
    json({ state: 'concept', stands: aStand({ waits_for: [sanne], ...stands }), may: ['edit', 'sign'], proposals: [] });
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /contract/proposals', life({ state: 'invited', first: 'wish_signatures' }));
  await testStore.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter>
          <DoneStep contract={aLoan('een', null, 100_000)} />
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
  const first = await screen.findByRole('button', { name: 'Laat ondertekenen zodra Sanne een account heeft' });
  expect(first).toHaveClass('MuiButton-contained');
  expect(screen.getByRole('button', { name: 'Download het contract' })).toHaveClass('MuiButton-outlined');
  expect(screen.getByRole('link', { name: 'Naar het contract' })).toHaveClass('MuiButton-outlined');
  testStore.network.on('POST /signing/wish', life({ state: 'wished', others: ['withdraw_wish'] }));
  testStore.network.on('GET /contract/proposals', life({ state: 'wished', others: ['withdraw_wish'] }));
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Vraag de handtekeningen' }));
  expect(await screen.findByText(/^Zodra Sanne een account heeft, krijgt iedereen vanzelf/u)).toBeVisible();
  const wish = testStore.network.requests.find(({ call }) => call === 'POST /signing/wish');
  expect(wish?.body).toEqual({ contract: 'een', version: 1, order: 'at_once' });
});
