import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { selectContracts } from '../../../store/modules/contracts/contractsSlice.ts';
import { aGift, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../../store/test/stage.ts';
import { WizardForm } from './WizardForm.tsx';

const stage = stageForEachTest();
afterEach(() => localStorage.clear());

test('R-5.2 R-4.1 a contract that is changed goes out with its hashid and version, and stays one contract', async () => {
  const gift = { ...aGift('een', '2026-01-05', 100_000), version: 3 };
  stage.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  stage.network.on('GET /users', json([]));
  stage.network.on('GET /contracts', json([gift]));
  await stage.store.dispatch(calls.getUser.initiate());
  await stage.store.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={stage.store}>
      <MemoryRouter initialEntries={['/overzicht?wijzig=een&stap=controleren']}>
        <WizardForm asked="controleren" edited={gift} />
      </MemoryRouter>
    </Provider>,
  );
  stage.network.on('POST /contract', json({ ...gift, version: 4 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bewaar wijzigingen' }));
  await waitFor(() => expect(stage.network.requests.at(-1)?.call).toBe('POST /contract'));
  expect(stage.network.requests.at(-1)?.body).toMatchObject({
    hashid: 'een',
    version: 3,
    type: 'GiftContract',
    total: 100_000,
  });
  await waitFor(() =>
    expect(selectContracts(stage.store.getState()).map(({ hashid, version }) => [hashid, version])).toEqual([
      ['een', 4],
    ]),
  );
});
