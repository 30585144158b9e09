import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file as a bank would hand it out, its rows made up (bank/test/files). */
export const bankFileBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(path.join('bank/test/files', name)));
