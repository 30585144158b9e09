import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { StoreExtra } from './extra.ts';
import type { RootState } from './rootReducer.ts';

/** The dispatch of the store, with the ports that a thunk of ours may use. */
export type StoreDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

/** A module's listeners are started with this: the state, dispatch and ports of their own store. */
export type StartListening = TypedStartListening<RootState, StoreDispatch, StoreExtra>;
