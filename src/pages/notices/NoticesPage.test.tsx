import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { NoticesPage } from './NoticesPage.tsx';

const testStore = testStoreForEachTest();
beforeEach(() => {
  testStore.network.on('GET /contracts/unconfirmed', json([]));
  testStore.network.on('GET /contested', json([]));
  testStore.network.on('GET /contracts', json([]));
});
const show = (element: React.ReactNode) =>
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>{element}</MemoryRouter>
    </Provider>,
  );
const notice = (n: number, changes: object = {}) => ({
  n,
  kind: 'proposed',
  at: '2026-11-20T10:00:00.000Z',
  text: `Jan doet voorstel ${n}.`,
  read: false,
  page: 'contract',
  contract: 'abc',
  ...changes,
});

test('each notice links to its subject, and opening the list marks all as read, once', async () => {
  const list = [
    notice(3),
    notice(2, { contract: null }),
    notice(1, { read: true, page: 'administration', contract: null }),
  ];
  testStore.network.on('GET /notices', json({ notices: list, next: null, unread: 2 }));
  testStore.network.on('POST /notices/read', json({ unread: 0 }));
  const { container } = show(<NoticesPage />);
  expect(await screen.findByRole('link', { name: /voorstel 3/ })).toHaveAttribute('href', '/lening/abc');
  expect(screen.queryByRole('link', { name: /voorstel 2/ })).toBeNull();
  expect(screen.getByRole('link', { name: /voorstel 1/ })).toHaveAttribute('href', '/familiebeheer/administratie');
  expect(screen.getAllByText(/Nieuw/)).toHaveLength(2);
  const reads = () => testStore.sent('POST /notices/read');
  await waitFor(() => expect(reads()).toEqual([{ until: 3 }]));
  // They stay marked for as long as the list is on the screen.
  expect(screen.getAllByText(/Nieuw/)).toHaveLength(2);
  expect(await faults(container)).toEqual([]);
});

test('law 8: a spouse asked for consent, who may not open the contract, is led to the request', async () => {
  const asked = notice(2, { kind: 'asked_to_sign', contract: null, signing: 'vraag', read: true });
  testStore.network.on('GET /notices', json({ notices: [asked], next: null, unread: 0 }));
  show(<NoticesPage />);
  expect(await screen.findByRole('link', { name: /voorstel 2/ })).toHaveAttribute('href', '/ondertekenen/vraag');
});

test('without notices the page says what will come here, and marks nothing as read', async () => {
  testStore.network.on('GET /notices', json({ notices: [], next: null, unread: 0 }));
  show(<NoticesPage />);
  expect(await screen.findByText('Je hebt nog geen meldingen')).toBeVisible();
  expect(testStore.network.requests.map(({ call }) => call).sort()).toEqual([
    'GET /contested',
    'GET /contracts',
    'GET /contracts/unconfirmed',
    'GET /notices',
  ]);
});

test('says that it failed, and retries', async () => {
  testStore.network.on(
    'GET /notices',
    json({ status: 'mfa' }, 401),
    json({ notices: [notice(1, { read: true })], next: null, unread: 0 }),
  );
  show(<NoticesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('Jan doet voorstel 1.')).toBeVisible();
});
