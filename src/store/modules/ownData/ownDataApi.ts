import type { ErasureAnswer, ErasureForm } from '../../../../domain/wire/profile.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** The caller's own data: all of it in one file, and asking for its erasure (GDPR, articles 15, 17 and 20). */
export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Offers the ZIP under this name. */
    downloadOwnData: build.mutation<null, WithSuccessToast<{ saveAs: string }>>({
      query: ({ saveAs }) => ({ url: 'export', file: { saveAs } }),
    }),
    /** Done a week later; the screen shows what goes and what stays. */
    eraseOwnData: build.mutation<ErasureAnswer, ErasureForm>({
      query: (form) => ({ url: 'erasure', method: 'POST', body: form }),
    }),
  }),
});

export const { useDownloadOwnDataMutation, useEraseOwnDataMutation } = ownDataApi;
