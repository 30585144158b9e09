import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this many bytes an answer fits one packet, compressed or not. */
const WORTH_IT = 1024;

/**
 * Compresses the JSON answers of the API: a list of contracts is mostly names of fields. The size leaks nothing
 * (BREACH), because no answer here is given to a cookie: another site can't request it in somebody's name. PDFs and
 * ZIPs are already compressed.
 */
export async function addCompression(api: FastifyInstance): Promise<void> {
  await api.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT,
    customTypes: /^application\/json\b/,
    // The level at which a list of contracts takes a millisecond; the next ones win a few percent for ten times that.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: 1 } },
  });
}
