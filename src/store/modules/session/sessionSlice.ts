import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LogoutOutcome } from '../../ports.ts';

interface SessionState {
  status: 'unknown' | 'signedIn' | 'signedOut';
  /** The roles come from the roles claim of the identity token (rolesFromClaims). */
  roles: string[];
  /** How the session ended, once /logout asked. */
  farewell: LogoutOutcome | null;
}

const initialState: SessionState = { status: 'unknown', roles: [], farewell: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ roles: string[] }>) => ({
      status: 'signedIn' as const,
      roles: payload.roles,
      farewell: null,
    }),
    /** Nobody is signed in any longer: every module forgets its data (rootReducer.ts). */
    signedOut: () => ({ status: 'signedOut' as const, roles: [], farewell: null }),
    farewellKnown: (state, { payload }: PayloadAction<LogoutOutcome>) => ({ ...state, farewell: payload }),
  },
  selectors: {
    selectSessionStatus: ({ status }) => status,
    selectRoles: ({ roles }) => roles,
    selectHasRole: ({ roles }, role: string) => roles.includes(role),
    selectFarewell: ({ farewell }) => farewell,
  },
});

export const { signedIn, signedOut, farewellKnown } = sessionSlice.actions;

/**
 * A person wants to log in, and to come back to the path and query in the payload; by default to where they are
 * . `email`: the address they just typed, to fill in.
 */
export const signInAsked = createAction('session/signInAsked', (target?: string, email?: string) => ({
  payload: target,
  meta: { email },
}));
/**
 * A person wants to make an account at the identity provider, and to come back to the path and query in the payload.
 */
export const signUpAsked = createAction<string>('session/signUpAsked');
/** A person starts the second step of the login, and wants to come back to the path and query in the payload. */
export const stepUpAsked = createAction<string>('session/stepUpAsked');
/** The session must end, here and at the identity provider. */
export const signOutAsked = createAction('session/signOutAsked');
/** /logout was opened. */
export const farewellAsked = createAction('session/farewellAsked');

export const { selectSessionStatus, selectRoles, selectHasRole, selectFarewell } = sessionSlice.selectors;
