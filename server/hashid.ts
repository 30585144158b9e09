import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no i, l, o, u, so nothing is misread; one case, so nothing is mistyped. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** A new public id: 80 random bits, 16 characters, safe in a URL. Never derived from a row number. */
export function newHashid(): string {
  let id = '';
  for (const byte of randomBytes(LENGTH)) id += ALPHABET[byte & 31] ?? '';
  return id;
}
