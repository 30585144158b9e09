import type { ContractDocument } from '../../../../domain/wire/document.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';

/** The papers of a contract, not in any slice; loaded with the pages that show them, not with every first screen. */
export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the documents of every version, the newest first. */
    getDocuments: build.query<ContractDocument[], string>({
      query: (hashid) => ({ url: 'contract/documents', params: { hashid } }),
      providesTags: ['documents'],
    }),
    /** The addendum of a change, made on first request; `hashid` is the event's. */
    downloadAddendum: build.mutation<null, { hashid: string; fileName: string }>({
      query: ({ hashid, fileName }) => ({
        url: 'contract/addendum',
        method: 'POST',
        body: { hashid },
        file: { saveAs: fileName },
      }),
      invalidatesTags: invalidateOnSuccess('documents'),
    }),
    /** Downloads a document with the balance of a loan on a day. */
    downloadStanding: build.mutation<null, { hashid: string; date: string; fileName: string }>({
      query: ({ hashid, date, fileName }) => ({
        url: 'contract/standing',
        params: { hashid, date },
        file: { saveAs: fileName },
      }),
    }),
    /** Downloads everything kept of a loan; papers not made yet are made with it. */
    downloadDossier: build.mutation<null, { hashid: string; date: string; fileName: string }>({
      query: ({ hashid, date, fileName }) => ({
        url: 'contract/dossier',
        method: 'POST',
        body: { hashid, date },
        file: { saveAs: fileName },
      }),
      invalidatesTags: invalidateOnSuccess('documents'),
    }),
    /** Downloads a document as it was frozen. */
    downloadDocument: build.mutation<null, { hashid: string; fileName: string }>({
      query: ({ hashid, fileName }) => ({ url: 'contract/document', params: { hashid }, file: { saveAs: fileName } }),
    }),
  }),
});

export const {
  useGetDocumentsQuery,
  useDownloadDocumentMutation,
  useDownloadAddendumMutation,
  useDownloadStandingMutation,
  useDownloadDossierMutation,
} = documentsApi;
