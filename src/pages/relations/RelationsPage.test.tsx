import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { CurrentUser, OwnUser } from '../../../domain/wire/user.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { RelationsPage } from './RelationsPage.tsx';
import { dialog, openRelations } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const bram = { ...aRelation('bram'), firstname: 'Bram', lastname: 'Aalbers', infix: '' };
const sanne = aRelation('sanne');
const open = (me: CurrentUser, path?: string, own?: OwnUser[]) => openRelations(testStore, me, path, own);

describe('the list (R-8.3)', () => {
  it('stands in the order of the family, with a chip per status', async () => {
    const { container } = await open(
      aUser({
        children: [{ ...sanne, signed: true }, bram],
        others: [
          {
            ...aRelation('tim'),
            firstname: 'Tim',
            lastname: 'Smit',
            infix: '',
            relation_type: 'partner',
            userSelected: 'sanne',
          },
        ],
      }),
    );
    const rows = within(screen.getByRole('list', { name: 'Wie hoort erbij' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.slice(2, 12))).toEqual([
      'Sanne de V',
      'Bram Aalbe',
      'Sanne de V',
      'Tim Smit, ',
    ]);
    expect(screen.getByText('Kan inloggen')).toBeVisible();
    expect(await faults(container)).toEqual([]);
  });

  it('can be sorted by last name where there are more than twenty', async () => {
    const names = Array.from({ length: 20 }, (_one, k) => `Z${String.fromCharCode(97 + k)}`);
    const children = names.map((lastname, k) => ({
      ...aRelation(`k${k}`),
      firstname: names.at(-1 - k)!,
      infix: 'de',
      lastname,
    }));
    const { user } = await open(aUser({ children }));
    const second = () => screen.getAllByRole('listitem')[1]!.textContent;
    expect(second()).toContain('Za de Zt');
    await user.click(screen.getByRole('button', { name: 'Op achternaam' }));
    expect(second()).toContain('Za, Zt de');
  });

  it("R-8.4 links a manager to the family's places, orders and invoices", async () => {
    await open(aUser({ children: [sanne] }));
    expect(screen.getByRole('link', { name: 'Plaatsen en facturen' })).toHaveAttribute(
      'href',
      '/familiebeheer/administratie',
    );
  });

  it('says that it failed, and retries', async () => {
    testStore.network.on('GET /user', json({ status: 'mfa' }, 401), json(aUser()));
    render(
      <Provider store={testStore.store}>
        <MemoryRouter>
          <RelationsPage />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Even laden …');
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('Voeg je partner of kind toe.')).toBeVisible();
  });

  it('is read-only for a child with a login', async () => {
    await open(
      aUser({
        family_role: 'member',
        relation_type: 'child',
        partner: { ...bram, relation_type: 'partner' },
        others: [{ ...bram, relation_type: 'partner' }],
      }),
      '/familiebeheer/relaties?nieuw',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /wijzigen|toevoegen/u })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Plaatsen en facturen' })).toBeNull();
  });

  it('sends an open invitation again, and rests for as long as the server asks', async () => {
    const { user } = await open(aUser({ children: [{ ...sanne, login: true, invited: true }] }));
    testStore.network.on('POST /invitation/resend', json({}));
    await user.click(screen.getByRole('button', { name: 'Stuur de uitnodiging opnieuw aan Sanne' }));
    expect(await screen.findByRole('button', { name: /^Verstuurd/u })).toBeDisabled();
    expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'success' }]);
  });

  it('says the limits when an invitation was sent too often', async () => {
    const { user } = await open(aUser({ children: [{ ...sanne, login: true, invited: true }] }));
    testStore.network.on(
      'POST /invitation/resend',
      json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429),
    );
    await user.click(screen.getByRole('button', { name: /^Stuur de uitnodiging opnieuw/u }));
    expect(await screen.findByText(/één keer per minuut/u)).toBeVisible();
  });
});

describe('a login for a partner', () => {
  const marijke = { ...aRelation('marijke'), firstname: 'Marijke', relation_type: 'partner' as const, email: '' };
  const invite = { name: 'Geef een eigen login aan Marijke' };

  it('is given from the list, to an address asked for', async () => {
    const { user, container } = await open(aUser({ others: [marijke] }));
    testStore.network.on(
      'POST /invitation',
      json({ errors: { email: 'Met dit adres logt een ander van je familie in.' } }, 422),
      json(aUser({ others: [{ ...marijke, login: true, invited: true }] })),
    );
    await user.click(screen.getByRole('button', invite));
    expect(await screen.findByRole('dialog', { name: 'Marijke een eigen login geven?' })).toHaveTextContent(
      'telt niet mee voor je aantal familieleden',
    );
    await user.click(dialog().getByRole('button', { name: 'Verstuur de uitnodiging' }));
    expect(dialog().getAllByText('Vul een e-mailadres in.').length).toBeGreaterThan(0);
    await user.type(dialog().getByLabelText('E-mailadres'), 'jan@voorbeeld.example');
    await user.click(dialog().getByRole('button', { name: 'Verstuur de uitnodiging' }));
    expect((await dialog().findAllByText(/logt een ander van je familie in/u)).length).toBeGreaterThan(0);
    expect(await faults(container)).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Verstuur de uitnodiging' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Uitgenodigd')).toBeVisible();
    expect(screen.queryByRole('button', invite)).toBeNull();
    expect(testStore.network.requests.at(-1)?.body).toEqual({ hashid: 'marijke', email: 'jan@voorbeeld.example' });
  });

  it.each([
    ['has one', { login: true, invited: true, signed: true }],
    ['is blocked', { blocked: true }],
    ['died', { passed_away: true }],
    ['divorced', { divorced: true }],
    ['is a child in years', { birthdate: '2020-01-01' }],
    ['is a child of the family', { relation_type: 'child' as const }],
  ])('is not offered for a person who %s', async (_who, changes) => {
    await open(aUser({ others: [{ ...marijke, ...changes }] }));
    expect(screen.queryByRole('button', invite)).toBeNull();
  });
});

describe('the legal bond of two partners', () => {
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
  const me = aUser({ children: [sanne], others: [tim] });

  it('is asked of managers, next to a partner, with the reason, and is in the list once known', async () => {
    const { user, container } = await open(me);
    const married = aUser({
      children: [sanne],
      others: [{ ...tim, partners: [{ ...pair[0]!, bond: 'married' as const, from: '2012-05-03' }] }],
    });
    testStore.network.on('POST /partnership', json(married));
    await user.click(screen.getByRole('button', { name: 'Hoe zijn ze samen? Sanne en Tim' }));
    expect(await screen.findByRole('dialog', { name: 'Hoe zijn Sanne en Tim samen?' })).toHaveTextContent(
      'Samenwonend: na vijf jaar op één adres, of na twee jaar met een samenlevingscontract van de notaris.',
    );
    await user.click(dialog().getByRole('radio', { name: 'Samenwonend' }));
    expect(dialog().getByLabelText(/^Datum van het samenlevingscontract/u)).toBeVisible();
    await user.click(dialog().getByRole('radio', { name: 'Getrouwd' }));
    expect(dialog().queryByLabelText(/samenlevingscontract/u)).toBeNull();
    await user.type(dialog().getByLabelText(/^Trouwdatum/u), '3-5-2012');
    expect(await faults(container)).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Bewaar' }));
    expect(await screen.findByText(/Getrouwd sinds 3 mei 2012/u)).toBeVisible();
    expect(testStore.network.requests.at(-1)).toMatchObject({
      call: 'POST /partnership',
      body: { hashid: 'tim', bond: 'married', from_date: '2012-05-03', contract_date: '' },
    });
    expect(screen.getByRole('button', { name: 'Wijzig hoe ze samen zijn Sanne en Tim' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['3-5-1980', 'Deze dag kan niet vóór de geboortedatum van een van beiden zijn.'],
    ['1-1-2099', 'Deze dag kan niet in de toekomst zijn. Vul hem in als het zover is.'],
  ])('refuses %s at the field, and sends nothing', async (typed, message) => {
    const { user } = await open(me);
    await user.click(screen.getByRole('button', { name: /^Hoe zijn ze samen/u }));
    await user.click(await screen.findByRole('radio', { name: 'Getrouwd' }));
    await user.type(await screen.findByRole('textbox', { name: /^Trouwdatum/u }), typed);
    await user.click(dialog().getByRole('button', { name: 'Bewaar' }));
    expect(dialog().getAllByText(message).length).toBeGreaterThan(0);
    expect(testStore.network.requests.some(({ call }) => call === 'POST /partnership')).toBe(false);
  });

  it('is in the list of a separated couple as the day of separation', async () => {
    await open(
      aUser({
        children: [sanne],
        others: [
          {
            ...tim,
            divorced: true,
            partners: [{ ...pair[0]!, bond: 'married', from: '2012-05-03', until: '2024-02-01' }],
          },
        ],
      }),
    );
    expect(screen.getByText(/Uit elkaar sinds 1 februari 2024/u)).toBeVisible();
    expect(screen.queryByText(/Getrouwd/u)).toBeNull();
    expect(screen.getByRole('button', { name: 'Wijzig hoe ze samen waren Sanne en Tim' })).toBeVisible();
  });

  it('is not asked of people who may not manage the family', async () => {
    const mine = [
      {
        self: { hashid: 'jan' },
        partner: { hashid: 'tim', firstname: 'Tim' },
        bond: null,
        from: null,
        contract_from: null,
        until: null,
      },
    ];
    await open(
      aUser({ hashid: 'jan', family_role: 'member', others: [{ ...tim, partners: mine, userSelected: 'jan' }] }),
    );
    expect(screen.queryByRole('button', { name: /Hoe zijn ze samen/u })).toBeNull();
  });
});

describe('the tree (R-8.3)', () => {
  it('is a nested list walked with the arrow keys and opened with Enter', async () => {
    const pair = [
      {
        self: { hashid: 'jan' },
        partner: { hashid: 'marijke', firstname: 'Marijke' },
        bond: null,
        from: null,
        contract_from: null,
        until: null,
      },
    ];
    const marijke = {
      ...aRelation('marijke'),
      firstname: 'Marijke',
      relation_type: 'partner' as const,
      partners: pair,
      userSelected: 'jan',
      passed_away: true,
      death_date: '2024-01-02',
    };
    const { user, container } = await open(
      aUser({
        firstname: 'Jan',
        partners: pair,
        partner: marijke,
        children: [sanne, { ...bram, birthdate: '1992-01-01' }],
        others: [marijke],
      }),
      '/familiebeheer/relaties?weergave=stamboom',
    );
    const tree = screen.getByRole('list', { name: 'Stamboom van familie De Vries' });
    expect(
      within(within(tree).getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Sanne'), expect.stringContaining('Bram')]);
    expect(within(tree).getByRole('button', { name: /Marijke de Vries.*1990 – 2024.*Overleden/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stamboom' }));
    await user.tab();
    expect(within(tree).getByRole('button', { name: /Marijke/u })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Home}{End}{ArrowLeft}');
    expect(within(tree).getByRole('button', { name: /Sanne/u })).toHaveFocus();
    expect(
      within(tree)
        .getAllByRole('button')
        .filter((button) => button.tabIndex === 0),
    ).toHaveLength(1);
    expect(await faults(container)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Sanne de Vries wijzigen' })).toBeVisible();
  });

  it('downloads as a picture and as a PDF', async () => {
    const { user } = await open(aUser({ children: [sanne] }), '/familiebeheer/relaties?weergave=stamboom');
    testStore.network.on(
      'POST /family/tree',
      () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Download als afbeelding (SVG)' }));
    await user.click(screen.getByRole('button', { name: 'Download als PDF' }));
    await waitFor(() =>
      expect(testStore.environment.saved.map(({ name }) => name)).toEqual([
        'Stamboom familie De Vries.svg',
        'Stamboom familie De Vries.pdf',
      ]),
    );
    expect(await testStore.environment.saved[0]!.blob.text()).toMatch(/^<svg .*Sanne de Vries/su);
  });
});
