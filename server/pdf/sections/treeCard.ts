import type { Card } from '../../../domain/family/treeLayout.ts';
import { kinshipName } from '../../../domain/names/kinship.ts';
import { fullName, initials } from '../../../domain/names/name.ts';
import type { TreePerson } from '../familyTreeInput.ts';
import { cleanText } from '../layout/characters.ts';
import { breakLines } from '../layout/lines.ts';
import { colours, styles, type TextStyle } from '../layout/look.ts';
import { measureIn, paintLine } from '../layout/paint.ts';
import type { Sheet } from '../layout/sheet.ts';

/** The size of a card, in points. */
export const cardSize = { width: 118, height: 122 } as const;
const radius = 24;
const faceTop = 12;
const nameLines = 2;
/** The background of initials: a touch of the house's green. */
const tint = '#DCEDE8';

const nameStyle: TextStyle = { ...styles.value, size: 10, leading: 13 };
const yearStyle: TextStyle = { ...styles.label, face: 'figures' };
const initialsStyle: TextStyle = { face: 'semibold', size: 16, leading: 20, colour: colours.green };

function centred(sheet: Sheet, text: string, middle: number, top: number, style: TextStyle): void {
  paintLine(sheet, text, middle - measureIn(sheet, style)(text) / 2, top, style);
}

/** Somebody's name and years. */
export function paintPerson(sheet: Sheet, { person, x, y, place }: Card<TreePerson>): void {
  const middle = x + cardSize.width / 2;
  const broken = breakLines(cleanText(fullName(person)), cardSize.width - 14, measureIn(sheet, nameStyle));
  const names = broken
    .slice(0, nameLines)
    .map((line, i) => (i === nameLines - 1 && broken.length > nameLines ? `${line}…` : line));
  const style = person.passed_away ? { ...nameStyle, colour: colours.soft } : nameStyle;
  const top = y + faceTop + 2 * radius + 7;
  names.forEach((line, i) => centred(sheet, line, middle, top + i * style.leading, style));
  const role = place === 'former' ? 'ex-partner' : person.kinship ? kinshipName(person).toLowerCase() : '';
  const below = [yearsOf(person), role].filter((line) => line !== '');
  below.forEach((line, i) =>
    centred(sheet, line, middle, top + names.length * style.leading + 1 + i * yearStyle.leading, yearStyle),
  );
}

/** '1990', or '1958 – 2024' of somebody who died. */
function yearsOf({ birthdate, death_date, passed_away }: TreePerson): string {
  const born = birthdate?.slice(0, 4) ?? '';
  return passed_away ? `${born || '?'} – ${death_date?.slice(0, 4) ?? '?'}` : born;
}

/** The card under it: a frame with a photo or initials. */
export function paintCard(sheet: Sheet, { person, x, y }: Card<TreePerson>): void {
  const { doc } = sheet;
  const [middle, centre] = [x + cardSize.width / 2, y + faceTop + radius];
  doc
    .roundedRect(x, y, cardSize.width, cardSize.height, 8)
    .lineWidth(0.8)
    .fillAndStroke(person.passed_away ? colours.sunken : '#FFFFFF', colours.hairline);
  if (person.photo === null) {
    doc.circle(middle, centre, radius).fill(person.passed_away ? colours.hairline : tint);
    centred(
      sheet,
      initials(person),
      middle,
      centre - 10.5,
      person.passed_away ? { ...initialsStyle, colour: colours.soft } : initialsStyle,
    );
    return;
  }
  const side = 2 * radius;
  doc.save().circle(middle, centre, radius).clip();
  doc.image(Buffer.from(person.photo), middle - radius, centre - radius, {
    cover: [side, side],
    align: 'center',
    valign: 'center',
  });
  doc.restore();
  doc
    .circle(middle, centre, radius)
    .lineWidth(0.8)
    .stroke(person.passed_away ? colours.rule : colours.hairline);
}
