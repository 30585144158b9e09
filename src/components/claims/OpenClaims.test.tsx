import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { OpenClaims } from './OpenClaims.tsx';

const testStore = testStoreForEachTest();
const claim = {
  ...({ hashid: 'c', kind: 'death', date: '2026-06-01', by: 'Jan' } as const),
  ...{ at: '2026-06-15T10:00:00Z', until: '2026-06-22T10:00:00Z', seen: false },
};

const open = (seen: boolean) =>
  render(
    <Provider store={testStore.store}>
      <OpenClaims relation={{ ...aRelation('sanne'), firstname: 'Sanne', claims: [{ ...claim, seen }] }} />
    </Provider>,
  );

it('says until when a claim waits, and withdraws it', async () => {
  open(false);
  expect(
    screen.getByText(/Jan legde vast dat Sanne op 1 juni 2026 is overleden\. Dit gaat in op 22 juni 2026/u),
  ).toBeVisible();
  expect(screen.getByText(/Daarna staan bij Familie de papieren voor de nabestaanden\.$/u)).toBeVisible();
  testStore.network.on('POST /claim/withdraw', json(aUser()));
  await userEvent.click(screen.getByRole('button', { name: 'Trek in wat over Sanne is vastgelegd' }));
  expect(testStore.sent('POST /claim/withdraw')).toEqual([{ hashid: 'c' }]);
});

it('says that a claim waits for their answer once they logged in', () => {
  open(true);
  expect(screen.getByText(/Sanne heeft daarna ingelogd\. Het wacht nu op het antwoord van Sanne\./u)).toBeVisible();
});
