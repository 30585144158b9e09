import type { Contract, ContractDetail, ContractDraft } from '../../../../domain/wire/contract.ts';
import type { AutomaticStart, AutomaticYear, ReportAnswer } from '../../../../domain/wire/event.ts';
import type { AnyEventDraft } from '../../../../domain/wire/paperEvent.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** One record of a loan, as named by the page that acts on it. */
interface EventOf {
  /** Hashid of the loan: refetched when somebody else was first. */
  contract: string;
  /** Hashid of the event. */
  hashid: string;
}

/**
 * Refetches the documents, because there may be a new one, and the contract's state: the effect of an open proposal
 * depends on the payments.
 */
const newPaper = invalidateOnSuccess('documents');

/**
 * The contracts, which contractsSlice and loanDetailsSlice own. Their documents (documentsApi) are refetched when there may
 * be a new one.
 */
export const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContracts: build.query<Contract[], void>({
      query: () => ({ url: 'contracts', retries: false, onlyLogged: true }),
      // Their names, and which contracts the reader may see.
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
    /** A record on a loan or a gift on paper; returns it with all its records. */
    recordEvent: build.mutation<ContractDetail, WithSuccessToast<{ draft: AnyEventDraft }>>({
      query: ({ draft }) => ({ url: 'contract/event', method: 'POST', body: draft, idempotent: true }),
      invalidatesTags: newPaper,
    }),
    /** Every term until today was paid on its day: records what is missing. Idempotent. */
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
    /** The lender's answer on a reported payment; for the first that counts, also on everything before it. */
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
    /** Confirms that the automatic payments up to the end of a year were paid. */
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
    /** Returns the object URL of the PDF; the component that shows it dispatches `previewClosed` when done. */
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
