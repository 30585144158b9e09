import { screen, waitFor, within } from '@testing-library/react';
import type { CurrentUser, RelationForm } from '../../../domain/wire/user.ts';
import { anOwnUser, aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { dialog, openRelations } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const sanne = aRelation('sanne');
const bram = { ...aRelation('bram'), firstname: 'Bram' };
const jan = { firstname: 'Jan', birthdate: '1958-03-12' };
const open = async (me: CurrentUser, path = '/familiebeheer/relaties?nieuw') => {
  const { user } = await openRelations(testStore, me, path, []);
  const fill = async (label: string | RegExp, text: string) => {
    await user.click(dialog().getByLabelText(label));
    await user.paste(text);
  };
  return { user, fill };
};
const kinship = (founder = 'jou') => dialog().getByLabelText(`Wie is dit voor ${founder}?`);
const parent = () => dialog().queryByLabelText(/^Kind van wie\?/u);
const email = () => dialog().getByLabelText(/^E-mailadres/u);
const sent = () => testStore.sent('POST /user') as RelationForm[];

it('R-3.1 R-5.11 a family member is a child by default, and then the call has no further fields', async () => {
  const { user, fill } = await open(aUser(jan));
  expect(dialog().queryByLabelText(/^Wie is dit voor/u)).not.toBeInTheDocument();
  await user.click(dialog().getByRole('radio', { name: 'Familielid' }));
  expect(kinship()).toHaveValue('child');
  expect(
    within(kinship())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kind', 'Kleinkind', 'Broer of zus', 'Ouder', 'Grootouder', 'Andere familie', 'Vriend(in)']);
  await fill('Voornaam', 'Noor');
  await fill('Achternaam', 'Dijk');
  await user.click(dialog().getByRole('radio', { name: 'Vrouw' }));
  await fill('Geboortedatum', '1-2-1990');
  await fill(/^E-mailadres/u, 'noor@voorbeeld.nl');
  testStore.network.on('POST /user', json(aUser(jan)));
  await user.click(dialog().getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('kinship');
  expect(sent()[0]).not.toHaveProperty('child_of');
});

it('R-3.12 R-3.15 a father is older, has his own messages, and an address, with a login or without', async () => {
  const { user, fill } = await open(aUser(jan));
  await user.click(dialog().getByRole('radio', { name: 'Familielid' }));
  await user.selectOptions(kinship(), 'Ouder');
  expect(parent()).not.toBeInTheDocument();
  expect(email()).toBeRequired();
  await fill('Voornaam', 'Opa');
  await fill('Achternaam', 'Dijk');
  await user.click(dialog().getByRole('radio', { name: 'Man' }));
  await fill('Geboortedatum', '13-3-1958');
  await user.click(dialog().getByLabelText('Geef dit familielid een eigen login'));
  await user.click(dialog().getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(dialog().getByLabelText('Geboortedatum')).toHaveAccessibleDescription(
      /Deze persoon kan niet jonger zijn dan Jan\./u,
    ),
  );
  expect(email()).toHaveAccessibleDescription(/Vul een e-mailadres in\./u);
  expect(sent()).toEqual([]);

  await user.clear(dialog().getByLabelText('Geboortedatum'));
  await user.type(dialog().getByLabelText('Geboortedatum'), '03021930');
  await user.click(dialog().getByLabelText('Geef dit familielid een eigen login'));
  expect(email()).toBeRequired();
  await fill(/^E-mailadres/u, 'opa@voorbeeld.nl');
  await waitFor(() => expect(email()).not.toHaveAccessibleDescription(/Vul een e-mailadres in/u));
  testStore.network.on('POST /user', json(aUser(jan)));
  await user.click(dialog().getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ relation_type: 'child', kinship: 'parent', birthdate: '1930-02-03', login: '0' });
});

it("a grandchild's parent is asked for; another kinship clears the answer", async () => {
  const { user } = await open(
    aUser({ ...jan, children: [sanne, bram], family: { hashid: 'vries', name: 'De Vries', children: 9 } }),
  );
  await user.click(dialog().getByRole('radio', { name: 'Familielid' }));
  expect(parent()).not.toBeInTheDocument();
  await user.selectOptions(kinship(), 'Kleinkind');
  expect(within(parent()!).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(parent()!, 'Sanne de Vries');
  await user.selectOptions(kinship(), 'Broer of zus');
  expect(parent()).not.toBeInTheDocument();
  await user.selectOptions(kinship(), 'Kleinkind');
  expect(parent()).toHaveValue('');
});

it("R-8.1 a child's other parent is asked for if the founder is divorced: a stepparent is no longer a relative", async () => {
  const founder = { ...aUser(jan), hashid: 'jan' };
  const pair = {
    self: { hashid: 'jan' },
    partner: { hashid: 'marijke', firstname: 'Marijke' },
    from: null,
    contract_from: null,
  };
  const marijke = (until: string | null) => ({
    ...aRelation('marijke'),
    firstname: 'Marijke',
    relation_type: 'partner' as const,
    userSelected: 'jan',
    partners: [{ ...pair, bond: 'married' as const, until }],
  });
  const other = () => dialog().queryByLabelText(/^Wie is de andere ouder\?/u);
  const { user } = await open(
    { ...founder, children: [sanne], others: [marijke('2020-01-01')] },
    '/familiebeheer/relaties?persoon=sanne',
  );
  expect(within(other()!).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(other()!, 'Marijke de Vries');
  testStore.network.on('POST /user', json(aUser(jan)));
  await user.click(dialog().getByRole('button', { name: 'Wijzig' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ relation_type: 'child', child_of: 'marijke' });
  expect(sent()[0]).not.toHaveProperty('kinship');
});

it('R-8.1 a spouse of the founder needs no such question', async () => {
  const pair = {
    self: { hashid: 'jan' },
    partner: { hashid: 'marijke', firstname: 'Marijke' },
    from: null,
    contract_from: null,
  };
  const partners = [{ ...pair, bond: 'married' as const, until: null }];
  const marijke = { ...aRelation('marijke'), relation_type: 'partner' as const, userSelected: 'jan', partners };
  await open(
    { ...aUser(jan), hashid: 'jan', children: [sanne], others: [marijke] },
    '/familiebeheer/relaties?persoon=sanne',
  );
  expect(kinship()).toHaveValue('child');
  expect(dialog().queryByLabelText(/^Wie is de andere ouder\?/u)).not.toBeInTheDocument();
});

it('an edited person keeps their kinship; for another manager the kinship to the founder is asked', async () => {
  const lisa = { ...aRelation('lisa'), firstname: 'Lisa', kinship: 'grandchild' as const, child_of: 'bram' };
  const founder = { ...aRelation('jan'), ...jan, relation_type: null, child: false };
  const me = { ...sanne, relation_type: 'child' as const, hashid: 'sanne' };
  const { user } = await open(
    aUser({ ...me, partner: null, children: [bram, lisa], others: [founder] }),
    '/familiebeheer/relaties?persoon=lisa',
  );
  expect(kinship('Jan')).toHaveValue('grandchild');
  expect(parent()).toHaveValue('bram');
  testStore.network.on(
    'POST /user',
    json({ errors: { child_of: 'Kies iemand uit je familie van wie dit een kind kan zijn.' } }, 422),
  );
  await user.click(dialog().getByRole('button', { name: 'Wijzig' }));
  await waitFor(() => expect(parent()).toHaveAccessibleDescription(/Kies iemand uit je familie/u));
  expect(sent()[0]).toMatchObject({ kinship: 'grandchild', child_of: 'bram' });
  expect(screen.getByText(/^Kleinkind/u, { selector: 'li p' })).toBeInTheDocument();
});

it('a partner with one possible match has nothing to choose', async () => {
  const only = anOwnUser('jan', { firstname: 'Jan', relation_type: null });
  const { user } = await openRelations(testStore, aUser(), '/familiebeheer/relaties?nieuw', [only]);
  await user.click(dialog().getByRole('radio', { name: 'Een partner' }));
  await waitFor(() => expect(dialog().getByLabelText('Van wie is dit de partner?')).toHaveValue('jan'));
});
