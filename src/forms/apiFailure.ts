import type { ApiError } from '../store/api/apiError.ts';

/** Whether a rejection is the server's answer; anything else is our own bug and is rethrown. */
export function isApiFailure(error: unknown): error is Pick<ApiError, 'text' | 'fields'> {
  return (
    typeof error === 'object' &&
    error !== null &&
    'text' in error &&
    typeof error.text === 'string' &&
    'fields' in error &&
    typeof error.fields === 'object'
  );
}
