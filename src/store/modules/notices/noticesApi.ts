import type {
  NoticeChoice,
  NoticeChoices,
  NoticePage,
  NoticesRead,
  UnreadCount,
} from '../../../../domain/wire/notice.ts';
import { api } from '../../api/api.ts';

/** How often the bell checks for news, in milliseconds, while the page is visible. */
export const NEWS_EVERY = 5 * 60_000;

/** The reader's notices, newest first, and their mail settings. These answers are in no slice. */
export const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotices: build.infiniteQuery<NoticePage, void, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => ({
        url: 'notices',
        params: pageParam === null ? {} : { before: String(pageParam) },
      }),
    }),
    /** The count goes at once; new ones stay marked for as long as the list is on the screen. */
    readNotices: build.mutation<UnreadCount, NoticesRead>({
      query: (body) => ({ url: 'notices/read', method: 'POST', body }),
      async onQueryStarted(_read, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(
            noticesApi.util.updateQueryData('getNotices', undefined, ({ pages }) => {
              for (const page of pages) page.unread = answer.data.unread;
            }),
          );
      },
    }),
    getNoticeChoices: build.query<NoticeChoices, void>({ query: () => ({ url: 'notices/choices' }) }),
    chooseNotice: build.mutation<NoticeChoices, NoticeChoice>({
      query: (body) => ({ url: 'notices/choices', method: 'POST', body }),
      async onQueryStarted(_choice, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(noticesApi.util.updateQueryData('getNoticeChoices', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useGetNoticesInfiniteQuery, useReadNoticesMutation, useGetNoticeChoicesQuery, useChooseNoticeMutation } =
  noticesApi;
