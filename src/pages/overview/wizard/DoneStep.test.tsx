import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { aGift, aRelation, aUser } from '../../../store/test/family.ts';
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
