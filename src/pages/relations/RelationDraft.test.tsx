import { screen, waitFor } from '@testing-library/react';
import { aRelation, aUser } from '../../store/test/family.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { held, json } from '../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../store/test/testStore.ts';
import { dialog, openRelations, ordersOf } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const sanne = aRelation('sanne');
const open = (me: Parameters<typeof openRelations>[1], path: string) => openRelations(testStore, me, path);

test('a draft is kept: closing asks, opening again brings it back, starting over forgets it', async () => {
  const { user } = await open(aUser({ children: [sanne] }), '/familiebeheer/relaties');
  await user.click(screen.getByRole('button', { name: 'Familielid toevoegen' }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText('Voornaam'), 'Noor');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Bewaar voor later' }));
  await user.click(screen.getByRole('button', { name: 'Familielid toevoegen' }));
  expect(dialog().getByLabelText('Voornaam')).toHaveValue('Noor');
  await user.click(dialog().getByRole('button', { name: 'Begin opnieuw' }));
  expect(dialog().getByLabelText('Voornaam')).toHaveValue('');
  await user.click(dialog().getAllByRole('button', { name: 'Annuleer' })[0]!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a draft does not put back what the person changed since, and the form says so', async () => {
  const before = await open(aUser({ children: [sanne] }), '/familiebeheer/relaties?persoon=sanne');
  await before.user.type(dialog().getByLabelText('Voornaam'), 'x');
  await before.user.keyboard('{Escape}');
  await before.user.click(screen.getByRole('button', { name: 'Bewaar voor later' }));
  before.unmount();
  const me = aUser({ children: [{ ...sanne, email: 'nieuw@voorbeeld.example' }] });
  testStore.network.on('GET /user', json(me));
  testStore.network.on('GET /orders', json(ordersOf(me)));
  await testStore.dispatch(calls.getUser.initiate(undefined, { forceRefetch: true }));
  await open(me, '/familiebeheer/relaties?persoon=sanne');
  expect(dialog().getByLabelText(/^E-mailadres/u)).toHaveValue('nieuw@voorbeeld.example');
  expect(dialog().getByLabelText('Voornaam')).toHaveValue('Sanne');
  expect(dialog().getByText(/^Deze gegevens zijn intussen gewijzigd/u)).toBeVisible();
});

test('who closes a form while it is saved, and opens another, keeps that one', async () => {
  const bram = { ...aRelation('bram'), firstname: 'Bram', email: 'bram@voorbeeld.example' };
  const me = aUser({ children: [sanne, bram] });
  const { user } = await open(me, '/familiebeheer/relaties?persoon=sanne');
  const { answer, release } = held(json(me));
  testStore.network.on('POST /user', answer);
  await user.click(dialog().getByRole('button', { name: 'Wijzig' }));
  await user.click(dialog().getAllByRole('button', { name: 'Annuleer' })[0]!);
  await user.click(await screen.findByRole('button', { name: /Bram/u }));
  expect(await screen.findByRole('dialog', { name: /^Bram .*wijzigen$/u })).toBeVisible();
  release();
  await waitFor(() => expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'success' }]));
  await user.type(dialog().getByLabelText('Voornaam'), 'x');
  expect(screen.getByRole('dialog', { name: /^Bram .*wijzigen$/u })).toBeVisible();
});
