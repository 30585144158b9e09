import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Bell } from '../../app/layouts/Bell.tsx';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { NoticesBlock } from '../profile/notices/NoticesBlock.tsx';
import { NoticesPage } from './NoticesPage.tsx';

const testStore = testStoreForEachTest();
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

test('the bell says how many are new; the list leads to what each is about, reads them, and the number goes', async () => {
  const list = [
    notice(3),
    notice(2, { contract: null }),
    notice(1, { read: true, page: 'administration', contract: null }),
  ];
  testStore.network.on('GET /notices', json({ notices: list, next: null, unread: 2 }));
  testStore.network.on('POST /notices/read', json({ unread: 0 }));
  const { container } = show(
    <>
      <Bell />
      <NoticesPage />
    </>,
  );
  expect(await screen.findByRole('link', { name: /voorstel 3/ })).toHaveAttribute('href', '/lening/abc');
  expect(screen.queryByRole('link', { name: /voorstel 2/ })).toBeNull();
  expect(screen.getByRole('link', { name: /voorstel 1/ })).toHaveAttribute('href', '/familiebeheer/administratie');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Meldingen' })).toHaveAttribute('href', '/meldingen'));
  expect(screen.getAllByText(/Nieuw/)).toHaveLength(2);
  const reads = testStore.network.requests.filter(({ call }) => call === 'POST /notices/read');
  expect(reads.map(({ body }) => body)).toEqual([{ until: 3 }]);
  expect(await faults(container)).toEqual([]);
});

test('the bell has the number in its name, for who does not see it', async () => {
  testStore.network.on('GET /notices', json({ notices: [notice(1)], next: null, unread: 1 }));
  show(<Bell />);
  expect(await screen.findByRole('link', { name: 'Meldingen: 1 nieuwe' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Meldingen: 1 nieuwe');
});

test('nobody was told anything yet: says what comes here, and marks nothing as read', async () => {
  testStore.network.on('GET /notices', json({ notices: [], next: null, unread: 0 }));
  show(<NoticesPage />);
  expect(await screen.findByText('Je hebt nog geen meldingen')).toBeVisible();
  expect(testStore.network.requests.map(({ call }) => call)).toEqual(['GET /notices']);
});

test('says that it failed, and asks again', async () => {
  testStore.network.on(
    'GET /notices',
    json({ status: 'mfa' }, 401),
    json({ notices: [notice(1, { read: true })], next: null, unread: 0 }),
  );
  show(<NoticesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('Jan doet voorstel 1.')).toBeVisible();
});

test('at Profiel each kind has its own choice, saved at once', async () => {
  const kinds = [
    { kind: 'proposed', group: 'Afspraken', label: 'Iemand doet je een voorstel', way: 'now' },
    { kind: 'term_soon', group: 'Herinneringen', label: 'Een termijn die je betaalt', way: 'weekly' },
  ];
  testStore.network.on('GET /notices/choices', json(kinds));
  testStore.network.on('POST /notices/choices', json([{ ...kinds[0], way: 'never' }, kinds[1]]));
  const { container } = show(<NoticesBlock />);
  const select = await screen.findByRole('combobox', { name: 'Iemand doet je een voorstel' });
  expect(select).toHaveDisplayValue('Meteen');
  await userEvent.selectOptions(select, 'Geen mail');
  await waitFor(() => expect(testStore.network.requests.at(-1)?.body).toEqual({ kind: 'proposed', way: 'never' }));
  expect(select).toHaveDisplayValue('Geen mail');
  expect(screen.getByRole('combobox', { name: 'Een termijn die je betaalt' })).toHaveDisplayValue('Op maandag');
  expect(await faults(container)).toEqual([]);
});
