import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { sample } from '../../../domain/bank/out/test/sample.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { userApi } from '../../store/modules/user/userApi.ts';
import { aLoan, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { config } from '../../test/config.ts';
import { AppConfigContext } from '../appConfig.ts';
import { PaymentsOutButton } from './PaymentsOutButton.tsx';

const testStore = testStoreForEachTest();

async function open(loan?: string) {
  testStore.network.on('GET /user', json(aUser()));
  await testStore.dispatch(userApi.endpoints.getUser.initiate());
  const user = userEvent.setup();
  const { container } = render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <PaymentsOutButton {...(loan !== undefined && { loan })} />
      </AppConfigContext>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Download betalingen' }));
  await screen.findByRole('dialog', { name: 'Download betalingen' });
  return { user, container };
}

const saved = () => testStore.environment.saved;
const told = () => selectToasts(testStore.store.getState()).map(({ text }) => text);

test('each format of one loan becomes a file named after it, made here from the current ledger', async () => {
  testStore.network.on('GET /contract', json(sample));
  const { user, container } = await open(sample.hashid);
  expect(screen.getByText(/^Een betaling die is gemeld en niet bevestigd, telt niet mee\./u)).toBeVisible();
  expect(await faults(container)).toEqual([]);
  const endings = { Excel: 'xlsx', CSV: 'csv', OFX: 'ofx', Beancount: 'beancount', hledger: 'journal' };
  for (const [k, [name, ending]] of Object.entries(endings).entries()) {
    await user.click(screen.getByRole('button', { name: `Download ${name}` }));
    await waitFor(() => expect(saved()).toHaveLength(k + 1));
    expect(saved()[k]?.name).toBe(`betalingen-lineaire-lening-sanne-de-vries-2025-01-01.${ending}`);
  }
  const [, csv, ofx, beancount, journal] = await Promise.all(saved().map(({ blob }) => blob.text()));
  expect(csv).toContain('2025-02-01;Betaling;1030,00;');
  expect(ofx).toContain('<FITID>e0</FITID>');
  expect(beancount).toContain('option "operating_currency" "EUR"');
  expect(journal).toContain('commodity 1000.00 EUR');
  expect(told().at(-1)).toBe('Het bestand heeft 10 betalingen.');
  expect(testStore.network.requests.every(({ call }) => ['GET /user', 'GET /contract'].includes(call))).toBe(true);
});

test('S-408 no file of all loans is made if one of them fails to load, and the failure is reported once', async () => {
  testStore.network.on('GET /contracts/archived', json([aLoan('oud', '2020-01-01', 100_000)]));
  testStore.network.on('GET /contract', json({ error: 'Niet gevonden.' }, 404));
  const { user } = await open();
  expect(screen.getByText(/ook van die in het archief\.$/u)).toBeVisible();
  const csv = screen.getByRole('button', { name: 'Download CSV' });
  await user.click(csv);
  await waitFor(() => expect(told()).toEqual(['Niet gevonden.']));
  await waitFor(() => expect(csv).toBeEnabled());
  expect(saved()).toEqual([]);
});

test('a loan without payments makes no empty file', async () => {
  testStore.network.on('GET /contract', json({ ...sample, events: [] }));
  const { user } = await open(sample.hashid);
  await user.click(screen.getByRole('button', { name: 'Download OFX' }));
  await waitFor(() => expect(told()).toEqual(['Er zijn nog geen betalingen om te downloaden.']));
  expect(saved()).toEqual([]);
});
