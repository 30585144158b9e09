import type {
  Passkey,
  PasskeyCodeMailed,
  PasskeyCreation,
  PasskeyDraft,
  PasskeyStart,
} from '../../../../domain/wire/passkey.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** The devices the caller signs with. */
export const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query<Passkey[], void>({
      query: () => ({ url: 'passkeys' }),
      providesTags: ['passkeys'],
    }),
    mailDeviceCode: build.mutation<PasskeyCodeMailed, void>({
      query: () => ({ url: 'passkey/code', method: 'POST' }),
    }),
    startPasskey: build.mutation<PasskeyCreation, PasskeyStart>({
      query: (start) => ({ url: 'passkey/start', method: 'POST', body: start }),
    }),
    addPasskey: build.mutation<Passkey[], WithSuccessToast<{ draft: PasskeyDraft }>>({
      query: ({ draft }) => ({ url: 'passkey', method: 'POST', body: draft }),
      invalidatesTags: invalidateOnSuccess('passkeys', 'signing'),
    }),
    removePasskey: build.mutation<Passkey[], WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'passkey', method: 'DELETE', params: { hashid } }),
      invalidatesTags: invalidateOnSuccess('passkeys', 'signing'),
    }),
  }),
});

export const { useGetPasskeysQuery, useMailDeviceCodeMutation, useRemovePasskeyMutation } = passkeysApi;
