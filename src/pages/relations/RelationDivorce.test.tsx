import { screen, waitFor, within } from '@testing-library/react';
import { aLoan, anOwnUser, aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { dialog, openRelations } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

it("asks for the day of a divorce, reports an impossible one at the field, and asks about the children's other parent", async () => {
  const marijke = {
    ...aRelation('marijke'),
    firstname: 'Marijke',
    relation_type: 'partner' as const,
    userSelected: 'jan',
    partners: [
      {
        self: { hashid: 'jan' },
        partner: { hashid: 'marijke', firstname: 'Marijke' },
        bond: 'married' as const,
        from: '2012-05-03',
        contract_from: null,
        until: null,
      },
    ],
  };
  const me = aUser({ hashid: 'jan', children: [aRelation('sanne')], others: [marijke] });
  const loan = aLoan('een', '2026-01-01', 2_500_000);
  const roof = {
    ...loan,
    contract: { ...loan.contract, purpose: 'Dakkapel' },
    parties: { ...loan.parties, from: [{ ...loan.parties.from[0]!, hashid: 'marijke' }] },
  };
  const path = '/familiebeheer/relaties?persoon=marijke';
  const { user, container } = await openRelations(testStore, me, path, [], [roof, loan]);
  const since = () => dialog().queryByLabelText(/^Sinds wanneer uit elkaar/u);
  const box = dialog().getByLabelText('Deze partners zijn gescheiden');
  expect(since()).toBeNull();
  await user.click(box);
  await user.type(since()!, '2-5-2012');
  await user.tab();
  expect(since()).toHaveAccessibleDescription(/niet vóór de dag zijn waarop jullie partners werden/u);
  expect(await faults(container)).toEqual([]);
  await user.click(box);
  await user.click(box);
  expect(since()).toHaveValue('');
  await user.type(since()!, '1-2-2024');
  await user.click(dialog().getByRole('button', { name: 'Wijzig' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Is Marijke ook ouder van een van de kinderen\?/u);
  testStore.network.on('POST /user', json(me));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('De lening “Dakkapel” loopt door.');
  await user.click(screen.getByRole('button', { name: 'Leg vast' }));
  await waitFor(() =>
    expect(testStore.sent('POST /user')).toMatchObject([{ divorced: '1', divorce_date: '2024-02-01' }]),
  );
});

it.each([
  ['R-3.3 whose ex-partner somebody is does not change: nobody else is offered', '2024-02-01', ['Jan']],
  ['R-3.3 whose partner somebody is: whoever is free can be chosen too', null, ['Jan', 'Sanne']],
] as const)('%s', async (_what, until, offered) => {
  const marijke = {
    ...{ ...aRelation('marijke'), firstname: 'Marijke', relation_type: 'partner' as const, userSelected: 'jan' },
    divorced: until !== null,
    partners: [
      {
        ...{ self: { hashid: 'jan' }, partner: { hashid: 'marijke', firstname: 'Marijke' } },
        ...{ bond: null, from: null, contract_from: null, until },
      },
    ],
  };
  const me = aUser({ hashid: 'jan', firstname: 'Jan', children: [aRelation('sanne')], others: [marijke] });
  const own = [{ ...anOwnUser('sanne'), firstname: 'Sanne' }];
  await openRelations(testStore, me, '/familiebeheer/relaties?persoon=marijke', own);
  await waitFor(() => expect(testStore.getState().users.own).toHaveLength(1));
  const choices = within(dialog().getByLabelText('Van wie is dit de partner?')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent.split(' ')[0]).filter((name) => name !== 'Kies')).toEqual(
    offered,
  );
});
