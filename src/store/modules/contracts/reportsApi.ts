import type { ReportsAnswer } from '../../../../domain/wire/bankImport.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { askBooksAnew } from './askBooksAnew.ts';

/** An answer to several reports at once. Loaded with the part of the page that needs it. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Confirms these reported payments of one contract. */
    confirmReports: build.mutation<ContractDetail, WithSuccessToast<ReportsAnswer>>({
      query: ({ done: _done, ...body }) => ({ url: 'contract/events/confirm', method: 'POST', body }),
      invalidatesTags: invalidateOnSuccess('documents', 'gifts'),
      onQueryStarted: async ({ contract }, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, () => [contract]),
    }),
  }),
});

export const { useConfirmReportsMutation } = reportsApi;
