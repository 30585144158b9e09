import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError.ts';

/** One call, as an endpoint describes it. */
export interface Call extends Pick<FetchArgs, 'method' | 'params' | 'body'> {
  /** Below the base of the API, without a leading slash. */
  url: string;
  headers?: Record<string, string>;
  /**
   * Whether it is asked again, with growing pauses and three times at most, while no answer comes. A query is and a
   * mutation is not, unless they say otherwise: only what may be asked twice may say so.
   */
  retries?: boolean;
  /** Must have its effect once, however often it is sent: it carries an Idempotency-Key, and is patient. */
  idempotent?: true;
  /** The address to which that was sent which this call takes back: asked for anew, it is another question. */
  undoesUrl?: string;
  /** The change shows in the access token: that is renewed before the call counts as done. */
  renewsToken?: true;
  /**
   * A failure is written to the log, without a toast. The specification allows it for contracts and partner codes alone
   * (R-6.5).
   */
  onlyLogged?: true;
  /** The answer is a file: offered as a download under this name, or shown, and then the answer is its object URL. */
  file?: { saveAs: string } | 'show';
}

/**
 * The argument of a mutation with the sentence that a toast shows when it did what was asked: who asks knows the words,
 * the store says them.
 */
export type WithSuccessToast<Asked> = Asked & { done: string };

/** This travels with every settled call, for the listeners. */
export interface CallMeta {
  onlyLogged: boolean;
}

export type ApiBaseQuery = BaseQueryFn<Call, unknown, ApiError, object, CallMeta>;
