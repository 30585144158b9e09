import type { IncomingMessage } from 'node:http';

/** Large enough for an e-mail address and a password, however they are encoded. */
const MAX_BYTES = 10_000;

/** Reads a posted form. @returns null when it is not a form, too large, or cut off. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
