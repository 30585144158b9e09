import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { formatReference } from '../../domain/orders/reference.ts';
import { epcQr } from '../../domain/payments/epcQr.ts';
import { spacedIban } from '../../domain/rules/iban.ts';
import { qrPath } from '../qr.ts';
import type { InvoiceInput } from './invoiceInput.ts';
import { bytesOf } from './layout/bytes.ts';
import { block } from './layout/block.ts';
import { cleanText } from './layout/characters.ts';
import { colours, column, page, styles } from './layout/look.ts';
import { paintLine, paintRight } from './layout/paint.ts';
import { createSheet, decorate, type Sheet, within } from './layout/sheet.ts';

const right = column.left + column.width;
const half = column.width / 2;
const lineHeight = styles.body.leading;
/** Side of the QR code with its quiet zone, in points: 42 mm, readable by any phone. */
const qrSize = 120;

/** An invoice or credit note on one A4: tagged, in Dutch. The same input gives the same bytes. */
export async function makeInvoice(input: InvoiceInput): Promise<Buffer> {
  const word = input.kind === 'credit' ? 'Creditfactuur' : 'Factuur';
  const sheet = createSheet({
    title: `${word} ${input.number}`,
    subject: `${word} van ${input.seller.name}`,
    madeAt: new Date(`${input.date}T12:00:00Z`),
    // Issued invoices never change; an order already requires a printable name.
    boxes: true,
  });
  const bytes = bytesOf(sheet);
  decorate(sheet, () => sheet.doc.rect(column.left, sheet.y + 1, 44, 4).fill(colours.green));
  sheet.y += 20;
  block(sheet, sheet.root, 'H1', word, styles.title, { after: 18 });
  people(sheet, input);
  facts(sheet, input);
  amounts(sheet, input);
  payment(sheet, input);
  decorate(
    sheet,
    () => paintLine(sheet, `${word} ${input.number}`, column.left, page.height - 50, styles.small),
    'Pagination',
  );
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

/** Draws the seller on the left and the buyer on the right. */
function people(sheet: Sheet, { seller, buyer }: InvoiceInput): void {
  const from = [
    seller.name,
    ...seller.address,
    ...(seller.kvk === null ? [] : [`KvK ${seller.kvk}`]),
    ...(seller.vatNumber === null ? [] : [`Btw-nummer ${seller.vatNumber}`]),
  ];
  const to =
    buyer.name === ''
      ? ['Verwijderd na zeven jaar']
      : [buyer.name, `Familie ${buyer.family}`, ...(buyer.email === '' ? [] : [buyer.email])];
  const top = sheet.y;
  const bottoms = (
    [
      ['Van', from, column.left],
      ['Aan', to, column.left + half],
    ] as const
  ).map(([title, lines, x]) => {
    sheet.y = top;
    const part = within(sheet, sheet.root, 'Sect');
    block(sheet, part, 'H2', title, styles.label, { x, width: half - 12, after: 2 });
    for (const line of lines) block(sheet, part, 'P', cleanText(line), styles.body, { x, width: half - 12 });
    part.end();
    return sheet.y;
  });
  sheet.y = Math.max(...bottoms) + 20;
}

function facts(sheet: Sheet, input: InvoiceInput): void {
  const rows: [string, string][] = [
    ['Nummer', input.number],
    ['Datum', formatDateLong(input.date)],
    ...(input.credits === null ? [] : [['Haalt weg', `factuur ${input.credits}`] as [string, string]]),
    ['Kenmerk', formatReference(input.reference)],
  ];
  lines(
    sheet,
    rows.map(([label, value]) => ({ label, value, aside: true })),
  );
  sheet.y += 20;
}

function amounts(sheet: Sheet, { kind, price, code }: InvoiceInput): void {
  const sign = kind === 'credit' ? -1 : 1;
  const euro = (cents: number) => formatEuro(cents === 0 ? 0 : sign * cents);
  const what = `Plaats voor ${price.added} ${price.added === 1 ? 'familielid' : 'familieleden'} meer`;
  lines(sheet, [
    {
      label: `${what}, van ${formatDateLong(price.from)} tot en met ${formatDateLong(price.until)}`,
      value: euro(price.subtotal),
    },
    {
      label: `${formatEuro(price.per_year)} per jaar, ${price.days} van ${price.year_days} dagen`,
      value: '',
      small: true,
    },
    ...(price.discount === 0
      ? []
      : [
          {
            label: `Korting van ${price.discount_percent} %${code === null ? '' : ` met code ${code}`}`,
            value: euro(-price.discount),
          },
        ]),
    { label: 'Zonder btw', value: euro(price.total - price.vat) },
    { label: `Btw ${price.vat_percent} %`, value: euro(price.vat) },
    { label: kind === 'credit' ? 'Totaal terug' : 'Totaal', value: euro(price.total), strong: true },
  ]);
  sheet.y += 22;
}

interface Line {
  label: string;
  value: string;
  strong?: boolean;
  small?: boolean;
  /** The value is next to its label instead of at the right edge. */
  aside?: boolean;
}

/** Rows of a label and a value, each with a line above it. */
function lines(sheet: Sheet, rows: Line[]): void {
  const table = within(sheet, sheet.root, 'Table');
  for (const { label, value, strong = false, small = false, aside = false } of rows) {
    const { y } = sheet;
    if (!aside && !small)
      decorate(sheet, () =>
        sheet.doc
          .moveTo(column.left, y)
          .lineTo(right, y)
          .lineWidth(strong ? 1 : 0.5)
          .stroke(strong ? colours.ink : colours.hairline),
      );
    const top = aside || small ? y : y + 4;
    const row = within(sheet, table, 'TR');
    const style = small ? styles.small : strong ? styles.strong : styles.body;
    within(sheet, row, 'TH', { scope: 'Row' })
      .add(() => paintLine(sheet, label, column.left, top, aside ? styles.label : style))
      .end();
    const cell = within(sheet, row, 'TD');
    if (value !== '')
      cell.add(() =>
        aside
          ? paintLine(sheet, value, column.left + 110, top, styles.body)
          : paintRight(sheet, value, right, top, { ...style, face: strong ? 'figuresBold' : 'figures' }),
      );
    cell.end();
    row.end();
    sheet.y = top + lineHeight + (aside ? 0 : 4);
  }
  table.end();
}

/** Draws payment instructions with a QR code, or the note that nothing has to be paid. */
function payment(sheet: Sheet, { kind, settled, seller, price, reference }: InvoiceInput): void {
  const part = within(sheet, sheet.root, 'Sect');
  if (kind === 'credit' || settled) {
    block(
      sheet,
      part,
      'P',
      kind === 'credit' ? 'Wat je hiervoor al betaalde, krijg je terug.' : 'Deze factuur is betaald.',
      styles.body,
    );
    part.end();
    return;
  }
  const payload = epcQr({ name: seller.name, iban: seller.iban, amount: price.total, text: reference });
  const width = column.width - qrSize - 24;
  const top = sheet.y;
  block(sheet, part, 'H2', 'Zo betaal je', styles.section, { width, after: 6 });
  block(
    sheet,
    part,
    'P',
    `Maak ${formatEuro(price.total)} over naar ${spacedIban(seller.iban)} op naam van ${cleanText(seller.name)}.`,
    styles.body,
    { width, after: 6 },
  );
  block(sheet, part, 'P', `Zet in de omschrijving alleen: ${formatReference(reference)}`, styles.strong, {
    width,
    after: 6,
  });
  block(
    sheet,
    part,
    'P',
    'Of scan de code met de app van je bank. Dan staat alles al klaar. Heb je online betaald? Dan hoef je niets meer te doen.',
    styles.body,
    { width },
  );
  if (payload !== null) {
    const { size, path } = qrPath(payload);
    within(sheet, part, 'Figure', { alt: 'QR-code om met de app van je bank te betalen' })
      .add(() => {
        sheet.doc
          .save()
          .translate(right - qrSize, top)
          .scale(qrSize / size);
        sheet.doc.path(path).fill('#000000');
        sheet.doc.restore();
      })
      .end();
    sheet.y = Math.max(sheet.y, top + qrSize);
  }
  part.end();
}
