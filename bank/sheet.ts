import { textOf } from './decode.ts';
import { type Sheet, sheetCents, sheetDay } from './sheetLines.ts';
import { delimiterOf, rowsOf } from './table.ts';
import { UnreadableBankFile } from './unreadable.ts';
import { isXlsx, readXlsx } from './xlsx.ts';
import { isZip, zipEntries } from './zip.ts';

const NO_SHEET = 'In dit bestand vinden we geen rijen met een datum en een bedrag. Bewaar het als Excel (XLSX) of CSV.';
const BROKEN = 'Dit bestand kunnen we niet lezen. Bewaar het in Excel opnieuw, als XLSX of CSV.';
const FIRST_ROWS = 5;

/** The names people give the columns; in lower case. */
const NAMED = {
  day: /dat(?:um|e)|dag/,
  amount: /bedrag|amount|euro|€|betaald|betaling|termijn|ontvangen/,
  balance: /saldo|balan|rest|stand|openstaand|schuld|nummer|\bnr\b|jaar|maand/,
  name: /naam|name|wie|tegen|\bvan\b|\baan\b/,
  description: /omschr|descr|mededel|notiti|opmerk|toelicht|waarvoor/,
};

/**
 * Reads a homemade spreadsheet, XLSX or CSV, and guesses what each column is.
 * @throws UnreadableBankFile with a Dutch sentence.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const all = cellsOf(bytes);
  const start = all.findIndex((cells) => cells.some(isDay) && cells.some(isAmount));
  if (start < 0) throw new UnreadableBankFile(NO_SHEET);
  const rows = all.slice(start);
  const names = all.slice(0, start).findLast((cells) => cells.filter((cell) => cell.trim()).length > 1) ?? [];
  const width = Math.max(...rows.slice(0, 100).map((cells) => cells.length), names.length);
  const columns = Array.from(
    { length: width },
    (_, i) => names[i]?.trim() || `Kolom ${String.fromCharCode(65 + (i % 26))}${i < 26 ? '' : Math.floor(i / 26)}`,
  );
  return { columns, rows, firstRows: rows.slice(0, FIRST_ROWS), guess: guessed(columns, rows) };
}

function cellsOf(bytes: Uint8Array): string[][] {
  try {
    if (isZip(bytes)) {
      const entries = zipEntries(bytes);
      if (!isXlsx(entries)) throw new UnreadableBankFile(NO_SHEET);
      return readXlsx(entries);
    }
    const text = textOf(bytes);
    const delimiter = delimiterOf(text.slice(0, 20_000));
    return [...rowsOf(text, { delimiter })];
  } catch (error) {
    throw error instanceof UnreadableBankFile ? new UnreadableBankFile(BROKEN) : error;
  }
}

const isDay = (cell: string): boolean => !/^\d{5}$/.test(cell.trim()) && sheetDay(cell, 'day-month') !== null;
const isAmount = (cell: string): boolean => /\d/.test(cell) && !isDay(cell) && sheetCents(cell) !== null;

function guessed(columns: readonly string[], rows: readonly string[][]): Sheet['guess'] {
  const some = rows.slice(0, 200);
  const filled = (at: number) => some.map((cells) => cells[at] ?? '').filter((cell) => cell.trim());
  const share = (at: number, is: (cell: string) => boolean) => filled(at).filter(is).length / some.length;
  /** The column with the best score, if any scores; of equals the first. */
  const best = (score: (name: string, at: number) => number, taken: readonly (number | null)[]) => {
    const scores = columns.map((name, at) => (taken.includes(at) ? 0 : score(name.toLowerCase(), at)));
    const most = Math.max(...scores);
    return most > 0 ? scores.indexOf(most) : null;
  };
  const day = best((name, at) => share(at, isDay) * (NAMED.day.test(name) ? 2 : 1), []);
  const amount = best(
    (name, at) => share(at, isAmount) * (NAMED.balance.test(name) ? 0.1 : NAMED.amount.test(name) ? 2 : 1),
    [day],
  );
  const texts = (name: string, at: number, called: RegExp) =>
    filled(at).every((cell) => isAmount(cell) || isDay(cell)) ? 0 : called.test(name) ? 2 : 0;
  const description = best((name, at) => texts(name, at, NAMED.description), [day, amount]);
  const name = best((called, at) => texts(called, at, NAMED.name), [day, amount, description]);
  return { day, amount, name, description };
}
