import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { contractsApi } from '../../store/modules/contracts/contractsApi.ts';
import { userApi } from '../../store/modules/user/userApi.ts';
import { aGift, aLoan, aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { ContractRow } from './ContractRow.tsx';
import { TotalFigures } from './TotalFigures.tsx';

const testStore = testStoreForEachTest();

const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });
const between = (from: string, to: string, contract: Contract): Contract => ({
  ...contract,
  parties: { from: [party(from)], to: [party(to)] },
});

async function figures(me: CurrentUser, contracts: readonly Contract[]): Promise<string[]> {
  testStore.network.on('GET /user', json(me));
  testStore.network.on('GET /contracts', json(contracts));
  await testStore.dispatch(userApi.endpoints.getUser.initiate());
  await testStore.dispatch(contractsApi.endpoints.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <TotalFigures />
      </MemoryRouter>
    </Provider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

const contracts = [
  between('jan', 'sanne', aGift('gift', '2026-01-01', 500_000)),
  between('jan', 'sanne', aGift('draft gift', null, 2_500_000)),
  between('jan', 'sanne', aLoan('to sanne', '2026-01-01', 1_000_000)),
  between('marijke', 'bram', aLoan('of marijke', '2026-01-01', 200_000)),
  between('opa', 'jan', aLoan('to jan', '2026-01-01', 300_000)),
  between('sanne', 'bram', aLoan('children', '2026-01-01', 70_000)),
  between('jan', 'bram', aLoan('draft', null, 9_900_000)),
];

test('R-8.1 a draft counts as a draft, and a claim and a debt are two figures, for a couple together', async () => {
  const me = aUser({ partner: aRelation('marijke') });
  expect(await figures(me, contracts)).toEqual([
    'Geschonken€ 5.000,00en € 25.000 in concepten',
    'Uitgeleend€ 12.000,00en € 99.000 in concepten',
    'Geleend€ 3.000,00bekijk de leningen',
    'Jullie krijgen nog€ 12.000,00aan aflossing',
    'Jullie moeten nog betalen€ 3.000,00aan aflossing',
    'Nog open tussen anderen€ 700,00aan aflossing',
  ]);
});

test('a manager without debts sees what the family lent as one figure', async () => {
  const me = aUser({ partner: aRelation('marijke') });
  const lent = contracts.filter(({ parties }) => parties.to.every(({ hashid }) => hashid !== 'jan'));
  expect((await figures(me, lent))[1]).toBe('Uitgeleend€ 12.700,00en € 99.000 in concepten');
});

test('a borrower who also lends sees incoming and outgoing separately; a reader with neither sees that nothing is open', async () => {
  const sanne = aUser({ hashid: 'sanne', family_role: 'member', partner: aRelation('thomas') });
  const hers = contracts.filter(({ parties }) =>
    [...parties.from, ...parties.to].some(({ hashid }) => hashid === 'sanne'),
  );
  expect((await figures(sanne, hers)).slice(1)).toEqual([
    'Uitgeleend€ 700,00bekijk de leningen',
    'Geleend€ 10.000,00bekijk de leningen',
    'Je krijgt nog€ 700,00aan aflossing',
    'Je moet nog betalen€ 10.000,00aan aflossing',
  ]);
});

test('R-8.1 the balance of a loan is not said to follow the schedule: recorded payments count', async () => {
  render(
    <MemoryRouter>
      <ContractRow contract={{ ...aLoan('een', '2026-01-01', 1_000_000), balance: 620_000 }} />
      <ContractRow contract={{ ...aLoan('twee', '2026-01-01', 1_000_000), balance: 0 }} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('progressbar', { name: '38 % afgelost' })).toBeInTheDocument();
  expect(screen.getByText('Afgelost')).toBeVisible();
});

test('R-8.1 a loan not paid out yet says when it will be, and nobody has to repay it yet', async () => {
  const waiting = between('jan', 'sanne', aLoan('wacht', '2026-01-01', 1_000_000));
  delete waiting.balance;
  const paidOut = { ...waiting, contract: { ...waiting.contract, start_date: '2026-12-03' } } as Contract;
  render(
    <MemoryRouter>
      <ContractRow contract={paidOut} />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Wordt uitbetaald op 3 december 2026')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect((await figures(aUser(), [paidOut])).slice(-2)).toEqual([
    'Uitgeleend€ 10.000,00bekijk de leningen',
    'Nog open€ 0,00aan aflossing',
  ]);
});

test('R-8.1 a loan archived before its payout does not say that it will be paid out', () => {
  const waiting = aLoan('wacht', '2026-01-01', 1_000_000);
  delete waiting.balance;
  render(
    <MemoryRouter>
      <ContractRow contract={{ ...waiting, archived_at: '2026-11-20T10:00:00.000Z' }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toBeVisible();
  expect(screen.queryByText(/^Wordt uitbetaald/u)).toBeNull();
});

test('without loans there is one figure', async () => {
  expect((await figures(aUser(), contracts.slice(0, 1))).slice(2)).toEqual(['Nog open€ 0,00aan aflossing']);
});
