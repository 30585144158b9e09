import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Claim } from '../../../domain/wire/claim.ts';
import { AppConfigContext } from '../../components/appConfig.ts';
import { aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { config } from '../../test/config.ts';
import { OwnClaims } from './OwnClaims.tsx';

const testStore = testStoreForEachTest();

const claim = (changes: Partial<Claim> = {}): Claim => ({
  ...{ hashid: 'c', kind: 'death', date: '2026-06-01', by: 'Jan' },
  ...{ at: '2026-06-15T10:00:00Z', until: '2026-06-22T10:00:00Z', seen: true },
  ...changes,
});

async function open(claims: Claim[]) {
  testStore.network.on('GET /user', json(aUser({ claims })), json(aUser()));
  await testStore.dispatch(calls.getUser.initiate());
  const view = render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <OwnClaims />
      </AppConfigContext>
    </Provider>,
  );
  return { ...view, user: userEvent.setup() };
}

it("asks about another's record, and sends a no at once", async () => {
  const { user, container } = await open([claim()]);
  expect(screen.getByText('Jan heeft vastgelegd dat je op 1 juni 2026 bent overleden.')).toBeVisible();
  expect(await faults(container)).toEqual([]);
  testStore.network.on('POST /claim/answer', json(aUser()));
  await user.click(screen.getByRole('button', { name: 'Nee, dit klopt niet' }));
  await waitFor(() => expect(screen.queryByText(/Jan heeft vastgelegd/u)).toBeNull());
  expect(testStore.sent('POST /claim/answer')).toEqual([{ hashid: 'c', answer: 'no' }]);
});

it('offers no yes to one’s own death, and says what a relative should do', async () => {
  await open([claim()]);
  expect(screen.queryByRole('button', { name: 'Ja, dit klopt' })).toBeNull();
  expect(screen.getByText(/^Ben je een nabestaande\?/u)).toBeVisible();
});

it('asks for confirmation before a yes, with the consequences', async () => {
  const { user } = await open([claim({ kind: 'block', date: null })]);
  testStore.network.on('POST /claim/answer', json({ error: 'Er is altijd iemand die de familie beheert.' }, 409));
  await user.click(screen.getByRole('button', { name: 'Ja, dit klopt' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/Je kunt dan niet meer inloggen in deze familie/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ja, dit klopt' }));
  await waitFor(() => expect(testStore.sent('POST /claim/answer')).toEqual([{ hashid: 'c', answer: 'yes' }]));
  // After a refusal it keeps waiting.
  expect(screen.getByText('Jan wil je login voor deze familie sluiten.')).toBeVisible();
});

it.each([
  ['divorce', '2026-05-01', 'Jan heeft vastgelegd dat je sinds 1 mei 2026 bent gescheiden.'],
  ['role', null, 'Jan wil het beheer van de familie van je terugnemen.'],
] as const)('says what is claimed about %s', async (kind, date, sentence) => {
  await open([claim({ kind, date })]);
  expect(screen.getByText(sentence)).toBeVisible();
});
