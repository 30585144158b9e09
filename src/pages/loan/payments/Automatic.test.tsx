import { screen, waitFor, within } from '@testing-library/react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { addDays, addMonths } from '../../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../../domain/dates/today.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { openLoanPage } from '../test/openLoanPage.tsx';
import { paymentEvent } from '../test/paymentEvent.ts';
import { runningLoan } from '../test/runningLoan.ts';

const testStore = testStoreForEachTest();
const today = todayInAmsterdam(Date.now());
const first = addMonths(today, -2);

const counted = (date: string, answered_at: string | null = null): LoanEvent => ({
  hashid: date,
  kind: 'payment',
  amount: 24_721,
  date,
  status: 'confirmed',
  note: '',
  recorded_at: `${date}T07:00:00.000Z`,
  recorded_by: { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' },
  answered_at,
  answered_by: null,
  automatic: true,
});
const loanWith = (events: LoanEvent[], more: Partial<LoanDetail> = {}): LoanDetail => ({
  ...runningLoan(events, first),
  ...more,
});
const borrower = aUser({ hashid: 'sanne', family_role: 'member' });

describe('a loan records its terms automatically (docs/decisions/0002)', () => {
  it('the lender turns it on, and answers what was paid before', async () => {
    const { user, container } = await openLoanPage(testStore, loanWith([]));
    await user.click(await screen.findByRole('button', { name: 'Zet op automatisch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Op automatisch zetten?' }));
    expect(
      dialog.getByText(/^Met een eigen login krijgt Sanne hier bericht van\. Uitzetten kan dan ook\.$/u),
    ).toBeVisible();
    expect(dialog.getByText(/Tot en met vandaag staat dan .* open als achterstand\./u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Zet op automatisch' }));
    expect(testStore.sent('POST /contract/automatic')).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Ja' }));
    expect(await faults(container)).toEqual([]);
    testStore.network.on('POST /contract/automatic', json(loanWith([], { automatic_since: today, ledger_version: 4 })));
    await user.click(dialog.getByRole('button', { name: 'Zet op automatisch' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testStore.sent('POST /contract/automatic')).toEqual([
      { contract: 'een', ledger_version: 0, past_paid: true },
    ]);
    expect(await screen.findByText(/^Gaat automatisch sinds /u)).toBeVisible();
  });

  const two = [paymentEvent(24_721, first), paymentEvent(24_721, addMonths(first, 1))];
  it.each([
    ['today’s', 'if nothing is asked about the past', two, 'vandaag'],
    [
      'the next',
      'if that of today was paid',
      [...two, paymentEvent(24_721, today)],
      `op ${formatDateLong(addMonths(today, 1))}`,
    ],
    ['the next', 'if the past is asked about', [], `op ${formatDateLong(addMonths(today, 1))}`],
  ])('names the first term that will count: %s, %s', async (_which, _where, events, day) => {
    const { user } = await openLoanPage(testStore, loanWith(events));
    await user.click(await screen.findByRole('button', { name: 'Zet op automatisch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Op automatisch zetten?' }));
    expect(dialog.getByText(new RegExp(`De eerste is ${day}\\.$`, 'u'))).toBeVisible();
  });

  it('a loan that starts tomorrow says so', async () => {
    const tomorrow = addDays(today, 1);
    await openLoanPage(testStore, loanWith([], { automatic_since: tomorrow }));
    expect(await screen.findByText(`Gaat automatisch vanaf ${formatDateLong(tomorrow)}.`)).toBeVisible();
  });

  it('says for each payment that nobody confirmed it, and how many there are', async () => {
    const events = [counted(first), counted(addMonths(first, 1)), counted(today, `${today}T09:00:00.000Z`)];
    const { container } = await openLoanPage(testStore, loanWith(events, { automatic_since: first }));
    expect(await screen.findByText('Daarbij tellen 2 betalingen mee die niet zijn bevestigd.')).toBeVisible();
    const line = within(screen.getByRole('list', { name: 'Tijdlijn' }));
    expect(line.getAllByText('automatisch, niet bevestigd')).toHaveLength(2);
    expect(line.getAllByText(/^Automatisch geteld op /u)).toHaveLength(3);
    expect(await faults(container)).toEqual([]);
  });

  it('the borrower can’t turn it on, but can end it', async () => {
    const { unmount } = await openLoanPage(testStore, loanWith([counted(first)]), borrower);
    await screen.findByRole('button', { name: 'Ik heb betaald' });
    expect(screen.queryByRole('button', { name: 'Zet op automatisch' })).not.toBeInTheDocument();
    unmount();
    const { user } = await openLoanPage(testStore, loanWith([counted(first)], { automatic_since: first }), borrower);
    await user.click(await screen.findByRole('button', { name: 'Zet uit' }));
    const ended = loanWith([counted(first)], { ledger_version: 9 });
    testStore.network.on('DELETE /contract/automatic', json(ended));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Zet uit' }));
    await waitFor(() => expect(screen.queryByText(/^Gaat automatisch sinds/u)).not.toBeInTheDocument());
  });

  it('asks after the year whether all of it was paid; a wrong payment is taken back in the timeline', async () => {
    const year = { hashid: null, by: null, at_once: true, kind: 'year', date: '2025-12-31', amount: 24_721 } as const;
    const { user } = await openLoanPage(testStore, loanWith([counted('2025-12-01')], { next: year }));
    const card = within(await screen.findByRole('region', { name: 'Volgende stap' }));
    expect(card.getByText('Is alles in 2025 volgens afspraak betaald?')).toBeVisible();
    Element.prototype.scrollIntoView = jest.fn();
    await user.click(card.getByRole('link', { name: 'Er klopt iets niet' }));
    expect(document.activeElement).toHaveAttribute('id', 'tijdlijn');
    testStore.network.on('POST /contract/automatic/confirm', json(loanWith([], { ledger_version: 2 })));
    await user.click(card.getByRole('button', { name: 'Klopt, alles in 2025 is betaald' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Volgende stap' })).toBeNull());
    expect(testStore.sent('POST /contract/automatic/confirm')).toEqual([{ contract: 'een', year: 2025 }]);
  });
});
