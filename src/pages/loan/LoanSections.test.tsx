import { screen, within } from '@testing-library/react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { addMonths } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { type Facts, happened } from '../../../domain/loans/ledger/test/loans.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
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

describe('what was agreed (R-8.5)', () => {
  const said = (term: string) =>
    within(screen.getByRole('region', { name: 'Afspraken' })).getByText(term).nextElementSibling?.textContent;
  const note = 'Dit is wat er is ondertekend. Wat daarna is gewijzigd, staat in de tijdlijn.';

  it('is what was signed, in every row, also after changes: those stand in the timeline, and the list says so', async () => {
    await open([
      ...onTime,
      { kind: 'rate_change', date: today, rate_millipercent: 4250 },
      { kind: 'extra_repayment', date: today, amount: 1_000_000, outcome: 'shorter_term' },
    ]);
    expect(said('Laatste termijn')).toBe(formatDateLong(addMonths(first, 119)));
    expect(said('Rente in totaal')).toMatch(/^€\s4\.665,/u);
    expect(screen.getByText(note)).toBeVisible();
  });

  it('of a loan that was only paid on, the list says nothing of changes', async () => {
    await open(onTime);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});
