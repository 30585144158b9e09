import type { WhatIfForm, WhatIfs } from '../../../../domain/wire/whatIf.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** The person's saved try-outs of a loan, by its hashid; a change returns the new list. Nobody else changes it. */
export const whatIfsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatIfs: build.query<WhatIfs, string>({
      query: (hashid) => ({ url: 'contract/what-ifs', params: { hashid } }),
    }),
    keepWhatIf: build.mutation<WhatIfs, WithSuccessToast<WhatIfForm>>({
      query: ({ contract, name, tried }) => ({
        url: 'contract/what-if',
        method: 'POST',
        body: { contract, name, tried },
      }),
      async onQueryStarted({ contract }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(whatIfsApi.util.updateQueryData('getWhatIfs', contract, () => answer.data));
      },
    }),
    renameWhatIf: build.mutation<WhatIfs, WithSuccessToast<{ contract: string; hashid: string; name: string }>>({
      query: ({ hashid, name }) => ({ url: 'contract/what-if/name', method: 'POST', body: { hashid, name } }),
      async onQueryStarted({ contract }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(whatIfsApi.util.updateQueryData('getWhatIfs', contract, () => answer.data));
      },
    }),
    removeWhatIf: build.mutation<WhatIfs, WithSuccessToast<{ contract: string; hashid: string }>>({
      query: ({ hashid }) => ({ url: 'contract/what-if', method: 'DELETE', params: { hashid } }),
      async onQueryStarted({ contract }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(whatIfsApi.util.updateQueryData('getWhatIfs', contract, () => answer.data));
      },
    }),
  }),
});

export const { useGetWhatIfsQuery, useKeepWhatIfMutation, useRenameWhatIfMutation, useRemoveWhatIfMutation } =
  whatIfsApi;
