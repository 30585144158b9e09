import type { BankLine } from '../../domain/bank/bankLine.ts';
import { knownBy } from '../../domain/bank/lineText.ts';

/** A line's identity, to recognise earlier imports. */
export interface NamedLine {
  /** In hexadecimal. */
  hash: string;
  /** Its number among equal lines of the file, from 1. */
  nth: number;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const keyOf = (hex: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(hex), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** The HMAC-SHA-256 of a text, in hexadecimal. @param key in hexadecimal */
export const nameText = async (key: string, text: string): Promise<string> =>
  hexOf(await crypto.subtle.sign('HMAC', await keyOf(key), new TextEncoder().encode(text)));

/**
 * Names lines with the key of a loan: an HMAC-SHA-256 over the line in its canonical form, worked out on this device.
 * @param key in hexadecimal
 * @param places the indexes of the lines to name, in all `lines` of the file
 */
export async function nameLines(
  key: string,
  lines: readonly BankLine[],
  places: readonly number[],
): Promise<Map<number, NamedLine>> {
  const wanted = new Set(places);
  const texts = new Set(places.flatMap((k) => (lines[k] ? knownBy(lines[k]) : [])));
  const secret = await keyOf(key);
  const hashes = new Map<string, string>();
  const encoder = new TextEncoder();
  for (const text of texts) hashes.set(text, hexOf(await crypto.subtle.sign('HMAC', secret, encoder.encode(text))));
  const counts = new Map<string, number>();
  const named = new Map<number, NamedLine>();
  lines.forEach((line, k) => {
    const text = knownBy(line);
    const hash = hashes.get(text);
    if (hash === undefined) return;
    const nth = (counts.get(text) ?? 0) + 1;
    counts.set(text, nth);
    if (wanted.has(k)) named.set(k, { hash, nth });
  });
  return named;
}
