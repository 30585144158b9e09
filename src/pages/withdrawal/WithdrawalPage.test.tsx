import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { orderReference } from '../../../domain/orders/reference.ts';
import { WithdrawalPage } from './WithdrawalPage.tsx';

const testStore = testStoreForEachTest();
const reference = orderReference('1234567890');

function open(query = '') {
  const view = render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[`/herroepen${query}`]}>
        <WithdrawalPage />
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, user: userEvent.setup() };
}
const press = (name: string) => screen.getByRole('button', { name });

test('BW 6:230oa: a withdrawal takes two presses, the second of which sends the shown statement; then the page says where the receipt goes', async () => {
  const answer = { received_at: '2026-03-13T09:00:00Z', back_by: '2026-03-27' };
  testStore.network.on('POST /order/withdrawal', json(answer));
  const { user, container } = open(`?bestelling=${reference}`);
  await user.type(screen.getByLabelText('Je naam'), 'Jan de Vries');
  await user.type(screen.getByLabelText('Je e-mailadres'), 'jan@voorbeeld.example');
  await user.click(press('Hier herroepen'));
  expect(await screen.findByText('Hierbij herroep ik mijn bestelling bij Onderling.')).toBeVisible();
  expect(testStore.network.requests).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Klopt dit?' })).toHaveFocus();
  expect(await faults(container)).toEqual([]);
  await user.click(press('Bevestig je herroeping'));
  expect(await screen.findByText(/bevestiging naar jan@voorbeeld\.example/u)).toBeVisible();
  expect(screen.getByText(/uiterlijk op 27 maart 2026/u)).toBeVisible();
  const shown = `${reference.slice(0, 4)} ${reference.slice(4, 8)} ${reference.slice(8, 12)} ${reference.slice(12)}`;
  expect(testStore.sent('POST /order/withdrawal')).toEqual([
    { name: 'Jan de Vries', email: 'jan@voorbeeld.example', reference: shown },
  ]);
});

test('a wrong reference is reported at its field, before anything is sent; going back keeps the typed text', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Je naam'), 'Jan de Vries');
  await user.type(screen.getByLabelText('Je e-mailadres'), 'jan@voorbeeld.example');
  await user.type(screen.getByLabelText('Kenmerk van je bestelling'), 'OL00 1234');
  await user.click(press('Hier herroepen'));
  expect((await screen.findAllByText(/Dit kenmerk klopt niet/u)).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('Kenmerk van je bestelling'));
  await user.type(screen.getByLabelText('Kenmerk van je bestelling'), reference);
  await user.click(press('Hier herroepen'));
  await user.click(await screen.findByRole('button', { name: 'Terug' }));
  expect(screen.getByLabelText('Je naam')).toHaveValue('Jan de Vries');
});

test('a refusal by the server is shown where it was confirmed', async () => {
  const error = 'Herroepen kon tot en met 24 maart 2026.';
  testStore.network.on('POST /order/withdrawal', json({ error }, 409));
  const { user } = open(`?bestelling=${reference}`);
  await user.type(screen.getByLabelText('Je naam'), 'Jan de Vries');
  await user.type(screen.getByLabelText('Je e-mailadres'), 'jan@voorbeeld.example');
  await user.click(press('Hier herroepen'));
  await user.click(await screen.findByRole('button', { name: 'Bevestig je herroeping' }));
  expect(await screen.findByText(error)).toBeVisible();
});
