import type { PaperCheck, PaperFingerprint } from '../../../../domain/wire/paper.ts';
import { api } from '../../api/api.ts';

/** Whether a file is one of our papers, unchanged: only its fingerprint goes to the server. */
export const paperCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes nothing; a mutation, so that each file is checked again and no fingerprint stays in the cache. */
    checkPaper: build.mutation<PaperCheck, PaperFingerprint>({
      query: (fingerprint) => ({ url: 'document/check', method: 'POST', body: fingerprint }),
    }),
  }),
});

export const { useCheckPaperMutation } = paperCheckApi;
