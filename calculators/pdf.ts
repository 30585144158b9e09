import { type Letter, linesOf, widthOf, written } from './glyphs.ts';

/** A part of the paper, in the order of reading. */
export type Part =
  | { kind: 'h1' | 'h2' | 'h3' | 'p' | 'point'; text: string }
  /** Names and figures; `head` names the columns of a table. The last columns are figures, right-aligned. */
  | { kind: 'rows'; head: readonly string[]; rows: readonly (readonly string[])[] };

const PAGE = { width: 595, height: 842, margin: 56, foot: 40 };
const ROOM = PAGE.width - 2 * PAGE.margin;
const LEADING = 1.45;

interface Look {
  letter: Letter;
  size: number;
  /** Space above it, in points. */
  space: number;
  role: string;
}
const LOOKS: Readonly<Record<'h1' | 'h2' | 'h3' | 'p' | 'point', Look>> = {
  h1: { letter: 'bold', size: 20, space: 0, role: 'H1' },
  h2: { letter: 'bold', size: 14, space: 16, role: 'H2' },
  h3: { letter: 'bold', size: 11, space: 10, role: 'H3' },
  p: { letter: 'regular', size: 10.5, space: 5, role: 'P' },
  point: { letter: 'regular', size: 10.5, space: 4, role: 'P' },
};
const CELL: Look = { letter: 'regular', size: 10, space: 3, role: 'TD' };

/** The role that a screen reader announces, with its marks on the pages. */
interface Element {
  role: string;
  kids: Element[];
  marks: { page: number; mark: number }[];
}

/** A page being written: its operators, and the owner of each mark. */
interface Sheet {
  operators: string[];
  marked: Element[];
}

const escaped = (text: string) => text.replaceAll(/[\\()]/gu, String.raw`\$&`);
const shown = (text: string, x: number, y: number, { letter, size }: Pick<Look, 'letter' | 'size'>) =>
  `BT /${letter === 'bold' ? 'B' : 'R'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${escaped(text)}) Tj ET`;

/** Lays the parts out on as many pages as they need. */
function layOut(parts: readonly Part[]): { sheets: Sheet[]; root: Element } {
  let sheet: Sheet = { operators: [], marked: [] };
  const sheets = [sheet];
  const root: Element = { role: 'Document', kids: [], marks: [] };
  let y = PAGE.height - PAGE.margin;
  const under = (parent: Element, role: string): Element => {
    const made: Element = { role, kids: [], marks: [] };
    parent.kids.push(made);
    return made;
  };
  const need = (height: number) => {
    if (y - height >= PAGE.margin) return;
    sheet = { operators: [], marked: [] };
    sheets.push(sheet);
    y = PAGE.height - PAGE.margin;
  };
  const put = (element: Element, text: string, x: number, at: number, look: Look) => {
    const mark = sheet.marked.push(element) - 1;
    element.marks.push({ page: sheets.length - 1, mark });
    sheet.operators.push(`/${element.role} <</MCID ${mark}>> BDC ${shown(text, x, at, look)} EMC`);
  };

  const words = (kind: Exclude<Part['kind'], 'rows'>, text: string) => {
    const look = LOOKS[kind];
    const inset = kind === 'point' ? 12 : 0;
    const element = under(root, look.role);
    const lines = linesOf(written(text), look.letter, look.size, ROOM - inset);
    y -= look.space;
    // A heading stays with the part below it.
    need(look.size * LEADING + (look.letter === 'bold' ? 40 : 0));
    for (const [at, line] of lines.entries()) {
      need(look.size * LEADING);
      y -= look.size * LEADING;
      put(element, inset > 0 && at === 0 ? `\u0095 ${line}` : line, PAGE.margin + (at === 0 ? 0 : inset), y, look);
    }
  };
  const row = (table: Element, cells: readonly string[], head: boolean) => {
    const element = under(table, 'TR');
    const look: Look = { ...CELL, letter: head ? 'bold' : 'regular' };
    // The first column gets the remaining width.
    const column = cells.length > 2 ? ROOM / cells.length : ROOM * 0.36;
    const first = ROOM - column * (cells.length - 1);
    const lines = cells.map((cell, at) =>
      linesOf(written(cell), look.letter, look.size, (at === 0 ? first : column) - 8),
    );
    const height = Math.max(1, ...lines.map(({ length }) => length)) * look.size * LEADING;
    need(height + look.space);
    y -= look.space;
    for (const [at, ofCell] of lines.entries()) {
      const cell = under(element, head || at === 0 ? 'TH' : 'TD');
      const right = PAGE.margin + first + at * column;
      for (const [nth, line] of ofCell.entries()) {
        const x = at === 0 ? PAGE.margin : right - widthOf(line, look.letter, look.size);
        put(cell, line, x, y - (nth + 1) * look.size * LEADING, look);
      }
    }
    y -= height;
    const line = (y - 3).toFixed(2);
    sheet.operators.push(
      `/Artifact BMC 0.8 G 0.5 w ${PAGE.margin} ${line} m ${PAGE.width - PAGE.margin} ${line} l S EMC`,
    );
  };
  for (const part of parts) {
    if (part.kind !== 'rows') words(part.kind, part.text);
    else {
      const table = under(root, 'Table');
      y -= 4;
      if (part.head.length > 0) row(table, part.head, true);
      for (const cells of part.rows) row(table, cells, false);
    }
  }
  return { sheets, root };
}

/** A text of the file itself, outside its pages. */
const said = (text: string) =>
  `<FEFF${Array.from(text, (char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

/**
 * A PDF of the calculation, as bytes: made in the browser, so that nothing is sent. Tagged, for screen readers.
 * @param foot at the bottom of each page, before its number
 */
export function pdfOf(title: string, parts: readonly Part[], foot: string): Uint8Array<ArrayBuffer> {
  const { sheets, root } = layOut(parts);
  const objects: string[] = [];
  const reserve = () => objects.push('');
  const fill = (number: number, text: string) => {
    objects[number - 1] = text;
  };
  const catalog = reserve();
  const pages = reserve();
  const tree = reserve();
  const info = reserve();
  const letters = ['Helvetica', 'Helvetica-Bold'].map((name) =>
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  );
  const numbered = sheets.map((sheet) => ({ ...sheet, number: reserve() }));
  const numberOf = new Map<Element, number>();
  const element = (one: Element, parent: number): number => {
    const number = reserve();
    numberOf.set(one, number);
    const kids = one.kids.map((kid) => `${element(kid, number)} 0 R`);
    const marks = one.marks.map(({ page, mark }) => `<< /Type /MCR /Pg ${numbered[page]?.number} 0 R /MCID ${mark} >>`);
    const scope = one.role === 'TH' ? ` /A << /O /Table /Scope /${scopeOf(one, root)} >>` : '';
    const all = [...kids, ...marks].join(' ');
    fill(number, `<< /Type /StructElem /S /${one.role} /P ${parent} 0 R /K [${all}]${scope} >>`);
    return number;
  };
  const top = element(root, tree);
  for (const [at, { operators, number }] of numbered.entries()) {
    const small = { letter: 'regular', size: 8.5 } as const;
    const line = shown(written(`${foot} · ${at + 1} van ${sheets.length}`), PAGE.margin, PAGE.foot - 8, small);
    const stream = [...operators, `/Artifact BMC ${line} EMC`].join('\n');
    const content = objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    fill(
      number,
      `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${content} 0 R /Tabs /S /StructParents ${at} /Resources << /Font << /R ${letters[0]} 0 R /B ${letters[1]} 0 R >> >> >>`,
    );
  }
  const parents = sheets.map(
    ({ marked }, at) => `${at} [${marked.map((one) => `${numberOf.get(one)} 0 R`).join(' ')}]`,
  );
  fill(tree, `<< /Type /StructTreeRoot /K [${top} 0 R] /ParentTree << /Nums [${parents.join(' ')}] >> >>`);
  fill(
    pages,
    `<< /Type /Pages /Count ${sheets.length} /Kids [${numbered.map(({ number }) => `${number} 0 R`).join(' ')}] >>`,
  );
  fill(info, `<< /Title ${said(title)} /Creator (Onderling) >>`);
  fill(
    catalog,
    `<< /Type /Catalog /Pages ${pages} 0 R /Lang (nl-NL) /MarkInfo << /Marked true >> /StructTreeRoot ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  return bytesOf(objects, catalog, info);
}

/** Whether a heading in a table belongs to its column, in the first row of a table that has one, or to its row. */
function scopeOf(heading: Element, root: Element): 'Column' | 'Row' {
  const rows = root.kids.flatMap(({ kids }) => kids.slice(0, 1));
  return rows.some(({ kids }) => kids.includes(heading) && kids.every(({ role }) => role === 'TH')) ? 'Column' : 'Row';
}

/** The objects in sequence, and the offset of each: every character is a byte. */
function bytesOf(objects: readonly string[], catalog: number, info: number): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n';
  const begins = objects.map((text, at) => {
    const begin = file.length;
    file += `${at + 1} 0 obj\n${text}\nendobj\n`;
    return begin;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (char) => char.codePointAt(0) ?? 0);
}
