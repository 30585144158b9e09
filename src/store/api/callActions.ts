import { isFulfilled, isPending, isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { ApiError } from './apiError.ts';
import type { CallMeta, WithSuccessToast } from './call.ts';

interface CallAction extends UnknownAction {
  meta: {
    requestId: string;
    arg: { endpointName: string; type: 'query' | 'mutation' | 'infinitequery'; queryCacheKey?: string };
    condition?: boolean;
  };
}

interface CallFailedAction extends CallAction {
  payload: ApiError;
  meta: CallAction['meta'] & { baseQueryMeta: CallMeta };
}

const isOfApi = (action: unknown): action is CallAction =>
  (action as UnknownAction).type.startsWith(`${api.reducerPath}/execute`);

/** A query or mutation of the api was sent. */
export const isCallStarted = (action: unknown): action is CallAction => isPending(action) && isOfApi(action);

/** A query or mutation succeeded. */
export const isCallFulfilled = (action: unknown): action is CallAction => isFulfilled(action) && isOfApi(action);

interface CallDoneAction extends CallAction {
  meta: CallAction['meta'] & { arg: CallAction['meta']['arg'] & { originalArgs: WithSuccessToast<object> } };
}

/** A mutation with a success message succeeded. */
export const isCallDone = (action: unknown): action is CallDoneAction =>
  isCallFulfilled(action) &&
  typeof (action.meta.arg as { originalArgs?: Partial<WithSuccessToast<object>> }).originalArgs?.done === 'string';

/**
 * A query or mutation ended, well or not. One that never started, as its answer was cached or on its way, did not end
 * either.
 */
export const isCallEnded = (action: unknown): action is CallAction =>
  (isFulfilled(action) || (isRejected(action) && !action.meta.condition)) && isOfApi(action);

/** A query or mutation failed with an answer for the person; one that was aborted on purpose did not. */
export const isCallFailed = (action: unknown): action is CallFailedAction =>
  isRejectedWithValue(action) && isOfApi(action);
