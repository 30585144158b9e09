import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { AdviserView } from '../../../domain/wire/adviserLink.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { AdviserPage } from './AdviserPage.tsx';

const testStore = testStoreForEachTest();
const view: AdviserView = {
  for_whom: 'Notaris De Boer',
  by: 'Jan de Vries',
  ends_at: '2026-12-12T10:00:00Z',
  contracts: [
    {
      type: 'LinearLoanContract',
      total: 1_200_000,
      from: ['Jan de Vries'],
      to: ['Sanne de Vries'],
      purpose: 'Dak',
      signed_date: '2026-01-01',
      date: '2026-01-01',
      rate_millipercent: 3500,
      term_months: 12,
      years: [
        {
          year: 2026,
          opening: 0,
          interest_charged: 10,
          interest_paid: 10,
          repaid: 100,
          forgiven: 0,
          closing: 1_199_900,
        },
      ],
      papers: [{ hashid: 'stuk', kind: 'agreement', version: 1, current: true, made_at: '2026-01-02T10:00:00Z' }],
    },
  ],
};

function open(address: string) {
  const shown = render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[address]}>
        <AdviserPage />
      </MemoryRouter>
    </Provider>,
  );
  return { ...shown, user: userEvent.setup() };
}

test('a link opens with the token in the address and the code, and shows each contract, year and paper', async () => {
  testStore.network.on('POST /adviser-link/open', json(view));
  const { user, container } = open('/inzage#token');
  await user.type(screen.getByLabelText('Je code'), '1234 5678');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Voor Notaris De Boer' })).toHaveFocus();
  expect(screen.getByText('€ 12.000,00')).toBeVisible();
  expect(screen.getByRole('row', { name: /2026/u })).toHaveTextContent('€ 11.999,00');
  expect(screen.getByRole('button', { name: 'Download een kopie' })).toBeEnabled();
  expect(testStore.sent('POST /adviser-link/open')).toEqual([{ token: 'token', code: '1234 5678' }]);
  expect(await faults(container)).toEqual([]);
});

test('a link that does not open says so in one sentence, and the code can be typed again', async () => {
  const error = 'Deze link en code openen niets.';
  testStore.network.on('POST /adviser-link/open', json({ error }, 404));
  const { user } = open('/inzage#token');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findAllByText(/Vul de code in/u)).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Je code'), '11111111');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(error)).toBeVisible();
});

test('an address without its token says what to do', () => {
  open('/inzage');
  expect(screen.getByRole('heading', { level: 1, name: 'Deze link is niet compleet' })).toBeVisible();
});
