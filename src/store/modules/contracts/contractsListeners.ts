import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { anew } from '../../api/api.ts';
import type { StartListening } from '../../startListening.ts';
import { contractsApi } from './contractsApi.ts';

const SOMEBODY_WAS_FIRST = 409;
const { getContract, recordEvent, recordPlanned, undoEvent, answerEvent, startAutomatic } = contractsApi.endpoints;

/** A preview is no longer shown; its object URL is the payload. */
export const previewClosed = createAction<string>('contracts/previewClosed');

const isRecordRefused = isAnyOf(
  recordEvent.matchRejected,
  recordPlanned.matchRejected,
  undoEvent.matchRejected,
  answerEvent.matchRejected,
  startAutomatic.matchRejected,
);

export function startContractsListeners(startListening: StartListening): void {
  startListening({
    actionCreator: previewClosed,
    effect: function onPreviewClosed({ payload: url }, { extra }) {
      extra.ports.files.release(url);
    },
  });
  startListening({
    matcher: isRecordRefused,
    // The screen shows what is true now; what the person filled in stays in the form.
    effect: function onRecordRefused({ payload: error, meta }, { dispatch }) {
      if (error?.status !== SOMEBODY_WAS_FIRST) return;
      const asked = meta.arg.originalArgs;
      const { contract } = 'draft' in asked ? asked.draft : asked;
      void dispatch(getContract.initiate(contract, anew));
    },
  });
}
