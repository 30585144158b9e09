import { type Side, sideOf } from '../../contracts/sides.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import { isAutoPaid } from '../../loans/automatic.ts';
import { askedBack, takenBack } from '../../loans/events/takenBack.ts';
import { ledgerOf } from '../../loans/ledger/ledger.ts';
import type { Ledger, LedgerEntry } from '../../loans/ledger/types.ts';
import type { LoanDetail } from '../../wire/contract.ts';
import type { LoanEvent } from '../../wire/event.ts';

/** Whether a payment counts, and what is still open about it. */
type PaymentState = 'counts' | 'assumed' | 'asked_back' | 'reported' | 'refused' | 'taken_back' | 'left_out';

/** The wording in a file. */
export const STATE_WORDS: Readonly<Record<PaymentState, string>> = {
  counts: 'Telt mee',
  assumed: 'Telt mee, niet bevestigd',
  asked_back: 'Telt mee, terugdraaien is gevraagd',
  reported: 'Gemeld, telt niet mee',
  refused: 'Niet ontvangen, telt niet mee',
  taken_back: 'Teruggedraaid, telt niet mee',
  left_out: 'Past niet in de lening, telt niet mee',
};

export const PAYMENT_NAMES = { payment: 'Betaling', extra_repayment: 'Extra aflossing' } as const;

type Payment = Extract<LoanEvent, { kind: keyof typeof PAYMENT_NAMES }>;

/** One recorded payment. */
export interface PaymentLine {
  payment: Payment;
  state: PaymentState;
  /** The amounts it paid, by the ledger; null if it does not count. */
  went: LedgerEntry | null;
  /** Its day on the bank statement of the reader's side, or else of the other; null if it was found on none. */
  bankDay: IsoDate | null;
}

/** The payments of a loan, oldest day first, as every format uses them (docs/decisions/0010). */
export interface LoanPayments {
  loan: LoanDetail;
  /** The reader's side. */
  side: Side;
  ledger: Ledger;
  lines: readonly PaymentLine[];
}

const isPayment = (event: LoanEvent): event is Payment => event.kind in PAYMENT_NAMES;

/** @param reader by hashid: their side of the loan determines the direction of the money */
export function loanPayments(loan: LoanDetail, reader: string | undefined): LoanPayments {
  const ledger = ledgerOf(loan, loan.events);
  const side = sideOf(loan.parties, reader);
  const [gone, asked] = [takenBack(loan.events), askedBack(loan.events)];
  const entries = new Map(ledger.entries.map((entry) => [entry.hashid, entry]));
  const stateOf = (payment: Payment): PaymentState => {
    if (gone.has(payment.hashid)) return 'taken_back';
    if (payment.status !== 'confirmed') return payment.status;
    if (!entries.has(payment.hashid)) return 'left_out';
    if (asked.has(payment.hashid)) return 'asked_back';
    return isAutoPaid(payment) ? 'assumed' : 'counts';
  };
  const lines = loan.events.filter(isPayment).map((payment): PaymentLine => {
    const { bank = [] } = payment;
    const onStatement = bank.find((line) => line.side === side) ?? bank[0];
    return {
      payment,
      state: stateOf(payment),
      went: entries.get(payment.hashid) ?? null,
      bankDay: onStatement?.date ?? null,
    };
  });
  return { loan, side, ledger, lines: lines.toSorted((a, b) => byDay(a.payment, b.payment)) };
}

/** Sorts by day; within a day the order of arrival stays. */
export const byDay = (a: { date: IsoDate }, b: { date: IsoDate }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
