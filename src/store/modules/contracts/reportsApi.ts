import type { ReportsAnswer } from '../../../../domain/wire/bankImport.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import { api, whenDone } from '../../api/api.ts';
import type { Told } from '../../api/call.ts';
import { askBooksAnew } from './askBooksAnew.ts';

/** A word on several reports at once. It comes with the part of the page that asks for it. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Each of these payments that were reported on one contract is right. */
    confirmReports: build.mutation<ContractDetail, Told<ReportsAnswer>>({
      query: ({ done: _done, ...body }) => ({ url: 'contract/events/confirm', method: 'POST', body }),
      invalidatesTags: whenDone('documents', 'gifts'),
      onQueryStarted: async ({ contract }, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, () => [contract]),
    }),
  }),
});

export const { useConfirmReportsMutation } = reportsApi;
