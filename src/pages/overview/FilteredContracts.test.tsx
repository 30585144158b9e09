import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import { aGift, aLoan, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../store/test/testStore.ts';
import { FilteredContracts } from './FilteredContracts.tsx';

const testStore = testStoreForEachTest();

const person = (firstname: string) => ({ hashid: firstname.toLowerCase(), firstname, infix: 'de', lastname: 'Vries' });
const between = (contract: Contract, from: string, to: string): Contract => ({
  ...contract,
  parties: { from: [person(from)], to: [person(to)] },
});
const gift = between(aGift('gift', '2026-01-05', 100_000), 'Jan', 'Sanne');
const loan = between(aLoan('loan', '2025-01-05', 900_000), 'Jan', 'Bram');
const repaid = { ...between(aLoan('repaid', '2024-01-05', 500_000), 'Jan', 'Sanne'), balance: 0 };

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

/** The list of Jan, at an address. */
async function list(contracts: readonly Contract[], query = '') {
  testStore.network.on('GET /user', json(aUser({ hashid: 'jan' })));
  await testStore.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[`/overzicht${query}`]}>
        <FilteredContracts contracts={contracts} />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('search');
  return userEvent.setup();
}
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const linksTo = (hashid: string) =>
  screen.queryAllByRole('link').filter((one) => one.getAttribute('href')?.endsWith(`/${hashid}`));

test('R-8.1 the list can be grouped by person or by kind, and the address keeps the choice', async () => {
  const user = await list([gift, loan]);
  expect(headings()).toEqual(['Ondertekend']);
  const choose = async (group: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Op volgorde van' }));
    await user.click(await screen.findByRole('option', { name: group }));
  };
  await choose('Persoon');
  expect(headings()).toEqual(['Bram de Vries', 'Sanne de Vries']);
  expect(screen.getByTestId('address')).toHaveTextContent('?groep=persoon');
  await choose('Soort');
  expect(headings()).toEqual(['Schenkingen', 'Annuïteitenleningen']);
  const gifts = screen.getByRole('heading', { name: 'Schenkingen' }).closest('section');
  expect(within(gifts as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  await choose('Datum');
  expect(screen.getByTestId('address')).toBeEmptyDOMElement();
});

test('a repaid loan is folded away until it is asked for; Back finds it open', async () => {
  const user = await list([gift, repaid]);
  expect(linksTo('repaid')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Toon 1 afgeloste lening' }));
  expect(linksTo('repaid')).toHaveLength(1);
  expect(screen.getByTestId('address')).toHaveTextContent('?open=afgelost');
});

test.each([
  ['it is disputed', [{ ...repaid, disputed_by: ['Sanne'] }], ''],
  ['a filter finds it', [gift, repaid], '?soort=leningen'],
])('a repaid loan stays in the list when %s', async (_why, contracts, query) => {
  await list(contracts, query);
  expect(linksTo('repaid')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /afgeloste/u })).toBeNull();
});

test('a filter that finds nothing says so, and one press shows everything again', async () => {
  const user = await list([gift], '?zoek=bestaat+niet');
  await user.click(await screen.findByRole('button', { name: 'Toon alle contracten' }));
  expect(linksTo('gift')).toHaveLength(1);
});
