import { UnreadableBankFile } from './unreadable.ts';

const BINARY = 'Dit is geen afschrift dat we kunnen lezen.';
const PIECE = 1 << 20;

/** The text of a file in pieces of a megabyte, so that a long file is never in memory twice. */
function* pieces(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let from = 0; from < bytes.length; from += PIECE)
    yield decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
  yield decoder.decode();
}

/**
 * Feeds the text to a reader as UTF-8, without its byte order mark. If it turns out not to be UTF-8, starts over and
 * reads it as the older Windows encoding that some banks still use. `start` makes the reader of one attempt.
 */
export function decoded<T>(bytes: Uint8Array, start: (text: Iterable<string>) => T): T {
  // UTF-16 contains zeros too: no bank uses it, and it could hide content that must be refused.
  if (bytes.includes(0)) throw new UnreadableBankFile(BINARY);
  try {
    return start(pieces(bytes, 'utf-8'));
  } catch (error) {
    // The error left is a byte sequence that is not UTF-8.
    if (error instanceof UnreadableBankFile) throw error;
    return start(pieces(bytes, 'windows-1252'));
  }
}

/** The whole text at once. */
export const textOf = (bytes: Uint8Array): string => decoded(bytes, (text) => [...text].join(''));
