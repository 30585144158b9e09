import { createHmac, randomBytes } from 'node:crypto';

/** Crockford's base 32, as people copy these from paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const LENGTH = 12;

/** Ten codes of 60 random bits each: 'abcd-efgh-jkmn'. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31] ?? '')
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Reads a typed code; accepts capitals, spaces and letters that look like a digit. Null for anything that can't be a code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return code.length === LENGTH && Array.from(code).every((sign) => ALPHABET.includes(sign)) ? code : null;
}

/** Makes the hash that is stored for a code, so that a reader of the database can't use the code. */
export const hashRecoveryCode = (key: Buffer, owner: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${owner} ${code.replace(/-/g, '')}`)
    .digest('base64url');
