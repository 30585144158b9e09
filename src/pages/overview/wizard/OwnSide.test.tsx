import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { aGift, aLoan, anOwnUser, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { WizardForm } from './WizardForm.tsx';
import { wizardPlace } from './wizardAddress.ts';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const sanne = { hashid: 'sanne', firstname: 'Sanne', relation_type: 'child', family_role: 'member' } as const;
const bram = { hashid: 'bram', firstname: 'Bram', infix: 'de', lastname: 'Vries' };
const thomas = anOwnUser('thomas', { firstname: 'Thomas', relation_type: 'partner' });
const access = {
  managers: [{ hashid: 'jan', name: 'Jan de Vries' }],
  people: [],
  visibility: 'parents',
  request: null,
};

/** The wizard as in its dialog: the step from the address. */
function AtAddress({ edited }: { edited?: Contract }) {
  const [query] = useSearchParams();
  return <WizardForm asked={wizardPlace(query).step} edited={edited} />;
}

async function open(me: Parameters<typeof aUser>[0], address = '?nieuw=soort', edited?: Contract) {
  testStore.network.on('GET /user', json(aUser(me)));
  testStore.network.on('GET /users', json([anOwnUser('sanne', { firstname: 'Sanne' }), thomas, bram]));
  testStore.network.on('GET /family/access', json(access));
  testStore.network.on('GET /gifts/meter', json({ error: 'Kapot.' }, 422));
  if (edited) testStore.network.on('GET /contracts', json([edited]));
  await testStore.dispatch(calls.getUser.initiate());
  if (edited) await testStore.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[`/overzicht${address}`]}>
        <AtAddress {...(edited && { edited })} />
      </MemoryRouter>
    </Provider>,
  );
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Volgende stap' }));
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('R-5.2 the wizard of a member', () => {
  test('shows their own name on one side; they choose which, with whom, and read who else sees it', async () => {
    await open(sanne);
    await userEvent.click(screen.getByRole('radio', { name: 'Lening, alleen rente' }));
    await next();
    const lends = await screen.findByRole('radio', { name: 'Ik leen uit' });
    expect(lends).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Sanne/u })).toBeNull();
    await userEvent.click(group('Wie betaalt het geld terug?').getByRole('checkbox', { name: 'Bram de Vries' }));
    expect(
      await screen.findByText(/^Dit contract ziet wie erin staat, en wie de familie beheert: Jan de Vries\./u),
    ).toBeVisible();
    expect(screen.getByText(/^Staat iemand er niet bij\? Vraag het aan Jan de Vries\./u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Voeg diegene toe bij je familie' })).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Ik leen' }));
    expect(group('Van wie komt het geld?').getByRole('checkbox', { name: 'Bram de Vries' })).toBeChecked();
    await userEvent.click(group('Doet iemand dit samen met jou?').getByRole('checkbox', { name: /^Thomas/u }));
    await next();
    expect(await screen.findByLabelText('Rente per jaar')).toBeVisible();
    expect(screen.queryByLabelText(/^Ondertekend op/u)).toBeNull();
  });

  test('saves them on their side, as a concept that is signed on its own page', async () => {
    const concept = { ...aGift('een', null, 100_000), parties: { from: [{ ...bram, hashid: 'sanne' }], to: [bram] } };
    await open(sanne, '?wijzig=een&stap=controleren', concept);
    testStore.network.on('POST /contract', json({ ...concept, version: 2 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bewaar wijzigingen' }));
    await waitFor(() => expect(testStore.network.requests.at(-1)?.call).toBe('POST /contract'));
    const sent = testStore.network.requests.at(-1)?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ parties: { from: ['sanne'], to: ['bram'] }, contract: { signed_date: null } });
    expect(sent).not.toHaveProperty('own_side');
  });

  test('keeps the borrower on that side when the concept is opened again, and still names a party who died since', async () => {
    const loan = aLoan('een', null, 100_000);
    const oma = { hashid: 'oma', firstname: 'Oma', infix: '', lastname: 'Bos' };
    const concept = { ...loan, parties: { from: [oma], to: [{ ...bram, hashid: 'sanne' }] } };
    await open(sanne, '?wijzig=een&stap=wie', concept);
    expect(await screen.findByRole('radio', { name: 'Ik leen' })).toBeChecked();
    expect(group('Van wie komt het geld?').getByRole('checkbox', { name: 'Oma Bos' })).toBeChecked();
  });

  test('lets a manager choose both sides, and the signing day', async () => {
    await open({ children: [] }, '?wijzig=een&stap=wie', aGift('een', null, 100_000));
    expect(await screen.findByRole('group', { name: 'Wie geeft het geld?' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Ik geef' })).toBeNull();
    await next();
    expect(await screen.findByLabelText(/^Ondertekend op/u)).toBeVisible();
  });
});
