import { unreadable } from '../errors.ts';

/**
 * Reads a form part by part; a form that stops halfway, or is none, is B400. The parser says so with bare errors, without a
 * code; everything else passes on as it is.
 */
export async function readingParts<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const bare = error instanceof Error && error.constructor === Error && !('code' in error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE');
    throw bare ? unreadable() : error;
  }
}
