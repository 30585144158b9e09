import { createAction, createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'error' | 'success' | 'info';
  title?: string;
  text: string;
  /** How long it stays. The clock is the view's, as reading or pointing at a toast pauses it. */
  seconds: number;
}

interface ToastState {
  /** The open toasts, oldest first. */
  open: Toast[];
}

const initialState: ToastState = { open: [] };

/** How long a toast stays. */
const TOAST_SECONDS = 5;

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id' | 'seconds'>) => ({
        payload: { ...toast, id: nanoid(), seconds: TOAST_SECONDS },
      }),
      /** Each failure is told, also one that reads the same as another. */
      reducer: ({ open }, { payload: toast }: PayloadAction<Toast>) => {
        open.push(toast);
      },
    },
    toastClosed: (state, { payload: id }: PayloadAction<string>) => {
      state.open = state.open.filter((toast) => toast.id !== id);
    },
  },
  selectors: {
    selectToasts: ({ open }) => open,
  },
});

export const { toastShown, toastClosed } = toastSlice.actions;

/** A part of the app that a person asked for was not fetched, as without a network. */
export const chunkFailed = createAction('toast/chunkFailed');
/**
 * Reports, in the given sentence, that something a person asked of this device alone was done or was not: copied, a
 * photo too large. No call is made for it.
 */
export const doneHere = createAction<string>('toast/doneHere');
export const failedHere = createAction<string>('toast/failedHere');

export const { selectToasts } = toastSlice.selectors;
