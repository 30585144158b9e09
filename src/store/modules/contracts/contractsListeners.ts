import { createAction } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError.ts';
import type { StoreExtra } from '../../extra.ts';
import type { RootState } from '../../rootReducer.ts';
import type { StartListening } from '../../startListening.ts';
import { contractsApi } from './contractsApi.ts';

type Dispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

const SOMEBODY_WAS_FIRST = 409;
const { getContract, recordEvent, recordPlanned, undoEvent, answerEvent } = contractsApi.endpoints;

/** A preview is no longer shown; its object URL is the payload. */
export const previewClosed = createAction<string>('contracts/previewClosed');

export function startContractsListeners(startListening: StartListening): void {
  startListening({
    actionCreator: previewClosed,
    effect: ({ payload: url }, { extra }) => extra.ports.files.release(url),
  });
  // The screen shows what is true now; what the person filled in stays in the form.
  const showNewest = (error: ApiError | undefined, contract: string, dispatch: Dispatch) => {
    if (error?.status === SOMEBODY_WAS_FIRST)
      void dispatch(getContract.initiate(contract, { forceRefetch: true, subscribe: false }));
  };
  startListening({
    matcher: recordEvent.matchRejected,
    effect: ({ payload, meta }, { dispatch }) => showNewest(payload, meta.arg.originalArgs.draft.contract, dispatch),
  });
  startListening({
    matcher: recordPlanned.matchRejected,
    effect: ({ payload, meta }, { dispatch }) => showNewest(payload, meta.arg.originalArgs.contract, dispatch),
  });
  startListening({
    matcher: undoEvent.matchRejected,
    effect: ({ payload, meta }, { dispatch }) => showNewest(payload, meta.arg.originalArgs.contract, dispatch),
  });
  startListening({
    matcher: answerEvent.matchRejected,
    effect: ({ payload, meta }, { dispatch }) => showNewest(payload, meta.arg.originalArgs.contract, dispatch),
  });
}
