import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { json } from '../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../store/test/testStore.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { faults } from '../../test/axe.ts';
import { config } from '../../test/config.ts';
import { AppConfigContext } from '../appConfig.ts';
import { CalendarFeed } from './CalendarFeed.tsx';

const testStore = testStoreForEachTest();
const feed = { created_at: '2026-03-03T10:00:00.000Z', read_at: '2026-11-21T08:00:00.000Z', amounts: false };
const url = 'https://onderling.example/api/v1/calendar/geheim.ics';

function open() {
  const view = render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <CalendarFeed />
      </AppConfigContext>
    </Provider>,
  );
  return { ...view, user: userEvent.setup() };
}
const asked = () => within(screen.getByRole('alertdialog'));
const sent = () =>
  testStore.network.requests.filter(({ call }) => call !== 'GET /calendar').map(({ call, body }) => [call, body]);

test('R-8.5 a person without an address chooses whether to include amounts, and sees the new address once', async () => {
  testStore.network.on(
    'GET /calendar',
    json({ feed: null, closed_at: null }),
    json({ feed: { ...feed, amounts: true, read_at: null }, closed_at: null }),
  );
  testStore.network.on('POST /calendar', json({ feed: { ...feed, amounts: true, read_at: null }, url }));
  const { user, container, unmount } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Zet ook de bedragen erin' }));
  await user.click(screen.getByRole('button', { name: 'Maak een adres' }));
  expect(await screen.findByText(url)).toBeVisible();
  expect(sent()).toEqual([['POST /calendar', { amounts: true }]]);
  expect(screen.getByRole('link', { name: 'Open in je agenda-app' })).toHaveAttribute(
    'href',
    'webcal://onderling.example/api/v1/calendar/geheim.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Kopieer het adres' }));
  expect(await screen.findByText('Gekopieerd. Plak het in je agenda-app.')).toBeVisible();
  expect(await faults(container)).toEqual([]);
  unmount();
  testStore.network.on('GET /calendar', json({ feed: { ...feed, amounts: true, read_at: null }, closed_at: null }));
  open();
  expect(await screen.findByText(/^Je hebt een adres sinds/u)).toHaveTextContent(
    'Je hebt een adres sinds 3 maart 2026, met bedragen.',
  );
  expect(screen.getByText('Er heeft nog geen agenda iets opgehaald.')).toBeVisible();
  expect(screen.queryByText(url)).toBeNull();
});

test('R-8.8 a new address that a password change closed is no longer shown as working', async () => {
  testStore.network.on(
    'GET /calendar',
    json({ feed: null, closed_at: null }),
    json({ feed, closed_at: null }),
    json({ feed: null, closed_at: '2026-11-20T10:00:00.000Z' }),
  );
  testStore.network.on('POST /calendar', json({ feed, url }));
  testStore.network.on('POST /profile/password', json({}));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Maak een adres' }));
  expect(await screen.findByText(url)).toBeVisible();
  await act(() => testStore.dispatch(calls.changePassword.initiate({ form: {} as never, done: 'Gewijzigd.' })));
  expect(await screen.findByText(/^Je vorige adres is gesloten/u)).toBeVisible();
  expect(screen.queryByText(url)).toBeNull();
});

test('renewing and closing the address ask for confirmation first', async () => {
  testStore.network.on('GET /calendar', json({ feed, closed_at: null }), json({ feed: null, closed_at: null }));
  testStore.network.on('DELETE /calendar', json({ feed: null, closed_at: null }));
  const { user } = open();
  expect(await screen.findByText(/^Je agenda heeft je termijnen/u)).toHaveTextContent(
    'Je agenda heeft je termijnen het laatst opgehaald op 21 november 2026 om 09:00.',
  );
  await user.click(screen.getByRole('button', { name: 'Maak een nieuw adres' }));
  expect(
    asked().getByText('Het adres van nu werkt dan niet meer. Zet het nieuwe adres in je agenda-app.'),
  ).toBeVisible();
  await user.click(asked().getByRole('button', { name: 'Annuleer' }));
  expect(sent()).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Sluit het adres' }));
  await user.click(asked().getByRole('button', { name: 'Sluit het adres' }));
  expect(await screen.findByRole('button', { name: 'Maak een adres' })).toBeVisible();
  expect(sent()).toEqual([['DELETE /calendar', null]]);
  expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'success', text: 'Het adres is gesloten.' }]);
});

test('says that it failed, and retries', async () => {
  testStore.network.on('GET /calendar', json({ status: 'mfa' }, 401), json({ feed: null, closed_at: null }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('button', { name: 'Maak een adres' })).toBeVisible();
});

test('R-8.8 a person whose address ended with their sessions is told why', async () => {
  testStore.network.on('GET /calendar', json({ feed: null, closed_at: '2026-11-20T10:00:00.000Z' }));
  open();
  expect(await screen.findByText(/^Je vorige adres is gesloten/u)).toHaveTextContent(
    'Dat gebeurde op 20 november 2026.',
  );
});
