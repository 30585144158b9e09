import type { BankLine } from '../domain/bank/bankLine.ts';
import { type BankFormat, readBankFile } from './readBankFile.ts';
import { UnreadableBankFile } from './unreadable.ts';

export interface FileToRead {
  name: string;
  bytes: Uint8Array;
}

/** What was read of some files together. */
export interface FilesRead {
  /** Of all files that could be read, in their order. A line that two of them have is one payment, and is here once. */
  lines: BankLine[];
  /** Each with Dutch sentences: what is wrong with it, and what to do at that bank. */
  refused: {
    name: string;
    why: string;
    /** It may be a spreadsheet of somebody's own: see readSheet(). */
    sheet: boolean;
  }[];
  read: {
    name: string;
    format: BankFormat;
    /** As people call it; null where the file does not say. */
    bank: string | null;
    /** How many the file has. */
    lines: number;
    /** The first and the last day with a line; null where there is none. */
    from: string | null;
    until: string | null;
    accounts: string[];
  }[];
}

/**
 * Reads banks' files: each whole, or not at all.
 * @param onProgress hears which part of all bytes is read, from 0 to 1.
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
 * Two identical lines in one file are two payments. In two files that overlap they are one: of what is the same in every
 * part, as many count as the file has that has most of them.
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
