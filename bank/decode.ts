import { UnreadableBankFile } from './unreadable.ts';

const BINARY = 'Dit is geen afschrift dat we kunnen lezen.';
const PIECE = 1 << 20;

/** The text of a file in pieces of a megabyte, so that a long one never stands in memory twice. */
function* pieces(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let from = 0; from < bytes.length; from += PIECE)
    yield decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
  yield decoder.decode();
}

/**
 * Hands the text to a reader: as UTF-8, without its byte order mark, or, if it turns out to be none, once more from the
 * start as the older Windows text that some banks still give. `start` makes the reader of one attempt.
 */
export function decoded<T>(bytes: Uint8Array, start: (text: Iterable<string>) => T): T {
  // UTF-16 has zeros too: no bank uses it, and it could hide what is refused.
  if (bytes.includes(0)) throw new UnreadableBankFile(BINARY);
  try {
    return start(pieces(bytes, 'utf-8'));
  } catch (error) {
    // What is left is a letter that is no UTF-8.
    if (error instanceof UnreadableBankFile) throw error;
    return start(pieces(bytes, 'windows-1252'));
  }
}

/** The whole text at once. */
export const textOf = (bytes: Uint8Array): string => decoded(bytes, (text) => [...text].join(''));
