import { PHOTO_SIZE_MESSAGE } from '../../domain/rules/photoSize.ts';
import type { ErrorBody } from '../../domain/wire/error.ts';
import { serverText } from '../text.ts';

/** A failure with its answer: status, body and headers (docs/security-cases.md). Throw one anywhere in a handler. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.error ?? body.message ?? `HTTP ${statusCode}`);
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
  }
}

/** Seconds after which a client may try again when we are not ready. */
const RETRY_SECONDS = 5;

/** U401: no token, or an invalid one. */
export const unauthorized = () =>
  new HttpError(401, { message: serverText.unauthorized }, { 'www-authenticate': 'Bearer' });
/** MFA: the only 401 with a status; the second factor is missing. */
export const mfaNeeded = () =>
  new HttpError(401, { status: 'mfa', message: serverText.mfa }, { 'www-authenticate': 'Bearer' });
/** F403: only where the caller already knows the object. */
export const forbidden = (text: string = serverText.forbidden) => new HttpError(403, { error: text });
/** N404: the same bytes for a missing object and for another family's. */
export const notFound = (text: string = serverText.notFound) => new HttpError(404, { error: text });
/** C409: a stale edit, a reused key, a state that does not allow it; `text` is a Dutch sentence. */
export const conflict = (text: string) => new HttpError(409, { error: text });
/** V422: one Dutch sentence per field, keyed by its path in the request. */
export const invalid = (errors: Record<string, string>) => new HttpError(422, { errors });
/** B413: the photo is too large. */
export const tooLarge = (errors: Record<string, string> = { image: PHOTO_SIZE_MESSAGE }) =>
  new HttpError(413, { errors });
/** B400: malformed JSON or multipart. */
export const unreadable = () => new HttpError(400, { message: serverText.unreadable });
/** R429: too many attempts; `retryAfter` in seconds. */
export const tooMany = (retryAfter: number, text: string = serverText.tooMany) =>
  new HttpError(429, { message: text }, { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) });
/** M503: the database or the start is not ready. The app goes to the maintenance screen, so only for that. */
export const maintenance = () =>
  new HttpError(503, { message: serverText.maintenance }, { 'retry-after': String(RETRY_SECONDS) });
/** E500: everything else; the request id leads to the log. */
export const broken = (requestId: string) => new HttpError(500, { message: serverText.broken(requestId) });
