import type { PasskeyCreation, PasskeyDraft } from '../../../../domain/wire/passkey.ts';
import type { PasskeyName, PasskeyRemoval, PasswordForm } from '../../../../domain/wire/security.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** The passkeys for the login at the embedded provider; their list is part of the security data. */
export const loginPasskeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    startLoginPasskey: build.mutation<PasskeyCreation, PasswordForm>({
      query: (form) => ({ url: 'security/passkey/start', method: 'POST', body: form }),
    }),
    addLoginPasskey: build.mutation<unknown, WithSuccessToast<{ draft: PasskeyDraft }>>({
      query: ({ draft }) => ({ url: 'security/passkey', method: 'POST', body: draft }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
    renameLoginPasskey: build.mutation<unknown, WithSuccessToast<{ form: PasskeyName }>>({
      query: ({ form }) => ({ url: 'security/passkey/name', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
    removeLoginPasskey: build.mutation<unknown, WithSuccessToast<{ form: PasskeyRemoval }>>({
      query: ({ form }) => ({ url: 'security/passkey/remove', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('security'),
    }),
  }),
});

export const { useRenameLoginPasskeyMutation, useRemoveLoginPasskeyMutation } = loginPasskeysApi;
