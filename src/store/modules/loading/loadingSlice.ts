import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface LoadingState {
  /** How many tasks of each name are open. */
  tasks: Record<string, number>;
}

const initialState: LoadingState = { tasks: {} };

export const loadingSlice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    taskStarted: ({ tasks }, { payload: name }: PayloadAction<string>) => {
      tasks[name] = (tasks[name] ?? 0) + 1;
    },
    taskEnded: ({ tasks }, { payload: name }: PayloadAction<string>) => {
      tasks[name] = Math.max(0, (tasks[name] ?? 0) - 1);
    },
  },
  selectors: {
    selectIsLoading: ({ tasks }) => Object.values(tasks).some((open) => open > 0),
  },
});

export const { taskStarted, taskEnded } = loadingSlice.actions;

export const { selectIsLoading } = loadingSlice.selectors;
