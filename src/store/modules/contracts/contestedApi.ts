import type { ContestedAct, ContestedAnswer } from '../../../../domain/wire/contested.ts';
import { FORCE_REFETCH, api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { contractsApi } from './contractsApi.ts';

/** Acts with the reader's account while it was in other hands, and their answers. */
export const contestedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContested: build.query<ContestedAct[], void>({
      query: () => ({ url: 'contested' }),
      providesTags: ['life'],
    }),
    answerContested: build.mutation<ContestedAct[], WithSuccessToast<{ said: ContestedAnswer }>>({
      query: ({ said }) => ({ url: 'contested/answer', method: 'POST', body: said }),
      invalidatesTags: invalidateOnSuccess('life', 'signing', 'mandates'),
      // The list shows disputes.
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (answered) void dispatch(contractsApi.endpoints.getContracts.initiate(undefined, FORCE_REFETCH));
      },
    }),
  }),
});

export const { useGetContestedQuery, useAnswerContestedMutation } = contestedApi;
