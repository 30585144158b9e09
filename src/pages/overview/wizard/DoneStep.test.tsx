import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { aGift, aLoan, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { DoneStep } from './DoneStep.tsx';

const testStore = testStoreForEachTest();

test('R-5.2 of a contract that was recorded as signed nobody is told to have it signed', async () => {
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

test('what everybody can sign here is sent out to be signed first; the download comes after it', async () => {
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on(
    'GET /contract/proposals',
    json({ state: 'concept', may: ['edit', 'ask_signatures'], proposals: [] }),
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
