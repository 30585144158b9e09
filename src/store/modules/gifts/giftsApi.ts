import type { EqualShares, GiftYear, SharesVisibility } from '../../../../domain/wire/gifts.ts';
import { api } from '../../api/api.ts';

/**
 * Fetches the gift meters, and what each child got. These answers are in no slice: they follow from contracts and
 * people, and are refetched when those change (crossModuleListeners.ts).
 */
export const giftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGiftYear: build.query<GiftYear, number>({
      query: (year) => ({ url: 'gifts/meter', params: { year: String(year) } }),
      providesTags: ['gifts'],
    }),
    getEqualShares: build.query<EqualShares, void>({
      query: () => ({ url: 'gifts/shares' }),
      providesTags: ['gifts'],
    }),
    setSharesVisibility: build.mutation<EqualShares, SharesVisibility>({
      query: (visibility) => ({ url: 'gifts/visibility', method: 'POST', body: { visibility } }),
      async onQueryStarted(_visibility, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(giftsApi.util.updateQueryData('getEqualShares', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useGetGiftYearQuery, useGetEqualSharesQuery, useSetSharesVisibilityMutation } = giftsApi;
