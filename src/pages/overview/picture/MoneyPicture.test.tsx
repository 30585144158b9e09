import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Contract } from '../../../../domain/wire/contract.ts';
import type { MoneyYear } from '../../../../domain/wire/moneyYears.ts';
import { contractsApi } from '../../../store/modules/contracts/contractsApi.ts';
import { userApi } from '../../../store/modules/user/userApi.ts';
import { aGift, aLoan, aRelation, aUser } from '../../../store/test/family.ts';
import { held, json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { BelowContracts } from '../BelowContracts.tsx';

const testStore = testStoreForEachTest();

const party = (firstname: string) => ({ hashid: firstname.toLowerCase(), firstname, infix: 'de', lastname: 'Vries' });
const between = (contract: Contract, from: string, to: string): Contract => ({
  ...contract,
  parties: { from: [party(from)], to: [party(to)] },
});
const aYear = (year: number, parts: Partial<MoneyYear>): MoneyYear => ({
  year,
  given: 0,
  lent: 0,
  repaid: 0,
  forgiven: 0,
  to_come: 0,
  ...parts,
});

const contracts = [
  between(aGift('gift', '2026-01-05', 250_000), 'Jan', 'Sanne'),
  between({ ...aLoan('one', '2025-01-01', 5_000_000), balance: 3_000_049 }, 'Jan', 'Sanne'),
  between({ ...aLoan('two', '2024-01-01', 2_000_000), balance: 1_000_000 }, 'Jan', 'Sanne'),
  between({ ...aLoan('small', '2024-02-01', 10_000), balance: 10_000 }, 'Sanne', 'Bram'),
  between(aGift('concept', null, 999_900), 'Jan', 'Bram'),
];
const years = [
  aYear(2024, { lent: 2_010_000 }),
  aYear(2025, { lent: 5_000_000, repaid: 999_951 }),
  aYear(2032, { to_come: 4_010_049 }),
];

async function show(list: readonly Contract[], answer = json({ years, repaid_before: 0 }), archived: Contract[] = []) {
  testStore.network.on('GET /contracts', json(list));
  testStore.network.on('GET /contracts/archived', json(archived));
  testStore.network.on('GET /contracts/years', answer);
  const child = (firstname: string) => ({ ...aRelation(firstname.toLowerCase()), firstname });
  testStore.network.on('GET /user', json(aUser({ firstname: 'Jan', children: [child('Bram'), child('Sanne')] })));
  await testStore.dispatch(userApi.endpoints.getUser.initiate());
  await testStore.dispatch(contractsApi.endpoints.getContracts.initiate());
  const { container } = render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={['/overzicht']}>
        <BelowContracts hasFamily={false} />
      </MemoryRouter>
    </Provider>,
  );
  return container;
}
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const flows = () => screen.findByRole('region', { name: 'Wie gaf en leende aan wie' });
const drawn = () => screen.findByRole('region', { name: 'Door de jaren heen' });

test('each band is read aloud as a sentence, in the order of the family, and leads to its contracts', async () => {
  const container = await show(contracts);
  const links = within(await flows()).getAllByRole('link');
  expect(links.map(({ textContent }) => plain(textContent))).toEqual([
    'Van Sanne aan Bram: € 100 geleend en nog open (1 contract)',
    'Van Jan aan Sanne: € 40.000 geleend en nog open (2 contracten)',
    'Van Jan aan Sanne: € 2.500 geschonken (1 contract)',
  ]);
  const targets = links.map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/lening/small',
    '/overzicht?soort=leningen&persoon=sanne&zoek=Jan+de+Vries#zoeken',
    '/lening/gift',
  ]);
  await screen.findByRole('img');
  expect(await faults(container)).toEqual([]);
});

test('both drawings have a table, to the cent', async () => {
  const container = await show(contracts);
  const asTable = async (region: HTMLElement) => {
    await userEvent.click(within(region).getByRole('button', { name: 'Bekijk als tabel' }));
    return within(region)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
  };
  expect(await asTable(await flows())).toEqual([
    ['Van – aan', 'Geleend en nog open', 'Geschonken'],
    ['Sanne aan Bram', '€ 100,00', '€ 0,00'],
    ['Jan aan Sanne', '€ 40.000,49', '€ 2.500,00'],
    ['Samen', '€ 40.100,49', '€ 2.500,00'],
  ]);
  await screen.findByRole('img');
  expect((await asTable(await drawn())).slice(0, 2)).toEqual([
    ['Jaar', 'Uitgeleend', 'Afgelost', 'Komt nog'],
    ['2024', '€ 20.100,00', '€ 0,00', '€ 0,00'],
  ]);
  expect(await faults(container)).toEqual([]);
});

test('the years are told in words, with what nobody recorded', async () => {
  await show(contracts, json({ years, repaid_before: 1_234_500 }));
  const picture = await screen.findByRole('img');
  expect(plain(picture.getAttribute('aria-label'))).toBe(
    'Staafdiagram per jaar, van 2024 tot en met 2032. Uitgeleend: € 70.100. Afgelost: € 10.000. Komt nog: € 40.100. De tabel heeft elk jaar.',
  );
  expect(plain((await drawn()).textContent)).toContain('€ 12.345 is afgelost voordat de lening hier werd bijgehouden.');
  expect(await drawn()).toHaveTextContent('De laatste aflossing valt in 2032.');
});

test('years that could not be fetched say so and can be tried again; the flows stay', async () => {
  await show(contracts, json({ error: 'Kapot.' }, 500));
  expect(await screen.findByText('We konden de jaren niet ophalen.')).toBeVisible();
  expect(within(await flows()).getAllByRole('link')).toHaveLength(3);
  testStore.network.on('GET /contracts/years', json({ years, repaid_before: 0 }));
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('img')).toBeVisible();
});

test('while the years are fetched, that is read aloud', async () => {
  const later = held(json({ years, repaid_before: 0 }));
  await show(contracts, later.answer);
  expect(await screen.findByText('De jaren worden opgehaald.')).toBeInTheDocument();
  later.release();
  expect(await screen.findByRole('img')).toBeVisible();
  expect(screen.queryByText('De jaren worden opgehaald.')).toBeNull();
});

test('without a signed contract there is nothing to draw, and nothing is asked', async () => {
  await show(contracts.slice(-1), undefined, contracts.slice(0, 1));
  expect(await screen.findByRole('button', { name: 'Toon 1 gearchiveerd contract' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(testStore.network.requests.map(({ call }) => call)).not.toContain('GET /contracts/years');
});
