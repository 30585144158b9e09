import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CurrentUser, OwnUser, RelationForm } from '../../../domain/wire/user.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { anOwnUser, aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { dialog, openRelations } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const NEW = '/familiebeheer/relaties?nieuw';
const EDIT_SANNE = '/familiebeheer/relaties?persoon=sanne';
const bram = { ...aRelation('bram'), firstname: 'Bram', lastname: 'Aalbers', infix: '' };
const sanne = aRelation('sanne');
const pair = [
  {
    self: { hashid: 'sanne' },
    partner: { hashid: 'tim', firstname: 'Tim' },
    bond: null,
    from: null,
    contract_from: null,
    until: null,
  },
];
const tim = {
  ...aRelation('tim'),
  firstname: 'Tim',
  relation_type: 'partner' as const,
  partners: pair,
  userSelected: 'sanne',
};

const open = (me: CurrentUser, path = NEW, own: OwnUser[] = []) => openRelations(testStore, me, path, own);
const sent = () =>
  testStore.network.requests
    .filter(({ call }) => call === 'POST /user')
    .map(({ body }) => body as RelationForm & { image?: File });
const choose = (user: UserEvent, kind: string) => user.click(dialog().getByRole('radio', { name: kind }));
const kinds = () =>
  within(dialog().getByRole('radiogroup', { name: 'Soort relatie' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const partnerOf = () => dialog().getByLabelText('Van wie is dit de partner?');
const email = () => dialog().getByLabelText(/^E-mailadres/u);
const login = () => dialog().getByLabelText('Geef dit familielid een eigen login');
const save = (user: UserEvent, name = 'Opslaan') => user.click(dialog().getByRole('button', { name }));
const fill = async (user: UserEvent, label: string | RegExp, text: string) => {
  await user.click(dialog().getByLabelText(label));
  await user.paste(text);
};
const fillPerson = async (user: UserEvent) => {
  await fill(user, 'Voornaam', 'Noor');
  await fill(user, 'Achternaam', 'Dijk');
  await user.click(dialog().getByRole('radio', { name: 'Vrouw' }));
  await fill(user, 'Geboortedatum', '1-2-1990');
};

describe('the fields', () => {
  it('R-3.1 adding: the fields in these words, in a modal, with Opslaan and Annuleer', async () => {
    const { user } = await open(aUser());
    expect(screen.getByRole('dialog', { name: 'Familielid toevoegen' })).toHaveAttribute('aria-modal', 'true');
    await choose(user, 'Familielid');
    expect(kinds()).toEqual(['Familielid', 'Een partner']);
    expect(
      dialog()
        .getAllByRole('textbox')
        .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Voornaam', expect.stringMatching(/^Tussenvoegsel/u), 'Achternaam', 'Geboortedatum', 'E-mailadres']);
    const genders = within(dialog().getByRole('radiogroup', { name: 'Geslacht' })).getAllByRole('radio');
    expect(genders.map((radio) => radio.closest('label')?.textContent)).toEqual(['Man', 'Vrouw', 'Zeg ik liever niet']);
    expect(dialog().getByText('Profielfoto')).toBeVisible();
    expect(dialog().getByLabelText('Kies een foto')).toHaveAttribute('type', 'file');
    expect(dialog().getAllByRole('button', { name: 'Annuleer' }).length).toBeGreaterThan(0);
    expect(dialog().getByRole('button', { name: 'Opslaan' })).toBeEnabled();
    expect(dialog().queryByRole('button', { name: 'Wijzig' })).not.toBeInTheDocument();
    expect(dialog().queryByLabelText('Deze persoon is overleden')).not.toBeInTheDocument();
  });

  it('R-3.1 editing a person shows Wijzig instead of Opslaan', async () => {
    await open(aUser({ children: [sanne] }), EDIT_SANNE);
    expect(screen.getByRole('dialog', { name: 'Sanne de Vries wijzigen' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Wijzig' })).toBeEnabled();
    expect(dialog().queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
  });

  it.each([
    [/^Geboortedatum/u, NEW],
    [/^Overleden op/u, EDIT_SANNE],
  ])(
    'R-3.2 %s is typed through the mask, two digits, two digits and four, with a Dutch placeholder',
    async (label, path) => {
      const { user } = await open(aUser({ children: [sanne] }), path);
      await user.type(dialog().getByLabelText(label), '3');
      expect(dialog().getByLabelText(label)).toHaveValue('3d-mm-jjjj');
      await user.keyboard('x1a122019999');
      expect(dialog().getByLabelText(label)).toHaveValue('31-12-2019');
    },
  );

  it('R-3.2 nobody is born before 01-01-1920', async () => {
    const { user } = await open(aUser());
    await fill(user, 'Geboortedatum', '31-12-1919');
    await user.tab();
    expect(dialog().getByLabelText('Geboortedatum')).toHaveAccessibleDescription(
      /De geboortedatum kan niet vóór 01-01-1920 zijn\./u,
    );
    await user.tripleClick(dialog().getByLabelText('Geboortedatum'));
    await user.paste('01-01-1920');
    expect(dialog().getByLabelText('Geboortedatum')).not.toHaveAccessibleDescription(/1920/u);
  });

  it('R-3.3 a partner belongs to one of the own users without a partner', async () => {
    const lasting = [
      {
        self: { hashid: 'bram' },
        partner: { hashid: 'x', firstname: 'X' },
        bond: null,
        from: null,
        contract_from: null,
        until: null,
      },
    ];
    const { user } = await open(aUser({ children: [bram] }), NEW, [
      anOwnUser('jan', { firstname: 'Jan', relation_type: null }),
      anOwnUser('bram', { partners: lasting }),
      anOwnUser('oma', { passed_away: true }),
      anOwnUser('ex', {
        firstname: 'Ex',
        relation_type: 'partner',
        partners: [{ ...lasting[0]!, until: '2020-01-01' }],
      }),
    ]);
    await choose(user, 'Een partner');
    await waitFor(() =>
      expect(
        within(partnerOf())
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Kies een persoon', 'Jan de Vries', 'Ex de Vries']),
    );
    expect(email()).not.toBeRequired();
  });

  it('R-3.4 only a child has the login box, and its info text explains a login', async () => {
    const { user } = await open(aUser());
    await choose(user, 'Familielid');
    expect(login()).toHaveAccessibleDescription(
      /We sturen een mail waarmee je familielid een account kan maken\. Een login kun je niet meer uitzetten\. Neem contact met ons op als je de login wilt laten verwijderen\./u,
    );
    await choose(user, 'Een partner');
    expect(dialog().queryByLabelText('Geef dit familielid een eigen login')).not.toBeInTheDocument();
  });

  it('R-3.5 a login that was granted or invited is locked, and says whom to ask', async () => {
    await open(aUser({ children: [{ ...sanne, invited: true }] }), EDIT_SANNE);
    expect(login()).toBeDisabled();
    expect(dialog().getByText('Neem contact op om dit te verwijderen.')).toBeVisible();
  });

  it('R-3.6 a death date ticks the box; unticking it clears the date and its message', async () => {
    const { user } = await open(aUser({ children: [sanne] }), EDIT_SANNE);
    const [date, box] = [
      () => dialog().getByLabelText(/^Overleden op/u),
      dialog().getByLabelText('Deze persoon is overleden'),
    ];
    await fill(user, /^Overleden op/u, '2-1-2024');
    expect(box).toBeChecked();
    await user.clear(date());
    await user.tab();
    expect(box).toBeChecked();
    expect(date()).toHaveAccessibleDescription(/Vul de datum van overlijden in\./u);
    await user.click(box);
    expect(date()).toHaveValue('');
    await waitFor(() => expect(date()).not.toHaveAccessibleDescription(/Vul de datum/u));
  });
});

describe('consequences of the kind of relation', () => {
  it('R-3.7 another kind clears the login choice of a child and the selection of a partner', async () => {
    const { user } = await open(aUser(), NEW, [anOwnUser('jan', { firstname: 'Jan', relation_type: null })]);
    await choose(user, 'Familielid');
    await user.click(login());
    expect(login()).toBeChecked();
    await choose(user, 'Een partner');
    await user.selectOptions(partnerOf(), await within(partnerOf()).findByRole('option', { name: 'Jan de Vries' }));
    await choose(user, 'Familielid');
    expect(login()).not.toBeChecked();
    await choose(user, 'Een partner');
    expect(partnerOf()).toHaveValue('');
  });

  it('R-3.12 an error for one kind only does not block the other: the address, whose partner', async () => {
    const { user } = await open(aUser());
    await choose(user, 'Familielid');
    await save(user);
    expect(email()).toHaveAccessibleDescription(/Fout: Vul een e-mailadres in\./u);
    await choose(user, 'Een partner');
    await waitFor(() => expect(dialog().queryByText(/Vul een e-mailadres in\./u)).not.toBeInTheDocument());
    await waitFor(() => expect(dialog().getAllByText(/Kies van wie dit de partner is\./u).length).toBeGreaterThan(0));
    await choose(user, 'Familielid');
    await waitFor(() => expect(dialog().queryByText(/Kies van wie dit de partner is\./u)).not.toBeInTheDocument());
    expect(email()).toHaveAccessibleDescription(/Vul een e-mailadres in\./u);
  });

  it("R-3.12 the server's message about the login goes with the choice", async () => {
    const { user } = await open(aUser({ children: [{ ...sanne, blocked: true }] }), EDIT_SANNE);
    await user.click(login());
    testStore.network.on('POST /user', json({ errors: { login: 'Deze persoon is geblokkeerd.' } }, 422));
    await save(user, 'Wijzig');
    await user.click(await screen.findByRole('button', { name: 'Bewaar en nodig uit' }));
    await waitFor(() => expect(login()).toHaveAccessibleDescription(/Deze persoon is geblokkeerd\./u));
    await choose(user, 'Een partner');
    await waitFor(() => expect(dialog().queryByText(/Deze persoon is geblokkeerd\./u)).not.toBeInTheDocument());
  });

  it('R-3.12 an empty form says what is required for a child, and for a partner', async () => {
    const { user } = await open(aUser());
    const always = [
      'Vul een voornaam in.',
      'Vul een achternaam in.',
      'Kies een geslacht.',
      'Vul een geboortedatum in.',
    ];
    const said = () =>
      within(dialog().getAllByRole('alert')[0]!)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await save(user);
    await waitFor(() => expect(said()).toEqual(['Kies een soort relatie.', ...always]));
    await choose(user, 'Familielid');
    await waitFor(() => expect(said()).toEqual([...always, 'Vul een e-mailadres in.']));
    await choose(user, 'Een partner');
    await waitFor(() => expect(said().toSorted()).toEqual([...always, 'Kies van wie dit de partner is.'].toSorted()));
    await fill(user, /^E-mailadres/u, 'geen adres');
    await user.tab();
    expect(email()).toHaveAccessibleDescription(/Dit e-mailadres klopt niet\./u);
    expect(sent()).toEqual([]);
  });
});

describe('the limit', () => {
  it('R-3.9 R-3.10 R-3.11 adding at the limit: a banner, only a partner, and Opslaan waits for that choice', async () => {
    const { user } = await open(aUser({ children: [sanne, bram] }));
    expect(
      dialog().getByText(/^Je hebt het maximale aantal familieleden bereikt\. .*Partners kun je nog wel toevoegen\./u),
    ).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Verhoog het aantal' })).toHaveAttribute(
      'href',
      '/familiebeheer/administratie',
    );
    expect(kinds()).toEqual(['Een partner']);
    expect(dialog().getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    expect(dialog().getByRole('button', { name: 'Opslaan' })).toHaveAccessibleDescription(/Er is geen plaats meer/u);
    expect(
      dialog().getByText(/een plaats kost €\s12,50 per jaar\. .*maakt Sanne of Bram een eigen login/u),
    ).toBeVisible();
    await choose(user, 'Een partner');
    expect(dialog().getByRole('button', { name: 'Opslaan' })).toBeEnabled();
  });

  it('R-3.9 R-3.10 R-3.11 S-46 editing a child at the limit shows the banner, offers their own kind next to partner, and enables Wijzig', async () => {
    await open(aUser({ children: [sanne, bram] }), EDIT_SANNE);
    expect(dialog().getByRole('link', { name: 'Verhoog het aantal' })).toHaveAttribute(
      'href',
      '/familiebeheer/administratie',
    );
    expect(kinds()).toEqual(['Familielid', 'Een partner']);
    expect(dialog().getByRole('radio', { name: 'Familielid' })).toBeChecked();
    expect(dialog().getByRole('button', { name: 'Wijzig' })).toBeEnabled();
  });

  it('R-3.9 R-3.10 editing a partner at the limit shows the banner and offers only partner', async () => {
    await open(aUser({ children: [sanne, bram], others: [tim] }), '/familiebeheer/relaties?persoon=tim');
    expect(dialog().getByRole('link', { name: 'Verhoog het aantal' })).toBeVisible();
    expect(kinds()).toEqual(['Een partner']);
  });

  it('R-3.9 R-3.10 below the limit there is no banner, and with all children signed up and a partner, only a family member', async () => {
    await open(aUser({ children: [{ ...sanne, signed: true }], partner: tim }));
    expect(dialog().queryByText(/maximale aantal/u)).not.toBeInTheDocument();
    expect(kinds()).toEqual(['Familielid']);
  });
});

describe('sending the form', () => {
  it('R-3.4 R-5.11 a login is asked about first, with the address; then the form goes out, dates year-month-day', async () => {
    const { user } = await open(aUser({ birthdate: '1958-03-12' }));
    await choose(user, 'Familielid');
    await fillPerson(user);
    await fill(user, /^E-mailadres/u, 'noor@voorbeeld.example');
    await user.click(login());
    testStore.network.on('POST /user', json(aUser({ children: [sanne] })));
    await save(user);
    const question = await screen.findByRole('alertdialog', { name: 'Noor uitnodigen?' });
    expect(question).toHaveTextContent('We sturen een mail naar noor@voorbeeld.example.');
    expect(sent()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Bewaar en nodig uit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toMatchObject([
      {
        firstname: 'Noor',
        lastname: 'Dijk',
        gender: 'vrouw',
        birthdate: '1990-02-01',
        relation_type: 'child',
        login: '1',
        userSelected: '',
      },
    ]);
    expect(sent()[0]).not.toHaveProperty('_method');
  });

  it('says when somebody else was first, and a second press overwrites nothing', async () => {
    const asOf = (changed_at: string, town = '') => aUser({ children: [{ ...sanne, changed_at, town }] });
    const { user } = await open(asOf('2026-11-26T08:00:00.000Z'), EDIT_SANNE);
    testStore.network.on('GET /user', json(asOf('2026-11-26T09:00:00.000Z', 'Utrecht')));
    testStore.network.on('POST /user', json({ error: 'Iemand was eerder.' }, 409));
    for (const times of [1, 2]) {
      await save(user, 'Wijzig');
      await waitFor(() => expect(sent()).toHaveLength(times));
      expect(sent().at(-1)).toMatchObject({ changed_at: '2026-11-26T08:00:00.000Z' });
    }
    expect(selectToasts(testStore.getState()).map(({ text }) => text)).toContain('Iemand was eerder.');
  });

  it('R-5.11 a changed relation carries _method PATCH, and a server refusal is shown at its field', async () => {
    const { user } = await open(aUser({ children: [{ ...sanne, login: true, invited: true }] }), EDIT_SANNE);
    testStore.network.on('POST /user', json({ errors: { email: 'Dit adres is al in gebruik.' } }, 422));
    await save(user, 'Wijzig');
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/Dit adres is al in gebruik\./u));
    expect(sent()).toMatchObject([{ _method: 'PATCH', hashid: 'sanne', login: '1', passed_away: '0', death_date: '' }]);
  });

  it('R-3.15 R-3.14 the rules are checked on leaving a field', async () => {
    const { user } = await open(aUser({ birthdate: '1958-03-12' }));
    await choose(user, 'Familielid');
    for (const [typed, message] of [
      ['11-3-1958', /Je kind kan niet ouder zijn dan jijzelf/u],
      ['1-1-2020', /Je familielid mag niet jonger zijn dan 18 jaar\./u],
    ] as const) {
      await user.tripleClick(dialog().getByLabelText('Geboortedatum'));
      await user.paste(typed);
      await user.tab();
      expect(dialog().getByLabelText('Geboortedatum')).toHaveAccessibleDescription(message);
    }
  });

  it('a last name typed with its infix is offered separately', async () => {
    const { user } = await open(aUser());
    await fill(user, 'Achternaam', 'van Dijk');
    await user.tab();
    expect(dialog().getByText("Zullen we 'van' bij tussenvoegsel zetten?")).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Ja, graag' }));
    expect(
      [dialog().getByLabelText(/^Tussenvoegsel/u), dialog().getByLabelText('Achternaam')].map(
        (input) => (input as HTMLInputElement).value,
      ),
    ).toEqual(['van', 'Dijk']);
  });

  it('R-3.8 Blokkeren asks for confirmation, and then the list shows it', async () => {
    const { user } = await open(aUser({ children: [sanne] }), EDIT_SANNE);
    testStore.network.on('POST /user/block', json(aUser({ children: [{ ...sanne, blocked: true }] })));
    await user.click(dialog().getByRole('button', { name: 'Blokkeren' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Blokkeren' }));
    expect(await screen.findByText('Geblokkeerd')).toBeVisible();
    expect(testStore.sent('POST /user/block')[0]).toEqual({
      hashid: 'sanne',
      _method: 'PATCH',
    });
  });

  it.each([
    ['somebody new', aUser(), NEW],
    ['a person who is already blocked', aUser({ children: [{ ...sanne, blocked: true }] }), EDIT_SANNE],
  ])('R-3.8 no Blokkeren for %s', async (_who, me, path) => {
    await open(me, path);
    expect(dialog().queryByRole('button', { name: 'Blokkeren' })).not.toBeInTheDocument();
    // A blocked person is let in again from the notice above the form, and nowhere else.
    const ways = dialog().queryAllByRole('button', { name: 'Weer toelaten' });
    expect(ways).toHaveLength(path === NEW ? 0 : 1);
  });

  it('R-3.16 a photo one byte too large is refused in a toast and at the field, and never sent', async () => {
    const { user } = await open(aUser({ children: [sanne] }), EDIT_SANNE);
    const input = dialog().getByLabelText('Kies een foto');
    await user.upload(input, new File([new Uint8Array(4_096_001)], 'groot.jpg', { type: 'image/jpeg' }));
    expect(dialog().getByText('Foto is te groot, max 4MB')).toBeVisible();
    expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'error', text: 'Foto is te groot, max 4MB' }]);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
