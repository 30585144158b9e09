import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { JoinPage } from './JoinPage.tsx';

const testStore = testStoreForEachTest();

const invitation = {
  invited_by: 'Jan de Vries',
  managers: 'Jan de Vries en Marijke de Vries',
  firstname: 'Tom',
  infix: '',
  lastname: 'Bakker',
  email: 'tom@voorbeeld.example',
  birthdate: null,
  gender: 'man',
  has_account: true,
};

function openAt(address: string) {
  history.replaceState(null, '', address);
  render(
    <Provider store={testStore.store}>
      <BrowserRouter>
        <JoinPage />
      </BrowserRouter>
    </Provider>,
  );
}
const join = async () => {
  openAt('/meedoen?uitnodiging=een-token');
  await userEvent.click(await screen.findByRole('button', { name: 'Doe mee' }));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  testStore.network.on('GET /invitation/een-token', json(invitation));
});

test('S-111 saying yes joins: links lead into the family and to its access overview; the token leaves the address at once', async () => {
  testStore.network.on('POST /invitation/accept', json({ family: 'vries' }));
  await join();
  await heading('Je doet mee');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Naar overzicht', '/overzicht?familie=vries'],
    ['Bekijk wie wat ziet in jullie familie', '/familiebeheer/wie-ziet-wat?familie=vries'],
  ]);
  expect(location.pathname + location.search).toBe('/meedoen');
  expect(testStore.network.requests.at(-1)).toMatchObject({
    call: 'POST /invitation/accept',
    body: { token: 'een-token' },
  });
});

test('opening the page does not join, and says who will see everything', async () => {
  openAt('/meedoen?uitnodiging=een-token');
  await heading('Jan de Vries nodigt je uit');
  expect(screen.getByText(/ziet alleen wie de familie beheert: Jan de Vries en Marijke de Vries\./u)).toBeVisible();
  expect(testStore.network.requests.map(({ call }) => call)).toEqual(['GET /invitation/een-token']);
});

test.each([
  [403, 'Deze uitnodiging is voor een ander adres'],
  [404, 'Deze uitnodiging werkt niet meer.'],
  [409, 'Je hoort al bij deze familie'],
])('S-167 after %d it says why, and leads nowhere', async (status, title) => {
  testStore.network.on('POST /invitation/accept', json({ error: 'Nee.' }, status));
  await join();
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Doe mee' })).toBeNull();
  expect(testStore.environment.left).toEqual([]);
});

test("S-167 with somebody else's account the only option is to log out", async () => {
  testStore.network.on('POST /invitation/accept', json({ error: 'Nee.' }, 403));
  await join();
  await userEvent.click(await screen.findByRole('button', { name: 'Log uit' }));
  expect(testStore.environment.session).toEqual(['signOut']);
});

test('without an invitation there is nothing to join', async () => {
  openAt('/meedoen');
  await heading('Er is geen uitnodiging');
});
