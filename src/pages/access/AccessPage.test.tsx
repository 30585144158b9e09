import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { FamilyAccess } from '../../../domain/wire/access.ts';
import type { Mandates } from '../../../domain/wire/mandate.ts';
import { AppConfigContext } from '../../components/appConfig.ts';
import { aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { config } from '../../test/config.ts';
import { AccessPage } from './AccessPage.tsx';

const testStore = testStoreForEachTest();

const jan = { hashid: 'jan', name: 'Jan de Vries', me: true, manages: true, contracts: 3 };
const sanne = { hashid: 'sanne', name: 'Sanne de Vries', me: false, manages: false, contracts: 2 };
const access = (changes: Partial<FamilyAccess> = {}): FamilyAccess => ({
  managers: [jan],
  people: [jan, sanne],
  visibility: 'parents',
  request: null,
  may_ask: false,
  ...changes,
});
const asHers = (changes: Partial<FamilyAccess> = {}) => access({ people: [{ ...sanne, me: true }], ...changes });

const NO_MANDATES: Mandates = { partner: null, given: null, received: null };

async function open(answer: FamilyAccess, mandates = json(NO_MANDATES)) {
  testStore.network.on('GET /user', json(aUser()));
  testStore.network.on('GET /family/access', json(answer));
  testStore.network.on('GET /mandates', mandates);
  testStore.network.on('GET /adviser-links', json([]));
  const view = render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <AppConfigContext value={config}>
          <main>
            <AccessPage />
          </main>
        </AppConfigContext>
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('list', { name: 'Wie een eigen login heeft' });
  return { ...view, user: userEvent.setup() };
}

it('says by name who manages and what each member sees', async () => {
  const { container } = await open(access({ managers: [jan, { hashid: 'm', name: 'Marijke de Vries' }] }));
  expect(screen.getByText(/^Jan de Vries en Marijke de Vries\. Wie beheert, ziet alle contracten/u)).toBeVisible();
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Jan de Vries (jij)Beheert de familie en ziet alle contracten.',
    'Sanne de VriesZiet alleen de contracten waar deze persoon zelf in staat: nu 2.',
  ]);
  expect(screen.getByText('Alleen wie de familie beheert, ziet wat ieder kind kreeg en leende.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vraag het beheer' })).toBeNull();
  expect(await faults(container)).toEqual([]);
});

it('tells a member what they see, and lets the oldest login ask for management', async () => {
  const { user } = await open(asHers({ may_ask: true }));
  expect(screen.getByText(/^Je ziet alleen de contracten waar je zelf in staat: nu 2\. Die ziet ook/u)).toBeVisible();
  expect(screen.getByText(/^Iedereen met een eigen login kan zelf een contract maken/u)).toBeVisible();
  const asked = asHers({ request: { name: 'Sanne de Vries', mine: true, from: '2026-07-15', due: false } });
  testStore.network.on('POST /family/management', json(asked));
  testStore.network.on('GET /family/access', json(asked));
  await user.click(screen.getByRole('button', { name: 'Vraag het beheer' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Vraag het beheer' }));
  expect(await screen.findByText(/Je krijgt het vanaf 15 juli 2026/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Trek je vraag in' })).toBeVisible();
  // The button that gets the focus back from the dialog is gone.
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('lets the asker take the role once the wait is over', async () => {
  const { user } = await open(
    asHers({ request: { name: 'Sanne de Vries', mine: true, from: '2026-07-15', due: true } }),
  );
  testStore.network.on('POST /family/management', json(access()));
  testStore.network.on('GET /family/access', json(access()));
  await user.click(screen.getByRole('button', { name: 'Neem het beheer op je' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Neem het beheer op je' })).toBeNull());
  expect(testStore.network.requests.map(({ call }) => call)).toContain('POST /family/management');
});

it('lets a manager say no', async () => {
  const { user } = await open(
    access({ request: { name: 'Sanne de Vries', mine: false, from: '2026-07-15', due: false } }),
  );
  expect(
    screen.getByText(/^Sanne de Vries vraagt het beheer van de familie en krijgt het vanaf 15 juli 2026/u),
  ).toBeVisible();
  testStore.network.on('DELETE /family/management', json(access()));
  testStore.network.on('GET /family/access', json(access()));
  await user.click(screen.getByRole('button', { name: 'Zeg nee' }));
  await waitFor(() => expect(screen.queryByText(/vraagt het beheer/u)).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('shows another member that somebody asks, without a button', async () => {
  await open(asHers({ request: { name: 'Bram de Vries', mine: false, from: '2026-07-15', due: false } }));
  expect(screen.getByText(/^Bram de Vries vraagt het beheer/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: /nee|Trek/u })).toBeNull();
});

it('tells a divorced partner what the others still see of them, and nothing about the family', async () => {
  await open(asHers({ managers: null, visibility: 'everyone' }));
  expect(screen.getByText(/^Je hoort niet meer bij deze familie/u)).toBeVisible();
  for (const untrue of [/Niemand beheert/u, /kan zelf een contract maken/u, /ziet wat ieder kind kreeg/u])
    expect(screen.queryByText(untrue)).toBeNull();
});

it('says who may answer for me, for whom I may, about what, and where to change that', async () => {
  const party = { hashid: 'm', firstname: 'Marijke', infix: '', lastname: 'Vries' };
  const given = { hashid: 'een', party, matters: ['terms', 'payments'] as const, given_at: '2026-06-01T10:00:00Z' };
  const received = { ...given, hashid: 'twee', matters: ['archive'] as const };
  const { container } = await open(access(), json({ partner: party, given, received }));
  expect(
    await screen.findByText(
      /^Marijke mag ook namens jou antwoorden\. Over andere afspraken en betalingen die binnenkomen\./u,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Jij mag ook namens Marijke antwoorden\. Over het archief\./u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naar je profiel' })).toHaveAttribute('href', '/profiel');
  expect(await faults(container)).toEqual([]);
});

it('says that nobody answers for me without a mandate, and lets me retry when that is unknown', async () => {
  const { user } = await open(access(), json({}, 500));
  testStore.network.on('GET /mandates', json(NO_MANDATES));
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('Niemand mag namens jou antwoorden: dat doe je zelf.')).toBeVisible();
  expect(screen.getByText('Jij mag namens niemand anders antwoorden.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Naar je profiel' })).toBeNull();
});
