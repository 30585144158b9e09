import { screen, waitFor, within } from '@testing-library/react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { addDays, addMonths } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { bookOf } from './test/bookOf.ts';
import { openLoanPage } from './test/openLoanPage.tsx';
import { runningLoan } from './test/runningLoan.ts';

const testStore = testStoreForEachTest();

const today = todayInAmsterdam(Date.now());
const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
/** The first of three terms that have passed. */
const first = addMonths(today, -2);

const payment = (hashid: string, date: string, status: LoanEvent['status'] = 'confirmed'): LoanEvent => ({
  hashid,
  kind: 'payment',
  amount: 24_721,
  date,
  status,
  note: '',
  recorded_at: `${date}T09:00:00.000Z`,
  recorded_by: sanne,
  answered_at: null,
  answered_by: null,
});
const loanWith = (events: LoanEvent[]) => runningLoan(events, first);
const onTime = [payment('a', first), payment('b', addMonths(first, 1)), payment('c', today)];

const open = async (loan: LoanDetail, me?: CurrentUser) => {
  const view = await openLoanPage(testStore, loan, me);
  await screen.findByRole('heading', { name: 'Betalingen' });
  return view;
};
const borrower = aUser({ hashid: 'sanne', family_role: 'member' });

describe('the records of a loan (R-8.5)', () => {
  it('without records the plan counts, and the lender enters everything until today as paid as planned', async () => {
    const { user } = await open(loanWith([]));
    expect(screen.getByText(/^Er is nog niets ingevoerd\./u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Extra aflossen' })).not.toBeInTheDocument();
    testStore.network.on('POST /contract/event/planned', json(loanWith(onTime)));
    await user.click(screen.getByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }));
    expect(await screen.findByText(/^We voeren 3 betalingen in/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voer ze in' }));
    expect(await screen.findByText('Alles tot vandaag is betaald.')).toBeVisible();
    expect(testStore.sent('POST /contract/event/planned')).toEqual([{ contract: 'een', ledger_version: 0 }]);
    expect(within(screen.getByRole('list', { name: 'Tijdlijn' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('the borrower reports a payment, and sees that it waits for the lender', async () => {
    const { container, user } = await open(loanWith(onTime.slice(0, 2)), borrower);
    await user.click(screen.getByRole('button', { name: 'Ik heb betaald' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ik heb betaald' }));
    expect(dialog.getByLabelText('Bedrag')).toHaveValue('€\u00a0247,21');
    const after = loanWith([...onTime.slice(0, 2), payment('c', today, 'reported')]);
    testStore.network.on('POST /contract/event', json({ ...after, book: bookOf(after, borrower) }));
    await user.click(dialog.getByRole('button', { name: 'Meld betaling' }));
    expect(await screen.findByText('Wacht op bevestiging door Sanne')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Klopt/u })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Kosten' })).not.toBeInTheDocument();
    expect(await faults(container)).toEqual([]);
  });

  it.each([
    ['that the lender is blocked, with the way to let them in', 'manager', { signed: true, sub: 'jan' }, true],
    ['nothing about a block to a member', 'member', { signed: true, sub: 'jan' }, false],
  ] as const)('a waiting payment says %s', async (_what, family_role, login, says) => {
    const lender = { ...aRelation('jan'), firstname: 'Jan', blocked: true, ...login };
    const me = aUser({ hashid: 'sanne', family_role, others: [lender] });
    await open(loanWith([...onTime.slice(0, 2), payment('c', today, 'reported')]), me);
    expect(await screen.findByText(/^Wacht op bevestiging door/u)).toBeVisible();
    const way = screen.queryByRole('link', { name: 'Laat Jan weer toe' });
    expect(screen.queryByText(/Jan is geblokkeerd/u) !== null).toBe(says);
    expect(way?.getAttribute('href') ?? null).toBe(says ? '/familiebeheer/relaties?persoon=jan' : null);
  });

  it('R-3.18 a payment of nothing is refused at its field by the generic rule, and not sent', async () => {
    const { user } = await open(loanWith(onTime.slice(0, 2)), borrower);
    await user.click(screen.getByRole('button', { name: 'Ik heb betaald' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ik heb betaald' }));
    await user.clear(dialog.getByLabelText('Bedrag'));
    await user.type(dialog.getByLabelText('Bedrag'), '0');
    await user.click(dialog.getByRole('button', { name: 'Meld betaling' }));
    expect(dialog.getByLabelText('Bedrag')).toHaveAccessibleDescription(/Vul een getal boven 0 in\./u);
    expect(testStore.sent('POST /contract/event')).toEqual([]);
  });

  it('the lender confirms a reported payment', async () => {
    const { user } = await open(loanWith([...onTime.slice(0, 2), payment('c', today, 'reported')]));
    testStore.network.on('POST /contract/event/confirm', json(loanWith(onTime)));
    await user.click(await screen.findByRole('button', { name: /^Klopt: €/u }));
    expect(await screen.findByText('Alles tot vandaag is betaald.')).toBeVisible();
    expect(testStore.sent('POST /contract/event/confirm')).toEqual([{ hashid: 'c', status: 'confirmed' }]);
    expect(screen.getByRole('heading', { name: 'Betalingen' })).toHaveFocus();
  });

  it('an extra repayment shows both outcomes before it is saved; too high an amount is refused with a message', async () => {
    const { user } = await open(loanWith(onTime));
    await user.click(screen.getByRole('button', { name: 'Extra aflossen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extra aflossen' }));
    await user.type(dialog.getByLabelText('Hoeveel extra?'), '5000');
    expect(
      await dialog.findByRole('radio', { name: 'Eerder klaar', description: /Bedrag per termijn: €\s247,21/u }),
    ).toBeInTheDocument();
    expect(
      dialog.getByRole('radio', { name: 'Lager bedrag per termijn', description: /Dat scheelt €/u }),
    ).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Hoeveel extra?'));
    await user.type(dialog.getByLabelText('Hoeveel extra?'), '99.000');
    expect(await dialog.findByText(/Dit is meer dan er openstaat/u)).toBeVisible();
  });

  it('only the lender records costs, which are paid first', async () => {
    const { user } = await open(loanWith(onTime.slice(0, 2)));
    await user.click(screen.getByRole('button', { name: 'Kosten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kosten in rekening brengen' }));
    expect(dialog.getByText(/gaat daarna eerst naar deze kosten/u)).toBeVisible();
    await user.type(dialog.getByLabelText('Hoeveel kosten?'), '48,40');
    const costs: LoanEvent = { ...payment('d', today), kind: 'costs', amount: 4_840 };
    testStore.network.on('POST /contract/event', json(loanWith([...onTime.slice(0, 2), costs])));
    await user.click(dialog.getByRole('button', { name: 'Bewaar kosten' }));
    expect(await screen.findByText(/^Achterstand: €\s295,61 moest al betaald zijn\.$/u)).toBeVisible();
    expect(screen.getByText(/^Daarvan is €\s48,40 kosten\.$/u)).toBeVisible();
    expect(testStore.sent('POST /contract/event')).toMatchObject([{ kind: 'costs', amount: 4_840, date: today }]);
  });

  it('when somebody else was first the form says so, shows the newest state and keeps its values', async () => {
    const { user } = await open(loanWith(onTime.slice(0, 2)));
    await user.click(screen.getByRole('button', { name: 'Betaling invoeren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Betaling invoeren' }));
    testStore.network.on('POST /contract/event', json({ error: 'Iemand anders heeft dit net gewijzigd.' }, 409));
    testStore.network.on('GET /contract', json(loanWith(onTime)));
    await user.click(dialog.getByRole('button', { name: 'Bewaar betaling' }));
    expect(await dialog.findByText('Iemand anders heeft dit net gewijzigd.')).toBeVisible();
    expect(dialog.getByLabelText('Bedrag')).toHaveValue('€\u00a0247,21');
    await waitFor(() => expect(screen.getByText('Alles tot vandaag is betaald.')).toBeInTheDocument());
  });

  it('the timeline marks an extra repayment that was only reported, or did not come in', async () => {
    const extra: LoanEvent = {
      ...payment('d', today, 'reported'),
      kind: 'extra_repayment',
      amount: 500_000,
      outcome: 'shorter_term',
    };
    const refused = {
      ...extra,
      hashid: 'e',
      status: 'refused',
      answered_at: `${today}T10:00:00.000Z`,
      answered_by: { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' },
    } as const;
    await open(loanWith([...onTime, extra, refused]), borrower);
    const timeline = within(screen.getByRole('list', { name: 'Tijdlijn' }));
    expect(timeline.getByText('Gemeld')).toBeVisible();
    expect(timeline.getByText('Niet ontvangen')).toBeVisible();
    const answer = `\\. Jan de Vries meldde op ${formatDateLong(today)} dat het niet is ontvangen$`;
    expect(timeline.getByText(new RegExp(answer, 'u'))).toBeVisible();
  });

  it('a record is taken back by a counter-entry, and stays readable', async () => {
    const { user } = await open(loanWith(onTime));
    const correction: LoanEvent = {
      hashid: 'd',
      kind: 'correction',
      corrects: 'c',
      date: today,
      status: 'confirmed',
      note: '',
      recorded_at: `${today}T10:00:00.000Z`,
      recorded_by: sanne,
      answered_at: null,
      answered_by: null,
    };
    testStore.network.on('DELETE /contract/event', json(loanWith([...onTime, correction])));
    await user.click(screen.getAllByRole('button', { name: /^Draai terug/u })[0]!);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Betaling van € [\d.,]+ van \d+ \w+ \d{4} telt mee tot/u)).toBeVisible();
    // By keyboard: for half a second a press does not move the focus, as it can be the second of a double click.
    await user.tab({ shift: true });
    expect(question.getByLabelText('Waarom? (niet verplicht)')).toHaveFocus();
    await user.keyboard('Dubbel ingevoerd');
    await user.click(question.getByRole('button', { name: 'Vraag het' }));
    expect(testStore.sent('DELETE /contract/event')).toEqual([{ note: 'Dubbel ingevoerd' }]);
    expect(await screen.findByText('teruggedraaid')).toBeVisible();
    expect(screen.getByText(/^Teruggedraaid: Betaling van/u)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tijdlijn' })).toHaveFocus());
  });

  it('S-242 a confirmation by mandate says who gave it for whom', async () => {
    const [jan, noor] = ['Jan', 'Noor'].map((firstname) => ({ ...sanne, hashid: firstname, firstname })) as [
      Party,
      Party,
    ];
    const at = '2026-02-03T09:00:00.000Z';
    const said = [
      { by: jan, at, past_paid: false },
      { by: noor, spoken_by: jan, at, past_paid: false },
    ];
    await open(loanWith([{ ...payment('a', first), confirmations: said, answered_by: jan, answered_at: at }]));
    expect(screen.getByRole('list', { name: 'Tijdlijn' })).toHaveTextContent(
      /Bevestigd door Jan de Vries op 3 februari 2026\. Bevestigd door Jan de Vries namens Noor de Vries op 3 februari 2026, met een machtiging/u,
    );
  });

  it('the timeline is sorted by the day of each event, the last entered first on one day', async () => {
    const late = (event: LoanEvent, hour: number): LoanEvent => ({
      ...event,
      recorded_at: `${today}T${hour}:00:00.000Z`,
    });
    const costs: LoanEvent = { ...payment('d', today), kind: 'costs', amount: 4_840 };
    await open(loanWith([late(payment('c', today), 10), late(payment('a', first), 11), late(costs, 12)]));
    const lines = within(screen.getByRole('list', { name: 'Tijdlijn' })).getAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('time')?.dateTime)).toEqual([today, today, first]);
    expect(lines[0]).toHaveTextContent(/^Kosten/u);
  });

  it('a long timeline is read a year at a time', async () => {
    const events = Array.from({ length: 14 }, (_, i) => payment(`m${i}`, addMonths(today, i - 26)));
    const { user } = await open(runningLoan(events, addMonths(today, -30)));
    const year = events[0]!.date.slice(0, 4);
    const expected = events.filter(({ date }) => date.startsWith(year)).map(({ date }) => date);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jaar' }), year);
    const lines = within(screen.getByRole('list', { name: 'Tijdlijn' })).getAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('time')?.dateTime)).toEqual(expected.toReversed());
    expect(screen.queryByRole('button', { name: /^Toon nog/u })).toBeNull();
  });

  it('"everything as planned" next to existing records: the question says what would then be paid ahead', async () => {
    // The term it pays falls due in a few days.
    const { user } = await open(runningLoan([payment('c', today)], addDays(first, 5)));
    await user.click(screen.getByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }));
    expect(await screen.findByText(/telt dan €\s247,21 als vooruitbetaald\.$/u)).toBeVisible();
  });
});
