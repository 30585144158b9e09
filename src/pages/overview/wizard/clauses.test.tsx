import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { GIFT_CLAUSES, LOAN_CLAUSES } from '../../../../domain/contracts/clauses/catalogue.ts';
import { type Catalogue, answersOf, checkClauses, plainOf } from '../../../../domain/contracts/clauses/clause.ts';
import { choice, text } from '../../../../domain/contracts/clauses/kinds.ts';
import { NEVER_ASKED, allApplying, chosenTerms } from '../../../../domain/contracts/clauses/test/chosen.ts';
import type { Contract, GiftTerms, LoanTerms } from '../../../../domain/wire/contract.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { clauseRows } from '../../../components/agreement/clauseRows.ts';
import { Form } from '../../../forms/Form.tsx';
import { aGift, aLoan, anOwnUser, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { clauseMeanings } from '../../../text/clauseMeanings.ts';
import { loanClauseWords } from '../../../text/clauses.ts';
import { giftClauseWords } from '../../../text/giftClauses.ts';
import type { CatalogueWords } from '../../../text/clauseWords.ts';
import { ClauseFields } from './ClauseField.tsx';
import { clauseAnswers, clauseValues } from './clauseValues.ts';
import { WizardForm } from './WizardForm.tsx';
import { fromContract, newContract, toDraft } from './wizardValues.ts';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const SOFT = { exclusion_clause: 'soft' };
const HOME = { own_home: true };
const TWO = { lenders: 2 };
const BORROWERS = { borrowers: ['sanne', 'bram'] };
const MONTH_END = { first_payment_date: '2026-06-30' };
const PAPER = { form: 'paper', lenders: 2 };
const LOAN = { type: 'LinearLoanContract', lenders: 2, ...BORROWERS } as const;
const aGiftWith = (terms: Partial<GiftTerms>): Contract => {
  const gift = aGift('een', '2026-01-05', 100_000);
  return { ...gift, contract: { ...gift.contract, ...terms } };
};
const aLoanWith = (terms: Partial<LoanTerms>): Contract => {
  const loan = aLoan('een', '2026-01-05', 100_000);
  return { ...loan, contract: { ...loan.contract, ...terms } };
};
/** The same, lent or given by two people. */
const ofTwo = (loan: Contract): Contract => {
  const [jan] = loan.parties.from;
  return { ...loan, parties: { ...loan.parties, from: [jan!, { ...jan!, hashid: 'noor', firstname: 'Noor' }] } };
};

/** The same, borrowed by two people. */
const toTwo = (loan: Contract): Contract => {
  const [sanne] = loan.parties.to;
  return { ...loan, parties: { ...loan.parties, to: [sanne!, { ...sanne!, hashid: 'bram', firstname: 'Bram' }] } };
};

describe('every clause of the catalogue has a field and a text', () => {
  async function openStep(edited: Contract, asked: 'afspraken' | 'voorwaarden', people: OwnUser[] = []) {
    testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne')] })));
    testStore.network.on('GET /users', json(people));
    const life = { state: 'signed', may: ['change'], agrees: 'here', proposals: [] };
    testStore.network.on('GET /contract/proposals', json(life));
    testStore.network.on('GET /gifts/meter', json({ error: 'Kapot.' }, 422));
    await testStore.dispatch(calls.getUser.initiate());
    render(
      <Provider store={testStore.store}>
        <MemoryRouter initialEntries={['/overzicht']}>
          <WizardForm asked={asked} edited={edited} />
        </MemoryRouter>
      </Provider>,
    );
  }
  /** A question that is the label of a field, or the legend of a group. */
  const expectField = (ask: string) =>
    expect(screen.getAllByText(ask, { exact: false }).some((said) => said.closest('label, legend') !== null)).toBe(
      true,
    );
  /** With the words for people outside the fetched family. */
  const inFull = (ask: string, catalogue: Catalogue) => {
    const [from, to] = catalogue === GIFT_CLAUSES ? ['wie geeft', 'wie krijgt'] : ['wie uitleent', 'wie leent'];
    return ask.replace('{from}', from).replace('{to}', to);
  };
  const questions = (catalogue: Catalogue, words: Readonly<Record<string, { ask: string }>>, step: string) =>
    Object.keys(catalogue)
      .filter((name) => catalogue[name]?.step === step && !NEVER_ASKED.has(name))
      .map((name) => inFull(words[name]!.ask, catalogue));

  test.each([
    ['afspraken', 'terms'],
    ['voorwaarden', 'clauses'],
  ] as const)('R-5.2 step %s has a field for each', async (asked, step) => {
    await openStep(ofTwo(aGiftWith({ exclusion_clause: 'soft', ...allApplying(GIFT_CLAUSES, [SOFT, PAPER]) })), asked);
    for (const ask of questions(GIFT_CLAUSES, giftClauseWords, step)) expectField(ask);
  });

  test.each([
    ['afspraken', 'terms'],
    ['voorwaarden', 'clauses'],
  ] as const)('R-5.2 step %s of a loan has a field for each', async (asked, step) => {
    const taken_over = { date: '2026-06-01', balance: 90_000 };
    const bank = { compared_lender: 'De bank', compared_on: '2026-01-02', compared_term_months: 120 };
    const loan = aLoanWith({
      ...allApplying(LOAN_CLAUSES, [HOME, TWO, BORROWERS, MONTH_END]),
      ...bank,
      taken_over,
      own_home: true,
    });
    await openStep(toTwo(ofTwo(loan)), asked);
    for (const ask of questions(LOAN_CLAUSES, loanClauseWords, step)) expectField(ask);
  });

  test.each([
    ['married', false, 1],
    [null, false, 1],
    ['cohabiting', false, 0],
    ['married', true, 0],
  ] as const)(
    'R-5.2 the consent of the spouse is asked for where there may be one: %s, died: %s',
    async (bond, passed_away, count) => {
      const marijke = { hashid: 'marijke', firstname: 'Marijke' };
      const together = {
        self: { hashid: 'jan' },
        partner: marijke,
        bond,
        from: null,
        contract_from: null,
        until: null,
      };
      await openStep(aGiftWith({}), 'voorwaarden', [
        anOwnUser('jan', { partners: [together] }),
        anOwnUser('sanne'),
        anOwnUser('marijke', { passed_away }),
      ]);
      await testStore.dispatch(calls.getOwnUsers.initiate());
      expect(await screen.findByText(giftClauseWords.tax_paid_by.ask)).toBeInTheDocument();
      // By name: nobody is called by a role.
      expect(screen.queryAllByText(/^Toestemming van de partner van (?!wie )/u, { selector: 'legend' })).toHaveLength(
        count,
      );
    },
  );

  test('every clause with hard words explains them, and only asked clauses are explained', () => {
    const hard = Object.entries({ ...giftClauseWords, ...loanClauseWords }).flatMap(([name, { explained }]) =>
      explained ? [name] : [],
    );
    // These three have fields of their own in the step.
    const own = ['revocable', 'counts_toward_estate', 'exclusion_clause'];
    expect(Object.keys(clauseMeanings).toSorted()).toEqual([...hard, ...own].toSorted());
  });

  test('R-5.2 a consent given stays a question, even if nobody there has a spouse any longer', async () => {
    const alone = [anOwnUser('jan', { partners: [] }), anOwnUser('sanne', { partners: [] })];
    await openStep(aLoanWith({ spouse_consent: true }), 'voorwaarden', alone);
    await testStore.dispatch(calls.getOwnUsers.initiate());
    const asked = await screen.findByRole('checkbox', { name: /^De partner van (?!wie ).* tekent mee/u });
    expect(asked).toBeChecked();
    await userEvent.click(asked);
    // It does not disappear under the finger.
    expect(asked).toBeInTheDocument();
    expect(asked).not.toBeChecked();
  });

  test('R-8.5 whether paying one lender is enough is asked if there are two, and sent', async () => {
    const name = /^Betalen aan een van beiden is genoeg/u;
    await openStep(aLoanWith({}), 'voorwaarden');
    expect(screen.getByRole('checkbox', { name: /achterstelling/u })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
    cleanup();
    await openStep(ofTwo(aLoanWith({})), 'voorwaarden');
    const asked = screen.getByRole('checkbox', { name });
    expect(asked).not.toBeChecked();
    expect(asked).toHaveAccessibleDescription(/Een van hen bevestigt dat, voor allebei/u);
    // For a loan whose second lender was removed again it is not sent: the server would refuse it.
    const agreed = { ...fromContract(ofTwo(aLoanWith({ paid_to_one: true })), '2026-06-15', null) };
    const sent = (values: typeof agreed) => (toDraft(values).contract as LoanTerms).paid_to_one;
    expect(sent(agreed)).toBe(true);
    expect(sent({ ...agreed, parties: { ...agreed.parties, from: ['jan'] } })).toBe(false);
  });

  test('law 15: two borrowers choose each share, and an impossible one gets a message at the field', async () => {
    await openStep(aLoanWith({}), 'voorwaarden');
    expect(screen.queryByText('Wie draagt welk deel van de schuld?')).not.toBeInTheDocument();
    cleanup();
    await openStep(toTwo(aLoanWith({})), 'voorwaarden', [anOwnUser('sanne'), anOwnUser('bram', { firstname: 'Bram' })]);
    await testStore.dispatch(calls.getOwnUsers.initiate());
    expect(screen.getByRole('radio', { name: 'Ieder de helft' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Ieder een eigen deel' }));
    const [hers, his] = screen.getAllByRole('textbox', { name: /^Deel van / });
    await userEvent.type(hers!, '70');
    await userEvent.type(his!, '20 %');
    await userEvent.click(screen.getByRole('button', { name: 'Volgende stap' }));
    const group = screen.getByRole('group', { name: /^Wie draagt welk deel van de schuld/u });
    expect(await within(group).findByText(/samen niet het geheel/u)).toBeInTheDocument();
    expect(group).toHaveAccessibleDescription(/samen niet het geheel/u);
    await userEvent.clear(his!);
    await userEvent.type(his!, '30 %');
    expect(within(group).queryByText(/samen niet het geheel/u)).not.toBeInTheDocument();
  });

  test('law 15: shares are sent for the current borrowers, and not for a single one', () => {
    const shares = [
      { hashid: 'sanne', part: 2, of: 3 },
      { hashid: 'bram', part: 1, of: 3 },
    ];
    const values = fromContract(toTwo(aLoanWith({ borrower_shares: shares })), '2026-06-15', null);
    const sent = (to: string[]) =>
      (toDraft({ ...values, parties: { ...values.parties, to } }).contract as LoanTerms).borrower_shares;
    expect(sent(['sanne', 'bram'])).toEqual(shares);
    expect(sent(['sanne'])).toBeNull();
    // A person who replaced another has no share yet, and the rule says so.
    expect(sent(['sanne', 'noor'])).toEqual([shares[0], { hashid: 'noor', part: 0, of: 0 }]);
  });

  test('R-5.2 a gift of a home asks for the WOZ value, of money for an amount', async () => {
    await openStep(aGiftWith({ form: 'real_estate' }), 'afspraken');
    expect(screen.getByLabelText('Waarde')).toHaveAccessibleDescription(/WOZ-waarde van het jaar van de schenking/u);
    // The words are about a home, and the notary is named right below the choice.
    expect(screen.getByLabelText(/^Dag waarop het huis of de grond overgaat/u)).toBeInTheDocument();
    expect(screen.queryByText(/het geld is of wordt overgemaakt|Waarvoor is het geld/u)).not.toBeInTheDocument();
    const warning = screen.getByRole('region', { name: 'Let op bij hoe je schenkt' });
    expect(warning).toHaveTextContent('Hier is een notaris voor nodig');
    expect(warning.compareDocumentPosition(screen.getByLabelText('Waarde'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    await openStep(aGiftWith({}), 'afspraken');
    expect(screen.getByLabelText('Bedrag')).not.toHaveAccessibleDescription(/WOZ/u);
  });

  test.each([
    ['2026-07-15', true, '14-09-2026'],
    ['2026-08-01', false, '01-10-2026'],
    ['2026-07-20', true, '20-07-2026'],
  ])(
    'law 17: another payout day proposes another first term, unless somebody chose it: %s',
    async (first, home, said) => {
      await openStep(aLoanWith({ start_date: '2026-06-15', first_payment_date: first, own_home: home }), 'afspraken');
      const payout = screen.getByLabelText(/^Dag waarop het geld is of wordt uitbetaald/u);
      await userEvent.clear(payout);
      await userEvent.type(payout, '14082026');
      expect(screen.getByLabelText(/^Dag van de eerste termijn/u)).toHaveValue(said);
    },
  );

  test('R-5.2 the last day of the month is offered only where the first term is on one, and a 31st needs no choice', async () => {
    await openStep(aLoanWith({ start_date: '2026-06-30', first_payment_date: '2027-02-28' }), 'afspraken');
    const choice = () => screen.queryByRole('checkbox', { name: 'Elke termijn op de laatste dag van de maand' });
    expect(choice()).toHaveAccessibleDescription(/Zonder vinkje is het dag 28/u);
    await userEvent.click(choice()!);
    const first = screen.getByLabelText(/^Dag van de eerste termijn/u);
    for (const [typed, offered] of [
      ['27022027', false],
      ['31032027', false],
      ['30042027', true],
    ] as const) {
      await userEvent.clear(first);
      await userEvent.type(first, typed);
      expect(choice() !== null).toBe(offered);
    }
    expect(choice()).toBeChecked();
  });

  test('R-5.2 the hint of the first term follows the payment frequency, as the rule does', async () => {
    await openStep(aLoanWith({}), 'afspraken');
    const first = screen.getByRole('textbox', { name: /^Dag van de eerste termijn/u });
    expect(first).toHaveAccessibleDescription(/^Minstens een maand na de uitbetaling/u);
    await userEvent.click(screen.getByRole('radio', { name: 'Elk kwartaal' }));
    expect(first).toHaveAccessibleDescription(/^Minstens een kwartaal na .* elke drie maanden op deze dag/u);
    await userEvent.click(screen.getByRole('radio', { name: 'Elk jaar' }));
    expect(first).toHaveAccessibleDescription(/^Minstens een jaar na .* elk jaar op deze dag/u);
  });

  test('R-8.2 an older loan taken over within a year is asked for its balance of 1 January; one of 1 January is not', async () => {
    const old = { start_date: '2019-05-10', first_payment_date: '2019-07-01' };
    await openStep(
      aLoanWith({ ...old, taken_over: { date: '2025-07-01', balance: 90_000, january: 95_000 } }),
      'afspraken',
    );
    expect(screen.getByLabelText('Wat stond er op 1 januari 2025 nog open?')).toHaveValue('€\u00a0950,00');
    cleanup();
    await openStep(aLoanWith({ ...old, taken_over: { date: '2025-01-01', balance: 90_000 } }), 'afspraken');
    expect(screen.queryByLabelText(/^Wat stond er op 1 januari/u)).not.toBeInTheDocument();
  });

  test.each(Object.keys(GIFT_CLAUSES) as (keyof typeof GIFT_CLAUSES)[])('the list of a gift says %s', (name) => {
    const { plain, chosen } = chosenTerms(GIFT_CLAUSES, name, [SOFT, PAPER]);
    const rows = (terms: object) => {
      const all = aGiftWith({ exclusion_clause: 'soft', ...terms }).contract as GiftTerms;
      return (['terms', 'clauses'] as const).flatMap((step) =>
        clauseRows(GIFT_CLAUSES, giftClauseWords, step, { type: 'GiftContract' }, all),
      );
    };
    expect(rows(chosen)).not.toEqual(rows(plain));
  });

  const asked = Object.keys(LOAN_CLAUSES).filter((name) => !NEVER_ASKED.has(name)) as (keyof typeof LOAN_CLAUSES)[];
  test.each(asked)('the list of a loan says %s', (name) => {
    const { plain, chosen } = chosenTerms(LOAN_CLAUSES, name, [HOME, TWO, BORROWERS, MONTH_END]);
    const rows = (terms: object) => {
      const all = aLoanWith({ own_home: true, ...terms }).contract as LoanTerms;
      return (['terms', 'clauses'] as const).flatMap((step) =>
        clauseRows(LOAN_CLAUSES, loanClauseWords, step, LOAN, all),
      );
    };
    expect(rows(chosen)).not.toEqual(rows(plain));
  });
});

describe('a new clause needs only its entry and its words (and its paper)', () => {
  // This is all that a new clause needs, and one that depends on it.
  const catalogue = {
    ...LOAN_CLAUSES,
    disputes: choice(['court', 'mediator'], 'court'),
    mediator: text(20, { missing: 'Vul in wie bemiddelt.', applies: (terms) => terms.disputes === 'mediator' }),
  };
  type Terms = LoanTerms & { disputes: 'court' | 'mediator'; mediator: string };
  const words: CatalogueWords<typeof catalogue, Terms> = {
    ...loanClauseWords,
    disputes: {
      ask: 'Wie beslist bij ruzie?',
      options: { court: 'De rechter', mediator: 'Eerst een bemiddelaar' },
      row: { label: 'Bij ruzie', say: (who, { mediator }) => `${who}: ${mediator}` },
    },
    mediator: { ask: 'Welke bemiddelaar?' },
  };
  const before = aLoanWith({}).contract as LoanTerms;
  const chosen: Terms = { ...before, disputes: 'mediator', mediator: 'Noor' };

  test('it has a default answer, also in a contract from before it', () => {
    expect(plainOf(catalogue)).toMatchObject({ security: 'none', disputes: 'court', mediator: '' });
    expect(answersOf(catalogue, before)).toMatchObject({ callable: 'limited', disputes: 'court' });
    expect(answersOf(catalogue, chosen)).toMatchObject({ disputes: 'mediator', mediator: 'Noor' });
  });

  test('it is validated', () => {
    expect(checkClauses(catalogue, { ...chosen })).toEqual({});
    expect(checkClauses(catalogue, { disputes: 'duel' })).toEqual({
      'contract.disputes': 'Kies een van de antwoorden.',
    });
    expect(checkClauses(catalogue, { ...chosen, mediator: ' ' })).toEqual({
      'contract.mediator': 'Vul in wie bemiddelt.',
    });
  });

  test('it passes through the form, and answers of another choice are sent as defaults', () => {
    const values = clauseValues(catalogue, chosen);
    expect(values).toMatchObject({ disputes: 'mediator', mediator: 'Noor', payment_every: '1', notice_months: '' });
    expect(clauseAnswers(catalogue, values)).toMatchObject({
      disputes: 'mediator',
      mediator: 'Noor',
      payment_every: 1,
    });
    expect(clauseAnswers(catalogue, { ...values, disputes: 'court' })).toMatchObject({ mediator: '' });
  });

  test('it is shown on the page of the contract and in the last step', () => {
    const rows = (terms: Terms) => clauseRows(catalogue, words, 'clauses', LOAN, terms);
    expect(rows(chosen)).toContainEqual({ label: 'Bij ruzie', value: 'Eerst een bemiddelaar: Noor' });
    expect(rows({ ...chosen, disputes: 'court' }).map(({ label }) => label)).not.toContain('Bij ruzie');
  });

  test('R-5.2 the last step shows the default answers as well', () => {
    const rows = clauseRows(catalogue, words, 'clauses', LOAN, { ...chosen, disputes: 'court' }, true);
    expect(rows).toContainEqual({ label: 'Bij ruzie', value: 'De rechter' });
    expect(rows).toContainEqual({ label: 'Zekerheid', value: 'Nee' });
    expect(rows).toContainEqual({ label: 'De rente staat vast tot', value: 'het einde van de looptijd' });
    const gift = clauseRows(
      GIFT_CLAUSES,
      giftClauseWords,
      'clauses',
      { type: 'GiftContract' },
      plainOf(GIFT_CLAUSES) as never,
      true,
    );
    expect(gift).toContainEqual({ label: 'Bewind', value: 'Nee' });
    expect(gift).toContainEqual({ label: 'Voorwaarde', value: 'Nee' });
  });

  test('it has a field, and so does its dependent clause once that applies', async () => {
    const { contract, parties } = newContract('2026-06-15', null);
    render(
      <Provider store={testStore.store}>
        <MemoryRouter>
          <Form
            initialValues={{
              type: 'LinearLoanContract',
              parties,
              contract: { ...contract, disputes: 'court', mediator: '' },
            }}
            onSubmit={() => undefined}
          >
            <ClauseFields catalogue={catalogue} words={words} />
          </Form>
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByRole('radio', { name: 'De rechter' })).toBeChecked();
    expect(screen.queryByLabelText('Welke bemiddelaar?')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Eerst een bemiddelaar' }));
    expect(screen.getByLabelText('Welke bemiddelaar?')).toBeVisible();
  });
});
