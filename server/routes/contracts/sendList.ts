import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '../../../domain/wire/contract.ts';
import { matchesEtag } from '../../http/matchesEtag.ts';

/** The list, serialised once: the same text is hashed for the ETag and sent; a client that has it already gets 304. */
export function sendList(request: FastifyRequest, reply: FastifyReply, contracts: readonly Contract[]): FastifyReply {
  const text = JSON.stringify(contracts);
  if (matchesEtag(request, reply, text)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').serializer(String).send(text);
}
