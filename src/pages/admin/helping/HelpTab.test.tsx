import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { FoundPerson } from '../../../../domain/wire/helping.ts';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { config } from '../../../test/config.ts';
import { HelpTab } from './HelpTab.tsx';

const testStore = testStoreForEachTest();

const jan: FoundPerson = {
  id: 'jan',
  name: 'Jan de Vries',
  email: 'jan@voorbeeld.example',
  family: { id: 'vries', name: 'De Vries' },
  manages: true,
  login: 'active',
  second_step: true,
  factor_off_on: null,
  erased_on: null,
  acts: ['factor_off', 'erase'],
};

async function search(people: FoundPerson[]) {
  testStore.network.on('POST /admin/find', json({ people }));
  const view = render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <AppConfigContext value={config}>
          <HelpTab />
        </AppConfigContext>
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mailadres of kenmerk'), 'jan@voorbeeld.example');
  await user.click(screen.getByRole('button', { name: 'Zoek' }));
  return { ...view, user };
}

test('turning off a lost second step asks how identity was checked, and shows its day at once', async () => {
  const { user, container } = await search([jan]);
  expect(await screen.findByText('De Vries, en beheert die')).toBeVisible();
  expect(await faults(container)).toEqual([]);
  testStore.network.on(
    'POST /admin/person/jan/second-step',
    json({ ...jan, factor_off_on: '2026-12-06', acts: ['factor_keep', 'erase'] }),
  );
  await user.click(screen.getByRole('button', { name: 'Tweede stap kwijt: Jan de Vries' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tweede stap van Jan de Vries uitzetten?' }));
  expect(dialog.getByText(/We mailen dat nu naar jan@voorbeeld\.example/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Zet over 7 dagen uit' }));
  expect(testStore.sent('POST /admin/person/jan/second-step')).toEqual([]);
  await user.type(dialog.getByLabelText(/Hoe weet je/u), 'Brief van 3 november');
  await user.click(dialog.getByRole('button', { name: 'Zet over 7 dagen uit' }));
  expect(await screen.findByText('Gaat uit op 6 december 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Laat de tweede stap aan: Jan de Vries' })).toBeEnabled();
});

test('says who was not found, and who can’t be helped here', async () => {
  const { unmount } = await search([]);
  expect(await screen.findByText(/^Niemand gevonden\./u)).toBeVisible();
  unmount();
  await search([{ ...jan, login: 'blocked', acts: [] }]);
  expect(await screen.findByText('Hier kun je nu niets voor doen.')).toBeVisible();
});

test('the button stays when a mail is not sent', async () => {
  const { user } = await search([{ ...jan, login: 'unconfirmed', second_step: false, acts: ['mail'] }]);
  testStore.network.on('POST /admin/person/jan/mail', json({ message: 'Te veel.' }, 429));
  await user.click(await screen.findByRole('button', { name: 'Stuur de mail opnieuw: Jan de Vries' }));
  expect(await screen.findByRole('button', { name: 'Stuur de mail opnieuw: Jan de Vries' })).toBeEnabled();
});
