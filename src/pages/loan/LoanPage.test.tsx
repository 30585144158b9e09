import { screen, waitFor, within } from '@testing-library/react';
import { addMonths } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { happened } from '../../../domain/loans/ledger/test/loans.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { ContractDocument } from '../../../domain/wire/document.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { aStand } from '../../store/test/aStand.ts';
import { aGift, aLoan, aUser } from '../../store/test/family.ts';
import { json, pdf } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { openLoanPage, RUNNING } from './test/openLoanPage.tsx';

const testStore = testStoreForEachTest();

const papers: ContractDocument[] = [
  {
    hashid: null,
    kind: 'agreement',
    version: 2,
    current: true,
    signed_date: '2026-01-01',
    agreed_on: null,
    event: null,
    made_at: null,
    sha256: null,
  },
  {
    hashid: 'v1',
    kind: 'agreement',
    version: 1,
    current: false,
    signed_date: '2025-12-01',
    agreed_on: null,
    event: null,
    made_at: '2025-12-02T23:30:00Z',
    sha256: 'ab'.repeat(32),
  },
];

const open = (contract: Contract | null, me?: CurrentUser, documents = json(papers)) =>
  openLoanPage(testStore, contract, me, documents);

describe('/lening/{id} (R-8.5)', () => {
  it('says in the words of the reader who owes what', async () => {
    await open(aLoan('een', '2026-01-01', 2_500_000));
    expect(await screen.findByText('Je krijgt dit nog terug van Sanne.')).toBeVisible();
    expect(screen.getByText(/^Nog open op/u)).toBeVisible();
    expect(screen.getByRole('img', { name: /% afgelost$/u })).toBeVisible();
  });

  it.each([
    ['one of two borrowers what they bear', aUser({ hashid: 'bram', firstname: 'Bram' }), true],
    ['nobody else', aUser(), false],
  ])('law 15: the shares of two borrowers are shown to %s', async (_who, me, told) => {
    const loan = aLoan('een', '2026-01-01', 2_500_000);
    const [sanne] = loan.parties.to;
    const shares = [
      { hashid: sanne!.hashid, part: 70, of: 100 },
      { hashid: 'bram', part: 30, of: 100 },
    ];
    const two = {
      ...loan,
      contract: { ...loan.contract, borrower_shares: shares },
      parties: { ...loan.parties, to: [sanne!, { ...sanne!, hashid: 'bram', firstname: 'Bram' }] },
    };
    await open(two, me);
    await screen.findByText(
      told ? /^Jullie moeten dit nog terugbetalen aan/u : 'Je krijgt dit nog terug van Sanne en Bram.',
    );
    expect(screen.queryAllByText(/^Onderling draag jij daarvan 30 %: €/u)).toHaveLength(told ? 1 : 0);
  });

  it("names the page and its tab after the loan's purpose, and says under it who lends to whom", async () => {
    const loan = aLoan('een', '2026-01-01', 2_500_000);
    await open({ ...loan, contract: { ...loan.contract, purpose: 'Dakkapel' } });
    await waitFor(() => expect(document.title).toBe('Dakkapel - Onderling'));
    expect(screen.getByRole('heading', { level: 1, name: 'Dakkapel' })).toBeVisible();
    expect(screen.getByText(/^Annuïteitenlening van .* aan Sanne/u)).toBeVisible();
  });

  it('shows for a loan that ran before signing the sum lent, next to the balance of the schedule', async () => {
    const loan = aLoan('een', '2020-01-01', 2_500_000);
    await open({ ...loan, contract: { ...loan.contract, signed_date: null } });
    const lent = (await screen.findByText('Geleend bedrag, nog niet door iedereen ondertekend')).parentElement;
    expect(lent?.textContent.replaceAll('\u00a0', ' ')).toMatch(
      /ondertekend€ 25\.000,00Volgens het schema staat op .* nog € [\d.,]+ open\./u,
    );
  });

  it('R-5.4 R-7.1 the agreement is downloaded under its own name', async () => {
    const { user } = await open(aLoan('een', '2026-01-01', 2_500_000));
    testStore.network.on('POST /contract/generated', pdf('een'));
    await user.click(await screen.findByRole('button', { name: 'Download het contract' }));
    await waitFor(() =>
      expect(testStore.environment.saved.map(({ name }) => name)).toEqual([
        'annuiteitenlening-sanne-de-vries-2026-01-01.pdf',
      ]),
    );
    expect(testStore.sent('POST /contract/generated')[0]).toEqual({
      hashid: 'een',
    });
  });

  it('R-5.2 R-5.3 a signed contract offers no edit or removal but a proposal and the archive; a draft the reverse', async () => {
    const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    const { unmount } = await open(aGift('een', '2026-01-01', 2_500_000));
    expect(await screen.findByRole('link', { name: 'Stel een wijziging voor' })).toBeVisible();
    expect(screen.getByText('Ondertekend')).toBeVisible();
    expect(names()).toContain('Archiveer');
    expect(names()).not.toContain('Verwijder');
    expect(screen.queryByRole('link', { name: 'Wijzig' })).not.toBeInTheDocument();
    unmount();
    await openLoanPage(testStore, aGift('een', null, 2_500_000), undefined, json(papers), {
      state: 'concept',
      stands: aStand({ state: 'on_paper', first: 'sign_on_paper', others: ['edit', 'remove'] }),
      may: ['edit', 'remove', 'sign'],
      agrees: 'here',
      proposals: [],
      signing: null,
      not_signed: null,
      signed_on_paper: null,
      changes_by_signing: false,
    });
    expect(await screen.findByRole('link', { name: 'Wijzig' })).toBeVisible();
    expect(screen.getByText('Concept')).toBeVisible();
    expect(names()).toEqual(expect.arrayContaining(['Verwijder', 'Op papier ondertekend']));
    expect(names()).not.toContain('Archiveer');
  });

  it('tells why a concept was not signed, in the words of the refuser, and leads to the request', async () => {
    const by = { hashid: 'sanne', firstname: 'Sanne', infix: '', lastname: 'Vries' };
    const lifecycle = {
      state: 'concept' as const,
      stands: aStand({ state: 'send', first: 'ask_signatures' }),
      may: ['ask_signatures' as const],
      agrees: 'here' as const,
      proposals: [],
      signing: null,
      not_signed: {
        hashid: 'verzoek',
        state: 'refused' as const,
        by,
        at: '2026-03-09T11:00:00Z',
        word: 'Eerst praten',
      },
      signed_on_paper: null,
      changes_by_signing: false,
    };
    const { unmount } = await openLoanPage(
      testStore,
      aGift('een', null, 2_500_000),
      undefined,
      json(papers),
      lifecycle,
    );
    const why = within(await screen.findByRole('region', { name: 'Dit contract is niet ondertekend' }));
    expect(why.getByText('Sanne Vries ondertekende niet, op 9 maart 2026: Eerst praten')).toBeVisible();
    expect(why.getByRole('link', { name: 'Bekijk wat is voorgelegd' })).toHaveAttribute(
      'href',
      '/ondertekenen/verzoek',
    );
    unmount();
    await openLoanPage(testStore, aGift('een', null, 2_500_000), undefined, json(papers), {
      ...lifecycle,
      not_signed: { ...lifecycle.not_signed, state: 'expired', by: null, word: '' },
    });
    expect(
      await screen.findByText('Niet iedereen heeft op tijd ondertekend. Het verzoek verliep op 9 maart 2026.'),
    ).toBeVisible();
  });

  it("says it from the borrower's side to the borrower", async () => {
    await open(aLoan('een', '2026-01-01', 2_500_000), aUser({ hashid: 'sanne', family_role: 'member' }));
    expect(await screen.findByText('Je moet dit nog terugbetalen aan Sanne.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Verwijder' })).not.toBeInTheDocument();
  });

  it('has no faults for a screen reader, shows the course as figures, and saves the schedule as the screen has it', async () => {
    const { container, user } = await open(aLoan('een', '2026-01-01', 2_500_000));
    await user.click(await screen.findByRole('button', { name: 'Toon als tabel' }));
    const figures = screen.getByRole('table', { name: /^Nog open op de laatste dag/u });
    expect(within(figures).getByRole('row', { name: '01-01-2036 0,00' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() =>
      expect(testStore.environment.saved.map(({ name }) => name)).toEqual([
        'schema-annuiteitenlening-sanne-de-vries-2026-01-01.csv',
      ]),
    );
    const lines = (await testStore.environment.saved[0]!.blob.text()).split('\r\n');
    expect(lines[0]).toBe('Nr;Datum;Betaling;Rente;Aflossing;Nog open');
    expect(lines[1]).toBe('1;01-02-2026;247,21;72,92;174,29;24825,71');
    expect(lines).toHaveLength(123);
    expect(await faults(container)).toEqual([]);
  });

  it('tries out an extra repayment: both outcomes side by side, the chart and its sentence follow, and nothing is sent', async () => {
    const loan = aLoan('een', '2026-01-01', 2_500_000);
    // Ten years from a month ahead, whatever day the test runs on.
    const next = addMonths(todayInAmsterdam(Date.now()), 1);
    const { container, user } = await open({
      ...loan,
      contract: { ...loan.contract, start_date: addMonths(next, -1), first_payment_date: next },
    });
    await user.click(await screen.findByRole('button', { name: 'Maak een proefberekening' }));
    await user.type(await screen.findByLabelText('Hoeveel extra?'), '5000');
    const lower = await screen.findByRole('radio', {
      name: 'Lager bedrag per termijn',
      description: /Bedrag per termijn: €\s197,42/u,
    });
    const sooner = screen.getByRole('radio', { name: 'Eerder klaar', description: /Bedrag per termijn: €\s247,21/u });
    expect(lower).toBeChecked();
    const sentence = () => screen.getByText(/^Met je proefberekening is de lening op/u).textContent;
    const before = sentence();
    await user.click(sooner);
    await waitFor(() => expect(sentence()).not.toBe(before));
    expect(await faults(container)).toEqual([]);
    await user.clear(screen.getByLabelText('Hoeveel extra?'));
    await user.type(screen.getByLabelText('Hoeveel extra?'), '25.000');
    expect(await screen.findByText(/^Dit is meer dan er openstaat\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sluit de proefberekening' }));
    expect(screen.getByText(/^Als iedereen volgens het schema betaalt/u)).toBeVisible();
    expect(testStore.network.requests.filter(({ call }) => !call.startsWith('GET '))).toEqual([]);
  });

  it('tries out a change of a loan that changed before, and starts from its current terms', async () => {
    const loan = aLoan('een', '2026-01-01', 2_500_000);
    const next = addMonths(todayInAmsterdam(Date.now()), 1);
    const start_date = addMonths(next, -1);
    const changed = {
      ...loan,
      contract: { ...loan.contract, start_date, first_payment_date: next },
      events: happened([{ kind: 'extra_repayment', date: start_date, amount: 500_000, outcome: 'lower_payment' }]),
    };
    const { user } = await open(changed);
    await user.click(await screen.findByRole('button', { name: 'Maak een proefberekening' }));
    await user.type(await screen.findByLabelText('Hoeveel extra?'), '20.000');
    expect(await screen.findByText(/^Dit is meer dan er openstaat\. Vul ten hoogste €\s19\./u)).toBeVisible();
    await user.clear(screen.getByLabelText('Hoeveel extra?'));
    await user.type(screen.getByLabelText('Hoeveel extra?'), '5000');
    await screen.findByRole('radio', { name: 'Eerder klaar', description: /Bedrag per termijn: €\s197,/u });
  });

  it('says for a loan without repayment what is paid until its end, in words that fit the lender as well', async () => {
    await open(aLoan('een', '2026-01-01', 2_500_000, 'RepaymentFreeLoanContract'));
    expect(
      await screen.findByText(
        /^Tot 1 januari 2036 wordt alleen rente betaald\. Op die dag wordt wat nog openstaat in één keer terugbetaald\.$/u,
      ),
    ).toBeVisible();
  });

  it('a reader who can’t sign a contract that waits for signatures gets a link to the people who still have to', async () => {
    const lifecycle: ContractLifecycle = {
      ...RUNNING,
      state: 'offered',
      may: [],
      signing: { hashid: 'verzoek', open: true },
    };
    await openLoanPage(testStore, aLoan('een', null, 2_500_000), aUser(), json([]), lifecycle);
    expect(await screen.findByRole('link', { name: 'Bekijk wie nog moet ondertekenen' })).toHaveAttribute(
      'href',
      '/ondertekenen/verzoek',
    );
    expect(screen.queryByRole('link', { name: 'Lees en onderteken' })).not.toBeInTheDocument();
  });

  it('shows a gift without a schedule', async () => {
    await open(aGift('een', '2026-01-01', 690_800));
    expect(await screen.findByRole('heading', { level: 1, name: /^Schenking/u })).toBeVisible();
    expect(screen.queryByText('Schema')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Download: Contract, versie 2' })).toBeVisible();
  });

  it('lists the paper of every version; one not made yet is made on request, and then listed as made', async () => {
    const { user } = await open(aLoan('een', '2026-01-01', 2_500_000));
    const list = within(await screen.findByRole('list', { name: 'Documenten' }));
    expect(
      list.getByText('Ondertekend op 1 januari 2026. Dit document wordt gemaakt als je het voor het eerst downloadt.'),
    ).toBeVisible();
    expect(list.getByText('Ondertekend op 1 december 2025. Gemaakt op 3 december 2025.')).toBeVisible();
    expect(list.getByText('ab'.repeat(32))).toBeVisible();
    testStore.network.on('GET /contract/document', pdf('version one'));
    await user.click(list.getByRole('button', { name: 'Download: Contract, versie 1' }));
    testStore.network.on('POST /contract/generated', pdf('version two'));
    testStore.network.on(
      'GET /contract/documents',
      json([{ ...papers[0], hashid: 'v2', made_at: '2026-01-02T10:00:00Z', sha256: 'cd'.repeat(32) }, papers[1]]),
    );
    await user.click(list.getByRole('button', { name: 'Download: Contract, versie 2' }));
    expect(await list.findByText('cd'.repeat(32))).toBeVisible();
    expect(testStore.environment.saved.map(({ name }) => name)).toEqual([
      'annuiteitenlening-sanne-de-vries-2025-12-01-versie-1.pdf',
      'annuiteitenlening-sanne-de-vries-2026-01-01.pdf',
    ]);
    expect(await testStore.environment.saved[0]!.blob.text()).toBe('version one');
  });

  it('says that the documents could not be fetched, and fetches them on a retry', async () => {
    const { user } = await open(aGift('een', '2026-01-01', 690_800), aUser(), json({ error: 'Kapot.' }, 422));
    expect(await screen.findByText('We konden de documenten niet ophalen.')).toBeVisible();
    testStore.network.on('GET /contract/documents', json(papers));
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('Contract, versie 2')).toBeVisible();
  });

  it('says in plain words what was agreed besides the amount, the rate and the term', async () => {
    const loan = aLoan('een', '2026-01-01', 2_500_000);
    const lender = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
    await open({
      ...loan,
      parties: { ...loan.parties, from: [lender, { hashid: 'noor', firstname: 'Noor', infix: '', lastname: 'Smit' }] },
      contract: {
        ...loan.contract,
        paid_to_one: true,
        first_payment_date: '2026-04-01',
        payment_every: 3,
        callable: 'short_notice',
        notice_months: 2,
        call_events: ['arrears', 'home_sold'],
        security: 'pledge',
        security_text: 'de auto',
        subordinated: true,
        subordinated_to: 'De Bank',
        default_rate_millipercent: 4000,
        late_payment: 'due_date',
        spouse_consent: true,
      },
    });
    const said = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    expect(await screen.findByText('Het geld opeisen mag')).toBeVisible();
    expect(said('Soort')).toBe('Annuïteitenlening: elk kwartaal hetzelfde bedrag');
    expect(said('Het geld opeisen mag')).toBe('Ook na opzegging, met 2 maanden opzegtermijn');
    expect(said('Meteen opeisbaar bij')).toBe(
      'Meer dan drie maanden achterstand; de woning wordt verkocht; faillissement of schuldsanering',
    );
    expect(said('Zekerheid')).toBe('Pandrecht: de auto');
    expect(said('Een bank gaat voor')).toBe('De Bank');
    expect(said('Rente bij te laat betalen')).toMatch(
      /^4\s% rente per jaar, over de aflossing die meer dan 14 dagen te laat is$/u,
    );
    expect(said('De partner van Jan en Noor tekent mee')).toBe('Ja');
    expect(said('Betalen aan een van beiden is genoeg')).toBe('Ja');
    expect(screen.queryByText('Verzekering van Sanne')).not.toBeInTheDocument();
  });

  it('shows the same for an unknown contract as for somebody else’s', async () => {
    await open(null);
    expect(await screen.findByText('Dit contract bestaat niet of is niet van jou.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Kijk in familie/u })).toBeNull();
  });

  it('offers a member of several families the same address in another one', async () => {
    const me = aUser();
    await open(null, { ...me, families: [...me.families, { hashid: 'bakker', name: 'Bakker', role: 'member' }] });
    const other = await screen.findByRole('link', { name: 'Kijk in familie Bakker' });
    expect(other).toHaveAttribute('href', expect.stringMatching(/^\/lening\/\w+\?familie=bakker$/u));
    expect(screen.queryByRole('link', { name: 'Kijk in familie De Vries' })).toBeNull();
  });

  it('R-8.2 a loan for another purpose does not mention the deduction', async () => {
    const loan = aLoan('een', '2026-01-01', 2_500_000);
    await open({ ...loan, contract: { ...loan.contract, own_home: false } });
    expect(await screen.findByRole('region', { name: 'Afspraken' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Aflossing voor de renteaftrek' })).not.toBeInTheDocument();
  });

  it('R-8.2 a loan for the own home says whether enough was repaid for the deduction, why, what is unknown, and where the calculation is', async () => {
    const loan = aLoan('een', '2026-01-01', 2_500_000);
    const { container, user } = await open({
      ...loan,
      contract: {
        ...loan.contract,
        start_date: '2024-01-01',
        first_payment_date: '2024-02-01',
        payment_rounding: 'up',
      },
    });
    const block = await screen.findByRole('region', { name: 'Aflossing voor de renteaftrek' });
    expect(
      within(block).getByRole('heading', { name: 'Aflossing voor de renteaftrek: genoeg afgelost' }),
    ).toBeVisible();
    expect(
      within(block).getByText(/(^Begin [a-z]+ klopte je aflossing\.|Voor de aflossing is dat genoeg\.$)/u),
    ).toBeVisible();
    expect(within(block).getByRole('link', { name: /^Bekijk de jaaropgave van \d{4}$/u })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/jaaropgave\?jaar=\d{4}&wie=sanne$/u),
    );
    expect(
      within(block).getByText('Of de gegevens van de lening elk jaar in de aangifte staan (artikel 3.119g).'),
    ).toBeVisible();
    await user.click(within(block).getByRole('button', { name: /Hoe komen jullie hieraan/u }));
    expect(within(block).getByText('Langste looptijd in maanden (n)')).toBeVisible();
    expect(await faults(container)).toEqual([]);
  });
});
