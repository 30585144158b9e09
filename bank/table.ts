import { UnreadableBankFile } from './unreadable.ts';

/** More than any bank writes: the widest has thirty columns. */
export const MAX_COLUMNS = 100;
/** Maximum length of one line, in characters. */
const MAX_RECORD = 10_000;

const CUT = 'Aan het eind van dit bestand ontbreekt een stuk. Er is niets verwerkt.';
const row = (line: number) => `Regel ${line} van dit bestand kunnen we niet lezen. Er is niets verwerkt.`;

export type Delimiter = ';' | ',' | '\t';

interface Dialect {
  delimiter: Delimiter;
  /** The column whose text is in single quotes (ASN); none in other files. */
  singleQuoted?: number;
  /** Quotes within a text are not doubled, and every text is quoted. */
  bare?: boolean;
}

/** The separator of a line's columns: the candidate that occurs most often outside quotes. */
export function delimiterOf(line: string): Delimiter {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: Delimiter) => bare.split(sign).length;
  const [best] = ([';', '\t', ','] as const).toSorted((a, b) => count(b) - count(a));
  return best ?? ';';
}

/**
 * The rows of a text with separators (RFC 4180): a quoted text may hold the separator, a line break and doubled quotes.
 * A single quote within a text is part of it. Empty lines are skipped.
 */
export function* rowsOf(text: string, { delimiter, singleQuoted, bare = false }: Dialect): Generator<string[]> {
  let at = 0;
  let line = 0;
  while (at < text.length) {
    const cells: string[] = [];
    const start = at;
    line += 1;
    for (;;) {
      const quote = text[at] === '"' ? '"' : cells.length === singleQuoted && text[at] === "'" ? "'" : null;
      const end = quote ? endOfQuoted(text, at, { quote, delimiter, bare, start }) : endOfPlain(text, at, delimiter);
      if (end - start > MAX_RECORD || cells.length >= MAX_COLUMNS) throw new UnreadableBankFile(row(line));
      const cell = quote ? text.slice(at + 1, end - 1) : text.slice(at, end);
      cells.push(quote === '"' && !bare && cell.includes('"') ? cell.replaceAll('""', '"') : cell);
      at = end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (cells.length > 1 || cells[0]?.trim()) yield cells;
  }
}

function endOfPlain(text: string, from: number, delimiter: Delimiter): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === delimiter || sign === '\n' || sign === '\r') break;
    at += 1;
    if (at - from > MAX_RECORD) break;
  }
  return at;
}

/** Just after the quote that ends a text: the one before a separator or the end of the line. */
function endOfQuoted(
  text: string,
  from: number,
  { quote, delimiter, bare, start }: { quote: string; delimiter: Delimiter; bare: boolean; start: number },
): number {
  let at = from + 1;
  for (;;) {
    at = text.indexOf(quote, at);
    if (at < 0) throw new UnreadableBankFile(CUT);
    if (at - start > MAX_RECORD) return at;
    const next = text[at + 1];
    if (next === undefined || next === '\n' || next === '\r') return at + 1;
    if (next === delimiter && (!bare || text[at + 2] === quote)) return at + 1;
    at += next === quote && !bare ? 2 : 1;
  }
}
