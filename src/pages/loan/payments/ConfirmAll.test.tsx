import { screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths } from '../../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../../domain/dates/today.ts';
import { aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { bookOf } from '../test/bookOf.ts';
import { openLoanPage } from '../test/openLoanPage.tsx';
import { paymentEvent } from '../test/paymentEvent.ts';
import { runningLoan } from '../test/runningLoan.ts';

const testStore = testStoreForEachTest();
const today = todayInAmsterdam(Date.now());
const first = addMonths(today, -2);
const reported = (hashid: string, days: number) =>
  paymentEvent(24_721, addDays(today, days), { hashid, status: 'reported' });

/** The server has confirmed: it answers with the loan, also to a later call. */
function answers(loan: ReturnType<typeof runningLoan>): void {
  const detail = json({ ...loan, book: bookOf(loan, aUser()) });
  testStore.network.on('POST /contract/events/confirm', detail);
  testStore.network.on('GET /contract', detail);
  testStore.network.on('GET /contracts', json([loan]));
}

describe('R-8.5 waiting records are confirmed with one press', () => {
  it('all of them are confirmed, after one question about the past', async () => {
    const events = [reported('a', -40), reported('b', -9)];
    const { user, container } = await openLoanPage(testStore, runningLoan(events, first));
    await user.click(await screen.findByRole('button', { name: 'Alle 2 kloppen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Sanne meldde 2 betalingen\./u)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Ja' }));
    expect(await faults(container)).toEqual([]);
    const confirmed = events.map((event) => ({ ...event, status: 'confirmed' as const }));
    answers(runningLoan(confirmed, first));
    await user.click(dialog.getByRole('button', { name: 'Klopt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testStore.sent('POST /contract/events/confirm')).toEqual([
      { contract: expect.any(String) as string, events: ['a', 'b'], past_paid: true },
    ]);
  });

  it('they are confirmed at once if money was recorded before; a single record has no such button', async () => {
    const paid = paymentEvent(24_721, first, { hashid: 'p' });
    const [one, other] = [reported('a', -20), reported('b', -9)];
    const { user } = await openLoanPage(testStore, runningLoan([paid, one, other], first));
    const answered = runningLoan([paid, { ...one, status: 'confirmed' }, other], first);
    const all = await screen.findByRole('button', { name: 'Alle 2 kloppen' });
    answers(answered);
    await user.click(all);
    await waitFor(() => expect(screen.queryByRole('button', { name: /kloppen$/u })).not.toBeInTheDocument());
    expect(testStore.sent('POST /contract/events/confirm')).toHaveLength(1);
  });
});
