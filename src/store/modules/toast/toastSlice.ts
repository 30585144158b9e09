import { createSlice, nanoid } from '@reduxjs/toolkit';
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

/** Specification 9. */
const TOAST_SECONDS = 5;

const isTwin = (one: Toast, other: Toast): boolean => one.kind === other.kind && one.title === other.title && one.text === other.text;

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id' | 'seconds'>) => ({ payload: { ...toast, id: nanoid(), seconds: TOAST_SECONDS } }),
      /** What already stands there is not said twice. */
      reducer: ({ open }, { payload: toast }: PayloadAction<Toast>) => {
        if (!open.some((standing) => isTwin(standing, toast))) open.push(toast);
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

export const { selectToasts } = toastSlice.selectors;
