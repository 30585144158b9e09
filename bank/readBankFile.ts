import type { BankLine } from '../domain/bank/bankLine.ts';
import { bankOf } from './account.ts';
import { advice, bankNamed } from './advice.ts';
import { readCamt } from './camt.ts';
import { readBankCsv } from './csv.ts';
import { textOf } from './decode.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { readTable } from './tableLines.ts';
import { UnreadableBankFile } from './unreadable.ts';
import { isXlsx, readXlsx } from './xlsx.ts';
import { isZip, zipEntries } from './zip.ts';

const EMPTY = 'Dit bestand is leeg.';
const NOTHING = 'In dit bestand staat geen enkele geboekte regel.';
const TOO_LARGE = 'Dit bestand is te groot. Kies een afschrift over een kortere tijd.';
const TOO_MANY = 'Dit bestand heeft te veel regels. Kies een afschrift over een kortere tijd.';
const MIXED = 'In dit zip-bestand zitten verschillende soorten bestanden. Kies er een soort uit.';
const PDF = 'Een PDF kunnen we niet lezen.';
const OLD_EXCEL = 'Een Excel-bestand van voor 2007 (XLS) kunnen we niet lezen.';

/** The kind of file it turned out to be. */
export type BankFormat = 'camt.053' | 'camt.052' | 'mt940' | 'csv' | 'xlsx';

export interface BankFile {
  format: BankFormat;
  /** The bank under the name people use; null if the file does not say, or names one we don't know. */
  bank: string | null;
  lines: BankLine[];
}

/** The most that is read from one file, in bytes and in lines. */
const LIMITS = { bytes: 100_000_000, lines: 200_000 };

interface Options {
  maxLines?: number;
  onProgress?: (share: number) => void;
}

/**
 * Reads a file that a bank gives its customers, recognised by its content: everything, or nothing.
 * @param onProgress receives the fraction read, from 0 to 1.
 * @throws UnreadableBankFile with Dutch sentences: what is wrong, and what to do at that bank.
 */
export function readBankFile(bytes: Uint8Array, { maxLines = LIMITS.lines, onProgress }: Options = {}): BankFile {
  const { format, lines } = advised(bytes, () => {
    const file = isZip(bytes) ? readZip(bytes, onProgress) : readOne(bytes, onProgress);
    if (file.lines.length > maxLines) throw new UnreadableBankFile(TOO_MANY);
    return file;
  });
  const account = lines.find((line) => bankOf(line.account))?.account ?? null;
  return { format, bank: bankOf(account) ?? bankNamed(beginning(bytes)), lines };
}

interface Part {
  format: BankFormat;
  lines: BankLine[];
}

/** Adds what to do at the bank to a sentence about a file that can't be read. */
function advised(bytes: Uint8Array, read: () => Part): Part {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableBankFile) || / Kies een /.test(error.message)) throw error;
    throw new UnreadableBankFile(`${error.message} ${advice(bankNamed(beginning(bytes)))}`, error);
  }
}

const beginning = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes.subarray(0, 20_000));

function readOne(bytes: Uint8Array, onProgress?: (share: number) => void): Part {
  if (bytes.length === 0) throw new UnreadableBankFile(EMPTY);
  if (bytes.length > LIMITS.bytes) throw new UnreadableBankFile(TOO_LARGE);
  const start = beginning(bytes)
    .replace(/^(?:\uFEFF|ï»¿)/, '')
    .trimStart();
  if (start.startsWith('%PDF')) throw new UnreadableBankFile(PDF);
  if (start.startsWith('ÐÏ\u0011à')) throw new UnreadableBankFile(OLD_EXCEL);
  if (start.startsWith('<')) return readCamt(bytes, onProgress);
  const text = textOf(bytes);
  return isMt940(start) ? { format: 'mt940', lines: readMt940(text) } : { format: 'csv', lines: readBankCsv(text) };
}

/** Other files next to the statements are skipped: PDFs of them, a Mac's leftovers, an empty folder. */
const STATEMENT = /(?:^|\/)(?!\.|__MACOSX)[^/]+\.(?:xml|csv|txt|tab|940|mt940|sta|swi)$/i;

function readZip(bytes: Uint8Array, onProgress?: (share: number) => void): Part {
  const entries = zipEntries(bytes);
  if (isXlsx(entries)) return { format: 'xlsx', lines: readTable(readXlsx(entries)) };
  const statements = entries.filter(({ name }) => STATEMENT.test(name) && !name.startsWith('__MACOSX'));
  const total = statements.reduce((sum, { size }) => sum + size, 0);
  const lines: BankLine[] = [];
  let format: BankFormat | null = null;
  let done = 0;
  for (const entry of statements) {
    const part = readOne(entry.bytes(), (share) => onProgress?.((done + share * entry.size) / total));
    if (format !== null && format !== part.format) throw new UnreadableBankFile(MIXED);
    format = part.format;
    for (const line of part.lines) lines.push(line);
    done += entry.size;
  }
  if (format === null) throw new UnreadableBankFile(NOTHING);
  return { format, lines };
}
