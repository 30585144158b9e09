import type { LoginSession, SessionId } from '../../../../domain/wire/security.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** Where the caller is logged in. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<LoginSession[], void>({
      query: () => ({ url: 'sessions' }),
      providesTags: ['sessions'],
    }),
    endSession: build.mutation<unknown, WithSuccessToast<SessionId>>({
      query: ({ id }) => ({ url: 'session', method: 'DELETE', body: { id } }),
      // Also after a failure: a session that could not be found has ended already.
      invalidatesTags: ['sessions'],
    }),
    endOtherSessions: build.mutation<unknown, WithSuccessToast<object>>({
      query: () => ({ url: 'sessions', method: 'DELETE' }),
      // The address of a calendar ends with them.
      invalidatesTags: invalidateOnSuccess('sessions', 'calendar'),
    }),
  }),
});

export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
