import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A code to type over from a mail: six digits. It can't be guessed because few tries are allowed. */
export const newMailedCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits are soon tried by a machine that has the hash, so the hash is slow (argon2id, OWASP's minimum of 2025). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashMailedCode = (code: string): Promise<string> => hash(code, PARAMETERS);

/** Whether this is the code, as people type it: spaces between the digits do not count. */
export const mailedCodeIs = (codeHash: string, typed: string): Promise<boolean> =>
  verify(codeHash, typed.replaceAll(/\s/gu, ''));
