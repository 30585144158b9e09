import type {
  AdviserKey,
  AdviserLinkForm,
  AdviserLinks,
  AdviserPaperKey,
  AdviserView,
  NewAdviserLink,
} from '../../../../domain/wire/adviserLink.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** Links by which a notary or an adviser reads along. An address and its code stay only on the screen that requested them. */
export const adviserLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdviserLinks: build.query<AdviserLinks, void>({
      query: () => ({ url: 'adviser-links' }),
      providesTags: ['adviserLinks'],
    }),
    giveAdviserLink: build.mutation<NewAdviserLink, AdviserLinkForm>({
      query: (form) => ({ url: 'adviser-link', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('adviserLinks'),
    }),
    closeAdviserLink: build.mutation<AdviserLinks, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'adviser-link', method: 'DELETE', params: { hashid } }),
      invalidatesTags: invalidateOnSuccess('adviserLinks'),
    }),
    /** The contents of a link: a mutation, so that no cache keeps them. */
    openAdviserLink: build.mutation<AdviserView, AdviserKey>({
      query: (key) => ({ url: 'adviser-link/open', method: 'POST', body: key }),
    }),
    downloadAdviserPaper: build.mutation<null, AdviserPaperKey & { fileName: string }>({
      query: ({ fileName, ...body }) => ({
        url: 'adviser-link/paper',
        method: 'POST',
        body,
        file: { saveAs: fileName },
      }),
    }),
  }),
});

export const {
  useGetAdviserLinksQuery,
  useGiveAdviserLinkMutation,
  useCloseAdviserLinkMutation,
  useOpenAdviserLinkMutation,
  useDownloadAdviserPaperMutation,
} = adviserLinksApi;
