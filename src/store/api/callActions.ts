import { isFulfilled, isPending, isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { ApiError } from './apiError.ts';
import type { CallMeta } from './call.ts';

interface CallAction extends UnknownAction {
  meta: { arg: { endpointName: string }; condition?: boolean };
}

interface CallFailedAction extends CallAction {
  payload: ApiError;
  meta: CallAction['meta'] & { baseQueryMeta: CallMeta };
}

const isOfApi = (action: unknown): action is CallAction => (action as UnknownAction).type.startsWith(`${api.reducerPath}/execute`);

/** A query or mutation of the api was sent. */
export const isCallStarted = (action: unknown): action is CallAction => isPending(action) && isOfApi(action);

/** A query or mutation was answered as asked. */
export const isCallFulfilled = (action: unknown): action is CallAction => isFulfilled(action) && isOfApi(action);

/** A query or mutation ended, well or not. One that never started, as its answer was there or on its way, did not end either. */
export const isCallEnded = (action: unknown): action is CallAction =>
  (isFulfilled(action) || (isRejected(action) && !action.meta.condition)) && isOfApi(action);

/** A query or mutation failed with an answer for the person; one that was broken off on purpose did not. */
export const isCallFailed = (action: unknown): action is CallFailedAction => isRejectedWithValue(action) && isOfApi(action);
