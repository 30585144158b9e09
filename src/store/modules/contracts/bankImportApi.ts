import type { BankImport, BankImportForm, KeptAccount, KnownLines } from '../../../../domain/wire/bankImport.ts';
import type { KeepLinesForm, KeptLines } from '../../../../domain/wire/keptLine.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { askBooksAnew } from './askBooksAnew.ts';

/** The reader's imports of bank statements, which are read on their own device. Loaded with the screen that reads them. */
export const bankImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The earlier imports of each loan they may record payments for, and the key for the hashes of lines. */
    getKnownLines: build.query<KnownLines, void>({
      query: () => ({ url: 'bank-import/known' }),
      providesTags: ['bankLines'],
    }),
    /** Records lines in the ledgers of loans, all of them or none. Its own key makes it safe to send again. */
    takeLines: build.mutation<BankImport, WithSuccessToast<{ form: BankImportForm }>>({
      query: ({ form }) => ({ url: 'bank-import', method: 'POST', body: form, retries: true }),
      invalidatesTags: invalidateOnSuccess('bankLines', 'documents', 'statement', 'gifts'),
      onQueryStarted: async ({ form }, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, () => form.loans.map(({ contract }) => contract)),
    }),
    /** Takes back what one import recorded, within a day. */
    undoImport: build.mutation<BankImport, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'bank-import', method: 'DELETE', params: { hashid }, undoesUrl: 'bank-import' }),
      invalidatesTags: invalidateOnSuccess('bankLines', 'documents', 'statement', 'gifts'),
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) =>
        askBooksAnew(queryFulfilled, dispatch, (undone) => undone?.loans.map(({ contract }) => contract) ?? []),
    }),
    /** Forgets a person's kept account numbers. */
    forgetAccounts: build.mutation<KeptAccount[], WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'bank-import/accounts', method: 'DELETE', params: { hashid } }),
      invalidatesTags: invalidateOnSuccess('bankLines'),
    }),
    /** Keeps lines for later; one already kept stays, so it is safe to send again. */
    keepLines: build.mutation<KeptLines, WithSuccessToast<{ form: KeepLinesForm }>>({
      query: ({ form }) => ({ url: 'bank-import/kept', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('bankLines'),
    }),
    /** Removes a line from the list: it belongs to no loan. */
    dropLine: build.mutation<KeptLines, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'bank-import/kept', method: 'DELETE', params: { hashid } }),
      invalidatesTags: invalidateOnSuccess('bankLines'),
    }),
  }),
});

export const {
  useGetKnownLinesQuery,
  useTakeLinesMutation,
  useUndoImportMutation,
  useForgetAccountsMutation,
  useKeepLinesMutation,
  useDropLineMutation,
} = bankImportApi;
