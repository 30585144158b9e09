import type { FastifyRequest } from 'fastify';
import { invalid, tooLarge } from '../../errors.ts';
import { readingParts } from '../formParts.ts';

const MISSING = 'Kies een bestand.';
const TOO_LARGE = 'Dit bestand is te groot. Kies een afschrift over een kortere tijd.';

/** The file in a multipart form, in the field `file`. Throws B400 for what is no form, B413 above 4.096.000 bytes, V422 without a file. */
export async function readUploadedFile(request: FastifyRequest): Promise<Buffer> {
  const found = await readingParts(async () => {
    let file: Buffer | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer().catch((error: unknown) => {
        throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge({ file: TOO_LARGE }) : error;
      });
      if (part.fieldname === 'file') file = bytes;
    }
    return file;
  });
  if (found === null) throw invalid({ file: MISSING });
  return found;
}
