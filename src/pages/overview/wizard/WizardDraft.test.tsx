import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { config } from '../../../test/config.ts';
import { aStand } from '../../../store/test/aStand.ts';
import { aGift, anOwnUser, aRelation, aUser } from '../../../store/test/family.ts';
import { held, json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { ContractWizard } from './ContractWizard.tsx';
import { wizardIsOpen } from './wizardAddress.ts';
import { withReckoned } from './reckoned.ts';
import { newContract } from './wizardValues.ts';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());
// jsdom can't scroll, and lacks the method.
Element.prototype.scrollTo = () => undefined;

const gift = { ...aGift('een', null, 100_000), version: 1 };
const later = { ...gift, version: 2, total: 250_000 };
const amount = () => screen.getByRole('textbox', { name: /^Bedrag/u });

/** The wizard if the address asks for it, the current address, and a link to another page. */
function Overview() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/profiel">Weg</Link>
      {wizardIsOpen(new URLSearchParams(search), true) && <ContractWizard />}
    </>
  );
}

/** Opens the change of the contract, as the list has it then. */
async function open(known: typeof gift, step = 'afspraken') {
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /users', json([]));
  testStore.network.on('GET /contracts', json([known]));
  testStore.network.on(
    'GET /gifts/meter',
    json({ year: 2026, figures: true, people: [], meters: [], waiting: [], possible: [] }),
  );
  await testStore.dispatch(calls.getUser.initiate());
  await testStore.dispatch(calls.getContracts.initiate(undefined, { forceRefetch: true }));
  const view = render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[`/overzicht?wijzig=een&stap=${step}`]}>
        <AppConfigContext value={config}>
          <Overview />
        </AppConfigContext>
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('dialog');
  return { ...view, user: userEvent.setup() };
}
const sent = () =>
  testStore.network.requests
    .filter(({ call }) => call === 'POST /contract')
    .map(({ body }) => body as { version: number; total: number });

test('R-5.2 a draft over a replaced version is not restored, and the wizard says so', async () => {
  const before = await open(gift);
  await before.user.clear(amount());
  await before.user.type(amount(), '5000');
  before.unmount();
  await open(later);
  expect(amount()).toHaveDisplayValue(/2\.500,00/u);
  expect(screen.getByText(/^Deze gegevens zijn intussen gewijzigd/u)).toBeVisible();
});

test('R-5.2 a draft over the current version is restored', async () => {
  const before = await open(gift);
  await before.user.clear(amount());
  await before.user.type(amount(), '5000');
  before.unmount();
  await open(gift);
  expect(amount()).toHaveDisplayValue(/5\.000,00/u);
  expect(screen.getByText('We hebben teruggezet wat je de vorige keer invulde.')).toBeVisible();
});

test('R-5.2 when a save is refused because somebody was first, the newest version is fetched; a second press does not overwrite it', async () => {
  const { user } = await open(gift, 'controleren');
  testStore.network.on('POST /contract', json({ error: 'Iemand heeft dit contract intussen gewijzigd.' }, 409));
  testStore.network.on('GET /contract', json(later));
  const press = async () => user.click(await screen.findByRole('button', { name: 'Bewaar wijzigingen' }));
  await press();
  await waitFor(() => expect(testStore.getState().contracts.list).toMatchObject([{ version: 2, total: 250_000 }]));
  await press();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { version: 1, total: 100_000 },
    { version: 1, total: 100_000 },
  ]);
});

async function refusedAsOvertaken() {
  const { user } = await open(gift, 'controleren');
  testStore.network.on(
    'POST /contract',
    json({ error: 'Iemand heeft dit contract intussen gewijzigd.' }, 409),
    json(later),
  );
  testStore.network.on('GET /contract', json(later));
  // After a save, the last step asks for the state of the contract.
  testStore.network.on(
    'GET /contract/proposals',
    json({ state: 'concept', stands: aStand({ state: 'send' }), may: ['edit'], proposals: [] }),
  );
  const save = async () => user.click(await screen.findByRole('button', { name: 'Bewaar wijzigingen' }));
  await save();
  const both = within(await screen.findByRole('row', { name: /^Bedrag / }));
  expect(both.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    ['€ 2.500,00', '€ 1.000,00'].map((one) => one.replace(' ', '\u00a0')),
  );
  return { user, save };
}

test("R-5.2 when somebody was first both values are shown side by side; keeping one's own overwrites the newest", async () => {
  const { user, save } = await refusedAsOvertaken();
  await user.click(screen.getByRole('button', { name: 'Ga verder met wat ik invulde' }));
  expect(screen.queryByRole('button', { name: 'Ga verder met wat ik invulde' })).toBeNull();
  await save();
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ version: 2, total: 100_000 }));
});

test("R-5.2 choosing the other's version puts that in the form", async () => {
  const { user, save } = await refusedAsOvertaken();
  await user.click(screen.getByRole('button', { name: 'Neem over wat nu bewaard is' }));
  await save();
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ version: 2, total: 250_000 }));
});

/** The wizard of a new contract at a step, where a draft was kept. */
async function openDraft(values: object, step: string): Promise<void> {
  localStorage.setItem('onderling.concept.afspraak.jan.nieuw', JSON.stringify({ base: null, values }));
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /users', json([anOwnUser('jan', { firstname: 'Jan' }), anOwnUser('sanne')]));
  await testStore.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[`/overzicht?nieuw=${step}`]}>
        <AppConfigContext value={config}>
          <ContractWizard />
        </AppConfigContext>
      </MemoryRouter>
    </Provider>,
  );
}

test('R-5.2 a person blocked since the draft has no checkbox to untick: they are no longer chosen', async () => {
  const parties = { from: ['jan'], to: ['bram'] };
  const values = { type: 'GiftContract', total: 100_000, parties };
  await openDraft(values, 'wie');
  const gives = await screen.findByRole('group', { name: 'Wie geeft het geld?' });
  expect(within(gives).getByRole('checkbox', { name: 'Jan de Vries' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Volgende stap' }));
  expect((await screen.findAllByText('Kies wie het geld krijgt.'))[0]).toBeVisible();
});

test('R-5.2 a draft from before a clause existed opens with its default answer', async () => {
  const contract = Object.fromEntries(
    Object.entries(newContract('2026-01-01', null).contract).filter(
      ([name]) => name !== 'taken_over' && name !== 'account_iban',
    ),
  );
  const values = {
    type: 'LinearLoanContract',
    origin: 'existing',
    parties: { from: ['jan'], to: ['sanne'] },
    contract,
  };
  await openDraft(values, 'afspraken');
  expect(await screen.findByLabelText(/^Wat stond er op die dag nog open/u)).toHaveValue('');
  expect(screen.getByLabelText(/^Op welke rekening/u)).toHaveValue('');
});

test('R-5.2 a person who closes the wizard while it saves, and goes elsewhere, is not led back by the answer', async () => {
  const { answer, release } = held(json({ ...gift, version: 2 }));
  const { user } = await open(gift, 'controleren');
  testStore.network.on('POST /contract', answer);
  await user.click(await screen.findByRole('button', { name: 'Bewaar wijzigingen' }));
  await user.click(screen.getByRole('button', { name: 'Sluit' }));
  await user.click(await screen.findByRole('link', { name: 'Weg' }));
  release();
  await waitFor(() => expect(testStore.getState().contracts.list).toMatchObject([{ version: 2 }]));
  expect(await screen.findByText('/profiel')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** The wizard of a new contract, with this earlier calculation. */
async function openReckoned(reckoned: object): Promise<void> {
  localStorage.setItem('onderling.concept.rekenen', JSON.stringify(reckoned));
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
  testStore.network.on('GET /users', json([anOwnUser('jan', { firstname: 'Jan' }), anOwnUser('sanne')]));
  await testStore.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={['/overzicht?nieuw=soort']}>
        <AppConfigContext value={config}>
          <ContractWizard />
        </AppConfigContext>
      </MemoryRouter>
    </Provider>,
  );
}

test('a calculation from before the login fills in a new contract, which says so, until it is saved or cleared', async () => {
  const reckoned = {
    type: 'AnnuityLoanContract',
    total: 5_000_000,
    contract: { rate_millipercent: 4000, term_months: 180 },
  };
  await openReckoned(reckoned);
  expect(await screen.findByText('Ingevuld met wat je bij Rekenen uitrekende.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Lening: elke maand hetzelfde|hetzelfde bedrag/u })).toBeChecked();
});

test('the exemption of a calculated gift is filled in in the contract, which says its year', () => {
  localStorage.setItem(
    'onderling.concept.rekenen',
    JSON.stringify({
      type: 'GiftContract',
      total: 2_500_000,
      contract: { exemption: 'raised_free' },
      beside: { year: 2021 },
    }),
  );
  const { values, beside } = withReckoned(newContract('2026-06-01', null), '2026-06-01') ?? {};
  expect(values).toMatchObject({ type: 'GiftContract', total: 2_500_000, contract: { exemption: 'raised_free' } });
  expect(beside).toEqual(['Je rekende met de bedragen van 2021. Die gelden alleen voor een schenking in dat jaar.']);
  // For the current year there is nothing to say.
  expect(withReckoned(newContract('2021-06-01', null), '2021-06-01')?.beside).toEqual([]);
});

test.each([
  [{ extra: { amount: 1_000_000, years: 5 } }, /^De extra aflossing van €.10\.000 na 5 jaar staat er niet in/u],
  [{ extra: { amount: 1_000_000, years: 1 } }, /^De extra aflossing van €.10\.000 na 1 jaar staat er niet in/u],
  [
    { people: { giver: 'ouders', kinship: 'child', recipient: 'partners' } },
    /^Je rekende met twee ouders die samen geven, aan een kind met de partner\. Wie geeft en wie krijgt, kies je nu zelf/u,
  ],
  [{ first_of: 10 }, /^Dit is de schenking van het eerste van 10 jaar/u],
  [{ forgiven: 690_800 }, /^Kwijtschelden leg je elk jaar apart vast.*€.6\.908/u],
])('parts that do not fit in a draft are listed in one line: %j', async (beside, line) => {
  await openReckoned({ type: 'AnnuityLoanContract', total: 5_000_000, contract: {}, beside });
  expect(await screen.findByText(line)).toBeVisible();
});

test.each([
  { extra: { amount: 'veel', years: -1 } },
  { extra: 7 },
  { first_of: null },
  { people: { giver: 'toString', kinship: 'child', recipient: 'een' } },
  { people: 7 },
  'tekst',
  [1],
])('nonsense in a calculation is ignored: %j', (beside) => {
  localStorage.setItem(
    'onderling.concept.rekenen',
    JSON.stringify({ type: 'GiftContract', total: 100, contract: { exemption: '<b>' }, beside }),
  );
  const read = withReckoned(newContract('2026-06-01', null), '2026-06-01');
  expect(read).toMatchObject({ beside: [], values: { contract: { exemption: 'yearly' } } });
});

test.each(['{', '7', '{"type":"<b>"}', '{"type":null,"total":"veel"}'])(
  'an unusable calculation is left alone: %s',
  async (kept) => {
    localStorage.setItem('onderling.concept.rekenen', kept);
    await openDraft({}, 'soort');
    expect(screen.queryByText('Ingevuld met wat je bij Rekenen uitrekende.')).toBeNull();
  },
);
