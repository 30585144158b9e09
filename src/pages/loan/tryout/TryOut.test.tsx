import { screen, waitFor, within } from '@testing-library/react';
import { addMonths } from '../../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../../domain/dates/today.ts';
import { MANY_WHAT_IFS_MESSAGE, MOST_WHAT_IFS } from '../../../../domain/loans/keptWhatIf.ts';
import type { Tried, WhatIf } from '../../../../domain/wire/whatIf.ts';
import { aLoan } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { openLoanPage } from '../test/openLoanPage.tsx';

const testStore = testStoreForEachTest();

/** A loan of ten years whose first term lies ahead, whatever day the test runs on. */
const next = addMonths(todayInAmsterdam(Date.now()), 1);
const base = aLoan('een', '2026-01-01', 2_500_000);
const loan = { ...base, contract: { ...base.contract, start_date: addMonths(next, -1), first_payment_date: next } };

const extra: Tried = { kind: 'extra_repayment', date: next, amount: 500_000, outcome: 'shorter_term' };
const one = (hashid: string, name: string, tried: Tried = extra): WhatIf => ({
  ...{ hashid, name, tried, kept_at: '2026-06-01T10:00:00Z' },
});

async function open(...kept: Parameters<typeof testStore.network.on> extends [string, ...infer A] ? A : never) {
  const view = await openLoanPage(testStore, loan);
  testStore.network.on('GET /contract/what-ifs', ...kept);
  await view.user.click(await screen.findByRole('button', { name: 'Maak een proefberekening' }));
  return view;
}
const kept = () => screen.findByRole('list', { name: 'Bewaarde proefberekeningen' });
const sent = () => testStore.network.requests.filter(({ call }) => !call.startsWith('GET '));

test('R-8.5 a try-out is saved under a unique name', async () => {
  const { container, user } = await open(json([one('bonus', 'Met de bonus')]));
  await user.type(await screen.findByLabelText('Hoeveel extra?'), '7500');
  await user.click(await screen.findByRole('button', { name: 'Bewaar deze proefberekening' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proefberekening bewaren' }));
  await user.type(dialog.getByLabelText('Naam'), ' met de BONUS ');
  await user.click(dialog.getByRole('button', { name: 'Bewaar' }));
  expect(await dialog.findAllByText('Je hebt al een proefberekening met deze naam. Kies een andere.')).not.toEqual([]);
  expect(sent()).toEqual([]);
  const tried: Tried = { ...extra, amount: 750_000, outcome: 'lower_payment' };
  testStore.network.on(
    'POST /contract/what-if',
    json([one('bonus', 'Met de bonus'), one('erfenis', 'Erfenis', tried)]),
  );
  await user.clear(dialog.getByLabelText('Naam'));
  await user.type(dialog.getByLabelText('Naam'), 'Erfenis');
  await user.click(dialog.getByRole('button', { name: 'Bewaar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().map(({ body }) => body)).toEqual([{ contract: 'een', name: 'Erfenis', tried }]);
  const items = within(await kept()).getAllByRole('listitem');
  expect(items.map((item) => item.firstChild?.textContent)).toEqual(['Met de bonus', 'Erfenis']);
  expect(items[1]).toHaveTextContent(
    /^Erfenis€\s7\.500,00 extra aflossen na de termijn van .*: lager bedrag per termijn/u,
  );
  expect(items[1]).toHaveTextContent(/Dat scheelt €\s[\d.]+,\d\d rente\./u);
  expect(await faults(container)).toEqual([]);
});

test('a saved try-out opens in the form, which gets the focus, and the chart shows it', async () => {
  const { user } = await open(
    json([one('rente', 'Lagere rente', { kind: 'rate_change', date: next, rate_millipercent: 2_500 })]),
  );
  await user.click(await screen.findByRole('button', { name: 'Open: Lagere rente' }));
  expect(await screen.findByLabelText('Nieuwe rente per jaar')).toHaveValue('2,5\u00A0%');
  expect(screen.getByRole('radio', { name: 'Een andere rente' })).toBeChecked();
  expect(await screen.findByText(/^Met je proefberekening is de lening op/u)).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByLabelText('Nieuwe rente per jaar'));
});

test("a saved try-out is renamed, and removed after a confirmation; the list is the server's answer", async () => {
  const { user } = await open(json([one('bonus', 'Bonus')]));
  await user.click(await screen.findByRole('button', { name: 'Hernoem: Bonus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proefberekening hernoemen' }));
  testStore.network.on('POST /contract/what-if/name', json([one('bonus', 'Erfenis')]));
  await user.clear(dialog.getByLabelText('Naam'));
  await user.type(dialog.getByLabelText('Naam'), 'Erfenis');
  await user.click(dialog.getByRole('button', { name: 'Bewaar' }));
  await user.click(await screen.findByRole('button', { name: 'Verwijder: Erfenis' }));
  expect(sent()).toHaveLength(1);
  testStore.network.on('DELETE /contract/what-if', json([]));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwijder' }));
  expect(await screen.findByText('Je bewaarde bij deze lening nog geen proefberekening.')).toBeVisible();
});

test("a saved try-out says that its term has passed, or why today's loan refuses it", async () => {
  const { user } = await open(
    json([
      one('oud', 'Vorig jaar', { ...extra, date: '2020-01-01' }),
      one('veel', 'Te veel', { ...extra, amount: 9e8 }),
    ]),
  );
  const [past, refused] = within(await kept()).getAllByRole('listitem');
  expect(past).toHaveTextContent('Deze termijn is geweest. Open de proefberekening om een andere te kiezen.');
  expect(refused).toHaveTextContent(/Dit is meer dan er openstaat\./u);
  await user.click(screen.getByRole('button', { name: 'Open: Vorig jaar' }));
  expect(await screen.findByLabelText('Bij welke termijn?')).toHaveValue('');
});

test('R-6.1 a list that fails to load says so, never that it is empty, and can be retried', async () => {
  const { user } = await open(json({ error: 'Stuk.' }, 500), json([one('bonus', 'Bonus')]));
  expect(await screen.findByText('We konden je bewaarde proefberekeningen niet ophalen.')).toBeVisible();
  expect(screen.queryByText(/nog geen proefberekening/u)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await kept()).toHaveTextContent('Bonus');
});

test(`S-479 with ${MOST_WHAT_IFS} a sentence replaces the button`, async () => {
  const { user } = await open(json(Array.from({ length: MOST_WHAT_IFS }, (_, nth) => one(`${nth}`, `Nummer ${nth}`))));
  await kept();
  await user.type(screen.getByLabelText('Hoeveel extra?'), '7500');
  expect(await screen.findByText(MANY_WHAT_IFS_MESSAGE)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bewaar deze proefberekening' })).not.toBeInTheDocument();
});
