import { contractTypeName } from '../../contracts/names.ts';
import { fullNames } from '../../names/name.ts';
import type { Sheet, SheetCell } from '../../sheet.ts';
import { byDay, type LoanPayments, PAYMENT_NAMES, type PaymentLine, STATE_WORDS } from './loanPayments.ts';

const HEADING = [
  'Datum',
  'Soort',
  'Bedrag',
  'Rente',
  'Aflossing',
  'Kosten',
  'Vooruitbetaald',
  'Telt niet mee',
  'Stand',
  'Van',
  'Aan',
  'Lening',
  'Notitie',
  'Op bankafschrift',
  'Kenmerk lening',
  'Kenmerk betaling',
];

function cells({ loan }: LoanPayments, { payment, state, went, bankDay }: PaymentLine): SheetCell[] {
  const { hashid, kind, date, amount, note } = payment;
  const parts = went
    ? [amount, went.interest + went.late, went.principal, went.costs, went.prepaid].map((cents) => ({ cents }))
    : [null, null, null, null, null];
  return [
    { date },
    PAYMENT_NAMES[kind],
    ...parts,
    went ? null : { cents: amount },
    STATE_WORDS[state],
    fullNames(loan.parties.to),
    fullNames(loan.parties.from),
    contractTypeName(loan.type),
    note,
    bankDay === null ? null : { date: bankDay },
    loan.hashid,
    hashid,
  ];
}

/**
 * The payments of these loans, by day. Amounts that don't count are in a separate column, so that the other column adds up to the
 * ledger's total.
 */
export function paymentSheet(loans: readonly LoanPayments[]): Sheet {
  const lines = loans.flatMap((one) => one.lines.map((line) => ({ date: line.payment.date, cells: cells(one, line) })));
  return { heading: HEADING, lines: lines.toSorted(byDay).map((line) => line.cells) };
}
