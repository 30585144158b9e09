import { createAction } from '@reduxjs/toolkit';
import type { StartListening } from '../../startListening.ts';

/** A preview is no longer shown; its object URL is the payload. */
export const previewClosed = createAction<string>('contracts/previewClosed');

export function startContractsListeners(startListening: StartListening): void {
  startListening({
    actionCreator: previewClosed,
    effect: ({ payload: url }, { extra }) => extra.ports.files.release(url),
  });
}
