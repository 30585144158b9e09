import { screen, waitFor, within } from '@testing-library/react';
import { addMonths } from '../../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../../domain/dates/today.ts';
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
/** The first of three terms that have passed; the third falls due today. */
const first = addMonths(today, -2);
const QUESTION = 'Was alles tot nu toe volgens afspraak betaald?';

const report = (past_paid?: boolean): LoanEvent =>
  paymentEvent(24_721, today, { hashid: 'a', status: 'reported', ...(past_paid !== undefined && { past_paid }) });
const loanWith = (events: LoanEvent[]) => runningLoan(events, first);
const borrower = aUser({ hashid: 'sanne', family_role: 'member' });

describe('R-8.5 a running loan asks about the past once, with the first record', () => {
  it('the lender answers before a payment is recorded, and sees the effect of either answer', async () => {
    const { user, container } = await openLoanPage(testStore, loanWith([]));
    await user.click(await screen.findByRole('button', { name: 'Betaling invoeren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Betaling invoeren' }));
    const question = within(dialog.getByRole('radiogroup', { name: QUESTION }));
    expect(question.getByText(/^We leggen ook 2 termijnen, van .* samen €\s494,42 vast/u)).toBeVisible();
    expect(question.getByText(/Tot en met vandaag staat dan €\s494,42 open als achterstand\./u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Bewaar betaling' }));
    expect(dialog.getByRole('radiogroup', { name: QUESTION })).toHaveAccessibleDescription(/Kies ja of nee\./u);
    expect(testStore.sent('POST /contract/event')).toEqual([]);
    await user.click(question.getByRole('radio', { name: 'Ja' }));
    expect(await faults(container)).toEqual([]);
    testStore.network.on('POST /contract/event', json(loanWith([{ ...report(), status: 'confirmed' }])));
    await user.click(dialog.getByRole('button', { name: 'Bewaar betaling' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testStore.sent('POST /contract/event')).toMatchObject([{ kind: 'payment', past_paid: true }]);
  });

  it('a yes disappears with the question: when somebody else recorded first it is no longer asked, nor sent', async () => {
    const { user } = await openLoanPage(testStore, loanWith([]));
    await user.click(await screen.findByRole('button', { name: 'Betaling invoeren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Betaling invoeren' }));
    await user.click(dialog.getByRole('radio', { name: 'Ja' }));
    testStore.network.on('POST /contract/event', json({ error: 'Iemand was je voor.' }, 409), json(loanWith([])));
    testStore.network.on('GET /contract', json(loanWith([paymentEvent(24_721, first)])));
    await user.click(dialog.getByRole('button', { name: 'Bewaar betaling' }));
    await waitFor(() => expect(dialog.queryByRole('radiogroup')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Bewaar betaling' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [before, after] = testStore.sent('POST /contract/event');
    expect(before).toMatchObject({ past_paid: true, ledger_version: 0 });
    expect(after).toMatchObject({ kind: 'payment', ledger_version: 1 });
    expect(after).not.toHaveProperty('past_paid');
  });

  it('the borrower reports the past with the payment, or everything until today', async () => {
    const { user } = await openLoanPage(testStore, loanWith([]), borrower);
    await user.click(await screen.findByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }));
    testStore.network.on('POST /contract/event/planned', json(loanWith([report(true)])));
    await user.click(await screen.findByRole('button', { name: 'Meld het' }));
    expect(await screen.findByText('Sanne meldt ook: alles daarvóór is volgens afspraak betaald.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Alles tot vandaag volgens plan betaald' })).not.toBeInTheDocument();
  });

  it('"everything until today" leaves out waiting reports: its sentence says what is recorded', async () => {
    const waits = paymentEvent(24_721, first, { hashid: 'a', status: 'reported' });
    const { user } = await openLoanPage(testStore, loanWith([waits]));
    await user.click(await screen.findByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }));
    expect(await screen.findByText(/^We voeren 2 betalingen in.*€\s494,42/u)).toBeVisible();
  });

  it('when everything until today is a waiting report, there is nothing to record', async () => {
    await openLoanPage(testStore, runningLoan([report()], today));
    await screen.findByRole('button', { name: 'Betaling invoeren' });
    expect(screen.queryByRole('button', { name: 'Alles tot vandaag volgens plan betaald' })).not.toBeInTheDocument();
  });

  it('one press on "Klopt" makes nothing overdue: the lender is asked first, with what the borrower said', async () => {
    const { user } = await openLoanPage(testStore, loanWith([report(true)]));
    await user.click(await screen.findByRole('button', { name: /^Klopt: €/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'De betaling bevestigen' }));
    expect(testStore.sent('POST /contract/event/confirm')).toEqual([]);
    expect(dialog.getByRole('radio', { name: 'Ja' })).toBeChecked();
    testStore.network.on('POST /contract/event/confirm', json(loanWith([{ ...report(), status: 'confirmed' }])));
    await user.click(dialog.getByRole('button', { name: 'Klopt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testStore.sent('POST /contract/event/confirm')).toEqual([
      { hashid: 'a', status: 'confirmed', past_paid: true },
    ]);
  });

  it('each of two lenders has to confirm: both are named', async () => {
    const loan = loanWith([report()]);
    const jan = loan.parties.from[0]!;
    const both = {
      ...loan,
      parties: { ...loan.parties, from: [jan, { ...jan, hashid: 'marijke', firstname: 'Marijke' }] },
    };
    await openLoanPage(testStore, both, borrower);
    expect(await screen.findByText(/^Wacht op bevestiging door \S+ en Marijke$/u)).toBeVisible();
  });

  it('nothing is asked with the first term itself, or for a loan with records', async () => {
    const running = loanWith([{ ...report(), status: 'confirmed', date: first }]);
    const { user } = await openLoanPage(testStore, running);
    await user.click(await screen.findByRole('button', { name: 'Betaling invoeren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Betaling invoeren' }));
    expect(dialog.queryByRole('radiogroup')).not.toBeInTheDocument();
  });
});
