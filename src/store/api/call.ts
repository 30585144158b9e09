import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError.ts';

/** One call, as an endpoint describes it. */
export interface Call extends Pick<FetchArgs, 'method' | 'params' | 'body'> {
  /** Below the base of the API, without a leading slash. */
  url: string;
  headers?: Record<string, string>;
  /**
   * Whether it is retried, with growing pauses and three times at most, while there is no answer. By default a query is
   * and a mutation is not: only a call that may be repeated may set this.
   */
  retries?: boolean;
  /** Must take effect once, however often it is sent: it carries an Idempotency-Key, and is patient. */
  idempotent?: true;
  /** The address of the call that this one takes back: sent again, that gets a new key. */
  undoesUrl?: string;
  /** The change shows in the access token: that is renewed before the call counts as done. */
  renewsToken?: true;
  /**
   * A failure is written to the log, without a toast. The specification allows it for contracts and partner codes alone
   * (R-6.5).
   */
  onlyLogged?: true;
  /** The answer is a file: offered as a download under this name, or shown: then the answer is its object URL. */
  file?: { saveAs: string } | 'show';
}

/**
 * The argument of a mutation with the sentence of the toast on success: the caller knows the words, the store shows
 * them.
 */
export type WithSuccessToast<Asked> = Asked & { done: string };

/** Attached to every settled call, for the listeners. */
export interface CallMeta {
  onlyLogged: boolean;
}

export type ApiBaseQuery = BaseQueryFn<Call, unknown, ApiError, object, CallMeta>;
