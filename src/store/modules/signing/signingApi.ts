import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import type {
  Signing,
  SigningDraft,
  SigningEnd,
  SigningProof,
  SigningStart,
  SigningStarted,
} from '../../../../domain/wire/signing.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import type { StoreExtra } from '../../extra.ts';

/** The tags that depend on a request; after a failure as well, because then somebody else may have been first. */
const HANGS_ON_IT = ['signing', 'life', 'documents', 'gifts'] as const;

/** Signing a concept in the product; a request is in no slice. */
export const signingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSigning: build.query<Signing, string>({
      query: (hashid) => ({ url: 'signing', params: { hashid } }),
      providesTags: ['signing'],
    }),
    /** The paper to sign, as an object URL that lives as long as it is shown. */
    getSigningPaper: build.query<string, string>({
      query: (hashid) => ({ url: 'signing/document', params: { hashid }, file: 'show' }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_hashid, { cacheDataLoaded, cacheEntryRemoved, extra }) {
        const { ports } = extra as StoreExtra;
        const shown = await cacheDataLoaded.catch(() => null); // it never came: nothing to release
        await cacheEntryRemoved;
        if (shown) ports.files.release(shown.data);
      },
    }),
    askToSign: build.mutation<Signing, WithSuccessToast<{ draft: SigningDraft }>>({
      query: ({ draft }) => ({ url: 'signing', method: 'POST', body: draft, idempotent: true }),
      invalidatesTags: [...HANGS_ON_IT],
    }),
    /** Sends it out for signing once the invited person has an account. */
    wishToSign: build.mutation<ContractLifecycle, WithSuccessToast<{ draft: SigningDraft }>>({
      query: ({ draft }) => ({ url: 'signing/wish', method: 'POST', body: draft }),
      invalidatesTags: ['life'],
    }),
    withdrawWish: build.mutation<ContractLifecycle, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'signing/wish', method: 'DELETE', params: { hashid } }),
      invalidatesTags: ['life'],
    }),
    /** A challenge for the device, or a code by mail. */
    startSigning: build.mutation<SigningStarted, SigningStart>({
      query: (start) => ({ url: 'signing/start', method: 'POST', body: start }),
      invalidatesTags: (_answer, error) => (error ? ['signing'] : []),
    }),
    sign: build.mutation<Signing, WithSuccessToast<{ proof: SigningProof }>>({
      query: ({ proof }) => ({ url: 'signing/sign', method: 'POST', body: proof, idempotent: true }),
      invalidatesTags: [...HANGS_ON_IT],
    }),
    endSigning: build.mutation<Signing, WithSuccessToast<SigningEnd>>({
      query: ({ done: _done, ...end }) => ({
        url: 'signing/end',
        method: 'POST',
        body: end,
        idempotent: true,
        undoesUrl: 'signing',
      }),
      invalidatesTags: [...HANGS_ON_IT],
    }),
  }),
});

export const {
  useGetSigningQuery,
  useGetSigningPaperQuery,
  useAskToSignMutation,
  useWishToSignMutation,
  useWithdrawWishMutation,
  useStartSigningMutation,
  useSignMutation,
  useEndSigningMutation,
} = signingApi;
