import { screen, waitFor, within } from '@testing-library/react';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { openRelations } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
const sanne = aRelation('sanne', true);
const founder = { ...aRelation('opa', true), firstname: 'Opa', relation_type: null, child: false };
const asks = () => within(screen.getByRole('alertdialog'));

it('makes somebody a manager after a confirmation, and shows who manages', async () => {
  const { user } = await openRelations(testStore, aUser({ children: [sanne] }));
  expect(screen.queryByRole('button', { name: 'Geef je beheer op' })).toBeNull();
  testStore.network.on('POST /family/manager', json(aUser({ children: [{ ...sanne, manages: true }] })));
  await user.click(screen.getByRole('button', { name: 'Geef het beheer aan Sanne' }));
  expect(screen.getByRole('alertdialog', { name: 'Sanne het beheer geven?' })).toHaveTextContent('ook het jouwe');
  await user.click(asks().getByRole('button', { name: 'Geef het beheer' }));
  expect(await screen.findByText(/Kind · beheert de familie/u)).toBeVisible();
  expect(testStore.network.requests.at(-1)).toMatchObject({ call: 'POST /family/manager', body: { hashid: 'sanne' } });
  expect(await screen.findByRole('button', { name: 'Neem het beheer terug van Sanne' })).toBeVisible();
});

it('ends one’s own management: the list is read-only at once', async () => {
  const two = aUser({ children: [{ ...sanne, manages: true }] });
  const { user } = await openRelations(testStore, two);
  testStore.network.on('DELETE /family/manager', json(aUser({ family_role: 'member' })));
  await user.click(screen.getByRole('button', { name: 'Geef je beheer op' }));
  await user.click(asks().getByRole('button', { name: 'Geef je beheer op' }));
  expect(await screen.findByText(/Wie de familie beheert, kan de gegevens wijzigen/u)).toBeVisible();
  expect(testStore.network.requests.at(-1)?.query).toEqual({ hashid: 'jan' });
  expect(screen.queryByRole('button', { name: /beheer/u })).toBeNull();
});

it('says why the last manager can’t leave', async () => {
  const two = aUser({ children: [{ ...sanne, manages: true }] });
  const { user } = await openRelations(testStore, two);
  const last = 'Er is altijd iemand die de familie beheert. Geef het beheer eerst aan een ander.';
  testStore.network.on('DELETE /family/manager', json({ error: last }, 409));
  await user.click(screen.getByRole('button', { name: 'Geef je beheer op' }));
  await user.click(asks().getByRole('button', { name: 'Geef je beheer op' }));
  await waitFor(() => expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'error', text: last }]));
});

it.each([
  ['has no login', { sub: null }],
  ['is blocked', { blocked: true }],
  ['died', { passed_away: true }],
  ['divorced', { divorced: true }],
])('is not offered for a person who %s', async (_who, changes) => {
  await openRelations(testStore, aUser({ children: [{ ...sanne, ...changes }] }));
  expect(screen.queryByRole('button', { name: /het beheer/u })).toBeNull();
});

it('shows the founder to another manager, without an edit button, as only the founder changes their own data', async () => {
  await openRelations(testStore, aUser({ relation_type: 'partner', others: [{ ...founder, manages: true }] }));
  expect(screen.getByText(/^Begon met deze familie · beheert de familie/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Opa.*wijzigen/u })).toBeNull();
  expect(screen.getByRole('button', { name: 'Neem het beheer terug van Opa' })).toBeVisible();
});
