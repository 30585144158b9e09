import type {
  CodeForm,
  FactorStart,
  PasswordChange,
  PasswordForm,
  RecoveryCodes,
  SecurityState,
} from '../../../../domain/wire/security.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** How the caller logs in. Not kept in a slice: keys and codes are shown once, by the component that requested them. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<SecurityState, void>({
      query: () => ({ url: 'security' }),
      providesTags: ['security'],
    }),
    changePassword: build.mutation<unknown, WithSuccessToast<{ form: PasswordChange }>>({
      query: ({ form }) => ({ url: 'profile/password', method: 'POST', body: form }),
      // The other sessions end, and the address of a calendar with them.
      invalidatesTags: invalidateOnSuccess('sessions', 'calendar'),
    }),
    startFactor: build.mutation<FactorStart, PasswordForm>({
      query: (form) => ({ url: 'security/factor/start', method: 'POST', body: form }),
    }),
    confirmFactor: build.mutation<RecoveryCodes, CodeForm>({
      query: (form) => ({ url: 'security/factor/confirm', method: 'POST', body: form, renewsToken: true }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, PasswordForm>({
      query: (form) => ({ url: 'security/recovery', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
    turnFactorOff: build.mutation<unknown, WithSuccessToast<{ form: PasswordForm }>>({
      query: ({ form }) => ({ url: 'security/factor/off', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
  }),
});

export const {
  useGetSecurityQuery,
  useChangePasswordMutation,
  useStartFactorMutation,
  useConfirmFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnFactorOffMutation,
} = securityApi;
