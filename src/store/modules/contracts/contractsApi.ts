import type { Contract, ContractDraft } from '../../../../domain/wire/contract.ts';
import { api } from '../../api/api.ts';
import type { NoArgument } from '../../api/api.ts';

export const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContracts: build.query<Contract[], NoArgument>({
      query: () => ({ url: 'contracts', onlyLogged: true }),
    }),
    getContract: build.query<Contract, string>({
      query: (hashid) => ({ url: 'contract', params: { hashid }, onlyLogged: true }),
    }),
    saveContract: build.mutation<Contract, ContractDraft>({
      query: (draft) => ({ url: 'contract', method: 'POST', body: draft, once: true }),
    }),
    removeContract: build.mutation<null, string>({
      query: (hashid) => ({ url: 'contract', method: 'DELETE', params: { hashid } }),
    }),
    downloadAgreement: build.mutation<null, { hashid: string; fileName: string }>({
      query: ({ hashid, fileName }) => ({ url: 'contract/generated', method: 'POST', body: { hashid }, file: { saveAs: fileName } }),
    }),
    /** Answers the object URL of the PDF; whoever shows it dispatches `previewClosed` when it is done with it. */
    previewContract: build.mutation<string, ContractDraft>({
      query: (draft) => ({ url: 'contract/preview', method: 'POST', body: draft, file: 'show' }),
    }),
  }),
});

export const {
  useGetContractsQuery,
  useGetContractQuery,
  useSaveContractMutation,
  useRemoveContractMutation,
  useDownloadAgreementMutation,
  usePreviewContractMutation,
} = contractsApi;
