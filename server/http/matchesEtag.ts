import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hash of an answer's content, for its ETag. */
export const etagOf = (answer: string | Buffer): string =>
  `W/"${createHash('sha1').update(answer).digest('base64url')}"`;

/** Sets an answer's ETag; true when the client already has it: then 304 is enough. */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

/** Answers with ready-made JSON; a client that already has it gets 304. */
export function sendIfNew(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: { json: Buffer; etag: string },
): FastifyReply {
  if (matchesEtag(request, reply, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
