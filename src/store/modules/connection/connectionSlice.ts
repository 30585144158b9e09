import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface ConnectionState {
  /** When a call last succeeded, in milliseconds since 1970: the data on the screen is from then. Null: not yet. */
  answeredAt: number | null;
}

const initialState: ConnectionState = { answeredAt: null };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    answered: (state, { payload: at }: PayloadAction<number>) => {
      state.answeredAt = at;
    },
  },
  selectors: {
    selectAnsweredAt: ({ answeredAt }) => answeredAt,
  },
});

export const { answered } = connectionSlice.actions;
export const { selectAnsweredAt } = connectionSlice.selectors;
