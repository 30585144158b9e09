import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The name of what an answer says, for its ETag. */
export const etagOf = (answer: string | Buffer): string =>
  `W/"${createHash('sha1').update(answer).digest('base64url')}"`;

/** Names an answer in its ETag; true when the client has it already: then 304 is enough. */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

/** Answers with JSON that is written already; who has it already gets 304. */
export function sendIfNew(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: { json: Buffer; etag: string },
): FastifyReply {
  if (matchesEtag(request, reply, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
