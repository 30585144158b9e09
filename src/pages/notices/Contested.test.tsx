import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { ContestedAct } from '../../../domain/wire/contested.ts';
import { AppConfigContext } from '../../components/appConfig.ts';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { config } from '../../test/config.ts';
import { Contested } from './Contested.tsx';

const testStore = testStoreForEachTest();
const show = () =>
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter>
          <Contested />
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
const loan = aLoan('een', '2026-01-01', 2_500_000);
const at = '2026-03-01T10:00:00.000Z';
const signature: ContestedAct = { hashid: 'daad', kind: 'signature', at, contract: loan, mandate: null };
const taker = { hashid: 'noor', firstname: 'Noor', infix: '', lastname: 'Vries' };
const mandate: ContestedAct = {
  ...{ hashid: 'machtiging', kind: 'mandate', at, contract: null },
  mandate: { taker, matters: ['terms', 'payments'] },
};

test('S-266 each act leads to its contract, and a no shows the consequences before it is sent', async () => {
  testStore.network.on('GET /contested', json([signature, mandate]), json([mandate]));
  testStore.network.on('POST /contested/answer', json([mandate]));
  testStore.network.on('GET /contracts', json([loan]));
  const { container } = show();
  const asked = within(await screen.findByRole('region', { name: 'Was jij dit?' }));
  expect(asked.getByText('Op 1 maart 2026 is met jouw account ondertekend.')).toBeVisible();
  expect(asked.getByRole('link')).toHaveAttribute('href', '/lening/een');
  expect(
    asked.getByText('Noor mag namens jou antwoorden over andere afspraken en betalingen die binnenkomen.'),
  ).toBeVisible();
  expect(await faults(container)).toEqual([]);

  await userEvent.click(asked.getAllByRole('button', { name: 'Nee, dit was ik niet' })[0]!);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Weet je zeker dat jij dit niet was?' }));
  expect(dialog.getByText(/Dan is het contract betwist\./u)).toBeVisible();
  expect(testStore.sent('POST /contested/answer')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Nee, dit was ik niet' }));
  await waitFor(() => expect(screen.queryByText(/is met jouw account ondertekend/u)).toBeNull());
  expect(testStore.sent('POST /contested/answer')).toEqual([{ hashid: 'daad', answer: 'no' }]);
});

test('S-266 a yes asks for confirmation too: it makes the act count again', async () => {
  testStore.network.on('GET /contested', json([mandate]), json([]));
  testStore.network.on('POST /contested/answer', json([]));
  testStore.network.on('GET /contracts', json([loan]));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, dit was ik' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Weet je zeker dat jij dit was?' }));
  expect(dialog.getByText(/Dan mag je partner weer namens jou antwoorden\./u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, dit was ik' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(testStore.sent('POST /contested/answer')).toEqual([{ hashid: 'machtiging', answer: 'yes' }]);
});

test('nothing is shown without doubts, and a failure offers to try again', async () => {
  testStore.network.on('GET /contested', json([]), json({ error: 'Weg.' }, 404));
  const { container, unmount } = show();
  await waitFor(() => expect(testStore.network.requests).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
  unmount();
  show();
  expect(await screen.findByText('We konden niet ophalen wat er met je account is gedaan.')).toBeVisible();
});
