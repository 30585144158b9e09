import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { StoreExtra } from './extra.ts';
import type { RootState } from './rootReducer.ts';

/** What a module's listeners are started with: the state, dispatch and ports of their own store. */
export type StartListening = TypedStartListening<
  RootState,
  ThunkDispatch<RootState, StoreExtra, UnknownAction>,
  StoreExtra
>;
