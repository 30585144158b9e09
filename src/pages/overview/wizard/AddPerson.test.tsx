import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnUser, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { renderWizard } from './test/renderWizard.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());
// The test browser lacks it.
Element.prototype.scrollTo = () => undefined;

test('R-5.2 R-3.3 the wizard adds a partner with how they are together, ticks them, and keeps what was filled in', async () => {
  const sanne = aRelation('sanne');
  const me = aUser({ hashid: 'jan', birthdate: '1960-02-01', children: [sanne] });
  const own = [anOwnUser('jan', { firstname: 'Jan' }), anOwnUser('sanne', { firstname: 'Sanne' })];
  testStore.network.on('GET /user', json(me));
  testStore.network.on('GET /users', json(own));
  testStore.network.on('GET /gifts/meter', json({ error: 'Kapot.' }, 422));
  await testStore.dispatch(calls.getUser.initiate());
  renderWizard(testStore.store);
  const wizard = within(screen.getByRole('dialog', { name: 'Nieuw contract' }));
  await userEvent.click(wizard.getByRole('radio', { name: /^Schenking/u }));
  await userEvent.click(wizard.getByRole('button', { name: 'Volgende stap' }));
  const giver = () => within(screen.getByRole('group', { name: 'Wie geeft het geld?', hidden: true }));
  await screen.findByRole('heading', { name: 'Stap 2 van 5: Wie' });
  await waitFor(() => giver());
  await userEvent.click(giver().getByRole('checkbox', { name: /^Jan/u, hidden: true }));
  await userEvent.click(wizard.getAllByRole('button', { name: /^Voeg iemand toe/u })[0]!);

  const form = within(await screen.findByRole('dialog', { name: 'Familielid toevoegen' }));
  await userEvent.click(form.getByRole('radio', { name: 'Een partner' }));
  await userEvent.click(form.getByRole('radio', { name: 'Getrouwd' }));
  await userEvent.type(form.getByLabelText(/^Trouwdatum/u), '3-5-1985');
  await userEvent.type(form.getByLabelText('Voornaam'), 'Marijke');
  await userEvent.type(form.getByLabelText('Achternaam'), 'Vries');
  await userEvent.click(form.getByRole('radio', { name: 'Vrouw' }));
  await userEvent.type(form.getByLabelText('Geboortedatum'), '1-2-1961');
  await userEvent.selectOptions(form.getByLabelText('Van wie is dit de partner?'), 'jan');
  const marijke = { ...aRelation('marijke'), firstname: 'Marijke', relation_type: 'partner' };
  testStore.network.on('POST /user', json({ ...me, others: [marijke] }));
  testStore.network.on('GET /users', json([...own, anOwnUser('marijke', { firstname: 'Marijke' })]));
  await userEvent.click(form.getByRole('button', { name: 'Opslaan' }));

  await waitFor(() => expect(giver().getByRole('checkbox', { name: /^Marijke/u, hidden: true })).toBeChecked());
  expect(giver().getByRole('checkbox', { name: /^Jan/u, hidden: true })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Stap 2 van 5: Wie' })).toBeVisible();
  const sent = testStore.network.requests.find((one) => one.call === 'POST /user');
  expect(sent?.body).toMatchObject({ bond: 'married', from_date: '1985-05-03', contract_date: '' });
});
