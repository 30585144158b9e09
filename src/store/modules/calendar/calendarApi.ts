import type { CalendarForm, CalendarState, NewCalendar } from '../../../../domain/wire/calendar.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/**
 * The terms of the caller's loans in their own calendar. The address is returned once: it stays only while the
 * requesting screen shows it.
 */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<CalendarState, void>({
      query: () => ({ url: 'calendar' }),
      providesTags: ['calendar'],
    }),
    makeCalendar: build.mutation<NewCalendar, CalendarForm>({
      query: (form) => ({ url: 'calendar', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('calendar'),
      async onQueryStarted(_form, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null); // a failure is reported by its toast
        if (answer) dispatch(known({ feed: answer.data.feed, closed_at: null }));
      },
    }),
    closeCalendar: build.mutation<CalendarState, WithSuccessToast<object>>({
      query: () => ({ url: 'calendar', method: 'DELETE' }),
      invalidatesTags: invalidateOnSuccess('calendar'),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(known(answer.data));
      },
    }),
    /** The coming terms of one loan as a file, which does not follow it. */
    downloadCalendar: build.mutation<null, { hashid: string; fileName: string }>({
      query: ({ hashid, fileName }) => ({ url: 'contract/calendar', params: { hashid }, file: { saveAs: fileName } }),
    }),
  }),
});

/** The answer takes effect at once: the address is shown only while it is the current one. */
const known = (state: CalendarState) => calendarApi.util.updateQueryData('getCalendar', undefined, () => state);

export const { useGetCalendarQuery, useMakeCalendarMutation, useCloseCalendarMutation, useDownloadCalendarMutation } =
  calendarApi;
