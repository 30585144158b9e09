import { screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths } from '../../../../domain/dates/isoDate.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { todayInAmsterdam } from '../../../../domain/dates/today.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
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
/** The first term falls due in nine days. */
const first = addDays(today, 9);
const borrower = aUser({ hashid: 'sanne', family_role: 'member' });
const marijke = { hashid: 'marijke', firstname: 'Marijke', infix: '', lastname: 'Hoekstra' };
const IBAN = 'NL91ABNA0417164300';

/** A loan with an account to pay to. */
function payable(events: LoanEvent[], since: string): LoanDetail {
  const loan = runningLoan(events, since);
  return { ...loan, contract: { ...loan.contract, account_iban: IBAN } };
}
/** Lent a while ago; this was paid yesterday. */
const loanPaid = (amount: number) => payable([paymentEvent(amount, addDays(today, -1))], first);

describe('R-8.5 paying a loan', () => {
  it('comes first on the page, and changing or ending the contract last', async () => {
    await openLoanPage(testStore, loanPaid(24_721));
    const paying = await screen.findByRole('heading', { name: 'Betalingen' });
    const follows = (name: string) =>
      paying.compareDocumentPosition(screen.getByRole('heading', { name })) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(['Verloop', 'Schema', 'Afspraken', 'Dit contract wijzigen of stoppen'].map(follows)).not.toContain(false);
    const end = screen.getByRole('region', { name: 'Dit contract wijzigen of stoppen' });
    expect(within(end).getByRole('link', { name: 'Stel een wijziging voor' })).toBeVisible();
  });

  it('a payment ahead is mentioned, and not asked for again', async () => {
    await openLoanPage(testStore, loanPaid(24_721), borrower);
    expect(await screen.findByText(`Vooruitbetaald tot en met ${formatDateLong(first)}.`)).toBeVisible();
    const next = formatDateLong(addMonths(first, 1));
    expect(screen.getByText(new RegExp(`^De volgende termijn is €\\s247,21, op ${next}\\.`, 'u'))).toBeVisible();
  });

  it('the rest of a partly paid term is asked for', async () => {
    const { user } = await openLoanPage(testStore, loanPaid(10_000), borrower);
    expect(await screen.findByText(/Daarvan is €\s100,00 al betaald\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Betaal met je bank-app' }));
    expect(await screen.findByText(/^€\s147,21$/u)).toBeVisible();
  });

  describe('S-513 earlier payments can be entered while nothing counts as late', () => {
    const offer = () => screen.queryByRole('button', { name: 'Ik voer de betalingen van vroeger nu in' });
    const keeper = aUser();
    const since = (months: number) => runningLoan([paymentEvent(1_000, addDays(today, -1))], addMonths(today, -months));
    const closed = (loan: LoanDetail): LoanDetail => ({
      ...loan,
      book: { ...bookOf(loan, keeper), entering_closed: true },
    });

    it('when three terms or more are missing', async () => {
      await openLoanPage(testStore, since(3), keeper);
      expect(await screen.findByRole('button', { name: 'Ik voer de betalingen van vroeger nu in' })).toBeVisible();
    });

    it.each([
      ['when fewer are missing', since(1)],
      ['when the server refuses the reader now', closed(since(3))],
    ])('not %s', async (_, loan) => {
      await openLoanPage(testStore, loan, keeper);
      expect(await screen.findByRole('button', { name: 'Betaling invoeren' })).toBeVisible();
      await import('./Entering.tsx');
      expect(offer()).not.toBeInTheDocument();
    });
  });

  describe('a reported payment that waits for its answer', () => {
    const reported = (amount: number, day = addDays(today, -1)) => paymentEvent(amount, day, { status: 'reported' });
    const asking = () => [
      screen.queryByRole('button', { name: 'Betaal met je bank-app' }),
      screen.queryByRole('button', { name: 'Deel een betaalverzoek' }),
    ];
    const late = addMonths(today, -1);
    const overdue = (amount: number) => [paymentEvent(10_000, late), { ...reported(amount), hashid: 'waits' }];

    it.each([
      ['by a mandate counts for the other lender too', [], true],
      ['counts for the reader alone', [marijke], false],
    ])("one lender's answer %s, which the page says beforehand", async (_, then, told) => {
      const loan = payable([reported(24_721)], first);
      const waits = [...loan.parties.from, marijke];
      const both = { ...loan, parties: { ...loan.parties, from: waits } };
      const [event] = loan.events;
      const book = { ...bookOf(both, aUser()), open: [{ event: event!.hashid, waits, then, mine: true }] };
      const shown = { ...both, book };
      await openLoanPage(testStore, shown);
      expect(await screen.findByRole('button', { name: /^Klopt:/u })).toBeVisible();
      expect(screen.queryAllByText('Zeg je dat het klopt, dan telt dat ook voor Marijke.')).toHaveLength(told ? 1 : 0);
    });

    describe.each([
      ['of the whole next term', payable([reported(24_721)], first)],
      ['of all that is overdue', payable(overdue(39_442), late)],
    ])('%s', (_, loan) => {
      it.each([
        ['borrower', borrower, 'Meld nog een betaling'],
        ['lender', aUser(), 'Betaling invoeren'],
      ])('is not asked for again from the %s', async (__, me, button) => {
        const { user } = await openLoanPage(testStore, loan, me);
        await user.click(await screen.findByRole('button', { name: button }));
        const dialog = within(await screen.findByRole('dialog'));
        expect(dialog.getByRole('textbox', { name: 'Bedrag' })).toHaveDisplayValue('');
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(screen.getByRole('button', { name: button })).toBeVisible();
        expect(asking()).toEqual([null, null]);
      });
    });

    describe.each([
      ['of a part leaves the rest', payable([reported(10_000)], first), '147,21'],
      ['of a part of what is overdue leaves the rest', payable(overdue(30_000), late), '94,42'],
      ['of a term long ago leaves the next one', payable([reported(24_721, late)], late), '247,21'],
    ])('%s', (_, loan, rest) => {
      it('to be paid', async () => {
        const { user } = await openLoanPage(testStore, loan, borrower);
        await user.click(await screen.findByRole('button', { name: 'Betaal met je bank-app' }));
        const list = within((await screen.findByText('Rekening')).closest('dl')!);
        expect(list.getByText(new RegExp(`^€\\s${rest}$`, 'u'))).toBeVisible();
      });

      it('to be asked for', async () => {
        const { user } = await openLoanPage(testStore, loan);
        const written = jest.spyOn(navigator.clipboard, 'writeText');
        await user.click(await screen.findByRole('button', { name: 'Deel een betaalverzoek' }));
        await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringContaining(rest)));
      });
    });
  });

  it('account, amount and description are copied as the app of a bank takes them', async () => {
    const { user, container } = await openLoanPage(testStore, loanPaid(24_721), borrower);
    await user.click(await screen.findByRole('button', { name: 'Betaal met je bank-app' }));
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    const list = within((await screen.findByText('Rekening')).closest('dl')!);
    expect(list.getByText('NL91 ABNA 0417 1643 00')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Kopieer: Rekening' }));
    expect(written).toHaveBeenLastCalledWith(IBAN);
    await user.click(list.getByRole('button', { name: 'Kopieer: Bedrag' }));
    expect(written).toHaveBeenLastCalledWith('247,21');
    await user.click(list.getByRole('button', { name: 'Kopieer: Omschrijving' }));
    expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^Lening, termijn /u));
    expect(await faults(container)).toEqual([]);
  });

  it.each([
    ['of one term with the day of that term', 2, `Lening, termijn ${formatDateLong(today)}`],
    ['of several terms with all until today', 1, `Lening, achterstand tot en met ${formatDateLong(today)}`],
  ] as const)('pays the overdue sum %s, and not the next term', async (_, terms, said) => {
    const since = addMonths(today, -2);
    const onTime = [paymentEvent(24_721, since), paymentEvent(24_721, addMonths(since, 1))].slice(0, terms);
    const { user } = await openLoanPage(testStore, payable(onTime, since), borrower);
    await user.click(await screen.findByRole('button', { name: 'Betaal met je bank-app' }));
    expect(await screen.findByText(/^Lening, /u)).toHaveTextContent(said);
  });

  it('a payment request to two people addresses both', async () => {
    const loan = loanPaid(24_721);
    const sanne = loan.parties.to[0]!;
    const parties = { ...loan.parties, to: [sanne, { ...sanne, hashid: 'thomas', firstname: 'Thomas' }] };
    const { user } = await openLoanPage(testStore, { ...loan, parties });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Deel een betaalverzoek' }));
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith(
        expect.stringMatching(/^Hoi Sanne en Thomas, willen jullie €\s247,21 overmaken voor de lening\?/u),
      ),
    );
  });

  it('the lender shares a payment request, or copies it where the device cannot share', async () => {
    const { user } = await openLoanPage(testStore, loanPaid(24_721));
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Deel een betaalverzoek' }));
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    const copied = written.mock.calls[0]?.[0];
    expect(copied).toMatch(/^Hoi Sanne, wil je €\s247,21 overmaken voor de lening\?\nRekening: NL91 ABNA/u);
    const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Deel een betaalverzoek' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: copied }));
    Reflect.deleteProperty(navigator, 'share');
  });

  it('asks whether a surplus over the amount due and the next term is an extra repayment, and saves it as two records', async () => {
    const { user } = await openLoanPage(testStore, loanPaid(10_000));
    await user.click(await screen.findByRole('button', { name: 'Betaling invoeren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Betaling invoeren' }));
    const type = async (amount: string) => {
      await user.clear(dialog.getByRole('textbox', { name: 'Bedrag' }));
      await user.type(dialog.getByRole('textbox', { name: 'Bedrag' }), amount);
      await user.tab();
    };
    const said = () => dialog.queryByRole('radio', { name: /^Extra aflossing/u });
    await type('147,21');
    expect(said()).toBeNull();
    await type('100');
    expect(dialog.getByText(/^Nu wordt €\s147,21 verwacht\. Klopt €\s100,00\?/u)).toBeVisible();
    await type('1.147,21');
    expect(said()).not.toBeChecked();
    testStore.network.on('POST /contract/event', json({ ...loanPaid(10_000), ledger_version: 7 }));
    await user.click(dialog.getByRole('button', { name: 'Bewaar betaling' }));
    expect(testStore.sent('POST /contract/event')).toEqual([]);
    await user.click(said()!);
    await user.click(dialog.getByRole('button', { name: 'Bewaar betaling' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(testStore.sent('POST /contract/event')).toMatchObject([
      { kind: 'payment', amount: 14_721 },
      { kind: 'extra_repayment', amount: 100_000, outcome: 'lower_payment', ledger_version: 7 },
    ]);
  });
});
