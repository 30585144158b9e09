import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { AdviserLink } from '../../../domain/wire/adviserLink.ts';
import { AppConfigContext } from '../../components/appConfig.ts';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { config } from '../../test/config.ts';
import { AdviserLinks } from './AdviserLinks.tsx';

const testStore = testStoreForEachTest();
const link: AdviserLink = {
  hashid: 'link',
  mine: false,
  by: 'Sanne',
  for_whom: 'Notaris De Boer',
  contracts: ['een'],
  years: [2026],
  papers: true,
  ends_at: '2026-12-12T10:00:00Z',
  opened: 2,
  opened_at: '2026-12-01T10:00:00Z',
};

async function open(links: AdviserLink[]) {
  testStore.network.on('GET /adviser-links', json(links));
  testStore.network.on('GET /contracts', json([aLoan('een', '2026-01-01', 2_500_000)]));
  const view = render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <AppConfigContext value={config}>
          <AdviserLinks />
        </AppConfigContext>
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('button', { name: 'Geef een link' });
  return { ...view, user: userEvent.setup() };
}

it('says who reads along, by whom and how often, and closes it at once', async () => {
  const { user } = await open([link]);
  expect(await screen.findByText(/^Van Sanne\. Tot en met 12 december 2026\./u)).toHaveTextContent(
    '2 keer geopend, het laatst op 1 december 2026.',
  );
  testStore.network.on('DELETE /adviser-link', json([]));
  await user.click(screen.getByRole('button', { name: 'Sluit de link: Notaris De Boer' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sluit de link' }));
  await waitFor(() => expect(testStore.sent('DELETE /adviser-link')).toHaveLength(1));
});

it('asks what the link shows, and shows its address and its code once', async () => {
  const { user } = await open([]);
  await user.click(screen.getByRole('button', { name: 'Geef een link' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Maak de link' }));
  expect((await within(dialog).findAllByText(/Kies ten minste één contract/u)).length).toBeGreaterThan(0);
  expect(testStore.sent('POST /adviser-link')).toEqual([]);
  await user.type(within(dialog).getByLabelText('Voor wie is de link?'), 'Notaris De Boer');
  await user.click(await within(dialog).findByRole('checkbox', { name: /lening aan/u }));
  testStore.network.on(
    'POST /adviser-link',
    json({ links: [], url: 'https://o.example/inzage#abc', code: '12345678' }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Maak de link' }));
  expect(await within(dialog).findByText('https://o.example/inzage#abc')).toBeVisible();
  expect(within(dialog).getByText('1234 5678')).toBeVisible();
  expect(testStore.sent('POST /adviser-link')).toMatchObject([
    { for_whom: 'Notaris De Boer', contracts: ['een'], papers: true, days: 14 },
  ]);
  expect(await faults(dialog)).toEqual([]);
});
