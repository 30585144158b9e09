import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { paths } from '../../../paths.ts';
import { selectContracts } from '../../../store/modules/contracts/contractsSlice.ts';
import { aGift, aLoan, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { config } from '../../../test/config.ts';
import { ContractWizard } from './ContractWizard.tsx';
import { WizardForm } from './WizardForm.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());
// Mocks that the test browser lacks.
Element.prototype.scrollTo = () => undefined;

test('R-5.2 R-4.1 a changed contract is sent with its hashid and version, and stays one contract', async () => {
  const gift = { ...aGift('een', null, 100_000), version: 3 };
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /users', json([]));
  testStore.network.on('GET /contracts', json([gift]));
  await testStore.dispatch(calls.getUser.initiate());
  await testStore.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={['/overzicht?wijzig=een&stap=controleren']}>
        <WizardForm asked="controleren" edited={gift} />
      </MemoryRouter>
    </Provider>,
  );
  testStore.network.on('POST /contract', json({ ...gift, version: 4 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bewaar wijzigingen' }));
  await waitFor(() => expect(testStore.network.requests.at(-1)?.call).toBe('POST /contract'));
  expect(testStore.network.requests.at(-1)?.body).toMatchObject({
    hashid: 'een',
    version: 3,
    type: 'GiftContract',
    total: 100_000,
  });
  await waitFor(() =>
    expect(selectContracts(testStore.getState()).map(({ hashid, version }) => [hashid, version])).toEqual([['een', 4]]),
  );
});

const signedGift = { ...aGift('een', '2026-01-05', 100_000), version: 3 };

/** The last step of other terms for a signed gift to Sanne, who agrees here or on paper; or for another contract. */
async function openSigned(agrees: 'on_paper' | 'here', gift: Contract = signedGift): Promise<void> {
  const life = { state: 'signed', may: ['change'], agrees, proposals: [] };
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /users', json([]));
  testStore.network.on('GET /contracts', json([gift]));
  testStore.network.on('GET /contract', json(gift));
  testStore.network.on('GET /contract/proposals', json(life));
  await testStore.dispatch(calls.getUser.initiate());
  await testStore.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={['/overzicht?wijzig=een&stap=controleren']}>
        <WizardForm asked="controleren" edited={gift} />
      </MemoryRouter>
    </Provider>,
  );
  testStore.network.on('POST /contract/proposal', json(life));
}

test('R-5.2 a signed contract is not edited but proposed; agreed on paper with a person without a login, it carries the day', async () => {
  await openSigned('on_paper');
  await userEvent.type(await screen.findByLabelText(/^Op papier afgesproken op/u), '1-2-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Stel voor' }));
  await waitFor(() =>
    expect(testStore.sent('POST /contract/proposal')[0]).toMatchObject({
      contract: 'een',
      version: 3,
      paper_date: '2026-02-01',
      content: { kind: 'terms', draft: { type: 'GiftContract', total: 100_000 } },
    }),
  );
  expect(testStore.sent('POST /contract')).toEqual([]);
});

test('R-5.2 a draft from before the other side got a login sends no day on paper, which is no longer asked for', async () => {
  localStorage.setItem(
    'onderling.concept.afspraak.jan.een',
    JSON.stringify({ base: 3, values: { paper_date: '2026-02-01' } }),
  );
  await openSigned('here');
  expect(screen.queryByLabelText(/^Op papier afgesproken op/u)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Stel voor' }));
  await waitFor(() => expect(testStore.sent('POST /contract/proposal')).toHaveLength(1));
  expect(testStore.sent('POST /contract/proposal')[0]).not.toHaveProperty('paper_date');
});

test('other terms that change a figure of a signed loan say, before they are proposed, that they hold from the first day', async () => {
  const loan = aLoan('een', '2026-01-05', 2_000_000);
  const draft = { base: loan.version, values: { total: 2_100_000 } };
  localStorage.setItem('onderling.concept.afspraak.jan.een', JSON.stringify(draft));
  await openSigned('here', loan);
  expect(await screen.findByText(/^Deze afspraken gelden dan vanaf de eerste dag/u)).toBeVisible();
});

test('R-5.2 a lower rate in other terms of a loan that runs leads back to its field, which says where to lower a rate', async () => {
  const loan = aLoan('een', '2026-01-05', 2_000_000);
  const draft = {
    base: loan.version,
    values: { contract: { rate_millipercent: loan.contract.rate_millipercent - 1 } },
  };
  localStorage.setItem('onderling.concept.afspraak.jan.een', JSON.stringify(draft));
  await openSigned('here', loan);
  await userEvent.click(await screen.findByRole('button', { name: 'Volgende stap' }));
  const said = await screen.findAllByText(
    /Een lagere rente spreken jullie af op de pagina van de lening, met Andere rente/u,
  );
  expect(said.at(-1)).toHaveAttribute('id', expect.stringMatching(/rate_millipercent-fout$/u));
  expect(screen.queryByRole('button', { name: 'Stel voor' })).toBeNull();
});

test('unchanged terms do not mention a first day', async () => {
  await openSigned('here', aLoan('een', '2026-01-05', 2_000_000));
  expect(await screen.findByRole('button', { name: 'Stel voor' })).toBeVisible();
  expect(screen.queryByText(/vanaf de eerste dag/u)).toBeNull();
});

/** The wizard of a founder with a child and no contracts, at an address. */
async function openNew(address: string): Promise<void> {
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /users', json([]));
  testStore.network.on('GET /contracts', json([]));
  await testStore.dispatch(calls.getUser.initiate());
  await testStore.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter initialEntries={[address]}>
          <ContractWizard />
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
}

test('R-8.10 a person who comes for an existing loan finds that chosen, and can change it', async () => {
  await openNew(paths.existingLoan);
  expect(await screen.findByRole('radio', { name: 'Hij bestaat al' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Nieuw' }));
  expect(screen.getByRole('radio', { name: 'Hij bestaat al' })).not.toBeChecked();
});

test('R-8.1 Back after saving leads to the first step again, and stays there until it is left', async () => {
  // The step before the last, whose draft went with saving.
  await openNew('/overzicht?nieuw=voorwaarden');
  expect(await screen.findByRole('radiogroup', { name: 'Wat wil je vastleggen?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Stap 1 van 5: Soort' })).toHaveFocus();
  expect(document.title).toBe('Stap 1 van 5: Soort - Onderling');
  // It stays there until it is left, though a later step could be shown now.
  await userEvent.click(screen.getByRole('radio', { name: 'Schenking' }));
  expect(screen.getByRole('radio', { name: 'Schenking' })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Stap 1 van 5: Soort' })).toBeVisible();
});
