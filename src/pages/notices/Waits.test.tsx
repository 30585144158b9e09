import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { aStep } from '../../store/test/aStep.ts';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { Waits } from './Waits.tsx';

const testStore = testStoreForEachTest();
const soon = (amount: number) => aStep('soon', { date: '2026-12-01', amount });
const waitsFor = (steps: readonly NextStep[]) =>
  steps.map((next, i) => ({ ...aLoan(`lening${i}`, '2026-01-01', 100_000), next }));

function show(steps: readonly NextStep[]) {
  testStore.network.on('GET /contracts', json(waitsFor(steps)));
  return render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <Waits />
      </MemoryRouter>
    </Provider>,
  );
}

test('everything that waits is listed, most pressing first, with a link to answer it', async () => {
  const { container } = show([soon(22_042), aStep('sign', { hashid: 'verzoek' }), soon(31_978), aStep('recognise')]);
  const list = within(await screen.findByRole('region', { name: 'Dit wacht op jou' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ondertekenen/verzoek',
    '/lening/lening0',
    '/lening/lening2',
  ]);
  expect(container.textContent.replaceAll('\u00a0', ' ')).toContain('Samen op 1 december 2026: € 540,20.');
  expect(await faults(container)).toEqual([]);
});

test('one payment on a day has no sum', async () => {
  const { container } = show([soon(22_042)]);
  expect(await screen.findByText(/Op 1 december 2026 betaal je/u)).toBeVisible();
  expect(container).not.toHaveTextContent('samen');
});

test('a failure is reported, with a way to try again', async () => {
  testStore.network.on('GET /contracts', json({ error: 'Weg.' }, 404));
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <Waits />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByText('We konden niet ophalen wat op jou wacht.')).toBeVisible();
});
