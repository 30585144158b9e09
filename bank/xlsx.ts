import { serialDay } from './day.ts';
import { MAX_COLUMNS } from './table.ts';
import { UnreadableBankFile } from './unreadable.ts';
import { all, at, readXml, textAt, type XmlNode } from './xml.ts';
import type { ZipEntry } from './zip.ts';

const BROKEN = 'Dit Excel-bestand kunnen we niet lezen.';
const TOO_MANY = 'Dit Excel-bestand heeft te veel rijen.';
const MAX_ROWS = 200_000;

/** The built-in number formats that are dates without saying so (ECMA-376, 18.8.30). */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

export const isXlsx = (entries: readonly ZipEntry[]): boolean => entries.some(({ name }) => name === 'xl/workbook.xml');

interface Book {
  texts: string[];
  /** Whether a cell with this style shows a day. */
  days: boolean[];
  from1904: boolean;
}

/** The cells of the first non-empty sheet, as text: a day as `yyyy-MM-dd`, a number with a point. */
export function readXlsx(entries: readonly ZipEntry[]): string[][] {
  const part = (name: string) => entries.find((entry) => entry.name === name);
  const book: Book = { texts: [], days: [], from1904: false };
  const strings = part('xl/sharedStrings.xml');
  if (strings) book.texts = wholes(strings, ['si']).map(runs);
  const styles = part('xl/styles.xml');
  if (styles) book.days = dayStyles(wholes(styles, ['numFmts', 'cellXfs']));
  const workbook = part('xl/workbook.xml');
  if (workbook)
    book.from1904 = wholes(workbook, ['workbookPr']).some(({ attributes }) =>
      /^(1|true)$/.test(attributes['date1904'] ?? ''),
    );
  const sheets = entries
    .filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  for (const sheet of sheets) {
    const { rows } = readXml(sheet.bytes(), () => new SheetReader(book));
    const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
    if (rows.length > 0) return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
  }
  throw new UnreadableBankFile(BROKEN);
}

function wholes(entry: ZipEntry, names: string[]): XmlNode[] {
  const start = () => {
    const nodes: XmlNode[] = [];
    return { whole: new Set(names), nodes, found: (node: XmlNode) => void nodes.push(node) };
  };
  return readXml(entry.bytes(), start).nodes;
}

/** A text can be split into runs, each with its own style. */
const runs = (node: XmlNode): string =>
  [...all(node, 't'), ...all(node, 'r').flatMap((run) => all(run, 't'))].map(({ text }) => text).join('');

function dayStyles(nodes: readonly XmlNode[]): boolean[] {
  const own = new Map<number, boolean>();
  for (const format of nodes.flatMap((node) => all(node, 'numFmt'))) {
    // Anything in quotes, in brackets or after a backslash is not part of a date format.
    const bare = (format.attributes['formatCode'] ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    own.set(Number(format.attributes['numFmtId']), /[dy]/i.test(bare) && !/[0#]/.test(bare));
  }
  return nodes
    .flatMap((node) => all(node, 'xf'))
    .map(({ attributes }) => {
      const id = Number(attributes['numFmtId']);
      return own.get(id) ?? DAY_FORMATS.has(id);
    });
}

class SheetReader {
  readonly whole = new Set(['row']);
  readonly rows: string[][] = [];
  private readonly book: Book;

  constructor(book: Book) {
    this.book = book;
  }

  found(row: XmlNode): void {
    const cells: string[] = [];
    for (const cell of all(row, 'c')) {
      const column = columnOf(cell.attributes['r'] ?? '') ?? cells.length;
      if (column >= MAX_COLUMNS) continue;
      while (cells.length < column) cells.push('');
      cells[column] = written(cell, this.book);
    }
    if (this.rows.length >= MAX_ROWS) throw new UnreadableBankFile(TOO_MANY);
    if (cells.some((text) => text.trim())) this.rows.push(cells);
  }
}

/** 'B12' is in the second column, index 1. */
function columnOf(place: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(place) ?? [];
  return letters ? Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function written(cell: XmlNode, { texts, days, from1904 }: Book): string {
  const value = textAt(cell, 'v');
  const type = cell.attributes['t'] ?? 'n';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'inlineStr') return runs(at(cell, 'is') ?? cell);
  if (type === 'd') return value.slice(0, 10);
  const number = Number(value);
  if (type !== 'n' || value === '' || Number.isNaN(number)) return value;
  const day = days[Number(cell.attributes['s'] ?? -1)] ? serialDay(number, from1904) : null;
  return day ?? plain(number);
}

/** Excel stores 589,24 as 589.24000000000001. */
function plain(number: number): string {
  if (Number.isInteger(number)) return String(number);
  const cents = Math.round(number * 100);
  return Math.abs(number * 100 - cents) < 1e-5 ? (cents / 100).toFixed(2) : String(number);
}
