import { screen, waitFor, within } from '@testing-library/react';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { aLoan, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { openLoanPage, RUNNING } from '../test/openLoanPage.tsx';

const testStore = testStoreForEachTest();

const loan = aLoan('een', '2026-01-01', 2_500_000);
const me = aUser();
const asked: ContractLifecycle = { ...RUNNING, unconfirmed: true };
const said = (answer: 'yes' | 'no', word: string): ContractLifecycle => ({
  ...RUNNING,
  confirmations: [{ by: me, at: '2026-06-15T10:00:00.000Z', answer, word }],
});
const open = (lifecycle: ContractLifecycle) => openLoanPage(testStore, loan, me, json([]), lifecycle);
const panel = async () => within(await screen.findByRole('region', { name: 'Klopt dit?' }));

test('S-216 an earlier agreement in their name is asked about, and a yes is one press', async () => {
  const { container, user } = await open(asked);
  const shown = await panel();
  expect(await faults(container)).toEqual([]);
  testStore.network.on('POST /contract/confirmation', json(said('yes', '')));
  testStore.network.on('GET /contract/proposals', json(said('yes', '')));
  testStore.network.on('GET /contracts', json([loan]));
  await user.click(shown.getByRole('button', { name: 'Ja, dit klopt' }));
  expect(await screen.findByText(/zegt sinds 15 juni 2026 dat dit klopt\.$/u)).toBeVisible();
  expect(testStore.sent('POST /contract/confirmation')).toEqual([
    { contract: 'een', version: loan.version, answer: 'yes', word: '' },
  ]);
  expect(screen.queryByRole('button', { name: 'Ja, dit klopt' })).toBeNull();
});

test("S-216 a no asks what differs, and can't be sent without a reason", async () => {
  const { user } = await open(asked);
  await user.click((await panel()).getByRole('button', { name: 'Nee, dit klopt niet' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Verstuur' }));
  expect(await dialog.findAllByText('Schrijf in een paar woorden wat er niet klopt.')).not.toHaveLength(0);
  expect(testStore.sent('POST /contract/confirmation')).toEqual([]);
  testStore.network.on('POST /contract/confirmation', json(said('no', 'Het was minder.')));
  testStore.network.on('GET /contract/proposals', json(said('no', 'Het was minder.')));
  testStore.network.on('GET /contracts', json([loan]));
  await user.click(dialog.getByRole('textbox', { name: /Wat is er anders/ }));
  await user.paste('Het was minder.');
  await user.click(dialog.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('‘Het was minder.’')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Het klopt nu wel' })).toBeVisible();
});

test('a dispute is readable by all, with its words, and only the disputing person can end it', async () => {
  const by = { hashid: 'bram', firstname: 'Bram', infix: '', lastname: 'Vries' };
  const at = '2026-06-15T10:00:00.000Z';
  await open({ ...RUNNING, confirmations: [{ by, at, answer: 'no', word: 'Nooit gekregen.' }] });
  expect(await screen.findByText('Betwist door Bram Vries sinds 15 juni 2026.')).toBeVisible();
  expect(screen.getByText('‘Nooit gekregen.’')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Het klopt nu wel' })).toBeNull();
});

test('in the archive it still shows my dispute, without the button that the server would refuse', async () => {
  await open({ ...said('no', 'Het was minder.'), state: 'archived', may: ['restore'] });
  expect(await screen.findByText('‘Het was minder.’')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Het klopt nu wel' })).toBeNull();
});

test('S-266 an act in doubt says whose it is and that nothing changes for now; its owner gets a link to answer', async () => {
  const other = { hashid: 'bram', firstname: 'Bram', infix: '', lastname: 'Vries' };
  const at = '2026-06-15T10:00:00.000Z';
  const contested = [
    { by: other, kind: 'signature' as const, at },
    { by: me, kind: 'consent' as const, at },
  ];
  const { container } = await open({ ...RUNNING, contested });
  expect(
    await screen.findByText('Ondertekening betwist: de handtekening van Bram Vries van 15 juni 2026.'),
  ).toBeVisible();
  expect(
    screen.getByText(/^Bram haalde het account terug .* Tot dan verandert er niets aan dit contract\.$/u),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zeg of jij dit was' })).toHaveAttribute('href', '/meldingen');
  expect(await faults(container)).toEqual([]);
});

test('S-322 for a person without a login it says that nobody confirmed it', async () => {
  await open({ ...RUNNING, unheard: ['Sanne', 'Tim'] });
  expect(
    await screen.findByText(/^Niet bevestigd door Sanne en Tim: zonder eigen login kan dat hier niet\./u),
  ).toBeVisible();
});
