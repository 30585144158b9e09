import { formatDate } from '../../../domain/dates/dutchDate.ts';
import { perYear } from '../../../domain/loans/years.ts';
import type { Term } from '../../../domain/loans/term.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { AgreementText } from '../agreementText.ts';
import { block } from '../layout/block.ts';
import { colours, column, styles } from '../layout/look.ts';
import { type Sheet, type Structure, decorate } from '../layout/sheet.ts';
import { type Row, type Table, tableOf } from '../layout/table.ts';

type Annexed = NonNullable<AgreementText['annex']>['schedule'];

const columns = [
  { title: 'Termijn', right: 40 },
  { title: 'Datum', right: 108 },
  { title: 'Betaling', right: 194 },
  { title: 'Rente', right: 272 },
  { title: 'Aflossing', right: 358 },
  { title: 'Nog open', right: column.width - 6 },
];

/** Every term of the loan, grouped per calendar year, with the header repeated on each page (invariant 20). */
export function scheduleAnnex(
  sheet: Sheet,
  annex: NonNullable<AgreementText['annex']>,
  title = 'Bijlage 1. Aflossingsschema',
): void {
  sheet.newPage();
  const part: Structure = sheet.doc.struct('Sect');
  sheet.root.add(part);
  sheet.bookmark(title);
  block(sheet, part, 'H2', title, styles.section, { after: 8 });
  for (const note of annex.notes) block(sheet, part, 'P', note, styles.body, { after: 4 });
  sheet.y += 8;
  const table = tableOf(sheet, part, columns);
  years(table, annex.schedule);
  total(sheet, table, annex.schedule);
  table.end();
  part.end();
}

function years(table: Table, schedule: Annexed): void {
  for (const { year, terms, payment, interest, principal, closingBalance } of perYear(schedule)) {
    // The total of a year is never alone at the top of a page: the last term of the year comes with it.
    terms.forEach((term, i) => table.row(termRow(term), i === terms.length - 1 ? 2 : 1));
    table.row({
      cells: ['', `Totaal ${year}`, ...[payment, interest, principal, closingBalance].map(formatEuro)],
      bold: true,
      tint: colours.sunken,
      headerCell: 1,
      after: 4,
    });
  }
}

function termRow({ number, date, payment, interest, principal, balance }: Term): Row {
  const name = number === 0 ? '–' : `${number}`;
  return { cells: [name, formatDate(date), ...[payment, interest, principal, balance].map(formatEuro)], headerCell: 0 };
}

function total(sheet: Sheet, table: Table, schedule: Annexed): void {
  sheet.keep(24);
  sheet.y += 5;
  decorate(sheet, () =>
    sheet.doc
      .moveTo(column.left, sheet.y - 2)
      .lineTo(column.left + column.width, sheet.y - 2)
      .lineWidth(1.2)
      .stroke(colours.green),
  );
  const { totalPaid, totalInterest } = schedule;
  table.row({
    cells: ['', 'Totaal', ...[totalPaid, totalInterest, totalPaid - totalInterest].map(formatEuro), ''],
    bold: true,
    headerCell: 1,
  });
}
