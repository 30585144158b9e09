import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { NextStep as Step } from '../../../domain/wire/nextStep.ts';
import { contractsApi } from '../../store/modules/contracts/contractsApi.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { aStep } from '../../store/test/aStep.ts';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { NextStep } from './NextStep.tsx';

const testStore = testStoreForEachTest();

const report = aStep('confirm', {
  hashid: 'melding',
  date: '2026-06-14',
  amount: 58_924,
  by: 'Sanne',
  at_once: true,
});
const loan = (hashid: string, next?: Step): Contract => ({
  ...aLoan(hashid, '2026-01-01', 100_000),
  ...(next && { next }),
});

async function show(...contracts: Contract[]) {
  testStore.network.on('GET /contracts', json(contracts));
  await testStore.dispatch(contractsApi.endpoints.getContracts.initiate());
  const { container } = render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <NextStep />
      </MemoryRouter>
    </Provider>,
  );
  return container;
}
const told = () => document.body.textContent.replaceAll('\u00a0', ' ');

test('shows the most pressing step of all contracts, with one button, its contract, and how many more wait', async () => {
  const container = await show(
    loan('een', aStep('send')),
    loan('twee', report),
    loan('drie', aStep('late', { date: '2026-03-01', amount: 20_000 })),
    loan('vier'),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Volgende stap' })).toBeVisible();
  expect(told()).toContain('Sanne meldt een betaling van € 589,24 op 14 juni 2026. Is het geld binnen?');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Annuïteitenlening van/u })).toHaveAttribute('href', '/lening/twee');
  const more = screen.getByRole('link', { name: 'En nog 2, bij je meldingen' });
  expect(more).toHaveAttribute('href', '/meldingen');
  expect(more).toHaveTextContent('En nog 2');
  expect(await faults(container)).toEqual([]);
});

test('S-216 an agreement in the reader’s name from before their login is asked about, at the contract', async () => {
  await show(loan('een', aStep('send')), loan('twee', aStep('recognise')));
  expect(told()).toContain('Dit contract stond al op je naam. Klopt het?');
  expect(screen.getByRole('link', { name: 'Bekijk en antwoord' })).toHaveAttribute('href', '/lening/twee');
});

test('"Klopt" answers here; the next step takes its place, and the focus stays', async () => {
  await show(loan('een', aStep('send')), loan('twee', report));
  testStore.network.on('POST /contract/event/confirm', json({ ...loan('twee'), events: [], ledger_version: 2 }));
  await userEvent.click(screen.getByRole('button', { name: /^Klopt, €.589,24 van 14 juni 2026 is binnen$/u }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Klopt/u })).toBeNull());
  expect(testStore.network.requests.at(-1)?.body).toEqual({ hashid: 'melding', status: 'confirmed' });
  expect(told()).toContain('Dit contract is nog door niemand ondertekend.');
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Laat ondertekenen' }));
  expect(screen.queryByText(/^En nog/u)).toBeNull();
});

test('a step that the server refuses stays, with a message', async () => {
  await show(loan('twee', report));
  testStore.network.on('POST /contract/event/confirm', json({ error: 'Dit is al bevestigd.' }, 409));
  testStore.network.on('GET /contract', json({ ...loan('twee', report), events: [], ledger_version: 2 }));
  await userEvent.click(screen.getByRole('button', { name: /^Klopt/u }));
  await waitFor(() =>
    expect(selectToasts(testStore.getState() as never)).toMatchObject([
      { kind: 'error', text: 'Dit is al bevestigd.' },
    ]),
  );
  await waitFor(() => expect(testStore.network.requests.at(-1)?.call).toBe('GET /contract'));
  expect(screen.getByRole('button', { name: /^Klopt/u })).toBeEnabled();
});

test.each([
  [aStep('sign', { hashid: 'verzoek' }), 'Lees en onderteken', '/ondertekenen/verzoek'],
  [aStep('answer', { hashid: 'v', by: 'Jan', date: '2026-07-15' }), 'Bekijk en antwoord', '/lening/twee'],
  [{ ...report, at_once: false }, 'Bekijk en bevestig', '/lening/twee'],
  [aStep('soon', { date: '2026-07-15', amount: 100 }), 'Naar de betalingen', '/lening/twee'],
])('%j leads to where it is answered', async (next, name, to) => {
  await show(loan('twee', next));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is shown when nothing waits, or nothing is known', async () => {
  await show(loan('een'));
  expect(screen.queryByText('Volgende stap')).toBeNull();
});

test('several payments on one day also show their sum', async () => {
  const soon = (amount: number) => aStep('soon', { date: '2026-12-01', amount });
  await show(loan('een', soon(22_042)), loan('twee', soon(31_978)), loan('drie'));
  await waitFor(() => expect(told()).toContain('Samen op 1 december 2026: € 540,20.'));
});
