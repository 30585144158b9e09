import { readBankCsv } from './bankCsv.ts';
import { readCamt053 } from './camt053.ts';
import { type BankFile, UnreadableBankFile } from './entry.ts';

const EMPTY = 'Dit bestand is leeg.';
const BINARY = 'Dit is geen tekstbestand. Kies het afschrift in CAMT.053 (XML) of CSV; pak een zip-bestand eerst uit.';
const TOO_MANY = 'Dit bestand heeft te veel regels. Kies een afschrift over een kortere tijd.';
const MAX_LINES = 10_000;

/**
 * Reads the file a bank gives its customers, by what is in it.
 * @throws UnreadableBankFile with a Dutch sentence.
 */
export function readBankFile(bytes: Buffer): BankFile {
  if (bytes.length === 0) throw new UnreadableBankFile(EMPTY);
  // UTF-16 has zeros too: no bank uses it, and it could hide what readCamt053 refuses.
  if (bytes.includes(0)) throw new UnreadableBankFile(BINARY);
  const text = decode(bytes).replace(/^\uFEFF/, '');
  const file: BankFile = text.trimStart().startsWith('<')
    ? { format: 'camt.053', entries: readCamt053(text) }
    : { format: 'csv', entries: readBankCsv(text) };
  if (file.entries.length > MAX_LINES) throw new UnreadableBankFile(TOO_MANY);
  return file;
}

/** UTF-8, or the older Windows text some banks still give. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
