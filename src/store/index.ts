import { configureStore } from '@reduxjs/toolkit';
import { api } from './api/api.ts';
import type { StoreExtra } from './extra.ts';
import { makeListeners } from './listeners.ts';
import type { Ports } from './ports.ts';
import { rootReducer } from './rootReducer.ts';

export type { RootState } from './rootReducer.ts';

/** The development checks report when they are slow; below this they would only report a busy machine. */
const checks = { warnAfter: 500 };

/**
 * A new store, with its own api cache and its own listeners, that reaches the outside world through these ports alone.
 */
export function makeStore(ports: Ports) {
  const extra: StoreExtra = { ports, pendingKeys: new Map() };
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: checks, serializableCheck: checks })
        .prepend(makeListeners(extra))
        .concat(api.middleware),
    // Contracts and names must not reach a browser extension.
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
