import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { AmountTaken, RemarkDraft } from '../../../../domain/wire/remarkDraft.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { askBooksAnew } from './askBooksAnew.ts';

interface OfContract {
  /** Hashid of the record's contract. */
  contract: string;
}

/** Remarks on records, and whether records are being entered. Loaded with the parts of the page that need it. */
export const remarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Disputes a record, withdraws that, or answers. */
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
    /** Adopts the amount that the other side named. */
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
    /** Earlier payments are being entered: nothing counts as late meanwhile. */
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
