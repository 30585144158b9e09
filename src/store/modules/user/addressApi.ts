import type { AddressForm, VerificationToken } from '../../../../domain/wire/security.ts';
import { anew, api, whenDone } from '../../api/api.ts';
import type { Told } from '../../api/call.ts';
import { userApi } from './userApi.ts';

/** Another address to log in with (docs/decisions/0067). */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    askAddress: build.mutation<unknown, Told<{ form: AddressForm }>>({
      query: ({ form }) => ({ url: 'profile/email', method: 'POST', body: form }),
      invalidatesTags: whenDone('security'),
    }),
    withdrawAddress: build.mutation<unknown, Told<object>>({
      query: () => ({ url: 'profile/email', method: 'DELETE' }),
      invalidatesTags: whenDone('security'),
    }),
    /** With the token of the mail to the new address. */
    confirmAddress: build.mutation<unknown, Told<VerificationToken>>({
      query: ({ token }) => ({ url: 'profile/email/confirm', method: 'POST', body: { token } }),
      invalidatesTags: whenDone('security'),
      async onQueryStarted(_link, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.catch(() => null); // a failure is told by its toast
        if (changed) void dispatch(userApi.endpoints.getUser.initiate(undefined, anew));
      },
    }),
  }),
});

export const { useAskAddressMutation, useWithdrawAddressMutation, useConfirmAddressMutation } = addressApi;
