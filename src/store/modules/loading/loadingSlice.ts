import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/**
 * The things a person waits for: fresh data or a file next to shown data, the first data of the page, or a save. The
 * last weighs most.
 */
const kinds = ['refresh', 'load', 'save'] as const;
export type TaskKind = (typeof kinds)[number];

export interface Task {
  /** Unique, also when another task has the same name. */
  id: string;
  name: string;
  kind: TaskKind;
}

interface LoadingState {
  /** The open tasks by their id; one that was open at the last navigation belongs to an earlier page. */
  tasks: Record<string, Task & { earlier: boolean }>;
}

const initialState: LoadingState = { tasks: {} };

export const loadingSlice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    taskStarted: ({ tasks }, { payload: task }: PayloadAction<Task>) => {
      tasks[task.id] = { ...task, earlier: false };
    },
    taskEnded: ({ tasks }, { payload: id }: PayloadAction<string>) => {
      // oxlint-disable-next-line typescript/no-dynamic-delete -- the ids are the store's own.
      delete tasks[id];
    },
    /** Another page is shown: earlier tasks do not concern it, its own do. */
    navigated: ({ tasks }) => {
      for (const task of Object.values(tasks)) task.earlier = true;
    },
  },
  selectors: {
    /** Whether any named task is open. */
    selectIsLoading: ({ tasks }) => Object.keys(tasks).length > 0,
    /** The heaviest kind of task that the current page waits for; null when it waits for nothing. */
    selectAwaited: createSelector([({ tasks }: LoadingState) => tasks], (tasks): TaskKind | null => {
      const open = Object.values(tasks).filter(({ earlier }) => !earlier);
      return kinds.findLast((kind) => open.some((task) => task.kind === kind)) ?? null;
    }),
  },
});

export const { taskStarted, taskEnded, navigated } = loadingSlice.actions;

export const { selectIsLoading, selectAwaited } = loadingSlice.selectors;
