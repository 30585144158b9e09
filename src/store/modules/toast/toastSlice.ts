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
  /** How long one stays: five seconds, or what the deployment sets. */
  seconds: number;
}

const initialState: ToastState = { open: [], seconds: 5 };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id' | 'seconds'>) => ({ payload: { ...toast, id: nanoid() } }),
      /** Each failure is reported, also one with the same text as another. */
      reducer: ({ open, seconds }, { payload: toast }: PayloadAction<Omit<Toast, 'seconds'>>) => {
        open.push({ ...toast, seconds });
      },
    },
    toastTimeSet: (state, { payload: seconds }: PayloadAction<number>) => {
      state.seconds = seconds;
    },
    toastClosed: (state, { payload: id }: PayloadAction<string>) => {
      state.open = state.open.filter((toast) => toast.id !== id);
    },
  },
  selectors: {
    selectToasts: ({ open }) => open,
  },
});

export const { toastShown, toastClosed, toastTimeSet } = toastSlice.actions;

/** A part of the app that a person opened could not be fetched, for instance offline. */
export const chunkFailed = createAction('toast/chunkFailed');
/**
 * Reports, in the given sentence, the outcome of an action on this device alone: copied, a photo too large. No call is
 * made for it.
 */
export const localSuccess = createAction<string>('toast/localSuccess');
export const localFailure = createAction<string>('toast/localFailure');

export const { selectToasts } = toastSlice.selectors;
