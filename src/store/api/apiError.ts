import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/**
 * The kind of failure, for the code that acts on it:
 * - `mfa`: the second factor is missing
 * - `maintenance`: the server is not ready
 * - `noAnswer`: nothing came back, or a gateway reported that nobody answered; the call may have had its effect
 * - `unreadable`: an answer came that is not in this API's format
 * - `refused`: every other failure; the text says why
 */
export type ErrorCode = 'mfa' | 'maintenance' | 'noAnswer' | 'unreadable' | 'refused';

/** The one shape in which a failed call reaches the listeners and the forms. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ErrorCode;
  /** The sentence that a person reads, chosen in the order of. */
  text: string;
  /** One sentence per field, keyed by the field's path in the request; a form puts them on its inputs. */
  fields: Record<string, string>;
}

const NO_ANSWER_TEXT = 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.';
const UNREADABLE_TEXT = 'We krijgen een antwoord dat we niet kunnen lezen. Probeer het later opnieuw.';

/** Gateways that say that the server behind them did not answer. */
const GATEWAY_FAILURES = [502, 504];

export const noAnswer: ApiError = { status: 0, code: 'noAnswer', text: NO_ANSWER_TEXT, fields: {} };

/** Did the server not decide on the call, so that a person may send it again (F22)? */
export const isUnanswered = (error: ApiError): boolean => error.code === 'noAnswer' || error.code === 'maintenance';

/** A mutation fails with an ApiError, or with an error on this side, which has no status. */
const hasStatus = (status: number) => (error: object | undefined) =>
  error !== undefined && 'status' in error && error.status === status;

/** Somebody else was first: the call is based on an outdated state. */
export const isConflict = hasStatus(409);

/** The same call may be sent again after a while. */
export const isTooOften = hasStatus(429);

/** Reads the failure of `fetchBaseQuery`; `statusText` is the HTTP status text of the answer, empty over HTTP/2. */
export function readFailure(failure: FetchBaseQueryError, statusText: string): ApiError {
  if (failure.status === 'PARSING_ERROR') return readUnparsed(failure.originalStatus, statusText);
  if (typeof failure.status !== 'number') return noAnswer;
  const body = asRecord(failure.data);
  return {
    status: failure.status,
    code: codeOf(failure.status, body),
    text: textOf(body) || textOfStatus(failure.status, statusText),
    fields: fieldsOf(body),
  };
}

/** Not JSON: a proxy's page, or a success that makes no sense. */
const readUnparsed = (status: number, statusText: string): ApiError =>
  status < 400
    ? { status, code: 'unreadable', text: UNREADABLE_TEXT, fields: {} }
    : { status, code: codeOf(status, {}), text: textOfStatus(status, statusText), fields: {} };

function codeOf(status: number, body: Record<string, unknown>): ErrorCode {
  if (status === 401 && body['status'] === 'mfa') return 'mfa';
  if (status === 503) return 'maintenance';
  return GATEWAY_FAILURES.includes(status) ? 'noAnswer' : 'refused';
}

/** all values of `errors` joined by ' | '; else `error`; else `message`; else nothing. */
function textOf(body: Record<string, unknown>): string {
  const errors = sentences(body['errors']).join(' | ');
  return (
    ([errors, body['error'], body['message']].find((text) => typeof text === 'string' && text !== '') as
      | string
      | undefined) ?? ''
  );
}

const textOfStatus = (status: number, statusText: string): string => statusText || `Foutcode ${status}`;

const fieldsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asRecord(body['errors']))
      .map(([field, value]) => [field, sentences(value).join(' ')] as const)
      .filter(([, text]) => text !== ''),
  );

/**
 * All values, in their order, also those inside a list or an object: numbers and booleans become text. Null and '' are
 * skipped.
 */
function sentences(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences);
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
    ? [String(value)]
    : [];
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
