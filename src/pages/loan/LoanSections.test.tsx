import { screen, within } from '@testing-library/react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { addMonths } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { type Facts, happened } from '../../../domain/loans/ledger/test/loans.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { aUser } from '../../store/test/family.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { openLoanPage } from './test/openLoanPage.tsx';
import { runningLoan } from './test/runningLoan.ts';

const testStore = testStoreForEachTest();

const today = todayInAmsterdam(Date.now());
/** The first of two terms that have passed. */
const first = addMonths(today, -1);
const onTime: Facts[] = [
  { kind: 'payment', date: first, amount: 24_721 },
  { kind: 'payment', date: today, amount: 24_721 },
];

/** Opens the page of a loan with these records, and waits for it. */
async function open(facts: readonly Facts[], me?: CurrentUser, from = first) {
  const view = await openLoanPage(testStore, runningLoan(happened(facts), from), me);
  await screen.findByRole('region', { name: 'Afspraken' });
  return view;
}

describe('the agreed terms (R-8.5)', () => {
  const said = (term: string) =>
    within(screen.getByRole('region', { name: 'Afspraken' })).getByText(term).nextElementSibling?.textContent;
  const note = 'Dit is wat er is ondertekend. Wat daarna is gewijzigd, staat in de tijdlijn.';

  it('first says what was agreed since, and below it every signed row', async () => {
    await open([
      ...onTime,
      { kind: 'rate_change', date: today, rate_millipercent: 4250 },
      { kind: 'forgiveness', date: today, amount: 100_000, outcome: 'lower_payment' },
    ]);
    expect(said('Later afgesproken: rente per jaar')).toMatch(/^4,25\s%, vanaf \d/u);
    expect(said('Later afgesproken: kwijtgescholden')).toMatch(/^€\s1\.000,00, op \d/u);
    expect(said('Laatste termijn')).toBe(formatDateLong(addMonths(first, 119)));
    expect(screen.getByText(/^Eerst staat hier wat jullie later afspraken/u)).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('lists the signed terms, in every row, also after an extra repayment, for which it refers to the timeline', async () => {
    await open([...onTime, { kind: 'extra_repayment', date: today, amount: 1_000_000, outcome: 'shorter_term' }]);
    expect(said('Laatste termijn')).toBe(formatDateLong(addMonths(first, 119)));
    expect(said('Rente in totaal')).toMatch(/^€\s4\.665,/u);
    expect(screen.getByText(note)).toBeVisible();
  });

  it('the list of a loan with only payments mentions no changes', async () => {
    await open(onTime);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('before the payout (R-8.5)', () => {
  const start = addMonths(today, 1);

  it('nobody owes anything yet: the page says when the loan is paid out, and offers nothing that would be refused', async () => {
    await open([], undefined, addMonths(start, 1));
    expect(screen.getByText(`Wordt uitbetaald op ${formatDateLong(start)}`)).toBeVisible();
    for (const gone of [/^Nog open op/u, /krijgt dit nog terug/u, /^Er is nog niets ingevoerd/u])
      expect(screen.queryByText(gone)).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /% afgelost/u })).not.toBeInTheDocument();
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    for (const refused of ['Betaling invoeren', 'Deel een betaalverzoek', 'Extra aflossen', 'Kwijtschelden', 'Kosten'])
      expect(offered).not.toContain(refused);
    expect(offered).toContain('Andere rente');
  });

  it('an archived loan does not say that it will be paid out', async () => {
    const loan = runningLoan([], addMonths(start, 1));
    await openLoanPage(testStore, { ...loan, archived_at: `${today}T10:00:00.000Z` });
    await screen.findByRole('region', { name: 'Afspraken' });
    expect(screen.getByText('Afgesproken bedrag, in het archief voor de dag van uitbetalen')).toBeVisible();
    expect(screen.queryByText(/^Wordt uitbetaald/u)).not.toBeInTheDocument();
  });

  it('the borrower is not asked to pay yet either', async () => {
    await open([], aUser({ hashid: 'sanne', family_role: 'member' }), addMonths(start, 1));
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered).not.toContain('Ik heb betaald');
    expect(screen.queryByText(/^Er staat nog geen rekeningnummer/u)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Heb je extra afgelost/u)).not.toBeInTheDocument();
  });

  it('the loan is open on the day of the payout', async () => {
    await open([], undefined, addMonths(today, 1));
    expect(screen.getByText(/^Nog open op/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Betaling invoeren' })).toBeVisible();
  });
});

describe('the figures on top (R-8.5)', () => {
  const saysAhead = /^Nog te betalen: .* is vooruitbetaald\)\.$/u;

  it('names the part of the open principal that was paid ahead, as the annual statement subtracts it', async () => {
    await open([...onTime, { kind: 'payment', date: today, amount: 50_000 }]);
    // The repayment in the next two terms (247,21 each); the rest goes to interest first.
    expect(screen.getByText(saysAhead)).toHaveTextContent(/€\s351,13/u);
  });

  it('does not mention it when nothing was', async () => {
    await open(onTime);
    expect(screen.queryByText(saysAhead)).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: '1 % afgelost' })).toBeVisible();
  });

  it('a forgiven sum is not called repaid', async () => {
    await open([...onTime, { kind: 'forgiveness', date: today, amount: 1_500_000, outcome: 'lower_payment' }]);
    expect(screen.getByRole('img', { name: '61 % afgelost of kwijtgescholden' })).toBeVisible();
  });
});

describe('taking back a record (R-8.5)', () => {
  const [reported] = happened([{ kind: 'payment', date: today, amount: 24_721 }]);
  const opened = async (recordedBy: string, me?: CurrentUser) => {
    const record = {
      ...reported!,
      status: 'reported' as const,
      recorded_by: { ...reported!.recorded_by, hashid: recordedBy },
    };
    await openLoanPage(testStore, runningLoan([record], first), me);
    await screen.findByRole('list', { name: 'Tijdlijn' });
  };

  it("the lender can't take back a payment that was only reported: it never counted", async () => {
    await opened('sanne');
    expect(screen.queryByRole('button', { name: /^Draai terug/u })).not.toBeInTheDocument();
  });

  it('the reporter can', async () => {
    await opened('sanne', aUser({ hashid: 'sanne', family_role: 'member' }));
    expect(screen.getByRole('button', { name: /^Draai terug/u })).toBeVisible();
  });
});

it('R-8.5 the schedule has a line for reductions outside its terms, and adds up', async () => {
  await open([
    ...onTime,
    { kind: 'extra_repayment', date: today, amount: 100_000, outcome: 'shorter_term' },
    { kind: 'forgiveness', date: today, amount: 750_000, outcome: 'lower_payment' },
  ]);
  const table = within(screen.getByRole('table', { name: 'Schema per jaar, bedragen in euro' }));
  const cells = (words: string) =>
    within(table.getByText(words).closest('tr')!)
      .getAllByRole('cell')
      .slice(2)
      .map(({ textContent }) => textContent);
  expect(cells('Extra afgelost')).toEqual(['1.000,00', '', '1.000,00', '23.650,91']);
  expect(cells('Kwijt\u00adgescholden')).toEqual(['', '', '7.500,00', '16.150,91']);
  expect(within(table.getByRole('rowheader', { name: 'Totaal' }).closest('tr')!).getByText('25.000,00')).toBeVisible();
});
