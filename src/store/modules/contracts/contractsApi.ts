import type { Contract, ContractDetail, ContractDraft } from '../../../../domain/wire/contract.ts';
import type { AutomaticStart, AutomaticYear, ReportAnswer } from '../../../../domain/wire/event.ts';
import type { AnyEventDraft } from '../../../../domain/wire/paperEvent.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** One record of a loan, as the page that acts on it names it. */
interface EventOf {
  /** Hashid of the loan: what the page shows again when somebody else was first. */
  contract: string;
  /** Hashid of the event. */
  hashid: string;
}

/**
 * Has the documents fetched again, because there may be one more, and with them how far the contract is: what an open
 * proposal does follows from what was paid.
 */
const newPaper = invalidateOnSuccess('documents');

/**
 * The contracts, which contractsSlice and loanDetailsSlice own. Their documents (documentsApi) are asked for again when there
 * may be one more.
 */
export const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContracts: build.query<Contract[], void>({
      query: () => ({ url: 'contracts', retries: false, onlyLogged: true }),
      // Their names, and whose contracts the reader may see.
      providesTags: ['people'],
    }),
    getContract: build.query<ContractDetail, string>({
      query: (hashid) => ({ url: 'contract', params: { hashid } }),
    }),
    saveContract: build.mutation<ContractDetail, ContractDraft>({
      query: (draft) => ({ url: 'contract', method: 'POST', body: draft, idempotent: true }),
      // The version that an edit replaces keeps its document.
      invalidatesTags: newPaper,
    }),
    removeContract: build.mutation<null, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'contract', method: 'DELETE', params: { hashid }, undoesUrl: 'contract' }),
    }),
    /** A record on a loan or a gift on paper; answers it with everything recorded of it. */
    recordEvent: build.mutation<ContractDetail, WithSuccessToast<{ draft: AnyEventDraft }>>({
      query: ({ draft }) => ({ url: 'contract/event', method: 'POST', body: draft, idempotent: true }),
      invalidatesTags: newPaper,
    }),
    /** Every term until today was paid on its day: records what is missing. A second time adds nothing. */
    recordPlanned: build.mutation<ContractDetail, WithSuccessToast<{ contract: string; ledger_version: number }>>({
      query: ({ done: _done, ...loan }) => ({
        url: 'contract/event/planned',
        method: 'POST',
        body: loan,
        idempotent: true,
      }),
      invalidatesTags: newPaper,
    }),
    /** A counter-entry: the event counts as never recorded, and stays to be read. */
    undoEvent: build.mutation<ContractDetail, WithSuccessToast<EventOf & { note?: string }>>({
      query: ({ hashid, note }) => ({
        url: 'contract/event',
        method: 'DELETE',
        params: { hashid },
        ...(note && { body: { note } }),
        undoesUrl: 'contract/event',
      }),
      invalidatesTags: newPaper,
    }),
    /** The lender's word on a payment the borrower reported; with the first that counts, on all before it too. */
    answerEvent: build.mutation<ContractDetail, WithSuccessToast<EventOf & ReportAnswer>>({
      query: ({ done: _done, contract: _contract, ...body }) => ({
        url: 'contract/event/confirm',
        method: 'POST',
        body,
      }),
      invalidatesTags: newPaper,
    }),
    /** From today on each term counts as paid on its day, until somebody says otherwise. */
    startAutomatic: build.mutation<ContractDetail, WithSuccessToast<AutomaticStart>>({
      query: ({ done: _done, ...body }) => ({ url: 'contract/automatic', method: 'POST', body, idempotent: true }),
      invalidatesTags: newPaper,
    }),
    endAutomatic: build.mutation<ContractDetail, WithSuccessToast<{ contract: string }>>({
      query: ({ contract }) => ({
        url: 'contract/automatic',
        method: 'DELETE',
        params: { hashid: contract },
        undoesUrl: 'contract/automatic',
      }),
    }),
    /** What counted by itself up to the end of a year was paid. */
    confirmYear: build.mutation<ContractDetail, WithSuccessToast<AutomaticYear>>({
      query: ({ done: _done, ...body }) => ({ url: 'contract/automatic/confirm', method: 'POST', body }),
      invalidatesTags: invalidateOnSuccess('statement'),
    }),
    downloadAgreement: build.mutation<null, { hashid: string; fileName: string }>({
      query: ({ hashid, fileName }) => ({
        url: 'contract/generated',
        method: 'POST',
        body: { hashid },
        file: { saveAs: fileName },
      }),
      invalidatesTags: newPaper,
    }),
    /** Answers the object URL of the PDF; whoever shows it dispatches `previewClosed` when it is done with it. */
    previewContract: build.mutation<string, ContractDraft>({
      query: (draft) => ({ url: 'contract/preview', method: 'POST', body: draft, file: 'show' }),
    }),
  }),
});

export const {
  useGetContractsQuery,
  useLazyGetContractsQuery,
  useGetContractQuery,
  useSaveContractMutation,
  useRemoveContractMutation,
  useRecordEventMutation,
  useRecordPlannedMutation,
  useUndoEventMutation,
  useAnswerEventMutation,
  useStartAutomaticMutation,
  useEndAutomaticMutation,
  useConfirmYearMutation,
  useDownloadAgreementMutation,
  usePreviewContractMutation,
} = contractsApi;
