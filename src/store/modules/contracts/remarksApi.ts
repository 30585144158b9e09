import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { AmountTaken, RemarkDraft } from '../../../../domain/wire/remarkDraft.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { askBooksAnew } from './askBooksAnew.ts';

interface OfContract {
  /** Hashid of the contract that the record is of. */
  contract: string;
}

/** What is said of records, and that they are being written down. It comes with the parts of the page that ask for it. */
export const remarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Says of a record that it is not right, that it is after all, or answers. */
    remark: build.mutation<ContractDetail, WithSuccessToast<OfContract & RemarkDraft>>({
      query: ({ done: _done, contract: _contract, ...body }) => ({
        url: 'contract/event/remark',
        method: 'POST',
        body,
        idempotent: true,
      }),
      invalidatesTags: invalidateOnSuccess('documents', 'gifts'),
      onQueryStarted: async ({ contract }, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, () => [contract]),
    }),
    /** Takes over the amount that the other side named. */
    takeAmount: build.mutation<ContractDetail, WithSuccessToast<OfContract & AmountTaken>>({
      query: ({ done: _done, contract: _contract, ...body }) => ({
        url: 'contract/event/amount',
        method: 'POST',
        body,
      }),
      invalidatesTags: invalidateOnSuccess('documents', 'gifts'),
      onQueryStarted: async ({ contract }, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, () => [contract]),
    }),
    /** Payments of before are being written down: nothing counts as late meanwhile. */
    startEntering: build.mutation<ContractDetail, WithSuccessToast<OfContract>>({
      query: ({ contract }) => ({ url: 'contract/entering', method: 'POST', body: { contract } }),
      invalidatesTags: invalidateOnSuccess('documents', 'gifts'),
      onQueryStarted: async ({ contract }, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, () => [contract]),
    }),
    endEntering: build.mutation<ContractDetail, WithSuccessToast<OfContract>>({
      query: ({ contract }) => ({
        url: 'contract/entering',
        method: 'DELETE',
        params: { hashid: contract },
      }),
      invalidatesTags: invalidateOnSuccess('documents', 'gifts'),
      onQueryStarted: async ({ contract }, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, () => [contract]),
    }),
  }),
});

export const { useRemarkMutation, useTakeAmountMutation, useStartEnteringMutation, useEndEnteringMutation } =
  remarksApi;
