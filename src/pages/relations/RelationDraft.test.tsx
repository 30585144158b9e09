import { screen, waitFor, within } from '@testing-library/react';
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

test("a draft does not undo the person's later changes, and the form says so", async () => {
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

test('closing a form during a save and opening another keeps the other one open', async () => {
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

async function refusedAsOvertaken() {
  const opened = { ...sanne, changed_at: '2026-06-01T10:00:00.000Z' };
  const { user } = await open(aUser({ children: [opened] }), '/familiebeheer/relaties?persoon=sanne');
  await user.type(dialog().getByLabelText('Achternaam'), 'x');
  const newest = { ...opened, town: 'Utrecht', changed_at: '2026-06-02T10:00:00.000Z' };
  const me = aUser({ children: [newest] });
  testStore.network.on('GET /user', json(me));
  testStore.network.on('POST /user', json({ error: 'Iemand heeft deze gegevens intussen gewijzigd.' }, 409), json(me));
  const save = () => user.click(dialog().getByRole('button', { name: 'Wijzig' }));
  await save();
  const rows = within(await dialog().findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Achternaam', 'Vries', 'Vriesx'],
    ['Postcode en plaats', 'Utrecht', 'Niet ingevuld'],
  ]);
  return { user, save };
}

test('both values of a person stand beside each other where somebody was first; going on with one’s own saves that', async () => {
  const { user, save } = await refusedAsOvertaken();
  await user.click(dialog().getByRole('button', { name: 'Ga verder met wat ik invulde' }));
  expect(dialog().queryByRole('table')).toBeNull();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(testStore.sent('POST /user').at(-1)).toMatchObject({
    changed_at: '2026-06-02T10:00:00.000Z',
    lastname: 'Vriesx',
  });
});

test('taking over the saved values of a person fills them in', async () => {
  const { user } = await refusedAsOvertaken();
  await user.click(dialog().getByRole('button', { name: 'Neem over wat nu bewaard is' }));
  expect(dialog().queryByRole('table')).toBeNull();
  expect(dialog().getByLabelText('Achternaam')).toHaveValue('Vries');
});
