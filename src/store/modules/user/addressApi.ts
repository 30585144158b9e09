import type { AddressForm, VerificationToken } from '../../../../domain/wire/security.ts';
import { FORCE_REFETCH, api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { userApi } from './userApi.ts';

/** Another address to log in with (docs/decisions/0019). */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    askAddress: build.mutation<unknown, WithSuccessToast<{ form: AddressForm }>>({
      query: ({ form }) => ({ url: 'profile/email', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
    withdrawAddress: build.mutation<unknown, WithSuccessToast<object>>({
      query: () => ({ url: 'profile/email', method: 'DELETE' }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
    /** With the token of the mail to the new address. */
    confirmAddress: build.mutation<unknown, WithSuccessToast<VerificationToken>>({
      query: ({ token }) => ({ url: 'profile/email/confirm', method: 'POST', body: { token } }),
      invalidatesTags: invalidateOnSuccess('security'),
      async onQueryStarted(_link, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.catch(() => null); // a failure is reported by its toast
        if (changed) void dispatch(userApi.endpoints.getUser.initiate(undefined, FORCE_REFETCH));
      },
    }),
  }),
});

export const { useAskAddressMutation, useWithdrawAddressMutation, useConfirmAddressMutation } = addressApi;
