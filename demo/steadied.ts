import { createHash } from 'node:crypto';
import type { Sample } from '../domain/wire/sample.ts';

/** A public id (server/hashid.ts), the name of an account, and a key made of these. */
const RANDOM = /"([0-9a-hjkmnp-tv-z]{16}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{64})"/gu;
const MOMENT = /(?<=")\d{4}-\d\d-\d\dT[\d:.]+Z(?=")/gu;
const HASHID = 16;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The same shape, derived only from its number. */
function steady(id: string, number: number): string {
  const bytes = createHash('sha256').update(String(number)).digest();
  if (id.length === HASHID) return Array.from(bytes.subarray(0, HASHID), (byte) => ALPHABET[byte & 31]).join('');
  const digits = bytes.toString('hex');
  let at = 0;
  return id.replaceAll(/[\da-f]/gu, () => digits.charAt(at++));
}

/**
 * The recording without random differences, so that the same sources on the same day make the same file: a random name is
 * replaced by one that follows from the order in which the answers name it, and a moment written by the database, which does not
 * use our clock, by the moment of the recording. @param begun when the recording began in truth @param moment the moment it is
 * of, both in milliseconds since 1970
 */
export function steadied(answers: Sample['answers'], begun: number, moment: number): Sample['answers'] {
  const text = JSON.stringify(answers);
  const names = new Map<string, string>();
  for (const [, id = ''] of text.matchAll(RANDOM)) if (!names.has(id)) names.set(id, steady(id, names.size));
  // Also inside an address.
  const all = new RegExp([...names.keys()].join('|'), 'gu');
  const inTruth = (written: string) => Date.parse(written) >= begun && Date.parse(written) <= Date.now();
  return JSON.parse(
    text
      .replaceAll(all, (id) => names.get(id) ?? id)
      .replaceAll(MOMENT, (written) => (inTruth(written) ? new Date(moment).toISOString() : written)),
  ) as Sample['answers'];
}
