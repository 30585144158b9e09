import type { ActivityPage } from '../../../../domain/wire/activity.ts';
import { api } from '../../api/api.ts';

/** The family's own log, page by page, newest first. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivity: build.infiniteQuery<ActivityPage, void, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => ({
        url: 'activity',
        params: pageParam === null ? {} : { before: String(pageParam) },
      }),
    }),
  }),
});

export const { useGetActivityInfiniteQuery } = activityApi;
