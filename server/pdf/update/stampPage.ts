import type { SetText } from '../layout/figures.ts';
import type { PdfUpdate } from './pdfUpdate.ts';
import { numberAfter } from './readCompact.ts';

/** A line to put on a page. */
export interface Line {
  text: SetText;
  size: number;
  /** The position of its start, in points from the bottom left. */
  x: number;
  y: number;
}

function addStream(update: PdfUpdate, content: string): number {
  const id = update.newId();
  const data = Buffer.from(content, 'latin1');
  const head = `${id} 0 obj\n<<\n/Length ${data.length}\n>>\nstream\n`;
  update.setStream(id, Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')]));
  return id;
}

/** On white, as a scan fills its page to the edge. */
const drawn = ({ text, size, x, y }: Line) =>
  `1 1 1 rg ${(x - 3).toFixed(2)} ${y - 3} ${(text.width + 6).toFixed(2)} ${size + 4} re f 0.31 0.37 0.35 rg BT /Stamp ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y} Tm <${text.codes}> Tj ET`;

/**
 * Puts lines in one font on an appended page, over its content. Screen readers skip them: they belong to the page and not to its
 * text.
 */
export function stampPage(update: PdfUpdate, page: number, lines: readonly Line[]): void {
  const [first] = lines;
  if (first === undefined) return;
  // The page may leave a changed coordinate system: it is restored.
  const before = addStream(update, 'q');
  const after = addStream(update, `Q q /Artifact <</Type /Pagination>> BDC ${lines.map(drawn).join(' ')} EMC Q`);
  update.edit(page, /\/Contents (\d+ 0 R)/, ([, own]) => `/Contents [${before} 0 R ${own} ${after} 0 R]`);
  const resources = numberAfter('/Resources', update.body(page));
  const font = `/Stamp ${first.text.font} 0 R`;
  if (update.body(resources).includes('/Font <<')) update.edit(resources, /\/Font <</, () => `/Font << ${font}`);
  else update.edit(resources, />>\s*$/, () => `/Font << ${font} >>\n>>`);
}
