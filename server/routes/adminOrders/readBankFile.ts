import type { FastifyRequest } from 'fastify';
import { invalid, tooLarge } from '../../http/errors.ts';
import { readMultipart } from '../../http/multipart.ts';

const MISSING = 'Kies een bestand.';
const TOO_LARGE = 'Dit bestand is te groot. Kies een afschrift over een kortere tijd.';

/**
 * The file in a multipart form, in the field `file`. Throws B400 for a body that is no such form, B413 above 4.096.000
 * bytes, V422 without a file.
 */
export async function readBankFile(request: FastifyRequest): Promise<Buffer> {
  const sent = await readMultipart(request, {
    file: { kind: 'file', bytes: 4_096_000, tooLarge: () => tooLarge({ file: TOO_LARGE }) },
  });
  const file = sent.get('file');
  if (!file) throw invalid({ file: MISSING });
  return file;
}
