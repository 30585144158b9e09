import type { BankLine } from '../domain/bank/bankLine.ts';
import { headless } from './headless.ts';
import { delimiterOf, rowsOf } from './table.ts';
import { readTable } from './tableLines.ts';
import { UnreadableBankFile } from './unreadable.ts';

const ASN = 17;

/** The lines of a bank's CSV or TAB; separated by semicolons, commas or tabs, with a header or without one. */
export function readBankCsv(text: string): BankLine[] {
  // A first line before the header: Knab writes one, and so does a file that tells Excel the separator.
  const body = text.replace(/^\s*(?:"?KNAB EXPORT[^\r\n]*|sep=.)\r?\n/i, '');
  const [head = ''] = body
    .slice(0, 20_000)
    .trimStart()
    .split(/[\r\n]/, 1);
  const delimiter = delimiterOf(head);
  const [first = []] = rowsOf(head, { delimiter });
  const layout = headless(first);
  const singleQuoted = layout?.singleQuoted ?? (/\bJe rekening\b/i.test(head) ? ASN : undefined);
  const read = (bare: boolean) => {
    const rows = [...rowsOf(body, { delimiter, bare, ...(singleQuoted !== undefined && { singleQuoted }) })];
    return layout ? readTable([layout.header, ...rows], layout) : readTable(rows);
  };
  try {
    return read(false);
  } catch (error) {
    return readBare(read, error);
  }
}

/** A bank that doesn't escape quotes inside a text: tried only if the file can't be read otherwise. The first error counts. */
function readBare(read: (bare: boolean) => BankLine[], error: unknown): BankLine[] {
  try {
    if (error instanceof UnreadableBankFile) return read(true);
  } catch {
    // Unreadable either way.
  }
  throw error;
}
