import { screen, waitFor, within } from '@testing-library/react';
import { giftYear } from '../../../../domain/gifts/giftYear.ts';
import type { GiftPerson } from '../../../../domain/wire/gifts.ts';
import { aLoan, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { openLoanPage, RUNNING } from '../test/openLoanPage.tsx';

const testStore = testStoreForEachTest();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-15T10:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const person = (hashid: string, relation_type: GiftPerson['relation_type'], birthdate: string): GiftPerson => ({
  hashid,
  firstname: hashid === 'jan' ? 'Jan' : 'Sanne',
  relation_type,
  birthdate,
  death_date: null,
  partners: [],
});

test('R-8.1 forgiving shows its effect on the exemption and the return before it is proposed, and sends its clause', async () => {
  const people = [person('jan', null, '1955-03-14'), person('sanne', 'child', '1980-07-21')];
  const loan = aLoan('een', '2026-01-01', 2_500_000);
  const terms = { ...loan.contract, start_date: '2026-01-01', first_payment_date: '2026-03-01' };
  const lent = { ...loan, contract: { ...terms, exclusion_on_forgiven: 'soft' as const } };
  testStore.network.on('GET /gifts/meter', json(giftYear([], people, 2026, '2026-01-15')));
  const { user } = await openLoanPage(testStore, lent, aUser());
  await user.click(await screen.findByRole('button', { name: 'Kwijtschelden' }));
  const dialog = await screen.findByRole('dialog', { name: 'Een deel kwijtschelden' });
  const effect = within(dialog).getByRole('region', { name: 'Wat dit met de vrijstelling doet' });
  await user.type(within(dialog).getByLabelText('Hoeveel hoeft niet terug?'), '10000');
  await user.tab();
  expect(await within(effect).findByText(/is meer dan de vrijstelling\. Sanne betaalt daarover/)).toBeInTheDocument();
  expect(effect).toHaveTextContent('vóór 1 maart 2027');
  expect(effect).toHaveTextContent('De kwijtschelding telt mee in 2026.');
  // The agreement's clause on later forgiveness is shown first.
  expect(within(dialog).getByLabelText('Uitsluitingsclausule voor dit bedrag')).toHaveValue('soft');
  await user.selectOptions(within(dialog).getByLabelText('Uitsluitingsclausule voor dit bedrag'), 'hard');
  // Sanne is too old for it: claimed, and refused with a reason.
  await user.selectOptions(within(dialog).getByLabelText('Welke vrijstelling geldt?'), 'raised_free');
  expect(await within(effect).findByText(/dat kan tot en met de 40e verjaardag/)).toBeInTheDocument();
  // For a past day the form asks how it was agreed then.
  expect(within(dialog).queryByLabelText('Was dit op die dag al afgesproken?')).not.toBeInTheDocument();
  const day = within(dialog).getByLabelText('Op welke dag?');
  // A day ahead can't be proposed yet, so it shows no effect.
  await user.clear(day);
  await user.type(day, '20-12-2026');
  await user.tab();
  await waitFor(() => expect(effect).not.toHaveTextContent('telt mee'));
  await user.clear(day);
  await user.type(day, '20-12-2025');
  await user.tab();
  const said = await within(dialog).findByLabelText('Was dit op die dag al afgesproken?');
  expect(effect).toHaveTextContent('De kwijtschelding telt mee in 2026.');
  await user.selectOptions(said, 'spoken');
  testStore.network.on('POST /contract/proposal', json(RUNNING));
  await user.click(within(dialog).getByRole('button', { name: 'Stel voor' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(testStore.sent('POST /contract/proposal')[0]).toMatchObject({
    content: {
      kind: 'forgiveness',
      date: '2025-12-20',
      amount: 1_000_000,
      exclusion: 'hard',
      said: 'spoken',
      exemption: 'raised_free',
    },
  });
});
