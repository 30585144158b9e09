/** The library's own classes are in a chunk that may not be loaded: errors are known by their names. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** Was there no answer? fetch says TypeError, the library's own patience ErrorTimeout. */
export const isUnanswered = (error: unknown): boolean => ['TypeError', 'ErrorTimeout'].includes(nameOf(error));

/** Did the provider refuse (RFC 6749, 5.2)? Anything else says nothing about the session. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof NoRefreshToken || nameOf(error) === 'ErrorResponse';

/** The provider gave no token to renew the session with: only its own page can. */
export class NoRefreshToken extends Error {}
