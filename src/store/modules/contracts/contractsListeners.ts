import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { FORCE_REFETCH } from '../../api/api.ts';
import { isConflict } from '../../api/apiError.ts';
import { refetchStale } from '../../api/refetchStale.ts';
import type { StartListening } from '../../startListening.ts';
import { contractsApi } from './contractsApi.ts';

const {
  getContract,
  saveContract,
  removeContract,
  recordEvent,
  recordPlanned,
  undoEvent,
  answerEvent,
  startAutomatic,
} = contractsApi.endpoints;

/** A preview is no longer shown; its object URL is the payload. */
export const previewClosed = createAction<string>('contracts/previewClosed');

const isRecordRefused = isAnyOf(
  recordEvent.matchRejected,
  recordPlanned.matchRejected,
  undoEvent.matchRejected,
  answerEvent.matchRejected,
  startAutomatic.matchRejected,
);

const isEditRefused = isAnyOf(saveContract.matchRejected, removeContract.matchRejected);

export function startContractsListeners(startListening: StartListening): void {
  refetchStale(startListening, contractsApi.endpoints.getContracts, ({ contracts }) => contracts);
  startListening({
    actionCreator: previewClosed,
    effect: function onPreviewClosed({ payload: url }, { extra }) {
      extra.ports.files.release(url);
    },
  });
  startListening({
    matcher: isRecordRefused,
    // The screen shows the current state; the person's values stay in the form.
    effect: function onRecordRefused({ payload: error, meta }, { dispatch }) {
      if (!isConflict(error)) return;
      const asked = meta.arg.originalArgs;
      const { contract } = 'draft' in asked ? asked.draft : asked;
      void dispatch(getContract.initiate(contract, FORCE_REFETCH));
    },
  });
  startListening({
    matcher: isEditRefused,
    // The list that the wizard opens from has the current version.
    effect: function onEditRefused({ payload: error, meta }, { dispatch }) {
      const { hashid } = meta.arg.originalArgs;
      if (isConflict(error) && hashid !== undefined) void dispatch(getContract.initiate(hashid, FORCE_REFETCH));
    },
  });
}
