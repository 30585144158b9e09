import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { selectContracts } from '../../../store/modules/contracts/contractsSlice.ts';
import { aGift, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { WizardForm } from './WizardForm.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

test('R-5.2 R-4.1 a contract that is changed goes out with its hashid and version, and stays one contract', async () => {
  const gift = { ...aGift('een', '2026-01-05', 100_000), version: 3 };
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /users', json([]));
  testStore.network.on('GET /contracts', json([gift]));
  await testStore.dispatch(calls.getUser.initiate());
  await testStore.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={['/overzicht?wijzig=een&stap=controleren']}>
        <WizardForm asked="controleren" edited={gift} />
      </MemoryRouter>
    </Provider>,
  );
  testStore.network.on('POST /contract', json({ ...gift, version: 4 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bewaar wijzigingen' }));
  await waitFor(() => expect(testStore.network.requests.at(-1)?.call).toBe('POST /contract'));
  expect(testStore.network.requests.at(-1)?.body).toMatchObject({
    hashid: 'een',
    version: 3,
    type: 'GiftContract',
    total: 100_000,
  });
  await waitFor(() =>
    expect(selectContracts(testStore.getState()).map(({ hashid, version }) => [hashid, version])).toEqual([['een', 4]]),
  );
});
