import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names an answer by what it says, in its ETag; true when the client has it already: then 304 is enough. */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
