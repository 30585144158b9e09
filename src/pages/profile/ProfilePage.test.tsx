import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AppConfigContext } from '../../components/appConfig.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { userApi } from '../../store/modules/user/userApi.ts';
import { aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { config } from '../../test/config.ts';
import { ProfilePage } from './ProfilePage.tsx';

const testStore = testStoreForEachTest();

const onSunday = aUser({ birthdate: '1990-05-12', changed_at: '2026-11-22T08:00:00.000Z' });
/** A manager's later correction. */
const onMonday = { ...onSunday, birthdate: '1990-05-21', changed_at: '2026-11-23T08:00:00.000Z' };

/** Opens /profiel in a tab that was loaded with `known`; the server answers `now` from then on. */
async function open(known = onSunday, now = known, state?: { addressFor: string }) {
  testStore.network.on('GET /user', json(known), json(now));
  // The other blocks of the page fail independently.
  for (const call of ['security', 'passkeys', 'mandates', 'calendar', 'notices/choices', 'activity'])
    testStore.network.on(`GET /${call}`, json({ error: 'Niet gevonden.' }, 404));
  await testStore.dispatch(userApi.endpoints.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter initialEntries={[{ pathname: '/profiel', state }]}>
          <Routes>
            <Route path="/profiel" element={<ProfilePage />} />
            <Route path="/lening/:id" element={<p>Het contract</p>} />
          </Routes>
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
  return userEvent.setup();
}
const edit = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Wijzig' }));
  return within(await screen.findByRole('form', { name: 'Je gegevens wijzigen' }));
};

test("R-8.8 the page shows somebody else's corrections from after the tab was opened", async () => {
  await open(onSunday, onMonday);
  expect(await screen.findByText('21 mei 1990')).toBeVisible();
});

test("R-8.8 a form opened before somebody's correction overwrites nothing, and reopens with the correction", async () => {
  const user = await open();
  const form = await edit(user);
  testStore.network.on('POST /profile', json({ error: 'Iemand was eerder.' }, 409));
  testStore.network.on('GET /user', json(onMonday));
  await user.click(form.getByRole('button', { name: 'Bewaar' }));
  await waitFor(() => expect(testStore.sent('POST /profile')).toMatchObject([{ changed_at: onSunday.changed_at }]));
  await user.click(form.getByRole('button', { name: 'Annuleer' }));
  expect(await screen.findByText('21 mei 1990')).toBeVisible();
  expect((await edit(user)).getByLabelText('Geboortedatum')).toHaveDisplayValue('21-05-1990');
});

test('R-8.8 a person sent here for their address finds its field ready, and is back at the contract once it is saved', async () => {
  const user = await open(onSunday, onSunday, { addressFor: '/lening/abc' });
  const form = within(await screen.findByRole('form', { name: 'Je gegevens wijzigen' }));
  const street = form.getByLabelText(/^Straat en huisnummer/u);
  await waitFor(() => expect(street).toHaveFocus());
  await user.type(street, 'Dorpsstraat 12');
  testStore.network.on('POST /profile', json({ ...onSunday, street: 'Dorpsstraat 12' }));
  await user.click(form.getByRole('button', { name: 'Bewaar' }));
  expect(await screen.findByText('Het contract')).toBeVisible();
});

test('R-8.8 a person who asked for erasure reads when, and takes it back with one press; a failure is a toast, and the button stays', async () => {
  const asked = aUser({ erased_on: '2026-12-05' });
  const user = await open(asked);
  expect(await screen.findByText(/^Op 5 december 2026 sluiten we je login/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Je gegevens verwijderen' })).toBeNull();
  const keep = screen.getByRole('button', { name: 'Toch niet verwijderen' });
  testStore.network.on('DELETE /erasure', json({ message: 'Dat lukte niet.' }, 500), json(aUser()));
  await user.click(keep);
  await waitFor(() =>
    expect(selectToasts(testStore.getState())).toContainEqual(expect.objectContaining({ text: 'Dat lukte niet.' })),
  );
  await user.click(screen.getByRole('button', { name: 'Toch niet verwijderen' }));
  expect(await screen.findByRole('button', { name: 'Je gegevens verwijderen' })).toBeVisible();
});
