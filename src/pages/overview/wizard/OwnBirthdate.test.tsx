import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnUser, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { renderWizard } from './test/renderWizard.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());
// The test browser lacks it.
Element.prototype.scrollTo = () => undefined;

test('R-8.9 the first contract begins with the birth date that registration did not ask, and says why; then the wizard goes on', async () => {
  testStore.network.on('GET /user', json(aUser({ hashid: 'jan', birthdate: null })));
  testStore.network.on('GET /users', json([anOwnUser('sanne', { firstname: 'Sanne' })]));
  await testStore.dispatch(calls.getUser.initiate());
  renderWizard(testStore.store);
  expect(screen.getByText(/^Je geboortedatum staat in het contract/u)).toBeVisible();
  const born = screen.getByLabelText('Je geboortedatum');
  await userEvent.type(born, '1-2-2015');
  await userEvent.click(screen.getByRole('button', { name: 'Volgende stap' }));
  expect((await screen.findAllByText('Je moet 18 jaar of ouder zijn om een account te hebben.'))[0]).toBeVisible();

  testStore.network.on('POST /profile', json(aUser({ hashid: 'jan', birthdate: '1960-02-01' })));
  await userEvent.clear(born);
  await userEvent.type(born, '1-2-1960');
  await userEvent.click(screen.getByRole('button', { name: 'Volgende stap' }));
  expect(await screen.findByRole('heading', { name: 'Stap 1 van 5: Soort' })).toBeVisible();
});
