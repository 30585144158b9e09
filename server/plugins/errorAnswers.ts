import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { broken, conflict, HttpError, invalid, maintenance, tooMany, unreadable } from '../http/errors.ts';
import { QueueFull } from '../fairQueue.ts';
import { UnprintableText } from '../pdf/errors.ts';
import { serverText } from '../text.ts';
import { databaseAnswer } from './databaseErrors.ts';
import { fieldErrors } from './validationErrors.ts';

/** Our answers to refusals by Fastify and its plugins, by their error code. */
const refusals: Record<string, () => HttpError> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: () => invalid({ verzoek: serverText.field.emptyRequest }),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new HttpError(413, { message: serverText.requestTooLarge }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new HttpError(415, { message: serverText.unsupported }),
  FST_ERR_VALIDATION: () => invalid({ verzoek: serverText.field.wrong }),
};

/** The delay after which a full queue is worth another try. */
const QUEUE_RETRY_SECONDS = 5;

/** The answer to anything thrown; an unforeseen error is E500, and is logged under the request's id (S-137). */
export function answerTo(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof QueueFull) return tooMany(QUEUE_RETRY_SECONDS);
  if (error instanceof UnprintableText) return conflict(error.message);
  const foreign = error instanceof Error ? (error as Partial<FastifyError>) : {};
  if (foreign.validation) return invalid(fieldErrors(foreign.validation));
  const refusal = foreign.code === undefined ? undefined : refusals[foreign.code];
  if (refusal) return refusal();
  // A client that hung up reads no answer, and the resulting error is no fault of ours nor of the database.
  if (hungUp(request, foreign.code)) return unreadable();
  const ofDatabase = databaseAnswer(error);
  if (ofDatabase) {
    if (ofDatabase.statusCode === 503) request.log.warn({ err: error }, 'the database did not answer');
    return ofDatabase;
  }
  const status = foreign.statusCode ?? 500;
  if (status === 429) return tooMany(60);
  if (status === 503) return maintenance();
  if (status >= 400 && status < 500) return unreadable();
  request.log.error({ err: error }, 'a request failed');
  return broken(request.id);
}

/** Did the client go away while we read its request? Its reset looks like that of a database. */
const hungUp = ({ raw }: FastifyRequest, code: string | undefined): boolean =>
  raw.readableAborted && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE');

/** Every failure of a route is sent in the same shape. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(answerTo(error, request), reply));
}

/** Writes an answer's status, headers and body. */
export function sendError(answer: HttpError, reply: FastifyReply): FastifyReply {
  return reply
    .code(answer.statusCode)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(answer.body);
}
