import type { BankLine } from '../domain/bank/bankLine.ts';
import { type BankFormat, readBankFile } from './readBankFile.ts';
import { UnreadableBankFile } from './unreadable.ts';

export interface FileToRead {
  name: string;
  bytes: Uint8Array;
}

/** The combined content of some files. */
export interface FilesRead {
  /** From all readable files, in their order. A line found in two of them is one payment and is listed once. */
  lines: BankLine[];
  /** Each with Dutch sentences: the problem, and what to do at that bank. */
  refused: {
    name: string;
    why: string;
    /** It may be a homemade spreadsheet: see readSheet(). */
    sheet: boolean;
  }[];
  read: {
    name: string;
    format: BankFormat;
    /** The bank under the name people use; null if the file does not say. */
    bank: string | null;
    /** The number of lines in the file. */
    lines: number;
    /** The first and last day with a line; null if there are none. */
    from: string | null;
    until: string | null;
    accounts: string[];
  }[];
}

/**
 * Reads bank files: each in full, or not at all.
 * @param onProgress receives the fraction of all bytes read, from 0 to 1.
 */
export function readBankFiles(files: readonly FileToRead[], onProgress?: (share: number) => void): FilesRead {
  const result: FilesRead = { lines: [], refused: [], read: [] };
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0) || 1;
  const taken = new Map<string, number>();
  let done = 0;
  for (const { name, bytes } of files) {
    try {
      const { lines, format, bank } = readBankFile(bytes, {
        onProgress: (share) => onProgress?.((done + share * bytes.length) / total),
      });
      if (files.length === 1) result.lines = lines;
      else addNew(result.lines, lines, taken);
      const days = lines.map(({ day }) => day).toSorted();
      const accounts = [...new Set(lines.flatMap(({ account }) => account ?? []))];
      result.read.push({
        name,
        format,
        bank,
        lines: lines.length,
        from: days[0] ?? null,
        until: days.at(-1) ?? null,
        accounts,
      });
    } catch (error) {
      if (!(error instanceof UnreadableBankFile)) throw error;
      result.refused.push({ name, why: error.message, sheet: error.sheet });
    }
    done += bytes.length;
    onProgress?.(done / total);
  }
  return result;
}

/**
 * Two identical lines in one file are two payments; in two overlapping files they are one. So of lines that are the same
 * in every part, the count is that of the file with the most of them.
 */
function addNew(all: BankLine[], lines: readonly BankLine[], taken: Map<string, number>): void {
  const here = new Map<string, number>();
  for (const line of lines) {
    const same = JSON.stringify(line);
    const nth = (here.get(same) ?? 0) + 1;
    here.set(same, nth);
    if (nth > (taken.get(same) ?? 0)) all.push(line);
  }
  for (const [same, count] of here) taken.set(same, Math.max(count, taken.get(same) ?? 0));
}
