import type { AgreementText, Side } from '../agreementText.ts';
import { block, heightOf } from '../layout/block.ts';
import { colours, column, page, styles } from '../layout/look.ts';
import { type Sheet, type Structure, decorate, within } from '../layout/sheet.ts';
import { writingLine } from './writingLine.ts';

const gap = 28;
const half = (column.width - gap) / 2;
/** A person without the lines of the name: birth date, the two lines of the address, space. */
const belowName = 74;
const headed = 22;

/** The parties: the two sides next to each other, each person with birth date and address, or lines to write them on. */
export function parties(sheet: Sheet, text: AgreementText): void {
  const part = within(sheet, sheet.root, 'Sect');
  const height = Math.max(...text.sides.map((side) => heightOfSide(sheet, side)));
  const beside = height < (column.bottom - page.top) / 2;
  sheet.keep(styles.section.leading + 8 + (beside ? height + 34 : 120));
  sheet.bookmark('De partijen');
  block(sheet, part, 'H2', 'De partijen', styles.section, { after: 10 });
  const top = sheet.y;
  const ends = text.sides.map((side, i) => {
    if (beside) sheet.y = top;
    oneSide(sheet, part, side, column.left + (beside ? i * (half + gap) : 0), beside ? half : column.width);
    return sheet.y;
  });
  if (beside) sheet.y = Math.max(...ends);
  block(
    sheet,
    part,
    'P',
    text.notary === null
      ? 'Partijen zijn het volgende met elkaar overeengekomen.'
      : 'Partijen willen het volgende met elkaar afspreken.',
    styles.body,
    { after: 16 },
  );
  part.end();
}

function heightOfSide(sheet: Sheet, side: Side): number {
  return (
    headed + side.people.reduce((sum, { name }) => sum + heightOf(sheet, name, styles.value, half) + belowName, 0) + 30
  );
}

function linesForAddress(sheet: Sheet, part: Structure, x: number, width: number): void {
  sheet.y += 5;
  writingLine(sheet, part, 'Adres:', x, width);
  const y = sheet.y + 17;
  decorate(sheet, () =>
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colours.rule),
  );
  sheet.y += 34;
}

function oneSide(sheet: Sheet, part: Structure, side: Side, x: number, width: number): void {
  block(
    sheet,
    part,
    'P',
    side.role.charAt(0).toUpperCase() + side.role.slice(1),
    { ...styles.strong, colour: colours.green },
    { x, width, after: 4 },
  );
  for (const { name, born, address } of side.people) {
    block(sheet, part, 'P', name, styles.value, { x, width, after: 1 });
    if (born === null) writingLine(sheet, part, 'Geboren op:', x, width);
    else block(sheet, part, 'P', `geboren op ${born}`, styles.body, { x, width });
    if (address.length > 0) {
      for (const line of address) block(sheet, part, 'P', line, styles.body, { x, width });
      sheet.y += 12;
    } else linesForAddress(sheet, part, x, width);
  }
  const together = side.people.length > 1 ? 'hierna samen: ' : 'hierna: ';
  block(
    sheet,
    part,
    'P',
    `${together}de ${side.role}`,
    { ...styles.body, colour: colours.soft },
    { x, width, after: 16 },
  );
}
