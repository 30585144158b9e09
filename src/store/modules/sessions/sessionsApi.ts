import type { LoginSession, SessionId } from '../../../../domain/wire/security.ts';
import { api } from '../../api/api.ts';
import type { NoArgument } from '../../api/api.ts';

/** Where the caller is logged in. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<LoginSession[], NoArgument>({
      query: () => ({ url: 'sessions', patient: true, onlyLogged: true }),
      providesTags: ['sessions'],
    }),
    endSession: build.mutation<unknown, SessionId>({
      query: (session) => ({ url: 'session', method: 'DELETE', body: session }),
      // Also after a failure: a session that could not be found has ended already.
      invalidatesTags: ['sessions'],
    }),
    endOtherSessions: build.mutation<unknown, NoArgument>({
      query: () => ({ url: 'sessions', method: 'DELETE' }),
      // The address of a calendar ends with them.
      invalidatesTags: ['sessions', 'calendar'],
    }),
  }),
});

export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
