import type { ActivityPage } from '../../../../domain/wire/activity.ts';
import type {
  AdministratorPage,
  AdministratorProfile,
  AdministratorQuery,
  Health,
} from '../../../../domain/wire/administrator.ts';
import { paths } from '../../../paths.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { ApiError } from '../../api/apiError.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import type { StoreExtra } from '../../extra.ts';

const FORBIDDEN = 403;

interface Started {
  extra: unknown;
  queryFulfilled: Promise<unknown>;
}

/**
 * A person refused as an administrator goes to the screen that says so: the server decides, not the menu. Here
 * and not in a listener: this module loads with the administrator pages, and the listeners with every first screen.
 */
async function sendAwayWhoIsRefused(_argument: unknown, { extra, queryFulfilled }: Started): Promise<void> {
  try {
    await queryFulfilled;
  } catch (failure) {
    const { error } = failure as { error?: ApiError };
    if (error?.status === FORBIDDEN)
      (extra as StoreExtra).ports.navigate(`${paths.error}?error=${FORBIDDEN}`, { replace: true });
  }
}

/** The calls by which administrators see each other and the service; the server refuses anybody else. */
export const administratorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdministrators: build.query<AdministratorPage, AdministratorQuery>({
      query: ({ q, sort, direction, page, size }) => ({
        url: 'admins',
        params: { q, sort, direction, page: String(page), size: String(size) },
      }),
      providesTags: ['administrators'],
      onQueryStarted: sendAwayWhoIsRefused,
    }),
    /** Offers the filtered list as a file for a spreadsheet, under this name. */
    downloadAdministrators: build.mutation<
      null,
      Pick<AdministratorQuery, 'q' | 'sort' | 'direction'> & { saveAs: string }
    >({
      query: ({ saveAs, ...params }) => ({ url: 'admins/file', params, file: { saveAs } }),
    }),
    getAdministrator: build.query<AdministratorProfile, string>({
      query: (id) => ({ url: `admin/${encodeURIComponent(id)}` }),
      providesTags: ['administrators'],
      onQueryStarted: sendAwayWhoIsRefused,
    }),
    getAdministratorActivity: build.infiniteQuery<ActivityPage, string, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: id, pageParam }) => ({
        url: `admin/${encodeURIComponent(id)}/activity`,
        params: pageParam === null ? {} : { before: String(pageParam) },
      }),
    }),
    /** 'Klopt, gecontroleerd': by somebody else, with today's date. */
    reviewAdministrator: build.mutation<AdministratorProfile, WithSuccessToast<{ id: string }>>({
      query: ({ id }) => ({ url: `admin/${encodeURIComponent(id)}/review`, method: 'POST' }),
      invalidatesTags: invalidateOnSuccess('administrators'),
    }),
    getHealth: build.query<Health, void>({
      query: () => ({ url: 'admin/health' }),
      onQueryStarted: sendAwayWhoIsRefused,
    }),
  }),
});

export const {
  useGetAdministratorsQuery,
  useDownloadAdministratorsMutation,
  useGetAdministratorQuery,
  useGetAdministratorActivityInfiniteQuery,
  useReviewAdministratorMutation,
  useGetHealthQuery,
} = administratorsApi;
