import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file as a bank would provide it, with made-up rows (bank/test/files). */
export const bankFileBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(path.join('bank/test/files', name)));
