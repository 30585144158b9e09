import { screen, waitFor, within } from '@testing-library/react';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { dialog, openRelations } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const EDIT_SANNE = '/familiebeheer/relaties?persoon=sanne';
const sanne = aRelation('sanne');

test('Blokkeren says that it can be undone', async () => {
  const { user } = await openRelations(testStore, aUser({ children: [sanne] }), EDIT_SANNE);
  await user.click(dialog().getByRole('button', { name: 'Blokkeren' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Je kunt Sanne later weer toelaten.');
});

test('a deceased person with a login can’t be blocked: they could not object', async () => {
  const died = { ...sanne, sub: 'sanne', login: true, signed: true, passed_away: true, death_date: '2026-01-01' };
  await openRelations(testStore, aUser({ children: [died] }), EDIT_SANNE);
  expect(dialog().getByLabelText(/Voornaam/u)).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Blokkeren' })).toBeNull();
});

test.each([
  [
    'with a login logs in again, without the management',
    { sub: 'sanne', login: true, invited: true, signed: true },
    /kan weer inloggen.*Het beheer van de familie komt niet vanzelf terug/u,
  ],
  [
    'with an open invitation is invited again',
    { login: true, invited: true },
    /krijgt een nieuwe uitnodiging op sanne@voorbeeld\.example/u,
  ],
  ['without a login can be chosen', {}, /kan weer in nieuwe contracten staan/u],
])('a blocked person is let in again after a confirmation: one %s', async (_who, login, consequence) => {
  const blocked = { ...sanne, ...login, blocked: true };
  const { user, container } = await openRelations(testStore, aUser({ children: [blocked] }), EDIT_SANNE);
  testStore.network.on('POST /user/unblock', json(aUser({ children: [{ ...blocked, blocked: false }] })));
  await user.click(dialog().getByRole('button', { name: 'Weer toelaten' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sanne weer toelaten?' });
  expect(question).toHaveTextContent(consequence);
  expect(await faults(container)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Weer toelaten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Geblokkeerd')).toBeNull();
  expect(testStore.sent('POST /user/unblock')).toEqual([{ hashid: 'sanne' }]);
  expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'success', text: 'Sanne is weer toegelaten.' }]);
});

test.each([
  ['died', { passed_away: true, death_date: '2026-01-01' }, /Neem dan eerst het overlijden terug/u],
  ['has a login that is removed for good', { signed: true, sub: null }, /Deze login is verwijderd/u],
])('a blocked person who %s is not let in, and the form says why', async (_who, changes, reason) => {
  await openRelations(testStore, aUser({ children: [{ ...sanne, blocked: true, ...changes }] }), EDIT_SANNE);
  expect(dialog().getByText(reason)).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Weer toelaten' })).toBeNull();
});
