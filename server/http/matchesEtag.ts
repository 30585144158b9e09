import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names an answer by what it says, in its ETag; true when the client has it already: then 304 is enough. */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

/** Answers with a list, serialised once: the same text is hashed for the ETag and sent. Who has it already gets 304. */
export function sendIfNew(request: FastifyRequest, reply: FastifyReply, list: readonly unknown[]): FastifyReply {
  const text = JSON.stringify(list);
  if (matchesEtag(request, reply, text)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').serializer(String).send(text);
}
