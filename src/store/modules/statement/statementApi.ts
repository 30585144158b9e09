import type { StatementAnswer, StatementElsewhere, StatementRequest } from '../../../../domain/wire/statement.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** The annual statement. It is in no slice: it is made again from contracts and payments at each visit. */
export const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatement: build.query<StatementAnswer, StatementRequest>({
      query: ({ year, person }) => ({
        url: 'statement',
        params: { year, ...(person === undefined ? {} : { person }) },
      }),
      providesTags: ['statement'],
    }),
    /** The reader's year in their other families. */
    getStatementsElsewhere: build.query<StatementElsewhere[], number>({
      query: (year) => ({ url: 'statement/elsewhere', params: { year } }),
    }),
    /** Issues the statement if its figures were not issued yet, and offers the PDF. */
    downloadStatement: build.mutation<null, WithSuccessToast<StatementRequest & { fileName: string }>>({
      query: ({ fileName, done: _done, ...body }) => ({
        url: 'statement/pdf',
        method: 'POST',
        body,
        file: { saveAs: fileName },
      }),
      invalidatesTags: invalidateOnSuccess('statement'),
    }),
    /** A version as it was issued. */
    downloadIssued: build.mutation<null, { hashid: string; fileName: string }>({
      query: ({ hashid, fileName }) => ({ url: 'statement/document', params: { hashid }, file: { saveAs: fileName } }),
    }),
    /** Downloads the documents for the executor of a deceased person, as a ZIP. */
    downloadEstate: build.mutation<null, { hashid: string; fileName: string }>({
      query: ({ hashid, fileName }) => ({
        url: 'estate',
        method: 'POST',
        body: { hashid },
        file: { saveAs: fileName },
      }),
    }),
  }),
});

export const {
  useGetStatementQuery,
  useGetStatementsElsewhereQuery,
  useDownloadStatementMutation,
  useDownloadIssuedMutation,
  useDownloadEstateMutation,
} = statementApi;
