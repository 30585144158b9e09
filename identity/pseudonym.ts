import { createHmac } from 'node:crypto';
import type { ProviderOptions } from './options.ts';

/**
 * The same person or address gets the same sixteen characters in the log, so that its keeper sees a pattern, and nobody
 * can tell who it was: the key is in the database only (P7, S-139).
 */
export function pseudonyms({ keys }: Pick<ProviderOptions, 'keys'>): (what: string) => string {
  const [key = ''] = keys.cookies;
  return (what) => createHmac('sha256', key).update(`log ${what}`).digest('base64url').slice(0, 16);
}
