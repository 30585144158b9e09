import { cleanText } from '../layout/characters.ts';
import { breakLines } from '../layout/lines.ts';
import { column, page, styles } from '../layout/look.ts';
import { measureIn, paintLine } from '../layout/paint.ts';
import { type Sheet, within } from '../layout/sheet.ts';

/** Above the line that says when the document was made (furniture.ts). */
const bottom = page.height - 52;

/**
 * At the foot of the last page: how to check that a stored paper is unchanged, at `checkAt` and without us. A file can't
 * contain its own hash, so the sentence says where Onderling shows it.
 */
export function howToCheck(sheet: Sheet, checkAt: string, beside: 'het contract' | 'de jaaropgave'): void {
  const text = `Is dit bestand nog hetzelfde? Controleer het op ${checkAt}. Dat kan ook zonder ons: vergelijk het SHA-256-getal van het bestand (sha256sum) met het controlegetal dat bij ${beside} in Onderling staat.`;
  const style = styles.small;
  const lines = breakLines(cleanText(text), column.width, measureIn(sheet, style));
  const top = bottom - lines.length * style.leading;
  const element = within(sheet, sheet.root, 'P');
  element.add(() => lines.forEach((line, i) => paintLine(sheet, line, column.left, top + i * style.leading, style)));
  element.end();
}
