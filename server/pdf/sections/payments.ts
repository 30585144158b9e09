import { formatDate } from '../../../domain/dates/dutchDate.ts';
import { isAutoPaid } from '../../../domain/loans/automatic.ts';
import { isMoney } from '../../../domain/loans/events/catalogue.ts';
import { type CountingEvent, countingEvents } from '../../../domain/loans/ledger/countingEvents.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { LoanEvent, OnStatement } from '../../../domain/wire/event.ts';
import { colours, column } from '../layout/look.ts';
import type { Sheet, Structure } from '../layout/sheet.ts';
import { type Table, tableOf } from '../layout/table.ts';

/** A payment that counts. */
type Payment = Extract<CountingEvent, { kind: 'payment' | 'extra_repayment' }>;

const columns = [
  { title: 'Datum', right: 54 },
  { title: 'Bedrag', right: 132 },
  { title: 'Soort', right: 250, left: 150 },
  { title: 'Dag bij de bank', right: 350, left: 286 },
  { title: 'Tegenrekening', right: column.width - 6 },
];

/** The owner of the bank statement it is on. */
const WHOSE: Readonly<Record<OnStatement['side'], string>> = { from: 'geldgever', to: 'geldlener' };

const kindOf = (payment: Payment): string =>
  `${payment.kind === 'payment' ? 'betaling' : 'extra aflossing'}${isAutoPaid(payment) ? ', niet bevestigd' : ''}`;

const onStatement = ({ date, side, account_tail }: OnStatement): [string, string] => [
  `${formatDate(date)} (${WHOSE[side]})`,
  account_tail === '' ? 'niet bekend' : `eindigt op ${account_tail}`,
];

/** The payments that count up to a day, in their order. */
export const paymentsUntil = (events: readonly LoanEvent[], until: string): Payment[] =>
  countingEvents(events).filter((event): event is Payment => isMoney(event.kind) && event.date <= until);

/** Payments, a year at a time, each with its lines on bank statements. */
export function paymentsTable(sheet: Sheet, section: Structure, payments: readonly Payment[]): void {
  if (payments.length === 0) return;
  const table = tableOf(sheet, section, columns);
  for (const year of new Set(payments.map(({ date }) => date.slice(0, 4))))
    oneYear(
      table,
      year,
      payments.filter(({ date }) => date.startsWith(year)),
    );
  table.row({
    cells: ['Totaal', sum(payments), '', '', ''],
    bold: true,
    headerCell: 0,
  });
  table.end();
}

const sum = (payments: readonly Payment[]) => formatEuro(payments.reduce((total, { amount }) => total + amount, 0));

function oneYear(table: Table, year: string, payments: readonly Payment[]): void {
  payments.forEach((payment, i) => {
    const [first, ...more] = (payment.bank ?? []).map(onStatement);
    const last = i === payments.length - 1 ? 1 : 0;
    const cells = [formatDate(payment.date), formatEuro(payment.amount), kindOf(payment), ...(first ?? ['', ''])];
    table.row({ cells, headerCell: 0 }, 1 + more.length + last);
    for (const line of more) table.row({ cells: ['', '', '', ...line], headerCell: 0 }, 1 + last);
  });
  // The total of a year is never alone at the top of a page.
  table.row({
    cells: [year, sum(payments), '', '', ''],
    bold: true,
    tint: colours.sunken,
    headerCell: 0,
    after: 4,
  });
}
